package com.google.android.mms.pdu;

import antecede.Unlisted;
import java.util.ArrayList;

/** The parts of a message. */
@Unlisted
public class PduBody {
  private final ArrayList<PduPart> parts = new ArrayList<PduPart>();

  public PduBody() {}

  public boolean addPart(PduPart part) {
    if (part == null) throw new NullPointerException();
    return parts.add(part);
  }

  public void addPart(int index, PduPart part) {
    if (part == null) throw new NullPointerException();
    parts.add(index, part);
  }

  public PduPart removePart(int index) {
    return parts.remove(index);
  }

  public void removeAll() {
    parts.clear();
  }

  public PduPart getPart(int index) {
    return parts.get(index);
  }

  public int getPartIndex(PduPart part) {
    return parts.indexOf(part);
  }

  public int getPartsNum() {
    return parts.size();
  }

  private static boolean is(byte[] bytes, String text) {
    return bytes != null && new String(bytes).equals(text);
  }

  public PduPart getPartByContentId(String cid) {
    for (int i = 0; i < parts.size(); i++) {
      if (is(parts.get(i).getContentId(), cid)) return parts.get(i);
    }
    return null;
  }

  public PduPart getPartByContentLocation(String contentLocation) {
    for (int i = 0; i < parts.size(); i++) {
      if (is(parts.get(i).getContentLocation(), contentLocation)) return parts.get(i);
    }
    return null;
  }

  public PduPart getPartByName(String name) {
    for (int i = 0; i < parts.size(); i++) {
      if (is(parts.get(i).getName(), name)) return parts.get(i);
    }
    return null;
  }

  public PduPart getPartByFileName(String filename) {
    for (int i = 0; i < parts.size(); i++) {
      if (is(parts.get(i).getFilename(), filename)) return parts.get(i);
    }
    return null;
  }
}
