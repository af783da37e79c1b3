package org.parts;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import java.util.HashMap;
import java.util.Map;

public class FragmentManager {
  private static final int[] NAMES = {android.R.attr.name};
  private final FragmentActivity mHost;
  private final Map<String, Fragment> mAdded = new HashMap<>();

  FragmentManager(FragmentActivity host) { mHost = host; }

  View onCreateView(View parent, String name, Context context, AttributeSet attributes) {
    if (FragmentContainerView.class.getName().equals(name)) return new FragmentContainerView(context, attributes, this);
    if (!"fragment".equals(name)) return null;
    String type = attributes.getAttributeValue(null, "class");
    TypedArray values = context.obtainStyledAttributes(attributes, NAMES);
    if (type == null) type = values.getString(0);
    values.recycle();
    return add(type).mView;
  }

  Fragment add(String type) {
    try {
      Fragment fragment = (Fragment) Class.forName(type, false, mHost.getClassLoader()).getConstructor().newInstance();
      fragment.mHost = mHost;
      fragment.mView = fragment.onCreateView();
      mAdded.put(type, fragment);
      return fragment;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public Fragment findFragment(String type) { return mAdded.get(type); }

  void dispatchResume() {
    for (Fragment fragment : mAdded.values()) fragment.onResume();
  }
}
