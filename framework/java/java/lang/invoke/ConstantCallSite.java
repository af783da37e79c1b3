package java.lang.invoke;

/** A call site that never changes. */
public class ConstantCallSite extends CallSite {
  public ConstantCallSite(MethodHandle target) {
    super(target);
  }

  protected ConstantCallSite(MethodType type, MethodHandle makeTarget) throws Throwable {
    super(unset(type));
    target = (MethodHandle) makeTarget.invokeWithArguments(this);
  }

  @Override
  public final MethodHandle getTarget() {
    return target;
  }

  @Override
  public final void setTarget(MethodHandle target) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final MethodHandle dynamicInvoker() {
    return target;
  }
}
