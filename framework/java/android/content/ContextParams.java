package android.content;

/** What a context shall be like. */
public final class ContextParams {
  private final String tag;
  private final AttributionSource next;
  private final boolean registers;

  /** Makes one. */
  public static final class Builder {
    private String tag;
    private AttributionSource next;
    private boolean registers;

    public Builder() {}

    public Builder(ContextParams params) {
      tag = params.tag;
      next = params.next;
      registers = params.registers;
    }

    public Builder setAttributionTag(String attributionTag) {
      tag = attributionTag;
      return this;
    }

    public Builder setNextAttributionSource(AttributionSource next) {
      this.next = next;
      return this;
    }

    public Builder setShouldRegisterAttributionSource(boolean shouldRegister) {
      registers = shouldRegister;
      return this;
    }

    public ContextParams build() {
      return new ContextParams(tag, next, registers);
    }
  }

  private ContextParams(String tag, AttributionSource next, boolean registers) {
    this.tag = tag;
    this.next = next;
    this.registers = registers;
  }

  public String getAttributionTag() {
    return tag;
  }

  public AttributionSource getNextAttributionSource() {
    return next;
  }

  public boolean shouldRegisterAttributionSource() {
    return registers;
  }
}
