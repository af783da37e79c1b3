package android.app;

import android.content.ComponentName;
import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.os.Bundle;
import android.view.Window;
import antecede.Bag;
import java.util.HashMap;

/** Activities within an activity: each follows the states of the one around it, one at a time on top. */
@Deprecated
public class LocalActivityManager {
  private final Activity parent;
  private final boolean single;
  private final Bag<Inner> inners = new Bag<Inner>();
  private Inner resumed;
  /** What the inner ones may be now: a state of the automaton. */
  private String state = "initialized";
  private boolean finishing;

  /** One of them. */
  private static final class Inner {
    final String id;
    Intent intent;
    Activity activity;
    Bundle saved;
    Object retained;

    Inner(String id, Intent intent) {
      this.id = id;
      this.intent = intent;
    }
  }

  public LocalActivityManager(Activity parent, boolean singleMode) {
    this.parent = parent;
    single = singleMode;
  }

  private Inner find(String id) {
    for (int i = 0; i < inners.size(); i++) {
      if (inners.get(i).id.equals(id)) return inners.get(i);
    }
    return null;
  }

  private void move(Inner inner, String target) {
    if (inner.activity == null) {
      if (target.equals("initialized") || target.equals("destroyed")) return;
      make(inner);
    }
    // Their state is saved with that of the activity around them.
    if (target.equals("stopped") && inner.activity.life.is("paused")) inner.activity.life.fire("stop-pre11");
    inner.activity.life.set("saved", inner.saved).to(inner.activity.life.is("initialized") ? target : downward(target));
    Bundle out = (Bundle) inner.activity.life.get("out");
    if (out != null) inner.saved = out;
    if (target.equals("destroyed")) inner.activity = null;
  }

  /** The same level, for one that was there before. */
  private static String downward(String target) {
    if (target.equals("created")) return "stopped";
    return target.equals("started") ? "paused" : target;
  }

  private void make(Inner inner) {
    Intent intent = inner.intent;
    try {
      PackageManager packages = parent.getPackageManager();
      ComponentName name = intent.getComponent();
      ActivityInfo info = name != null ? packages.getActivityInfo(name, 0) : packages.resolveActivity(intent, 0).activityInfo;
      if (name == null) name = new ComponentName(info.packageName, info.name);
      Activity activity = (Activity) parent.getClassLoader().loadClass(info.name).getConstructor().newInstance();
      ContextImpl base = ContextImpl.activity(info);
      base.setOuterContext(activity);
      activity.setParent(parent, inner.id);
      activity.attach(base, parent.getApplication(), intent, name, info.loadLabel(packages), null, inner.retained);
      inner.retained = null;
      inner.activity = activity;
    } catch (ReflectiveOperationException e) {
      throw new RuntimeException("Unable to instantiate activity " + intent.getComponent(), e);
    } catch (PackageManager.NameNotFoundException e) {
      throw new RuntimeException("Unable to find activity " + intent.getComponent(), e);
    }
  }

  public Window startActivity(String id, Intent intent) {
    if (state.equals("initialized")) {
      throw new IllegalStateException("Activities can't be added until the containing group has been created.");
    }
    Inner inner = find(id);
    boolean fresh = inner == null;
    if (fresh) inner = new Inner(id, intent);
    Inner old = resumed;
    if (single && old != null && old != inner && state.equals("resumed")) move(old, "paused");
    if (fresh) inners.add(inner);
    if (single) resumed = inner;
    if (!fresh && inner.activity != null) {
      boolean same = intent == inner.intent || intent.filterEquals(inner.intent);
      if (same && inner.activity.life.can("new-intent")) inner.activity.life.set("intent", intent).fire("new-intent");
      else if (!same) move(inner, "destroyed");
    }
    inner.intent = intent;
    move(inner, state);
    return inner.activity.getWindow();
  }

  public Window destroyActivity(String id, boolean finish) {
    Inner inner = find(id);
    if (inner == null) return null;
    Window window = inner.activity == null ? null : inner.activity.getWindow();
    move(inner, "destroyed");
    if (finish) inners.remove(inner);
    if (resumed == inner) resumed = null;
    return window;
  }

  public Activity getCurrentActivity() {
    return resumed == null ? null : resumed.activity;
  }

  public String getCurrentId() {
    return resumed == null ? null : resumed.id;
  }

  public Activity getActivity(String id) {
    Inner inner = find(id);
    return inner == null ? null : inner.activity;
  }

  public void dispatchCreate(Bundle state) {
    for (int i = 0; i < inners.size(); i++) inners.get(i).saved = state == null ? null : state.getBundle(inners.get(i).id);
    if (state != null) {
      for (String id : state.keySet()) {
        if (find(id) != null) continue;
        Inner inner = new Inner(id, null);
        inner.saved = state.getBundle(id);
        inners.add(inner);
      }
    }
    this.state = "created";
  }

  public Bundle saveInstanceState() {
    Bundle state = new Bundle();
    for (int i = 0; i < inners.size(); i++) {
      Inner inner = inners.get(i);
      if (inner.activity == null || inner.activity.isFinishing()) continue;
      Bundle own = new Bundle();
      inner.activity.onSaveInstanceState(own);
      state.putBundle(inner.id, own);
    }
    return state;
  }

  public void dispatchResume() {
    state = "resumed";
    if (single) {
      if (resumed != null) move(resumed, "resumed");
    } else {
      for (int i = 0; i < inners.size(); i++) move(inners.get(i), "resumed");
    }
  }

  public void dispatchPause(boolean finishing) {
    if (finishing) this.finishing = true;
    state = "started";
    for (int i = 0; i < inners.size(); i++) {
      Inner inner = inners.get(i);
      if (inner.activity != null && inner.activity.life.is("resumed")) move(inner, "paused");
    }
  }

  public void dispatchStop() {
    state = "created";
    for (int i = 0; i < inners.size(); i++) {
      Inner inner = inners.get(i);
      if (inner.activity != null && inner.activity.life.is("paused")) move(inner, "stopped");
    }
  }

  HashMap<String, Object> retain() {
    HashMap<String, Object> all = new HashMap<String, Object>();
    for (int i = 0; i < inners.size(); i++) {
      Inner inner = inners.get(i);
      if (inner.activity == null) continue;
      inner.activity.lifeRetain();
      all.put(inner.id, inner.activity.life.get("onRetainNonConfigurationInstance"));
    }
    return all;
  }

  public void removeAllActivities() {
    dispatchDestroy(true);
  }

  public void dispatchDestroy(boolean finishing) {
    for (int i = 0; i < inners.size(); i++) move(inners.get(i), "destroyed");
    inners.clear();
    resumed = null;
    this.finishing |= finishing;
    state = "initialized";
  }
}
