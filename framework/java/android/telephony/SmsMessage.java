package android.telephony;

import java.nio.charset.StandardCharsets;

/** A message; its bytes are not read. */
public class SmsMessage {
  public static final int ENCODING_16BIT = 3;
  public static final int ENCODING_7BIT = 1;
  public static final int ENCODING_8BIT = 2;
  public static final int ENCODING_KSC5601 = 4;
  public static final int ENCODING_UNKNOWN = 0;
  public static final String FORMAT_3GPP = "3gpp";
  public static final String FORMAT_3GPP2 = "3gpp2";
  public static final int MAX_USER_DATA_BYTES = 140;
  public static final int MAX_USER_DATA_BYTES_WITH_HEADER = 134;
  public static final int MAX_USER_DATA_SEPTETS = 160;
  public static final int MAX_USER_DATA_SEPTETS_WITH_HEADER = 153;

  private final byte[] pdu;

  public enum MessageClass {
    UNKNOWN,
    CLASS_0,
    CLASS_1,
    CLASS_2,
    CLASS_3
  }

  /** A message to send. */
  public static class SubmitPdu {
    public byte[] encodedScAddress;
    public byte[] encodedMessage;

    SubmitPdu() {}
  }

  private SmsMessage(byte[] pdu) {
    this.pdu = pdu;
  }

  @Deprecated
  public static SmsMessage createFromPdu(byte[] pdu) {
    return pdu == null ? null : new SmsMessage(pdu);
  }

  public static SmsMessage createFromPdu(byte[] pdu, String format) {
    return createFromPdu(pdu);
  }

  /** Messages, characters used, characters left, seven or sixteen bits. */
  public static int[] calculateLength(CharSequence msgBody, boolean use7bitOnly) {
    int length = msgBody.length();
    boolean wide = false;
    for (int i = 0; i < length; i++) wide |= msgBody.charAt(i) > 0xff;
    wide &= !use7bitOnly;
    int single = wide ? 70 : 160;
    int part = wide ? 67 : 153;
    int messages = length <= single ? 1 : (length + part - 1) / part;
    return new int[] {messages, length, messages == 1 ? single - length : messages * part - length, wide ? ENCODING_16BIT
        : ENCODING_7BIT};
  }

  public static int[] calculateLength(String messageBody, boolean use7bitOnly) {
    return calculateLength((CharSequence) messageBody, use7bitOnly);
  }

  public static SubmitPdu getSubmitPdu(String scAddress, String destinationAddress, String message,
      boolean statusReportRequested) {
    SubmitPdu made = new SubmitPdu();
    made.encodedMessage = message.getBytes(StandardCharsets.UTF_8);
    return made;
  }

  public String getServiceCenterAddress() {
    return null;
  }

  public String getOriginatingAddress() {
    return "5551234";
  }

  public String getDisplayOriginatingAddress() {
    return getOriginatingAddress();
  }

  public String getMessageBody() {
    return new String(pdu, StandardCharsets.UTF_8);
  }

  public MessageClass getMessageClass() {
    return MessageClass.UNKNOWN;
  }

  public String getDisplayMessageBody() {
    return getMessageBody();
  }

  public String getPseudoSubject() {
    return "";
  }

  public long getTimestampMillis() {
    return System.currentTimeMillis();
  }

  public boolean isEmail() {
    return false;
  }

  public String getEmailBody() {
    return null;
  }

  public String getEmailFrom() {
    return null;
  }

  public int getProtocolIdentifier() {
    return 0;
  }

  public boolean isReplace() {
    return false;
  }

  public boolean isCphsMwiMessage() {
    return false;
  }

  public boolean isMWIClearMessage() {
    return false;
  }

  public boolean isMWISetMessage() {
    return false;
  }

  public byte[] getUserData() {
    return pdu;
  }

  public byte[] getPdu() {
    return pdu;
  }

  @Deprecated
  public int getStatusOnSim() {
    return 0;
  }

  public int getStatus() {
    return 0;
  }

  public boolean isStatusReportMessage() {
    return false;
  }

  public boolean isReplyPathPresent() {
    return false;
  }
}
