package android.location;

import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.content.pm.AppManifest;
import android.location.provider.ProviderProperties;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.Handler;
import android.os.Looper;
import android.os.Process;
import android.os.Source;
import android.os.SystemClock;
import antecede.Bag;
import antecede.Concrete;
import antecede.Unlisted;
import antecede.system.Server;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Where the device is: a source of events. Its state is that of the device, whichever manager is asked. */
public class LocationManager {
  public static final String ACTION_GNSS_CAPABILITIES_CHANGED = "android.location.action.GNSS_CAPABILITIES_CHANGED";
  public static final String EXTRA_GNSS_CAPABILITIES = "android.location.extra.GNSS_CAPABILITIES";
  public static final String EXTRA_LOCATION_ENABLED = "android.location.extra.LOCATION_ENABLED";
  public static final String EXTRA_PROVIDER_ENABLED = "android.location.extra.PROVIDER_ENABLED";
  public static final String EXTRA_PROVIDER_NAME = "android.location.extra.PROVIDER_NAME";
  public static final String FUSED_PROVIDER = "fused";
  public static final String GPS_PROVIDER = "gps";
  public static final String KEY_FLUSH_COMPLETE = "flushComplete";
  public static final String KEY_LOCATIONS = "locations";
  public static final String KEY_LOCATION_CHANGED = "location";
  public static final String KEY_PROVIDER_ENABLED = "providerEnabled";
  public static final String KEY_PROXIMITY_ENTERING = "entering";
  public static final String KEY_STATUS_CHANGED = "status";
  public static final String MODE_CHANGED_ACTION = "android.location.MODE_CHANGED";
  public static final String NETWORK_PROVIDER = "network";
  public static final String PASSIVE_PROVIDER = "passive";
  public static final String PROVIDERS_CHANGED_ACTION = "android.location.PROVIDERS_CHANGED";

  private final Context context;
  private static final Bag<Updates> updates = new Bag<Updates>();
  private static final Bag<Sending> sendings = new Bag<Sending>();
  private static final Bag<Source<?>> statuses = new Bag<Source<?>>();
  private static final Bag<String> disabled = new Bag<String>();
  private static final Bag<String> test = new Bag<String>();
  private static Location last;
  private static int moves;

  /** A listener's locations from one provider. */
  private static final class Updates extends Source<LocationListener> {
    final String provider;
    final boolean once;
    final Switch toggle;

    Updates(String provider, LocationListener listener, Looper looper, Executor executor, boolean once) {
      super("location", listener, looper, executor);
      this.provider = provider;
      this.once = once;
      toggle = new Switch(provider, listener, looper, executor);
    }

    @Override
    public void run() {
      if (!disabled.contains(provider)) super.run();
    }

    @Override
    protected void call(LocationListener listener) {
      if (once) end(this);
      listener.onLocationChanged(Collections.singletonList(move(provider)));
    }
  }

  /** The user turns a provider off or on. */
  private static final class Switch extends Source<LocationListener> {
    private final String provider;

    Switch(String provider, LocationListener listener, Looper looper, Executor executor) {
      super("location provider", listener, looper, executor);
      this.provider = provider;
    }

    @Override
    protected void call(LocationListener listener) {
      boolean enable = disabled.contains(provider);
      if (enable) {
        disabled.remove(provider);
        listener.onProviderEnabled(provider);
      } else {
        disabled.add(provider);
        listener.onProviderDisabled(provider);
      }
    }
  }

  /** An intent that is sent: with every location, or when an area is entered or left. */
  private final class Sending implements Runnable {
    final PendingIntent intent;
    private final String provider;
    private final boolean once;
    private boolean inside;

    Sending(PendingIntent intent, String provider, boolean once) {
      this.intent = intent;
      this.provider = provider;
      this.once = once;
    }

    @Override
    public void run() {
      Intent fill = new Intent();
      inside = !inside;
      if (provider == null) fill.putExtra(KEY_PROXIMITY_ENTERING, inside);
      else fill.putExtra(KEY_LOCATION_CHANGED, move(provider));
      if (once) removeUpdates(intent);
      try {
        intent.send(context, 0, fill);
      } catch (PendingIntent.CanceledException e) {
        removeUpdates(intent);
      }
    }
  }

