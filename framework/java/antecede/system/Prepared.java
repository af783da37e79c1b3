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
import android.content.pm.ProviderInfo;
import android.os.Bundle;
import antecede.Components;
import antecede.Lifecycle;

/**
 * What the process does to a new component, and hands over to its transitions. The automata name these methods ({@code made},
 * {@code prepared}): an analysis that makes the objects of the manifest's components calls them where {@link Instances} and
 * {@link ActivityRecord} do the same with what they know.
 */
final class Prepared {
  private Prepared() {}

  /** What the manifest says beside components, for an analysis, which knows these texts: any name has any value. */
  static Bundle metaData(String text) {
    Bundle data = new Bundle();
    data.putString(text, text);
    return data;
  }

  // Made: once, with the new object, before its first transition and in the same message.

  static void application(Application application) {
    application(application, ContextImpl.app());
  }

  static void application(Application application, ContextImpl base) {
    ActivityThread.setApplication(application);
    base.setOuterContext(application);
    application.attach(base);
  }

  static void activity(Activity activity) {
    ContextImpl base = ContextImpl.activity(null);
    Intent intent = Intent.sent((Intent) Components.request(Components.ACTIVITY, activity, null));
    base.setOuterContext(activity);
    activity.attach(base, ActivityThread.application(), intent, new ComponentName(base, activity.getClass()), "", null,
        activity.life.get("onRetainNonConfigurationInstance"));
  }

  static void service(Service service) {
    service(service, ContextImpl.service(), service.getClass().getName(), null);
  }

  static void service(Service service, ContextImpl base, String name, Object token) {
    base.setOuterContext(service);
    service.attach(base, ActivityThread.application(), name, token);
  }

  static void provider(ContentProvider provider) {
    provider(provider, ActivityThread.application(), new ProviderInfo());
  }

  static Lifecycle provider(ContentProvider provider, Application application, ProviderInfo info) {
    return new Lifecycle(provider, "provider").set("context", application).set("info", info);
  }

  static void receiver(BroadcastReceiver receiver) {
    Intent intent = (Intent) Components.request(Components.RECEIVER, receiver, null);
    receiver.setPendingResult(new BroadcastReceiver.PendingResult(null, 0, null, null, false, false));
    receiver(receiver, ActivityThread.application(), Intent.sent(intent));
  }

  static Lifecycle receiver(BroadcastReceiver receiver, Context context, Intent intent) {
    return new Lifecycle(receiver, "receiver").set("context", context).set("intent", intent);
  }

  // Prepared: before each transition. Only an analysis, which knows no state, has all at once.

  static void transition(Activity activity) {
    Lifecycle life = activity.life;
    Bundle saved = (Bundle) life.get("out");
    life.set("saved", saved).set("restore", saved).set("configuration", activity.getResources().getConfiguration());
    life.set("intent", Intent.sent((Intent) Components.request(Components.ACTIVITY, activity, null)));
    life.set("leaving", activity);
  }

  static void transition(Service service) {
    Intent intent = (Intent) Components.request(Components.SERVICE, service, null);
    service.life.set("intent", Intent.sent(intent)).set("configuration", service.getResources().getConfiguration());
  }

  static void transition(Application application) {
    application.life.set("configuration", application.getResources().getConfiguration());
  }

  static void transition(ContentProvider provider) {
    Application application = ActivityThread.application();
    new Lifecycle(provider, "provider").set("configuration", application.getResources().getConfiguration());
  }
}
