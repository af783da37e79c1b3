package antecede.system;

import android.app.Activity;
import android.app.ActivityThread;
import android.app.Application;
import android.app.ContextImpl;
import android.app.Service;
import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.ContentProvider;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.content.pm.AppManifest;
import android.content.pm.ProviderInfo;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.os.AsyncTask;
import android.os.Build;
import android.os.Bundle;
import android.view.Display;
import antecede.Bag;
import antecede.Concrete;
import antecede.Lifecycle;

/** Makes the objects of the app's components, on its main thread, as the process does when the system tells it to. */
@Concrete
final class Instances {
  private static final Bag<ContentProvider> providers = new Bag<ContentProvider>();
  private static final Bag<String> authorities = new Bag<String>();
  private static final Bag<Lifecycle> providerLives = new Bag<Lifecycle>();

  private Instances() {}

  private static Object make(String kind, String name) {
    try {
      return Class.forName(name).getDeclaredConstructor().newInstance();
    } catch (java.lang.reflect.InvocationTargetException wrapped) {
      throw new RuntimeException("Unable to instantiate " + kind + " " + name, wrapped.getCause());
    } catch (Exception reason) {
      throw new RuntimeException("Unable to instantiate " + kind + " " + name + ": " + reason, reason);
    }
  }

  /** The first message of a process: application, providers, onCreate. */
  static void bindApplication() {
    providers.clear();
    authorities.clear();
    providerLives.clear();
    Manifest manifest = Manifest.get();
    configure();
    if (manifest.targetSdk <= Build.VERSION_CODES.HONEYCOMB_MR1) AsyncTask.setDefaultExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
    ContextImpl base = ContextImpl.app();
    Application application =
        manifest.applicationClass.isEmpty() ? new Application() : (Application) make("application", manifest.applicationClass);
    Prepared.application(application, base);
    String parts = application.life.rule("process-start")[0];
    for (int start = 0, end; start < parts.length(); start = end + 2) {
      end = parts.indexOf(", ", start);
      if (end < 0) end = parts.length();
      String part = parts.substring(start, end);
      if (part.equals("create of provider")) installProviders(application);
      else application.life.fire(part);
    }
  }

  private static void installProviders(Application application) {
    ProviderInfo[] infos = AppManifest.get().providers();
    for (int i = 0; i < infos.length; i++) {
      ContentProvider provider = (ContentProvider) make("provider", infos[i].name);
      String[] names = infos[i].authority == null ? new String[0] : infos[i].authority.split(";");
      for (int j = 0; j < names.length; j++) {
        authorities.add(names[j]);
        providers.add(provider);
      }
      Lifecycle life = Prepared.provider(provider, application, infos[i]);
      life.fire("create");
      providerLives.add(life);
    }
  }

  static ContentProvider provider(String authority) {
    for (int i = 0; i < authorities.size(); i++) {
      if (authorities.get(i).equals(authority)) return providers.get(i);
    }
    return null;
  }

  static Activity activity(ActivityRecord record, Intent intent, Object retained) {
    String name = record.info.implementation;
    ActivityInfo info = AppManifest.get().activity(record.info.name);
    ContextImpl base = ContextImpl.activity(info);
    Activity activity = (Activity) make("activity", name);
    base.setOuterContext(activity);
    CharSequence title = info == null ? name : info.loadLabel(base.getPackageManager());
    ComponentName component = new ComponentName(Manifest.get().packageName, record.info.name);
    activity.attach(base, ActivityThread.application(), intent, component, title, record, retained);
    return activity;
  }

  static Service service(String name, Object token) {
    ContextImpl base = ContextImpl.service();
    Service service = (Service) make("service", name);
    Prepared.service(service, base, name, token);
    return service;
  }

  /** A receiver of the manifest: a new object each time. */
  static void receive(String name, Intent intent, BroadcastReceiver.PendingResult pending) {
    receive((BroadcastReceiver) make("receiver", name), ActivityThread.application(), intent, pending);
  }

  static void receive(BroadcastReceiver receiver, Context context, Intent intent, BroadcastReceiver.PendingResult pending) {
    receiver.setPendingResult(pending);
    Lifecycle life = Prepared.receiver(receiver, context, intent);
    life.fire(life.rule("broadcast")[0]);
    if (receiver.getPendingResult() != null) pending.finish();
  }

  static BroadcastReceiver.PendingResult pendingResult(Object token, int code, String data, Bundle extras, boolean ordered,
      boolean sticky) {
    return new BroadcastReceiver.PendingResult(token, code, data, extras, ordered, sticky);
  }

  static boolean isTranslucent(ActivityRecord record) {
    ActivityInfo info = AppManifest.get().activity(record.info.name);
    return info != null && AppManifest.get().isTranslucent(info);
  }

  /** The device was turned: resources answer for the new orientation. */
  static void configurationChanged() {
    if (ActivityThread.application() == null) return;
    Configuration configuration = configure();
    Bag<Lifecycle> lives = lives(false);
    for (int i = 0; i < lives.size(); i++) tell(lives.get(i), "rotate", "configuration", configuration);
  }

  private static Configuration configure() {
    Display.setLandscape(Device.isLandscape());
    Resources resources = Resources.app();
    Configuration configuration = new Configuration(resources.getConfiguration());
    configuration.orientation = Device.isLandscape() ? Configuration.ORIENTATION_LANDSCAPE : Configuration.ORIENTATION_PORTRAIT;
    configuration.screenWidthDp = Device.width() / 2;
    configuration.screenHeightDp = Device.height() / 2;
    resources.updateConfiguration(configuration, null);
    return configuration;
  }

  /** The process is told how it could give back memory. */
  static void trim(int level) {
    Bag<Lifecycle> lives = lives(true);
    for (int i = 0; i < lives.size(); i++) tell(lives.get(i), "low-memory", "level", level);
  }

  private static void tell(Lifecycle life, String action, String name, Object value) {
    String[] messages = life.rule(action);
    if (messages != null) life.set(name, value).fire(messages[0]);
  }

  /** Of all components, in the order in which a process tells them what concerns it as a whole. */
  private static Bag<Lifecycle> lives(boolean withActivities) {
    Bag<Lifecycle> lives = new Bag<Lifecycle>();
    if (ActivityThread.application() != null) lives.add(ActivityThread.application().life);
    Bag<Activity> activities = Activities.alive();
    for (int i = 0; withActivities && i < activities.size(); i++) lives.add(activities.get(i).life);
    Services.addLives(lives);
    for (int i = 0; i < providerLives.size(); i++) lives.add(providerLives.get(i));
    return lives;
  }
}
