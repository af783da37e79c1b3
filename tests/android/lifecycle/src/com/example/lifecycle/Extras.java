package com.example.lifecycle;

import android.app.PendingIntent;
import android.app.Service;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Binder;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Parcel;
import android.os.Parcelable;
import androidx.localbroadcastmanager.content.LocalBroadcastManager;
import java.io.Serializable;
import java.util.ArrayList;

/** Sends objects by all ways there are, and tells whether the same or others arrive. */
public class Extras extends Logged {
  private static final String ACTION = "com.example.EXTRAS";

  /** Something that is taken apart by Java. */
  private static final class Note implements Serializable {
    int value = 1;
  }

  /** Something that is taken apart by itself. */
  public static final class Card implements Parcelable {
    public static final Parcelable.Creator<Card> CREATOR = new Parcelable.Creator<Card>() {
      @Override
      public Card createFromParcel(Parcel in) {
        Card card = new Card();
        card.value = in.readInt();
        System.out.println("a card is made");
        return card;
      }

      @Override
      public Card[] newArray(int size) {
        return new Card[size];
      }
    };

    int value = 1;

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      out.writeInt(value);
    }
  }

  /** What was sent last. */
  private static Note note;
  private static Card card;
  private static ArrayList<String> names;
  private static int[] numbers;
  private static Binder binder;
  /** What arrived last. */
  private static Object arrived;

  private static Intent filled(Intent intent) {
    note = new Note();
    card = new Card();
    names = new ArrayList<String>();
    names.add("Ada");
    numbers = new int[] {1};
    binder = new Binder();
    Bundle inner = new Bundle();
    inner.putBinder("binder", binder);
    return intent.putExtra("note", note).putExtra("card", card).putStringArrayListExtra("names", names).putExtra("numbers", numbers)
        .putExtra("inner", inner).putExtra("text", (CharSequence) new StringBuilder("text"));
  }

  /** Whoever reads later must not see this. */
  private static void change() {
    note.value = card.value = numbers[0] = 2;
    names.add("Grace");
  }

  private static String which(Object sent, Object came) {
    return sent == came ? "same" : "copy";
  }

  private static void tell(String who, Intent intent) {
    System.out.println(who + ": " + intent.getExtras().size() + " extras");
    Note itsNote = (Note) intent.getSerializableExtra("note");
    Card itsCard = intent.getParcelableExtra("card");
    ArrayList<String> itsNames = intent.getStringArrayListExtra("names");
    int[] itsNumbers = intent.getIntArrayExtra("numbers");
    Object itsBinder = intent.getBundleExtra("inner").getBinder("binder");
    System.out.println(who + ": note " + which(note, itsNote) + " " + itsNote.value + ", card " + which(card, itsCard) + " " + itsCard.value
        + ", names " + which(names, itsNames) + " " + itsNames + ", numbers " + which(numbers, itsNumbers) + " " + itsNumbers[0]
        + ", binder " + which(binder, itsBinder) + ", text " + intent.getCharSequenceExtra("text").getClass().getSimpleName());
    System.out.println(who + ": as the one before " + (arrived == itsNote) + ", asked again " + (intent.getSerializableExtra("note") == itsNote));
    arrived = itsNote;
  }

  /** Gets what is started. */
  public static class Taker extends Service {
    @Override
    public int onStartCommand(Intent intent, int flags, int startId) {
      tell("service", intent);
      return START_NOT_STICKY;
    }

    @Override
    public IBinder onBind(Intent intent) {
      return null;
    }
  }

  /** Gets what is opened, and answers with the same. */
  public static class Other extends Logged {
    @Override
    protected void onCreate(Bundle saved) {
      super.onCreate(saved);
      tell("activity", getIntent());
      setResult(RESULT_OK, filled(new Intent()));
      finish();
      change();
    }
  }

  private static final class Named extends BroadcastReceiver {
    private final String name;

    Named(String name) {
      this.name = name;
    }

    @Override
    public void onReceive(Context context, Intent intent) {
      tell(name, intent);
    }
  }

  private final BroadcastReceiver first = new Named("first"), second = new Named("second"), local = new Named("local");
  private Note kept = new Note();
  private static Note lastKept;

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    buttons("open", "start", "send", "send locally", "pending", "own intent");
    if (getIntent().getAction() != null) say("intent " + getIntent().getAction());
    if (saved == null) return;
    kept = (Note) saved.getSerializable("kept");
    say("saved note " + which(lastKept, kept) + " " + kept.value);
  }

  @Override
  protected void onStart() {
    super.onStart();
    registerReceiver(first, new IntentFilter(ACTION), Context.RECEIVER_NOT_EXPORTED);
    registerReceiver(second, new IntentFilter(ACTION), Context.RECEIVER_NOT_EXPORTED);
    LocalBroadcastManager.getInstance(this).registerReceiver(local, new IntentFilter(ACTION));
  }

  @Override
  protected void onSaveInstanceState(Bundle out) {
    super.onSaveInstanceState(out);
    out.putSerializable("kept", kept);
    lastKept = kept;
  }

  @Override
  protected void onStop() {
    super.onStop();
    unregisterReceiver(first);
    unregisterReceiver(second);
    LocalBroadcastManager.getInstance(this).unregisterReceiver(local);
    if (isChangingConfigurations()) return;
    new Handler(Looper.getMainLooper()).postDelayed(new Runnable() {
      @Override
      public void run() {
        kept.value = 2;
      }
    }, 100);
  }

  @Override
  protected void onActivityResult(int request, int result, Intent data) {
    tell("result", data);
  }

  @Override
  public void pressed(String action) {
    say("click " + action);
    Intent news = filled(new Intent(ACTION).setPackage(getPackageName()));
    switch (action) {
      case "open": startActivityForResult(news.setClass(this, Other.class), 1); break;
      case "start": startService(news.setClass(this, Taker.class)); break;
      case "send": sendBroadcast(news); break;
      case "send locally": LocalBroadcastManager.getInstance(this).sendBroadcast(news); break;
      case "pending": pend(PendingIntent.getService(this, 1, news.setClass(this, Taker.class), PendingIntent.FLAG_IMMUTABLE)); return;
      default: setIntent(new Intent("own")); break;
    }
    change();
  }

  private void pend(PendingIntent pending) {
    change();
    try {
      pending.send();
      pending.send();
    } catch (PendingIntent.CanceledException e) {
      throw new IllegalStateException(e);
    }
  }
}
