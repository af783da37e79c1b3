package android.os;

import antecede.Concrete;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** What a Parcel holds: values, and where each would begin if they were bytes. */
@Concrete
final class Slots {
  private Object[] values = new Object[16];
  private int[] starts = new int[16];
  private int count;
  private int size;
  /** Index of the value that is read or written next. */
  private int next;

  int size() {
    return size;
  }

  int position() {
    return next < count ? starts[next] : size;
  }

  /** Replaces the next value; behind the last one, adds it. */
  void write(Object value, int bytes) {
    if (next == values.length) grow();
    values[next] = value;
    starts[next] = next < count ? starts[next] : size;
    if (next == count) {
      count++;
      size += bytes;
    }
    next++;
  }

  int index() {
    return next;
  }

  void go(int index) {
    next = Math.min(index, count);
  }

  /** Replaces a value that was written already. */
  void set(int index, Object value) {
    values[index] = value;
  }

  Object read() {
    return next < count ? values[next++] : null;
  }

  /** To the value at that byte, or the first behind it. */
  void seek(int position) {
    next = 0;
    while (next < count && starts[next] < position) next++;
  }

  void truncate(int bytes) {
    if (bytes >= size) return;
    seek(bytes);
    for (int i = next; i < count; i++) values[i] = null;
    count = next;
    size = bytes;
  }

  void append(Slots other, int offset, int length) {
    next = count;
    for (int i = 0; i < other.count; i++) {
      int start = other.starts[i];
      int end = i + 1 < other.count ? other.starts[i + 1] : other.size;
      if (start >= offset && end <= offset + length) write(other.values[i], end - start);
    }
  }

  /** All values of the other, behind the last one. */
  void append(Slots other) {
    append(other, 0, other.size);
  }

  /** The values from one index to another. */
  Slots part(int from, int to) {
    Slots part = new Slots();
    for (int i = from; i < to; i++) part.write(values[i], (i + 1 < count ? starts[i + 1] : size) - starts[i]);
    return part;
  }

  /** The same values, to be read from the first on. */
  Slots fromStart() {
    Slots same = part(0, count);
    same.next = 0;
    return same;
  }

  static byte[] serialized(Object value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ObjectOutputStream out = new ObjectOutputStream(bytes);
      out.writeObject(value);
      out.close();
    } catch (IOException e) {
      throw new BadParcelableException(
          "Parcelable encountered IOException writing serializable object (name = " + value.getClass().getName() + ")", e);
    }
    return bytes.toByteArray();
  }

  static Object deserialized(byte[] bytes) {
    try {
      return new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
    } catch (IOException e) {
      throw new BadParcelableException("Parcelable encountered IOException reading a Serializable object", e);
    } catch (ClassNotFoundException e) {
      throw new BadParcelableException("Parcelable encountered ClassNotFoundException reading a Serializable object", e);
    }
  }

  byte[] toBytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ObjectOutputStream out = new ObjectOutputStream(bytes);
      out.writeInt(count);
      for (int i = 0; i < count; i++) {
        out.writeInt((i + 1 < count ? starts[i + 1] : size) - starts[i]);
        out.writeObject(values[i]);
      }
      out.flush();
    } catch (IOException e) {
      throw new RuntimeException("Tried to marshall a Parcel that contains Binder objects.", e);
    }
    return bytes.toByteArray();
  }

  /** What {@link #toBytes} took apart, the position behind the last; nothing for bytes from elsewhere. */
  static Slots of(byte[] data, int offset, int length) {
    Slots slots = new Slots();
    try {
      ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(data, offset, length));
      for (int left = in.readInt(); left > 0; left--) {
        int bytes = in.readInt();
        slots.write(in.readObject(), bytes);
      }
    } catch (IOException | ClassNotFoundException e) {
      return new Slots();
    }
    return slots;
  }

  private void grow() {
    Object[] moreValues = new Object[2 * count];
    int[] moreStarts = new int[2 * count];
    System.arraycopy(values, 0, moreValues, 0, count);
    System.arraycopy(starts, 0, moreStarts, 0, count);
    values = moreValues;
    starts = moreStarts;
  }
}
