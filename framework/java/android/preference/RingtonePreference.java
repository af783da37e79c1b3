package android.preference;

import android.content.Context;
import android.content.Intent;
import android.content.res.TypedArray;
import android.media.RingtoneManager;
import android.net.Uri;
import android.text.TextUtils;
import android.util.AttributeSet;

/** A ringtone, chosen in an activity of the system. */
@Deprecated
public class RingtonePreference extends Preference implements PreferenceManager.OnActivityResultListener {
  private static final int[] ATTRIBUTES = {android.R.attr.ringtoneType, android.R.attr.showDefault, android.R.attr.showSilent};

  private int ringtoneType;
  private boolean showDefault, showSilent;
  private int requestCode;

  public RingtonePreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    ringtoneType = values.getInt(0, RingtoneManager.TYPE_RINGTONE);
    showDefault = values.getBoolean(1, true);
    showSilent = values.getBoolean(2, true);
    values.recycle();
  }

  public RingtonePreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public RingtonePreference(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.ringtonePreferenceStyle); }

  public RingtonePreference(Context context) { this(context, null); }

  public int getRingtoneType() { return ringtoneType; }

  public void setRingtoneType(int type) { ringtoneType = type; }

  public boolean getShowDefault() { return showDefault; }

  public void setShowDefault(boolean showDefault) { this.showDefault = showDefault; }

  public boolean getShowSilent() { return showSilent; }

  public void setShowSilent(boolean showSilent) { this.showSilent = showSilent; }

  @Override
  protected void onClick() {
    Intent intent = new Intent(RingtoneManager.ACTION_RINGTONE_PICKER);
    onPrepareRingtonePickerIntent(intent);
    PreferenceFragment owner = getPreferenceManager().getFragment();
    if (owner != null) owner.startActivityForResult(intent, requestCode);
    else getPreferenceManager().getActivity().startActivityForResult(intent, requestCode);
  }

  protected void onPrepareRingtonePickerIntent(Intent ringtonePickerIntent) {
    ringtonePickerIntent.putExtra(RingtoneManager.EXTRA_RINGTONE_EXISTING_URI, onRestoreRingtone());
    ringtonePickerIntent.putExtra(RingtoneManager.EXTRA_RINGTONE_TYPE, ringtoneType);
    ringtonePickerIntent.putExtra(RingtoneManager.EXTRA_RINGTONE_TITLE, getTitle());
  }

  protected void onSaveRingtone(Uri ringtoneUri) { persistString(ringtoneUri == null ? "" : ringtoneUri.toString()); }

  protected Uri onRestoreRingtone() {
    String uri = getPersistedString(null);
    return TextUtils.isEmpty(uri) ? null : Uri.parse(uri);
  }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) { return a.getString(index); }

  @Override
  protected void onSetInitialValue(boolean restorePersistedValue, Object defaultValueObj) {
    String value = (String) defaultValueObj;
    if (!restorePersistedValue && !TextUtils.isEmpty(value)) onSaveRingtone(Uri.parse(value));
  }

  @Override
  protected void onAttachedToHierarchy(PreferenceManager preferenceManager) {
    super.onAttachedToHierarchy(preferenceManager);
    preferenceManager.registerOnActivityResultListener(this);
    requestCode = preferenceManager.getNextRequestCode();
  }

  @Override
  public boolean onActivityResult(int requestCode, int resultCode, Intent data) {
    if (requestCode != this.requestCode) return false;
    if (data == null) return true;
    Uri uri = data.getParcelableExtra(RingtoneManager.EXTRA_RINGTONE_PICKED_URI);
    if (callChangeListener(uri == null ? "" : uri.toString())) onSaveRingtone(uri);
    return true;
  }
}