  @Unlisted
  public LocationManager(Context context) {
    this.context = context;
  }

  /** The device is somewhere else. */
  private static Location move(String provider) {
    last = at(provider, ++moves);
    return last;
  }

  private static Location at(String provider, int step) {
    Location location = new Location(provider);
    location.setLatitude(37.422 + step * 0.0001);
    location.setLongitude(-122.084 + step * 0.0001);
    location.setAltitude(5);
    location.setAccuracy(10);
    location.setSpeed(1);
    location.setBearing(45);
    location.setTime(System.currentTimeMillis());
    location.setElapsedRealtimeNanos(SystemClock.elapsedRealtimeNanos());
    return location;
  }

  @Concrete
  private static void checkPermission() {
    AppManifest manifest = AppManifest.get();
    String fine = "android.permission.ACCESS_FINE_LOCATION", coarse = "android.permission.ACCESS_COARSE_LOCATION";
    if (manifest.isGranted(fine) || manifest.isGranted(coarse)) return;
    throw new SecurityException("uid " + Process.myUid() + " does not have " + coarse + " or " + fine + ".");
  }

  private String check(String provider) {
    if (provider == null) throw new IllegalArgumentException("invalid null provider");
    String name = known(provider);
    if (name == null) throw new IllegalArgumentException("provider \"" + provider + "\" does not exist");
    return name;
  }

  private void add(String provider, LocationListener listener, Looper looper, Executor executor, boolean once) {
    String name = check(provider);
    if (listener == null) throw new IllegalArgumentException("invalid null listener");
    checkPermission();
    for (int i = updates.size() - 1; i >= 0; i--) {
      if (updates.get(i).listener == listener && updates.get(i).provider == name) end(updates.get(i));
    }
    Looper own = executor == null && looper == null ? new Handler().getLooper() : looper;
    Updates update = new Updates(name, listener, own, executor, once);
    updates.add(update);
    update.add();
    update.toggle.add();
  }

  private static void end(Updates update) {
    updates.remove(update);
    update.remove();
    update.toggle.remove();
  }

  private void send(PendingIntent intent, String provider, boolean once) {
    if (intent == null) throw new IllegalArgumentException("invalid null pending intent");
    checkPermission();
    Sending sending = new Sending(intent, provider, once);
    sendings.add(sending);
    Server.addSource("location", sending);
  }

