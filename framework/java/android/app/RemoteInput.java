package android.app;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** An answer that the user can type into a notification. */
public final class RemoteInput implements Parcelable {
  public static final String RESULTS_CLIP_LABEL = "android.remoteinput.results";
  public static final String EXTRA_RESULTS_DATA = "android.remoteinput.resultsData";
  public static final int SOURCE_FREE_FORM_INPUT = 0;
  public static final int SOURCE_CHOICE = 1;
  public static final int EDIT_CHOICES_BEFORE_SENDING_AUTO = 0;
  public static final int EDIT_CHOICES_BEFORE_SENDING_DISABLED = 1;
  public static final int EDIT_CHOICES_BEFORE_SENDING_ENABLED = 2;
  public static final Parcelable.Creator<RemoteInput> CREATOR = new Parcelable.Creator<RemoteInput>() {
    @Override
    public RemoteInput createFromParcel(Parcel in) {
      return (RemoteInput) Carried.read(in);
    }

    @Override
    public RemoteInput[] newArray(int size) {
      return new RemoteInput[size];
    }
  };

  private final String resultKey;
  private final CharSequence label;
  private final CharSequence[] choices;
  private final Set<String> types;
  private final boolean freeForm;
  private final int editChoices;
  private final Bundle extras;

  private RemoteInput(Builder from) {
    resultKey = from.resultKey;
    label = from.label;
    choices = from.choices;
    types = from.types;
    freeForm = from.freeForm;
    editChoices = from.editChoices;
    extras = from.extras;
  }

  public String getResultKey() {
    return resultKey;
  }

  public CharSequence getLabel() {
    return label;
  }

  public CharSequence[] getChoices() {
    return choices;
  }

  public Set<String> getAllowedDataTypes() {
    return types;
  }

  public boolean getAllowFreeFormInput() {
    return freeForm;
  }

  public int getEditChoicesBeforeSending() {
    return editChoices;
  }

  public Bundle getExtras() {
    return extras;
  }

  public boolean isDataOnly() {
    return !freeForm && (choices == null || choices.length == 0) && !types.isEmpty();
  }

  public static Map<String, Uri> getDataResultsFromIntent(Intent intent, String remoteInputResultKey) {
    Bundle data = intent.getBundleExtra(EXTRA_RESULTS_DATA + remoteInputResultKey);
    if (data == null) return null;
    Map<String, Uri> results = new HashMap<String, Uri>();
    for (String type : data.keySet()) results.put(type, Uri.parse(data.getString(type)));
    return results;
  }

  public static Bundle getResultsFromIntent(Intent intent) {
    return intent.getBundleExtra(EXTRA_RESULTS_DATA);
  }

  public static void addResultsToIntent(RemoteInput[] remoteInputs, Intent intent, Bundle results) {
    Bundle kept = new Bundle();
    for (RemoteInput input : remoteInputs) {
      Object value = results.get(input.resultKey);
      if (value instanceof CharSequence) kept.putCharSequence(input.resultKey, (CharSequence) value);
    }
    intent.putExtra(EXTRA_RESULTS_DATA, kept);
  }

  public static void addDataResultToIntent(RemoteInput remoteInput, Intent intent, Map<String, Uri> results) {
    Bundle data = new Bundle();
    for (Map.Entry<String, Uri> entry : results.entrySet()) data.putString(entry.getKey(), entry.getValue().toString());
    intent.putExtra(EXTRA_RESULTS_DATA + remoteInput.resultKey, data);
  }

  public static void setResultsSource(Intent intent, int source) {
    intent.putExtra("android.remoteinput.resultsSource", source);
  }

  public static int getResultsSource(Intent intent) {
    return intent.getIntExtra("android.remoteinput.resultsSource", SOURCE_FREE_FORM_INPUT);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    Carried.write(dest, this);
  }

  /** Collects what it is. */
  public static final class Builder {
    private String resultKey;
    private CharSequence label;
    private CharSequence[] choices;
    private Set<String> types = new HashSet<String>();
    private boolean freeForm = true;
    private int editChoices;
    private Bundle extras = new Bundle();

    public Builder(String resultKey) {
      this.resultKey = resultKey;
    }

    public Builder setLabel(CharSequence label) {
      this.label = label;
      return this;
    }

    public Builder setChoices(CharSequence[] choices) {
      this.choices = choices;
      return this;
    }

    public Builder setAllowFreeFormInput(boolean freeForm) {
      this.freeForm = freeForm;
      return this;
    }

    public Builder setEditChoicesBeforeSending(int editChoices) {
      this.editChoices = editChoices;
      return this;
    }

    public Builder setAllowDataType(String mimeType, boolean doAllow) {
      if (doAllow) types.add(mimeType);
      else types.remove(mimeType);
      return this;
    }

    public Builder addExtras(Bundle extras) {
      if (extras != null) this.extras.putAll(extras);
      return this;
    }

    public Bundle getExtras() {
      return extras;
    }

    public RemoteInput build() {
      return new RemoteInput(this);
    }
  }
}
