package android.app;

import android.content.Intent;
import antecede.system.Requesters;
import antecede.system.Server;

/** The requests that fragments and inner activities make through their activity, each under a number that tells whose it is. */
final class ActivityRequests {
  private static final int FIRST = 0x40000000;
  private static final String ITSELF = "";

  private final Activity activity;
  private int target;
  private int code;
  private Intent data;
  private String[] permissions;
  private int[] grants;

  ActivityRequests(Activity activity) {
    this.activity = activity;
  }

  int of(String who, int code) {
    return code < 0 ? code : FIRST + Requesters.number(who, code);
  }

  /** Of the activity itself. It may choose any number, and libraries choose large ones. */
  int own(int code) {
    return code < FIRST ? code : of(ITSELF, code);
  }

  private static boolean isOwn(int request) {
    return request < FIRST || Requesters.who(request - FIRST).equals(ITSELF);
  }

  private static int codeOf(int request) {
    return request < FIRST ? request : Requesters.code(request - FIRST);
  }

  /** The result that the system set, or holds back, goes to whoever asked for it. */
  void sort() {
    Object[] result = {activity.life.get("request"), activity.life.get("result"), activity.life.get("data")};
    if (result[0] == null) result = Server.takeResult(activity);
    if (result == null) return;
    int request = (Integer) result[0];
    if (isOwn(request)) {
      activity.life.set("request", codeOf(request)).set("result", result[1]).set("data", result[2]);
    } else {
      address(request, (Integer) result[1], (Intent) result[2]);
      activity.life.set("request", null).set("fragmentResult", this);
    }
  }

  private void address(int request, int code, Intent data) {
    target = request;
    this.code = code;
    this.data = data;
  }

  /** Further results, where there are several for one activity. */
  void deliverRest() {
    for (Object[] result = Server.takeResult(activity); result != null; result = Server.takeResult(activity)) {
      int request = (Integer) result[0];
      if (isOwn(request)) {
        activity.onActivityResult(codeOf(request), (Integer) result[1], (Intent) result[2]);
      } else {
        address(request, (Integer) result[1], (Intent) result[2]);
        deliver();
      }
    }
  }

  void permissions(int request, String[] permissions, int[] grants) {
    if (isOwn(request)) {
      activity.life.set("permissionRequest", codeOf(request)).set("permissions", permissions).set("grants", grants);
    } else {
      target = request;
      this.permissions = permissions;
      this.grants = grants;
      activity.life.set("fragmentResult", this);
    }
  }

  void deliver() {
    String who = Requesters.who(target - FIRST);
    Fragment fragment = activity.fragments.findByWho(who);
    Activity child = activity.child(who);
    if (child != null) child.onActivityResult(codeOf(target), code, data);
    else if (fragment != null && permissions != null) fragment.onRequestPermissionsResult(codeOf(target), permissions, grants);
    else if (fragment != null) fragment.onActivityResult(codeOf(target), code, data);
    permissions = null;
  }
}
