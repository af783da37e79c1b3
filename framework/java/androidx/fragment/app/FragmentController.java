package androidx.fragment.app;

import android.content.Context;
import android.content.res.Configuration;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.os.Bundle;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import androidx.loader.app.LoaderManager;
import androidx.lifecycle.LifecycleOwner;
import java.util.List;

/** Fragments for hosts of the app's own. */
public class FragmentController {
  private final FragmentHostCallback<?> host;

  private FragmentController(FragmentHostCallback<?> host) {
    this.host = host;
  }

  public static FragmentController createController(FragmentHostCallback<?> callbacks) {
    return new FragmentController(callbacks);
  }

  public FragmentManager getSupportFragmentManager() {
    return host.manager();
  }

  @Deprecated
  public LoaderManager getSupportLoaderManager() {
    return LoaderManager.of((LifecycleOwner) host.onGetHost());
  }

  public Fragment findFragmentByWho(String who) {
    return host.manager().findByWho(who);
  }

  public int getActiveFragmentsCount() {
    return host.manager().getFragments().size();
  }

  public List<Fragment> getActiveFragments(List<Fragment> actives) {
    return host.manager().getFragments();
  }

  public void attachHost(Fragment parent) {
    host.manager().attach(host, host, parent);
  }

  public View onCreateView(View parent, String name, Context context, AttributeSet attrs) {
    return host.manager().onCreateView(parent, name, context, attrs);
  }

  public void noteStateNotSaved() {
    host.manager().noteStateNotSaved();
  }

  @Deprecated
  public Parcelable saveAllState() {
    return host.manager().saveAll();
  }

  @Deprecated
  public void restoreSaveState(Parcelable state) {
    host.manager().restoreAll((Bundle) state, null);
  }

  public void dispatchCreate() {
    host.manager().dispatchCreate();
  }

  public void dispatchActivityCreated() {
    host.manager().dispatchActivityCreated();
  }

  public void dispatchStart() {
    host.manager().dispatchStart();
  }

  public void dispatchResume() {
    host.manager().dispatchResume();
  }

  public void dispatchPause() {
    host.manager().dispatchPause();
  }

  public void dispatchStop() {
    host.manager().dispatchStop();
  }

  @Deprecated
  public void dispatchReallyStop() {}

  public void dispatchDestroyView() {
    host.manager().dispatchDestroyView();
  }

  public void dispatchDestroy() {
    host.manager().dispatchDestroy();
  }

  public void dispatchConfigurationChanged(Configuration newConfig) {
    host.manager().dispatchConfiguration(newConfig);
  }

  public void dispatchLowMemory() {
    host.manager().dispatchLowMemory();
  }

  public boolean dispatchCreateOptionsMenu(Menu menu, MenuInflater inflater) {
    return host.manager().dispatchCreateMenu(menu, inflater);
  }

  public boolean dispatchPrepareOptionsMenu(Menu menu) {
    return host.manager().dispatchPrepareMenu(menu);
  }

  public boolean dispatchOptionsItemSelected(MenuItem item) {
    return host.manager().dispatchMenuItem(item);
  }

  public boolean dispatchContextItemSelected(MenuItem item) {
    return host.manager().dispatchContextItem(item);
  }

  public void dispatchOptionsMenuClosed(Menu menu) {
    host.manager().dispatchMenuClosed(menu);
  }

  public boolean execPendingActions() {
    return host.manager().execute();
  }
}
