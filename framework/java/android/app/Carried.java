package android.app;

import android.os.Binder;
import android.os.Parcel;
import antecede.Hidden;

/** An object in a parcel as it is: parcels of plain values never leave the process here. */
@Hidden
public final class Carried extends Binder {
  private final Object value;

  private Carried(Object value) {
    this.value = value;
  }

  public static void write(Parcel out, Object value) {
    out.writeStrongBinder(new Carried(value));
  }

  public static Object read(Parcel in) {
    return ((Carried) in.readStrongBinder()).value;
  }
}
