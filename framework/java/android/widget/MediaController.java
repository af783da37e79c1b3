package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import antecede.Callbacks;

/** Buttons for a player. */
public class MediaController extends FrameLayout {
  private MediaPlayerControl player;
  private boolean showing;
  private ImageButton pause;
  private View.OnClickListener next, previous;
  private final Runnable fade = new Runnable() {
    @Override
    public void run() { hide(); }
  };

  /** What can be played. */
  public interface MediaPlayerControl {
    void start();

    void pause();

    int getDuration();

    int getCurrentPosition();

    void seekTo(int pos);

    boolean isPlaying();

    int getBufferPercentage();

    boolean canPause();

    boolean canSeekBackward();

    boolean canSeekForward();

    int getAudioSessionId();
  }

  private final class PlayPause implements View.OnClickListener {
    @Override
    public void onClick(View v) {
      if (player.isPlaying()) player.pause();
      else player.start();
    }
  }

  public MediaController(Context context, AttributeSet attrs) { super(context, attrs); }

  public MediaController(Context context, boolean useFastForward) { this(context); }

  public MediaController(Context context) { super(context); }

  @Override
  public void onFinishInflate() { super.onFinishInflate(); }

  public void setMediaPlayer(MediaPlayerControl player) { this.player = player; }

  public void setAnchorView(View view) {
    removeAllViews();
    pause = new ImageButton(getContext());
    pause.setOnClickListener(new PlayPause());
    addView(pause);
  }

  public void show() { show(3000); }

  public void show(int timeout) {
    showing = true;
    removeCallbacks(fade);
    if (timeout != 0) postDelayed(fade, timeout);
  }

  public boolean isShowing() { return showing; }

  public void hide() { showing = false; }

  public void setPrevNextListeners(View.OnClickListener next, View.OnClickListener prev) {
    Callbacks.register(this, "next", next, false);
    Callbacks.register(this, "previous", prev, false);
    this.next = next;
    previous = prev;
  }

  @Override
  public void setEnabled(boolean enabled) {
    if (pause != null) pause.setEnabled(enabled);
    super.setEnabled(enabled);
  }
}
