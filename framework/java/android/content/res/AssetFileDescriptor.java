package android.content.res;

import android.os.Bundle;
import android.os.Parcel;
import android.os.ParcelFileDescriptor;
import android.os.Parcelable;
import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

/** A part of an open file. */
public class AssetFileDescriptor implements Parcelable, Closeable {
  public static final long UNKNOWN_LENGTH = -1L;

  private final ParcelFileDescriptor file;
  private final long start;
  private final long length;
  private final Bundle extras;

  public static final Parcelable.Creator<AssetFileDescriptor> CREATOR = new Parcelable.Creator<AssetFileDescriptor>() {
    @Override
    public AssetFileDescriptor createFromParcel(Parcel in) {
      ParcelFileDescriptor file = ParcelFileDescriptor.CREATOR.createFromParcel(in);
      return new AssetFileDescriptor(file, in.readLong(), in.readLong(), in.readBundle());
    }

    @Override
    public AssetFileDescriptor[] newArray(int size) {
      return new AssetFileDescriptor[size];
    }
  };

  /** Reads no further than the part goes. */
  public static class AutoCloseInputStream extends ParcelFileDescriptor.AutoCloseInputStream {
    private long left;

    public AutoCloseInputStream(AssetFileDescriptor fd) throws IOException {
      super(fd.getParcelFileDescriptor());
      super.skip(fd.getStartOffset());
      left = fd.getLength() < 0 ? Long.MAX_VALUE : fd.getLength();
    }

    @Override
    public int available() throws IOException {
      return (int) Math.min(super.available(), left);
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer) throws IOException {
      return read(buffer, 0, buffer.length);
    }

    @Override
    public int read(byte[] buffer, int offset, int count) throws IOException {
      if (left <= 0) return -1;
      int read = super.read(buffer, offset, (int) Math.min(count, left));
      if (read > 0) left -= read;
      return read;
    }

    @Override
    public long skip(long count) throws IOException {
      long skipped = super.skip(Math.min(count, left));
      left -= skipped;
      return skipped;
    }

    @Override
    public void mark(int readlimit) {}

    @Override
    public boolean markSupported() {
      return false;
    }

    @Override
    public synchronized void reset() throws IOException {
      super.reset();
    }
  }

  /** Writes no further than the part goes. */
  public static class AutoCloseOutputStream extends ParcelFileDescriptor.AutoCloseOutputStream {
    private long left;

    public AutoCloseOutputStream(AssetFileDescriptor fd) throws IOException {
      super(fd.getParcelFileDescriptor());
      left = fd.getLength() < 0 ? Long.MAX_VALUE : fd.getLength();
    }

    @Override
    public void write(byte[] buffer, int offset, int count) throws IOException {
      int most = (int) Math.min(count, left);
      left -= most;
      super.write(buffer, offset, most);
    }

    @Override
    public void write(byte[] buffer) throws IOException {
      write(buffer, 0, buffer.length);
    }

    @Override
    public void write(int oneByte) throws IOException {
      write(new byte[] {(byte) oneByte}, 0, 1);
    }
  }

  public AssetFileDescriptor(ParcelFileDescriptor fd, long startOffset, long length) {
    this(fd, startOffset, length, null);
  }

  public AssetFileDescriptor(ParcelFileDescriptor fd, long startOffset, long length, Bundle extras) {
    if (fd == null) throw new IllegalArgumentException("fd must not be null");
    if (length < 0 && startOffset != 0) throw new IllegalArgumentException("startOffset must be 0 when using UNKNOWN_LENGTH");
    file = fd;
    start = startOffset;
    this.length = length;
    this.extras = extras;
  }

  public ParcelFileDescriptor getParcelFileDescriptor() {
    return file;
  }

  public FileDescriptor getFileDescriptor() {
    return file.getFileDescriptor();
  }

  public long getStartOffset() {
    return start;
  }

  public Bundle getExtras() {
    return extras;
  }

  public long getLength() {
    return length >= 0 ? length : file.getStatSize();
  }

  public long getDeclaredLength() {
    return length;
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  public FileInputStream createInputStream() throws IOException {
    if (length < 0) return new ParcelFileDescriptor.AutoCloseInputStream(file);
    return new AutoCloseInputStream(this);
  }

  public FileOutputStream createOutputStream() throws IOException {
    if (length < 0) return new ParcelFileDescriptor.AutoCloseOutputStream(file);
    return new AutoCloseOutputStream(this);
  }

  @Override
  public String toString() {
    return "{AssetFileDescriptor: " + file + " start=" + start + " len=" + length + "}";
  }

  @Override
  public int describeContents() {
    return file.describeContents();
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    file.writeToParcel(out, flags);
    out.writeLong(start);
    out.writeLong(length);
    out.writeBundle(extras);
  }
}
