package java.nio.channels;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Channels as streams, and streams as channels. */
public final class Channels {
  private Channels() {}

  public static InputStream newInputStream(ReadableByteChannel channel) {
    Objects.requireNonNull(channel, "ch");
    return new InputStream() {
      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
      }

      @Override
      public int read(byte[] bytes, int offset, int count) throws IOException {
        if (count == 0) return 0;
        return channel.read(ByteBuffer.wrap(bytes, offset, count));
      }

      @Override
      public int available() throws IOException {
        if (!(channel instanceof SeekableByteChannel)) return 0;
        SeekableByteChannel seekable = (SeekableByteChannel) channel;
        return (int) Math.min(Integer.MAX_VALUE, Math.max(0, seekable.size() - seekable.position()));
      }

      @Override
      public void close() throws IOException {
        channel.close();
      }
    };
  }

  public static OutputStream newOutputStream(WritableByteChannel channel) {
    Objects.requireNonNull(channel, "ch");
    return new OutputStream() {
      @Override
      public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int count) throws IOException {
        ByteBuffer source = ByteBuffer.wrap(bytes, offset, count);
        while (source.hasRemaining()) {
          if (channel.write(source) <= 0) throw new IOException("no bytes written");
        }
      }

      @Override
      public void close() throws IOException {
        channel.close();
      }
    };
  }

  private static int await(Future<Integer> result) throws IOException {
    try {
      return result.get();
    } catch (ExecutionException e) {
      throw new IOException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClosedByInterruptException();
    }
  }

  public static InputStream newInputStream(AsynchronousByteChannel channel) {
    Objects.requireNonNull(channel, "ch");
    return newInputStream(new ReadableByteChannel() {
      @Override
      public int read(ByteBuffer target) throws IOException {
        return await(channel.read(target));
      }

      @Override
      public boolean isOpen() {
        return channel.isOpen();
      }

      @Override
      public void close() throws IOException {
        channel.close();
      }
    });
  }

  public static OutputStream newOutputStream(AsynchronousByteChannel channel) {
    Objects.requireNonNull(channel, "ch");
    return newOutputStream(new WritableByteChannel() {
      @Override
      public int write(ByteBuffer source) throws IOException {
        return await(channel.write(source));
      }

      @Override
      public boolean isOpen() {
        return channel.isOpen();
      }

      @Override
      public void close() throws IOException {
        channel.close();
      }
    });
  }

  public static ReadableByteChannel newChannel(InputStream in) {
    Objects.requireNonNull(in, "in");
    return new StreamChannel(in, null);
  }

  public static WritableByteChannel newChannel(OutputStream out) {
    Objects.requireNonNull(out, "out");
    return new StreamChannel(null, out);
  }

  /** A stream as a channel. */
  private static final class StreamChannel extends AbstractInterruptibleChannel implements ByteChannel {
    private final InputStream in;
    private final OutputStream out;

    StreamChannel(InputStream in, OutputStream out) {
      this.in = in;
      this.out = out;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
      if (!isOpen()) throw new ClosedChannelException();
      if (target.isReadOnly()) throw new IllegalArgumentException();
      int total = 0;
      byte[] bytes = new byte[Math.min(8192, target.remaining())];
      while (target.hasRemaining()) {
        // Only the first read may block.
        if (total > 0 && in.available() <= 0) break;
        int size = in.read(bytes, 0, Math.min(bytes.length, target.remaining()));
        if (size < 0) return total == 0 ? -1 : total;
        target.put(bytes, 0, size);
        total += size;
      }
      return total;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
      if (!isOpen()) throw new ClosedChannelException();
      byte[] bytes = new byte[source.remaining()];
      source.get(bytes);
      out.write(bytes, 0, bytes.length);
      return bytes.length;
    }

    @Override
    protected void implCloseChannel() throws IOException {
      if (in != null) in.close();
      else out.close();
    }
  }

  public static Reader newReader(ReadableByteChannel channel, CharsetDecoder decoder, int minimum) {
    return new InputStreamReader(newInputStream(channel), decoder.reset());
  }

  public static Reader newReader(ReadableByteChannel channel, String charset) {
    return newReader(channel, Charset.forName(charset));
  }

  public static Reader newReader(ReadableByteChannel channel, Charset charset) {
    return newReader(channel, charset.newDecoder(), -1);
  }

  public static Writer newWriter(WritableByteChannel channel, CharsetEncoder encoder, int minimum) {
    return new OutputStreamWriter(newOutputStream(channel), encoder.reset());
  }

  public static Writer newWriter(WritableByteChannel channel, String charset) {
    return newWriter(channel, Charset.forName(charset));
  }

  public static Writer newWriter(WritableByteChannel channel, Charset charset) {
    return newWriter(channel, charset.newEncoder(), -1);
  }
}
