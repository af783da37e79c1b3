package org.parts;

import android.app.Activity;
import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

/** A small copy of the library's: the activity is asked for views of layouts, and hands on to its manager. */
public class FragmentActivity extends Activity {
  private final FragmentManager mFragments = new FragmentManager(this);

  public FragmentManager getSupportFragmentManager() { return mFragments; }

  @Override public View onCreateView(View parent, String name, Context context, AttributeSet attributes) {
    View view = mFragments.onCreateView(parent, name, context, attributes);
    return view != null ? view : super.onCreateView(parent, name, context, attributes);
  }

  @Override protected void onResume() {
    super.onResume();
    mFragments.dispatchResume();
  }
}
