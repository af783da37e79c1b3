package com.google.android.mms.pdu;

import antecede.Unlisted;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;

/** A text and its character set. */
@Unlisted
public class EncodedStringValue implements Cloneable {
  private int charset;
  private byte[] data;

  public EncodedStringValue(int charset, byte[] data) {
    if (data == null) throw new NullPointerException("EncodedStringValue: Text-string is null.");
    this.charset = charset;
    this.data = data.clone();
  }

  public EncodedStringValue(byte[] data) {
    this(CharacterSets.DEFAULT_CHARSET, data);
  }

  public EncodedStringValue(String data) {
    this(CharacterSets.UTF_8, data.getBytes(StandardCharsets.UTF_8));
  }

  public int getCharacterSet() {
    return charset;
  }

  public void setCharacterSet(int charset) {
    this.charset = charset;
  }

  public byte[] getTextString() {
    return data.clone();
  }

  public void setTextString(byte[] textString) {
    data = textString.clone();
  }

  public String getString() {
    try {
      return new String(data, CharacterSets.getMimeName(charset));
    } catch (UnsupportedEncodingException e) {
      return new String(data, StandardCharsets.ISO_8859_1);
    }
  }

  public void appendTextString(byte[] textString) {
    byte[] both = new byte[data.length + textString.length];
    System.arraycopy(data, 0, both, 0, data.length);
    System.arraycopy(textString, 0, both, data.length, textString.length);
    data = both;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return new EncodedStringValue(charset, data);
  }

  public static String concat(EncodedStringValue[] addr) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < addr.length; i++) text.append(i == 0 ? "" : ";").append(addr[i].getString());
    return text.toString();
  }

  public static EncodedStringValue[] encodeStrings(String[] array) {
    EncodedStringValue[] values = new EncodedStringValue[array.length];
    for (int i = 0; i < values.length; i++) values[i] = new EncodedStringValue(array[i]);
    return values.length == 0 ? null : values;
  }

  public static EncodedStringValue copy(EncodedStringValue value) {
    return value == null ? null : new EncodedStringValue(value.charset, value.data);
  }
}
