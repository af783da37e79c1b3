package com.google.android.mms.pdu;

import android.net.Uri;
import antecede.Unlisted;

/** A part of a message. */
@Unlisted
public class PduPart {
  private Uri dataUri;
  private byte[] data;
  private int charset;
  private byte[] contentId;
  private byte[] contentLocation;
  private byte[] contentType;
  private byte[] name;
  private byte[] filename;
  private byte[] contentDisposition;

  public PduPart() {}

  public void setData(byte[] data) {
    this.data = data == null ? null : data.clone();
  }

  public byte[] getData() {
    return data == null ? null : data.clone();
  }

  public int getDataLength() {
    return data == null ? 0 : data.length;
  }

  public void setDataUri(Uri uri) {
    dataUri = uri;
  }

  public Uri getDataUri() {
    return dataUri;
  }

  public void setContentId(byte[] contentId) {
    if (contentId == null || contentId.length == 0) throw new IllegalArgumentException("Content-Id may not be null or empty.");
    this.contentId = contentId;
  }

  public byte[] getContentId() {
    return contentId;
  }

  public void setCharset(int charset) {
    this.charset = charset;
  }

  public int getCharset() {
    return charset;
  }

  public void setContentLocation(byte[] contentLocation) {
    if (contentLocation == null) throw new NullPointerException("null content-location");
    this.contentLocation = contentLocation;
  }

  public byte[] getContentLocation() {
    return contentLocation;
  }

  public void setContentDisposition(byte[] contentDisposition) {
    this.contentDisposition = contentDisposition;
  }

  public byte[] getContentDisposition() {
    return contentDisposition;
  }

  public void setContentType(byte[] contentType) {
    if (contentType == null) throw new NullPointerException("null content-type");
    this.contentType = contentType;
  }

  public byte[] getContentType() {
    return contentType;
  }

  public void setName(byte[] name) {
    this.name = name;
  }

  public byte[] getName() {
    return name;
  }

  public void setFilename(byte[] fileName) {
    filename = fileName;
  }

  public byte[] getFilename() {
    return filename;
  }

  public String generateLocation() {
    byte[] location = name != null ? name : filename != null ? filename : contentLocation;
    return location != null ? new String(location) : "cid:" + (contentId == null ? "" : new String(contentId));
  }
}
