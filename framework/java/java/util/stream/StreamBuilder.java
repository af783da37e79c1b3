package java.util.stream;

/** The builder of a stream of objects. */
final class StreamBuilder<T> implements Stream.Builder<T> {
  private Buffer<T> buffer = new Buffer<>();

  private Buffer<T> buffer() {
    if (buffer == null) throw new IllegalStateException();
    return buffer;
  }

  @Override
  public void accept(T element) {
    buffer().add(element);
  }

  @Override
  public StreamBuilder<T> add(T element) {
    accept(element);
    return this;
  }

  @Override
  public Stream<T> build() {
    Buffer<T> built = buffer();
    buffer = null;
    return new ObjectPipe.OfBuffer<>(built);
  }
}
