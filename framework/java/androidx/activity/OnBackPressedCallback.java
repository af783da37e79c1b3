package androidx.activity;

import antecede.Bag;

/** Is called when Back is pressed, while it is enabled. */
public abstract class OnBackPressedCallback {
  private boolean enabled;
  private final Bag<Cancellable> cancellables = new Bag<Cancellable>();

  public OnBackPressedCallback(boolean enabled) {
    this.enabled = enabled;
  }

  public final void setEnabled(boolean enabled) {
    this.enabled = enabled;
  }

  public final boolean isEnabled() {
    return enabled;
  }

  public final void remove() {
    Bag<Cancellable> all = cancellables.copy();
    for (int i = 0; i < all.size(); i++) all.get(i).cancel();
  }

  public abstract void handleOnBackPressed();

  public void handleOnBackCancelled() {}

  void add(Cancellable cancellable) {
    cancellables.add(cancellable);
  }

  void remove(Cancellable cancellable) {
    cancellables.remove(cancellable);
  }
}
