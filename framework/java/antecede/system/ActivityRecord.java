package antecede.system;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.os.Parcel;
import android.view.ViewRoot;
import antecede.Bag;
import antecede.Concrete;
import antecede.Named;

/** What the system knows of one activity on the stack, with or without an object that shows it. */
@Concrete
public final class ActivityRecord {
  /** A result that waits for the activity. */
  static final class Result {
    final int request, code;
    final Intent data;

    Result(int request, int code, Intent data) {
      this.request = request;
      this.code = code;
      this.data = data;
    }
  }

  /** An answer to a request for permissions. */
  static final class Answer {
    final int request;
    final String[] permissions;
    final int[] grants;

    Answer(int request, String[] permissions, int[] grants) {
      this.request = request;
      this.permissions = permissions;
      this.grants = grants;
    }
  }

  final Manifest.Component info;
  Intent intent;
  /** Null: not created yet, or destroyed with the process or for another configuration. */
  Activity activity;
  Bundle saved;
  private Parcel told;
  Object retained;
  /** What the object before this one had last, in a process that goes on: setIntent outlives a relaunch. */
  private Intent shown;
  ActivityRecord resultTo;
  int requestCode = -1;
  int resultCode;
  Intent resultData;
  boolean isFinishing;
  /** It was destroyed for good. */
  boolean hasEnded;
  /** It ends when the user leaves it. */
  boolean noHistory;
  /** ActivityInfo.SCREEN_ORIENTATION_*. */
  int orientation;
  private boolean isLandscape;
  final Bag<Result> results = new Bag<Result>();
  final Bag<Answer> answers = new Bag<Answer>();
  final Bag<Intent> newIntents = new Bag<Intent>();

  ActivityRecord(Manifest.Component info, Intent intent) {
    this.info = info;
    this.intent = intent;
    orientation = info.orientation;
  }

  /** Whether the device has been turned since the activity was made, or told. */
  boolean isOutdated() {
    return activity != null && isLandscape != Device.isLandscape();
  }

  /** What the manifest's configChanges calls orientation and screenSize. */
  boolean handlesTurns() {
    return (info.configChanges & 0x80) != 0 && (info.configChanges & 0x400) != 0;
  }

  boolean leavesNoHistory() {
    return noHistory;
  }

  /** Whoever started it for a result has one from now on. */
  void giveResult() {
    if (resultTo != null) resultTo.results.add(new Result(requestCode, resultCode, resultData));
    resultTo = null;
  }

  String state() {
    return activity == null ? "initialized" : activity.life.state();
  }

  /** Whether what lies below stays visible. */
  boolean isTranslucent() {
    return Instances.isTranslucent(this);
  }

  String name() {
    String name = Named.original(info.implementation);
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** An activity that stopped tells the system what it saved: that survives its process, as data. */
  private void tellSaved() {
    told = Parcel.obtain();
    told.writeBundle(saved);
  }

  boolean hasToldSaved() {
    return told != null;
  }

  /** The process is gone, and what was made in it. */
  void processDied() {
    activity = null;
    retained = null;
    shown = null;
    saved = null;
  }

  /** In a new process: what the one before told. */
  private void recall() {
    if (told == null || saved != null) return;
    told.setDataPosition(0);
    saved = told.readBundle();
  }

  /** Makes one transition of the automaton, with the object it needs. On the main thread. */
  void perform(String transition) {
    if (activity == null) {
      recall();
      activity = Instances.activity(this, shown != null ? shown : Intent.sent(intent), retained);
      retained = null;
      shown = null;
      isLandscape = Device.isLandscape();
    }
    Activity one = activity;
    if (!one.life.can(transition)) return;
    one.life.set("saved", saved).set("restore", saved);
    if (transition.equals("configure")) {
      isLandscape = Device.isLandscape();
      one.life.set("configuration", one.getResources().getConfiguration());
    }
    if (transition.equals("new-intent")) one.life.set("intent", newIntents.isEmpty() ? null : Intent.sent(newIntents.removeAt(0)));
    boolean delivers = transition.startsWith("return") || transition.startsWith("launch") || transition.equals("deliver-result");
    if (delivers && !answers.isEmpty()) {
      Answer answer = answers.removeAt(0);
      one.lifePermissions(answer.request, answer.permissions, answer.grants);
    }
    one.life.fire(transition);
    if (transition.equals("configure")) ViewRoot.configurationChanged(one.getActivityToken(), one.getResources().getConfiguration());
    if (one.life.get("out") != null) saved = (Bundle) one.life.get("out");
    if (one.life.is("stopped") && one.life.get("out") != null) tellSaved();
    // What it showed once it was resumed has been saved by nobody.
    if (one.life.is("resumed")) {
      saved = null;
      told = null;
      one.life.set("out", null);
    }
    if (one.life.is("destroyed")) {
      retained = one.life.get("onRetainNonConfigurationInstance");
      shown = one.getIntent();
      activity = null;
      if (!transition.startsWith("relaunch")) hasEnded = true;
    }
  }
}
