package android.content;

import android.os.Handler;
import android.os.Looper;
import android.os.Replies;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;
import antecede.Unlisted;
import antecede.World;
import antecede.system.Server;

/** The clipboard, which all apps share. */
@SuppressWarnings("deprecation")
public class ClipboardManager extends android.text.ClipboardManager {
  private static final String SLOT = "OnPrimaryClipChangedListener";
  private static final Board board = new Board();

  private final Bag<OnPrimaryClipChangedListener> listeners = new Bag<OnPrimaryClipChangedListener>();
  private final Handler handler = new Handler(Looper.getMainLooper());
  private final Runnable change = new Runnable() {
    @Override
    public void run() {
      report();
    }
  };
  /** Another app copies something. */
  private final Runnable copy = new Runnable() {
    @Override
    public void run() {
      board.set(ClipData.newPlainText("other", "text of another app"));
    }
  };

  /** What is on the clipboard, and whose managers hear of it. */
  private static final class Board {
    @Observable private volatile ClipData clip;
    private final Bag<ClipboardManager> watchers = new Bag<ClipboardManager>();

    void set(ClipData clip) {
      if (clip != null) clip.getDescription().setTimestamp(World.currentTimeMillis());
      this.clip = clip;
      Bag<ClipboardManager> all = watchers.copy();
      for (int i = 0; i < all.size(); i++) Replies.post(all.get(i).handler, all.get(i).change);
    }
  }

  /** Hears that something else is on the clipboard. */
  public interface OnPrimaryClipChangedListener {
    void onPrimaryClipChanged();
  }

  @Unlisted
  public ClipboardManager(Context context) {}

  public void setPrimaryClip(ClipData clip) {
    if (clip == null) throw new NullPointerException("clip");
    board.set(clip);
  }

  public void clearPrimaryClip() {
    board.set(null);
  }

  public ClipData getPrimaryClip() {
    return board.clip;
  }

  public ClipDescription getPrimaryClipDescription() {
    ClipData clip = board.clip;
    return clip == null ? null : clip.getDescription();
  }

  public boolean hasPrimaryClip() {
    return board.clip != null;
  }

  public void addPrimaryClipChangedListener(OnPrimaryClipChangedListener what) {
    if (listeners.isEmpty()) {
      board.watchers.add(this);
      Server.addSource("clipboard", copy);
    }
    listeners.add(what);
    Callbacks.observe(this, SLOT, what, true);
  }

  public void removePrimaryClipChangedListener(OnPrimaryClipChangedListener what) {
    if (!listeners.remove(what)) return;
    Callbacks.unregister(this, SLOT, what);
    if (!listeners.isEmpty()) return;
    board.watchers.remove(this);
    Server.removeSource("clipboard", copy);
  }

  private void report() {
    Bag<OnPrimaryClipChangedListener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) {
      OnPrimaryClipChangedListener listener = all.get(i);
      Callbacks.invoke(this, SLOT, listener);
      listener.onPrimaryClipChanged();
    }
  }

  @Override
  @Deprecated
  public CharSequence getText() {
    ClipData clip = board.clip;
    return clip == null || clip.getItemCount() == 0 ? null : clip.getItemAt(0).coerceToText(null);
  }

  @Override
  @Deprecated
  public void setText(CharSequence text) {
    setPrimaryClip(ClipData.newPlainText(null, text));
  }

  @Override
  @Deprecated
  public boolean hasText() {
    CharSequence text = getText();
    return text != null && text.length() > 0;
  }
}