  /** The one text that stands for a provider. */
  private String known(String provider) {
    String[] names = {GPS_PROVIDER, NETWORK_PROVIDER, PASSIVE_PROVIDER, FUSED_PROVIDER};
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(provider)) return names[i];
    }
    for (int i = 0; i < test.size(); i++) {
      if (test.get(i).equals(provider)) return test.get(i);
    }
    return null;
  }

  public boolean isLocationEnabled() {
    return true;
  }

  public boolean hasProvider(String provider) {
    return known(provider) != null;
  }

  public boolean isProviderEnabled(String provider) {
    if (provider == null) throw new IllegalArgumentException("invalid null provider");
    return hasProvider(provider) && !disabled.contains(known(provider));
  }

  public Location getLastKnownLocation(String provider) {
    checkPermission();
    return isProviderEnabled(provider) ? last == null ? at(provider, 0) : new Location(last) : null;
  }

  public void getCurrentLocation(String provider, CancellationSignal cancellationSignal, Executor executor,
      Consumer<Location> consumer) {
    LocationListener once = new LocationListener() {
      @Override
      public void onLocationChanged(Location location) {
        consumer.accept(location);
      }
    };
    add(provider, once, null, executor, true);
    if (cancellationSignal == null) return;
    cancellationSignal.setOnCancelListener(new CancellationSignal.OnCancelListener() {
      @Override
      public void onCancel() {
        removeUpdates(once);
      }
    });
  }

  @Deprecated
  public void requestSingleUpdate(String provider, LocationListener listener, Looper looper) {
    add(provider, listener, looper, null, true);
  }

  @Deprecated
  public void requestSingleUpdate(Criteria criteria, LocationListener listener, Looper looper) {
    add(FUSED_PROVIDER, listener, looper, null, true);
  }

  @Deprecated
  public void requestSingleUpdate(String provider, PendingIntent pendingIntent) {
    send(pendingIntent, check(provider), true);
  }

  @Deprecated
  public void requestSingleUpdate(Criteria criteria, PendingIntent pendingIntent) {
    send(pendingIntent, FUSED_PROVIDER, true);
  }

  public void requestLocationUpdates(String provider, long minTimeMs, float minDistanceM, LocationListener listener) {
    add(provider, listener, null, null, false);
  }

  public void requestLocationUpdates(String provider, long minTimeMs, float minDistanceM, LocationListener listener,
      Looper looper) {
    add(provider, listener, looper, null, false);
  }

  public void requestLocationUpdates(String provider, long minTimeMs, float minDistanceM, Executor executor,
      LocationListener listener) {
    add(provider, listener, null, executor, false);
  }

  public void requestLocationUpdates(long minTimeMs, float minDistanceM, Criteria criteria, LocationListener listener,
      Looper looper) {
    add(FUSED_PROVIDER, listener, looper, null, false);
  }

  public void requestLocationUpdates(long minTimeMs, float minDistanceM, Criteria criteria, Executor executor,
      LocationListener listener) {
    add(FUSED_PROVIDER, listener, null, executor, false);
  }

  public void requestLocationUpdates(String provider, long minTimeMs, float minDistanceM, PendingIntent pendingIntent) {
    send(pendingIntent, check(provider), false);
  }

  public void requestLocationUpdates(long minTimeMs, float minDistanceM, Criteria criteria, PendingIntent pendingIntent) {
    send(pendingIntent, FUSED_PROVIDER, false);
  }

  public void removeUpdates(LocationListener listener) {
    if (listener == null) throw new IllegalArgumentException("invalid null listener");
    for (int i = updates.size() - 1; i >= 0; i--) {
      if (updates.get(i).listener == listener) end(updates.get(i));
    }
  }

  public void removeUpdates(PendingIntent pendingIntent) {
    for (int i = sendings.size() - 1; i >= 0; i--) {
      if (sendings.get(i).intent.equals(pendingIntent)) Server.removeSource("location", sendings.removeAt(i));
    }
  }

  public List<String> getAllProviders() {
    ArrayList<String> names = new ArrayList<String>();
    names.add(PASSIVE_PROVIDER);
    names.add(GPS_PROVIDER);
    names.add(NETWORK_PROVIDER);
    names.add(FUSED_PROVIDER);
    for (int i = 0; i < test.size(); i++) names.add(test.get(i));
    return names;
  }

  public List<String> getProviders(boolean enabledOnly) {
    ArrayList<String> names = new ArrayList<String>();
    List<String> all = getAllProviders();
    for (int i = 0; i < all.size(); i++) {
      if (!enabledOnly || isProviderEnabled(all.get(i))) names.add(all.get(i));
    }
    return names;
  }

  public List<String> getProviders(Criteria criteria, boolean enabledOnly) {
    return getProviders(enabledOnly);
  }

  public String getBestProvider(Criteria criteria, boolean enabledOnly) {
    if (isProviderEnabled(FUSED_PROVIDER)) return FUSED_PROVIDER;
    return !enabledOnly || isProviderEnabled(GPS_PROVIDER) ? GPS_PROVIDER : PASSIVE_PROVIDER;
  }

  @Deprecated
  public LocationProvider getProvider(String provider) {
    return hasProvider(provider) ? new LocationProvider(provider) : null;
  }

  public ProviderProperties getProviderProperties(String provider) {
    return hasProvider(provider) ? new ProviderProperties.Builder().setHasAltitudeSupport(true).setHasSpeedSupport(true).build()
        : null;
  }

  public boolean sendExtraCommand(String provider, String command, Bundle extras) {
    return false;
  }

  public void addTestProvider(String provider, boolean requiresNetwork, boolean requiresSatellite, boolean requiresCell,
      boolean hasMonetaryCost,
      boolean supportsAltitude, boolean supportsSpeed, boolean supportsBearing, int powerUsage, int accuracy) {
    if (!hasProvider(provider)) test.add(provider);
  }

  public void addTestProvider(String provider, ProviderProperties properties) {
    if (!hasProvider(provider)) test.add(provider);
  }

  public void removeTestProvider(String provider) {
    test.remove(known(provider));
  }

  public void setTestProviderLocation(String provider, Location location) {
    String name = check(provider);
    last = new Location(location);
    Bag<Updates> all = updates.copy();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).provider == name) all.get(i).run();
    }
  }

  public void setTestProviderEnabled(String provider, boolean enabled) {
    String name = check(provider);
    if (enabled) disabled.remove(name);
    else if (!disabled.contains(name)) disabled.add(name);
  }

  public void addProximityAlert(double latitude, double longitude, float radius, long expiration, PendingIntent pendingIntent) {
    send(pendingIntent, null, false);
  }

  public void removeProximityAlert(PendingIntent intent) {
    removeUpdates(intent);
  }

  private boolean add(Source<?> status) {
    statuses.add(status);
    status.add();
    return true;
  }

  private void removeStatus(Object listener) {
    for (int i = statuses.size() - 1; i >= 0; i--) {
      if (statuses.get(i).listener == listener) statuses.removeAt(i).remove();
    }
  }

  @Deprecated
  public GpsStatus getGpsStatus(GpsStatus status) {
    return status == null ? new GpsStatus() : status;
  }

  @Deprecated
  public boolean addGpsStatusListener(GpsStatus.Listener listener) {
    return add(new Source<GpsStatus.Listener>("satellites", listener, (Handler) null) {
      @Override
      protected void call(GpsStatus.Listener listener) {
        listener.onGpsStatusChanged(GpsStatus.GPS_EVENT_SATELLITE_STATUS);
      }
    });
  }

  @Deprecated
  public void removeGpsStatusListener(GpsStatus.Listener listener) {
    removeStatus(listener);
  }

  /** News of the satellites. */
  private static final class Satellites extends Source<GnssStatus.Callback> {
    private boolean started;

    Satellites(GnssStatus.Callback callback, Looper looper, Executor executor) {
      super("satellites", callback, looper, executor);
    }

    @Override
    protected void call(GnssStatus.Callback callback) {
      if (started) callback.onSatelliteStatusChanged(new GnssStatus());
      else callback.onStarted();
      started = true;
    }
  }

  @Deprecated
  public boolean registerGnssStatusCallback(GnssStatus.Callback callback) {
    return registerGnssStatusCallback(callback, null);
  }

  public boolean registerGnssStatusCallback(GnssStatus.Callback callback, Handler handler) {
    return add(new Satellites(callback, handler == null ? Source.current() : handler.getLooper(), null));
  }

  public boolean registerGnssStatusCallback(Executor executor, GnssStatus.Callback callback) {
    return add(new Satellites(callback, null, executor));
  }

  public void unregisterGnssStatusCallback(GnssStatus.Callback callback) {
    removeStatus(callback);
  }

  /** Raw messages of the receiver. */
  private static final class Messages extends Source<OnNmeaMessageListener> {
    Messages(OnNmeaMessageListener listener, Looper looper, Executor executor) {
      super("satellites", listener, looper, executor);
    }

    @Override
    protected void call(OnNmeaMessageListener listener) {
      listener.onNmeaMessage("$GPGGA,,,,,,0,,,,,,,,*66", System.currentTimeMillis());
    }
  }

  @Deprecated
  public boolean addNmeaListener(OnNmeaMessageListener listener) {
    return addNmeaListener(listener, null);
  }

  public boolean addNmeaListener(OnNmeaMessageListener listener, Handler handler) {
    return add(new Messages(listener, handler == null ? Source.current() : handler.getLooper(), null));
  }

  public boolean addNmeaListener(Executor executor, OnNmeaMessageListener listener) {
    return add(new Messages(listener, null, executor));
  }

  public void removeNmeaListener(OnNmeaMessageListener listener) {
    removeStatus(listener);
  }
}
