package java.nio.channels;

import java.nio.ByteBuffer;
import java.util.concurrent.Future;

/** An asynchronous channel of bytes. */
public interface AsynchronousByteChannel extends AsynchronousChannel {
  <A> void read(ByteBuffer target, A attachment, CompletionHandler<Integer, ? super A> handler);

  Future<Integer> read(ByteBuffer target);

  <A> void write(ByteBuffer source, A attachment, CompletionHandler<Integer, ? super A> handler);

  Future<Integer> write(ByteBuffer source);
}
