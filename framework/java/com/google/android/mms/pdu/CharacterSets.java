package com.google.android.mms.pdu;

import antecede.Unlisted;
import java.io.UnsupportedEncodingException;

/** Numbers of character sets. */
@Unlisted
public class CharacterSets {
  public static final int ANY_CHARSET = 0x00;
  public static final int US_ASCII = 0x03;
  public static final int ISO_8859_1 = 0x04;
  public static final int UTF_8 = 0x6A;
  public static final int UTF_16 = 0x03F7;
  public static final int DEFAULT_CHARSET = UTF_8;
  public static final String MIMENAME_UTF_8 = "utf-8";
  public static final String MIMENAME_ISO_8859_1 = "iso-8859-1";

  private CharacterSets() {}

  public static String getMimeName(int mibEnumValue) throws UnsupportedEncodingException {
    switch (mibEnumValue) {
      case US_ASCII:
        return "us-ascii";
      case ISO_8859_1:
        return MIMENAME_ISO_8859_1;
      case ANY_CHARSET:
      case UTF_8:
        return MIMENAME_UTF_8;
      case UTF_16:
        return "utf-16";
      default:
        throw new UnsupportedEncodingException();
    }
  }

  public static int getMibEnumValue(String mimeName) throws UnsupportedEncodingException {
    switch (mimeName) {
      case "us-ascii":
        return US_ASCII;
      case MIMENAME_ISO_8859_1:
        return ISO_8859_1;
      case MIMENAME_UTF_8:
        return UTF_8;
      case "utf-16":
        return UTF_16;
      default:
        throw new UnsupportedEncodingException();
    }
  }
}
