package ground.eventracerfigure3;

import android.app.Activity;
import android.content.ContentValues;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;
import android.location.Location;
import android.location.LocationListener;
import android.location.LocationManager;
import android.os.Bundle;

public class Main extends Activity implements LocationListener {
  SQLiteOpenHelper helper;
  LocationManager places;
  SQLiteDatabase open;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    helper = new SQLiteOpenHelper(this, "places", null, 1) {
      @Override
      public void onCreate(SQLiteDatabase db) {
        db.execSQL("create table place (latitude real)");
      }

      @Override
      public void onUpgrade(SQLiteDatabase db, int old, int now) {}
    };
    places = (LocationManager) getSystemService(LOCATION_SERVICE);
  }

  @Override
  protected void onResume() {
    super.onResume();
    places.requestLocationUpdates(LocationManager.GPS_PROVIDER, 0, 0, this);
  }

  @Override
  protected void onStop() {
    super.onStop();
    places.removeUpdates(this);
    helper.close();
    open = null; // @close
  }

  @Override
  public void onLocationChanged(Location location) {
    open = helper.getWritableDatabase(); // @open
    ContentValues row = new ContentValues();
    row.put("latitude", location.getLatitude());
    open.insert("place", null, row);
  }

  @Override
  public void onStatusChanged(String provider, int status, Bundle extras) {}

  @Override
  public void onProviderEnabled(String provider) {}

  @Override
  public void onProviderDisabled(String provider) {}
}
