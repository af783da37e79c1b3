package androidx.core.app;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import antecede.Hidden;
import java.util.Map;
import java.util.Set;

/** An answer that the user can type into a notification. */
public final class RemoteInput {
  public static final String RESULTS_CLIP_LABEL = "android.remoteinput.results";
  public static final String EXTRA_RESULTS_DATA = "android.remoteinput.resultsData";
  public static final int SOURCE_FREE_FORM_INPUT = 0;
  public static final int SOURCE_CHOICE = 1;
  public static final int EDIT_CHOICES_BEFORE_SENDING_AUTO = 0;
  public static final int EDIT_CHOICES_BEFORE_SENDING_DISABLED = 1;
  public static final int EDIT_CHOICES_BEFORE_SENDING_ENABLED = 2;

  private final android.app.RemoteInput input;

  private RemoteInput(android.app.RemoteInput input) {
    this.input = input;
  }

  @Hidden
  public android.app.RemoteInput platform() {
    return input;
  }

  public String getResultKey() {
    return input.getResultKey();
  }

  public CharSequence getLabel() {
    return input.getLabel();
  }

  public CharSequence[] getChoices() {
    return input.getChoices();
  }

  public Set<String> getAllowedDataTypes() {
    return input.getAllowedDataTypes();
  }

  public boolean isDataOnly() {
    return input.isDataOnly();
  }

  public boolean getAllowFreeFormInput() {
    return input.getAllowFreeFormInput();
  }

  public Bundle getExtras() {
    return input.getExtras();
  }

  public static Map<String, Uri> getDataResultsFromIntent(Intent intent, String remoteInputResultKey) {
    return android.app.RemoteInput.getDataResultsFromIntent(intent, remoteInputResultKey);
  }

  public static Bundle getResultsFromIntent(Intent intent) {
    return android.app.RemoteInput.getResultsFromIntent(intent);
  }

  public static void addResultsToIntent(RemoteInput[] remoteInputs, Intent intent, Bundle results) {
    android.app.RemoteInput[] inputs = new android.app.RemoteInput[remoteInputs.length];
    for (int i = 0; i < inputs.length; i++) inputs[i] = remoteInputs[i].input;
    android.app.RemoteInput.addResultsToIntent(inputs, intent, results);
  }

  /** Collects what it is. */
  public static final class Builder {
    private final android.app.RemoteInput.Builder builder;

    public Builder(String resultKey) {
      builder = new android.app.RemoteInput.Builder(resultKey);
    }

    public Builder setLabel(CharSequence label) {
      builder.setLabel(label);
      return this;
    }

    public Builder setChoices(CharSequence[] choices) {
      builder.setChoices(choices);
      return this;
    }

    public Builder setAllowDataType(String mimeType, boolean doAllow) {
      builder.setAllowDataType(mimeType, doAllow);
      return this;
    }

    public Builder setAllowFreeFormInput(boolean allowFreeFormTextInput) {
      builder.setAllowFreeFormInput(allowFreeFormTextInput);
      return this;
    }

    public Builder addExtras(Bundle extras) {
      builder.addExtras(extras);
      return this;
    }

    public Bundle getExtras() {
      return builder.getExtras();
    }

    public RemoteInput build() {
      return new RemoteInput(builder.build());
    }
  }
}
