package android.app;

import android.os.Bundle;
import antecede.Unlisted;

/** A screen that contains other activities. */
@Deprecated
public class ActivityGroup extends Activity {
  private static final String STATES = "android:states";

  @Unlisted protected LocalActivityManager mLocalActivityManager;

  public ActivityGroup() {
    this(true);
  }

  public ActivityGroup(boolean singleActivityMode) {
    mLocalActivityManager = new LocalActivityManager(this, singleActivityMode);
  }

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    mLocalActivityManager.dispatchCreate(savedInstanceState == null ? null : savedInstanceState.getBundle(STATES));
  }

  @Override
  protected void onResume() {
    super.onResume();
    mLocalActivityManager.dispatchResume();
  }

  @Override
  protected void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    outState.putBundle(STATES, mLocalActivityManager.saveInstanceState());
  }

  @Override
  protected void onPause() {
    super.onPause();
    mLocalActivityManager.dispatchPause(isFinishing());
  }

  @Override
  protected void onStop() {
    super.onStop();
    mLocalActivityManager.dispatchStop();
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    mLocalActivityManager.dispatchDestroy(isFinishing());
  }

  @Override
  Object retainChildren() {
    return mLocalActivityManager.retain();
  }

  @Override
  Activity child(String id) {
    return mLocalActivityManager.getActivity(id);
  }

  public Activity getCurrentActivity() {
    return mLocalActivityManager.getCurrentActivity();
  }

  public final LocalActivityManager getLocalActivityManager() {
    return mLocalActivityManager;
  }
}
