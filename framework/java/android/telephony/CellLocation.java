package android.telephony;

/** Where the phone is, for the net. */
@Deprecated
public abstract class CellLocation {
  public CellLocation() {}

  public static void requestLocationUpdate() {}

  public static CellLocation getEmpty() {
    return new android.telephony.gsm.GsmCellLocation();
  }
}
