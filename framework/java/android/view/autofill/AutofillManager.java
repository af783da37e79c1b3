package android.view.autofill;

import android.content.ComponentName;
import android.content.Context;
import android.graphics.Rect;
import android.view.View;
import antecede.Callbacks;
import antecede.Unlisted;
import java.util.Collections;
import java.util.List;

/** Says that the user has chosen no autofill service: whatever it is told, nothing is filled in and no callback comes. */
public final class AutofillManager {
  public static final String EXTRA_ASSIST_STRUCTURE = "android.view.autofill.extra.ASSIST_STRUCTURE";
  public static final String EXTRA_AUTHENTICATION_RESULT = "android.view.autofill.extra.AUTHENTICATION_RESULT";
  public static final String EXTRA_AUTHENTICATION_RESULT_EPHEMERAL_DATASET =
      "android.view.autofill.extra.AUTHENTICATION_RESULT_EPHEMERAL_DATASET";
  public static final String EXTRA_CLIENT_STATE = "android.view.autofill.extra.CLIENT_STATE";
  public static final String EXTRA_INLINE_SUGGESTIONS_REQUEST = "android.view.autofill.extra.INLINE_SUGGESTIONS_REQUEST";

  /** Hears that choices are shown for a view. */
  public abstract static class AutofillCallback {
    public static final int EVENT_INPUT_SHOWN = 1;
    public static final int EVENT_INPUT_HIDDEN = 2;
    public static final int EVENT_INPUT_UNAVAILABLE = 3;

    public AutofillCallback() {}

    public void onAutofillEvent(View view, int event) {}

    public void onAutofillEvent(View view, int virtualId, int event) {}
  }

  @Unlisted
  public AutofillManager(Context context) {}

  public boolean isEnabled() {
    return false;
  }

  public boolean isAutofillSupported() {
    return true;
  }

  public boolean hasEnabledAutofillServices() {
    return false;
  }

  public boolean isFieldClassificationEnabled() {
    return false;
  }

  public ComponentName getAutofillServiceComponentName() {
    return null;
  }

  public List<String> getAvailableFieldClassificationAlgorithms() {
    return Collections.emptyList();
  }

  public String getDefaultFieldClassificationAlgorithm() {
    return null;
  }

  public String getUserDataId() {
    return null;
  }

  public void cancel() {}

  public void commit() {}

  public void disableAutofillServices() {}

  public void notifyValueChanged(View view) {}

  public void notifyValueChanged(View view, int virtualId, AutofillValue value) {}

  public void notifyViewClicked(View view) {}

  public void notifyViewClicked(View view, int virtualId) {}

  public void notifyViewEntered(View view) {}

  public void notifyViewEntered(View view, int virtualId, Rect absBounds) {}

  public void notifyViewExited(View view) {}

  public void notifyViewExited(View view, int virtualId) {}

  public void notifyViewVisibilityChanged(View view, boolean isVisible) {}

  public void notifyViewVisibilityChanged(View view, int virtualId, boolean isVisible) {}

  public void registerCallback(AutofillCallback callback) {
    Callbacks.register(this, "AutofillCallback", callback, true);
  }

  public void unregisterCallback(AutofillCallback callback) {
    Callbacks.unregister(this, "AutofillCallback", callback);
  }

  public void requestAutofill(View view) {}

  public void requestAutofill(View view, int virtualId, Rect absBounds) {}

  public boolean showAutofillDialog(View view) {
    return false;
  }

  public boolean showAutofillDialog(View view, int virtualId) {
    return false;
  }
}
