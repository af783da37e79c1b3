package android.graphics.drawable;

/** Fades from its first layer to its second. The fade itself is not shown. */
@antecede.Plain
public class TransitionDrawable extends LayerDrawable implements Drawable.Callback {
  private boolean crossFade;
  private boolean reversed;

  TransitionDrawable() {}

  public TransitionDrawable(Drawable[] layers) {
    super(layers);
  }

  public void startTransition(int durationMillis) {
    reversed = false;
    invalidateSelf();
  }

  public void resetTransition() {
    reversed = false;
    invalidateSelf();
  }

  public void reverseTransition(int duration) {
    reversed = !reversed;
    invalidateSelf();
  }

  public void setCrossFadeEnabled(boolean enabled) {
    crossFade = enabled;
  }

  public boolean isCrossFadeEnabled() {
    return crossFade;
  }

  @Override
  LayerDrawable bare() {
    TransitionDrawable copy = new TransitionDrawable();
    copy.crossFade = crossFade;
    return copy;
  }
}
