package android.telephony.gsm;

import android.os.Bundle;
import android.telephony.CellLocation;

/** A cell. */
public class GsmCellLocation extends CellLocation {
  private int lac = -1;
  private int cid = -1;

  public GsmCellLocation() {}

  public GsmCellLocation(Bundle bundle) {
    lac = bundle.getInt("lac", lac);
    cid = bundle.getInt("cid", cid);
  }

  public int getLac() {
    return lac;
  }

  public int getCid() {
    return cid;
  }

  public int getPsc() {
    return -1;
  }

  public void setStateInvalid() {
    lac = -1;
    cid = -1;
  }

  public void setLacAndCid(int lac, int cid) {
    this.lac = lac;
    this.cid = cid;
  }

  public void fillInNotifierBundle(Bundle m) {
    m.putInt("lac", lac);
    m.putInt("cid", cid);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GsmCellLocation && ((GsmCellLocation) o).lac == lac && ((GsmCellLocation) o).cid == cid;
  }

  @Override
  public int hashCode() {
    return lac ^ cid;
  }

  @Override
  public String toString() {
    return "[" + lac + "," + cid + ",-1]";
  }
}
