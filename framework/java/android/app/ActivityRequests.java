package android.app;

import android.content.Intent;
import antecede.Bag;
import antecede.system.Server;

/** The requests that fragments and inner activities make through their activity, each under a number that tells whose it is. */
final class ActivityRequests {
  private static final int FIRST = 0x40000000;
  private static final Bag<Request> known = new Bag<Request>();

  private final Activity activity;
  private Request target;
  private int code;
  private Intent data;
  private String[] permissions;
  private int[] grants;

  /** Whose request, and its number there. */
  private static final class Request {
    final String who;
    final int code;

    Request(String who, int code) {
      this.who = who;
      this.code = code;
    }
  }

  ActivityRequests(Activity activity) {
    this.activity = activity;
  }

  int of(String who, int code) {
    if (code < 0) return code;
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).who.equals(who) && known.get(i).code == code) return FIRST + i;
    }
    known.add(new Request(who, code));
    return FIRST + known.size() - 1;
  }

  /** The result that the system set, or holds back, goes to whoever asked for it. */
  void sort() {
    Object[] result = {activity.life.get("request"), activity.life.get("result"), activity.life.get("data")};
    if (result[0] == null) result = Server.takeResult(activity);
    if (result == null) return;
    int request = (Integer) result[0];
    if (request < FIRST) {
      activity.life.set("request", request).set("result", result[1]).set("data", result[2]);
    } else {
      address(request, (Integer) result[1], (Intent) result[2]);
      activity.life.set("request", null).set("fragmentResult", target);
    }
  }

  private void address(int request, int code, Intent data) {
    target = known.get(request - FIRST);
    this.code = code;
    this.data = data;
  }

  /** Further results, where there are several for one activity. */
  void deliverRest() {
    for (Object[] result = Server.takeResult(activity); result != null; result = Server.takeResult(activity)) {
      int request = (Integer) result[0];
      if (request < FIRST) {
        activity.onActivityResult(request, (Integer) result[1], (Intent) result[2]);
      } else {
        address(request, (Integer) result[1], (Intent) result[2]);
        deliver();
      }
    }
  }

  void permissions(int request, String[] permissions, int[] grants) {
    if (request < FIRST) {
      activity.life.set("permissionRequest", request).set("permissions", permissions).set("grants", grants);
    } else {
      target = known.get(request - FIRST);
      this.permissions = permissions;
      this.grants = grants;
      activity.life.set("fragmentResult", target);
    }
  }

  void deliver() {
    Fragment fragment = activity.fragments.findByWho(target.who);
    Activity child = activity.child(target.who);
    if (child != null) child.onActivityResult(target.code, code, data);
    else if (fragment != null && permissions != null) fragment.onRequestPermissionsResult(target.code, permissions, grants);
    else if (fragment != null) fragment.onActivityResult(target.code, code, data);
    permissions = null;
  }
}
