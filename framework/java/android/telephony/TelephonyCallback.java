package android.telephony;

/** Hears of the phone; interfaces say of what. */
public class TelephonyCallback {
  public TelephonyCallback() {}

  /** Calls. */
  public interface CallStateListener {
    void onCallStateChanged(int state);
  }

  /** The net. */
  public interface ServiceStateListener {
    void onServiceStateChanged(ServiceState serviceState);
  }

  /** The strength of the signal. */
  public interface SignalStrengthsListener {
    void onSignalStrengthsChanged(SignalStrength signalStrength);
  }

  /** Data connections. */
  public interface DataConnectionStateListener {
    void onDataConnectionStateChanged(int state, int networkType);
  }

  /** Data. */
  public interface DataActivityListener {
    void onDataActivity(int direction);
  }
}
