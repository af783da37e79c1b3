package android.location;

/** Hears the raw messages of the receiver. */
public interface OnNmeaMessageListener {
  void onNmeaMessage(String text, long value);
}
