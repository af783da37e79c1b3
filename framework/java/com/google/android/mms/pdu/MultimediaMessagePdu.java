package com.google.android.mms.pdu;

import antecede.Unlisted;

/** A message with parts. */
@Unlisted
public class MultimediaMessagePdu extends GenericPdu {
  private PduBody body;
  private EncodedStringValue subject;
  private EncodedStringValue[] to;
  private int priority;
  private long date;

  MultimediaMessagePdu(int type) {
    super(type);
  }

  public PduBody getBody() {
    return body;
  }

  public void setBody(PduBody body) {
    this.body = body;
  }

  public EncodedStringValue getSubject() {
    return subject;
  }

  public void setSubject(EncodedStringValue value) {
    subject = value;
  }

  public EncodedStringValue[] getTo() {
    return to;
  }

  public void setTo(EncodedStringValue[] value) {
    to = value;
  }

  public void addTo(EncodedStringValue value) {
    int count = to == null ? 0 : to.length;
    EncodedStringValue[] more = new EncodedStringValue[count + 1];
    if (count > 0) System.arraycopy(to, 0, more, 0, count);
    more[count] = value;
    to = more;
  }

  public int getPriority() {
    return priority;
  }

  public void setPriority(int value) {
    priority = value;
  }

  public long getDate() {
    return date;
  }

  public void setDate(long value) {
    date = value;
  }
}
