package android.os;

import android.content.Context;
import antecede.Unlisted;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Keeps reports of what went wrong: throws them away. */
public class DropBoxManager {
  public static final String ACTION_DROPBOX_ENTRY_ADDED = "android.intent.action.DROPBOX_ENTRY_ADDED";
  public static final String EXTRA_DROPPED_COUNT = "android.os.extra.DROPPED_COUNT";
  public static final String EXTRA_TAG = "tag";
  public static final String EXTRA_TIME = "time";
  public static final int IS_EMPTY = 1;
  public static final int IS_GZIPPED = 4;
  public static final int IS_TEXT = 2;

  /** One report. */
  public static class Entry implements Parcelable, Closeable {
    private final String tag;
    private final long millis;
    private final byte[] data;
    private final int flags;

    public static final Parcelable.Creator<Entry> CREATOR = new Parcelable.Creator<Entry>() {
      @Override
      public Entry createFromParcel(Parcel in) {
        return (Entry) in.readWhole();
      }

      @Override
      public Entry[] newArray(int size) {
        return new Entry[size];
      }
    };

    public Entry(String tag, long millis) {
      this(tag, millis, null, IS_EMPTY);
    }

    public Entry(String tag, long millis, String text) {
      this(tag, millis, text.getBytes(StandardCharsets.UTF_8), IS_TEXT);
    }

    public Entry(String tag, long millis, byte[] data, int flags) {
      if (tag == null) throw new NullPointerException("tag == null");
      this.tag = tag;
      this.millis = millis;
      this.data = data;
      this.flags = flags;
    }

    @Override
    public void close() {}

    public String getTag() {
      return tag;
    }

    public long getTimeMillis() {
      return millis;
    }

    public int getFlags() {
      return flags;
    }

    public String getText(int maxBytes) {
      return (flags & IS_TEXT) == 0 || data == null ? null : new String(data, 0, Math.min(maxBytes, data.length),
          StandardCharsets.UTF_8);
    }

    public InputStream getInputStream() throws IOException {
      return data == null ? null : new ByteArrayInputStream(data);
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      out.writeWhole(this);
    }
  }

  protected DropBoxManager() {}

  @Unlisted
  public DropBoxManager(Context context) {}

  public void addText(String tag, String data) {}

  public void addData(String tag, byte[] data, int flags) {
    if (data == null) throw new NullPointerException("data == null");
  }

  public void addFile(String tag, File file, int flags) throws IOException {
    if (file == null) throw new NullPointerException("file == null");
  }

  public boolean isTagEnabled(String tag) {
    return false;
  }

  public Entry getNextEntry(String tag, long msec) {
    return null;
  }
}
