package java.nio.channels;

/** Is told how an asynchronous operation ended. */
public interface CompletionHandler<V, A> {
  void completed(V result, A attachment);

  void failed(Throwable failure, A attachment);
}
