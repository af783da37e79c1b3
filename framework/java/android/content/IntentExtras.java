package android.content;

import android.os.Bundle;
import android.os.Parcelable;
import antecede.Unlisted;
import java.io.Serializable;
import java.util.ArrayList;

/** The extras of an {@link Intent}, and how they are read. */
class IntentExtras {
  Bundle extras;

  IntentExtras() {}

  public void setExtrasClassLoader(ClassLoader loader) {
    if (extras != null) extras.setClassLoader(loader);
  }

  public boolean hasExtra(String name) {
    return extras != null && extras.containsKey(name);
  }

  public boolean hasFileDescriptors() {
    return extras != null && extras.hasFileDescriptors();
  }

  @Unlisted
  @Deprecated
  public Object getExtra(String name) {
    return extras == null ? null : extras.get(name);
  }

  public boolean getBooleanExtra(String name, boolean defaultValue) {
    return extras == null ? defaultValue : extras.getBoolean(name, defaultValue);
  }

  public byte getByteExtra(String name, byte defaultValue) {
    return extras == null ? defaultValue : extras.getByte(name, defaultValue);
  }

  public short getShortExtra(String name, short defaultValue) {
    return extras == null ? defaultValue : extras.getShort(name, defaultValue);
  }

  public char getCharExtra(String name, char defaultValue) {
    return extras == null ? defaultValue : extras.getChar(name, defaultValue);
  }

  public int getIntExtra(String name, int defaultValue) {
    return extras == null ? defaultValue : extras.getInt(name, defaultValue);
  }

  public long getLongExtra(String name, long defaultValue) {
    return extras == null ? defaultValue : extras.getLong(name, defaultValue);
  }

  public float getFloatExtra(String name, float defaultValue) {
    return extras == null ? defaultValue : extras.getFloat(name, defaultValue);
  }

  public double getDoubleExtra(String name, double defaultValue) {
    return extras == null ? defaultValue : extras.getDouble(name, defaultValue);
  }

  public String getStringExtra(String name) {
    return extras == null ? null : extras.getString(name);
  }

  public CharSequence getCharSequenceExtra(String name) {
    return extras == null ? null : extras.getCharSequence(name);
  }

  public Bundle getBundleExtra(String name) {
    return extras == null ? null : extras.getBundle(name);
  }

  public ArrayList<Integer> getIntegerArrayListExtra(String name) {
    return extras == null ? null : extras.getIntegerArrayList(name);
  }

  public ArrayList<String> getStringArrayListExtra(String name) {
    return extras == null ? null : extras.getStringArrayList(name);
  }

  public ArrayList<CharSequence> getCharSequenceArrayListExtra(String name) {
    return extras == null ? null : extras.getCharSequenceArrayList(name);
  }

  public boolean[] getBooleanArrayExtra(String name) {
    return extras == null ? null : extras.getBooleanArray(name);
  }

  public byte[] getByteArrayExtra(String name) {
    return extras == null ? null : extras.getByteArray(name);
  }

  public short[] getShortArrayExtra(String name) {
    return extras == null ? null : extras.getShortArray(name);
  }

  public char[] getCharArrayExtra(String name) {
    return extras == null ? null : extras.getCharArray(name);
  }

  public int[] getIntArrayExtra(String name) {
    return extras == null ? null : extras.getIntArray(name);
  }

  public long[] getLongArrayExtra(String name) {
    return extras == null ? null : extras.getLongArray(name);
  }

  public float[] getFloatArrayExtra(String name) {
    return extras == null ? null : extras.getFloatArray(name);
  }

  public double[] getDoubleArrayExtra(String name) {
    return extras == null ? null : extras.getDoubleArray(name);
  }

  public String[] getStringArrayExtra(String name) {
    return extras == null ? null : extras.getStringArray(name);
  }

  public CharSequence[] getCharSequenceArrayExtra(String name) {
    return extras == null ? null : extras.getCharSequenceArray(name);
  }

  @Deprecated
  public <T extends Parcelable> T getParcelableExtra(String name) {
    return extras == null ? null : extras.<T>getParcelable(name);
  }

  public <T> T getParcelableExtra(String name, Class<T> clazz) {
    return extras == null ? null : extras.getParcelable(name, clazz);
  }

  @Deprecated
  public Parcelable[] getParcelableArrayExtra(String name) {
    return extras == null ? null : extras.getParcelableArray(name);
  }

  public <T> T[] getParcelableArrayExtra(String name, Class<T> clazz) {
    return extras == null ? null : extras.getParcelableArray(name, clazz);
  }

  @Deprecated
  public <T extends Parcelable> ArrayList<T> getParcelableArrayListExtra(String name) {
    return extras == null ? null : extras.<T>getParcelableArrayList(name);
  }

  public <T> ArrayList<T> getParcelableArrayListExtra(String name, Class<? extends T> clazz) {
    return extras == null ? null : extras.<T>getParcelableArrayList(name, clazz);
  }

  @Deprecated
  public Serializable getSerializableExtra(String name) {
    return extras == null ? null : extras.getSerializable(name);
  }

  public <T extends Serializable> T getSerializableExtra(String name, Class<T> clazz) {
    return extras == null ? null : extras.getSerializable(name, clazz);
  }
}
