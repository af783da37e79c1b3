package androidx.activity;

import android.app.Application;
import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import android.content.res.Configuration;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import androidx.activity.contextaware.ContextAware;
import androidx.activity.contextaware.ContextAwareHelper;
import androidx.activity.contextaware.OnContextAvailableListener;
import androidx.activity.result.ActivityResultCallback;
import androidx.activity.result.ActivityResultCaller;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.ActivityResultRegistry;
import androidx.activity.result.ActivityResultRegistryOwner;
import androidx.activity.result.IntentSenderRequest;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.activity.result.contract.ActivityResultContracts.RequestMultiplePermissions;
import androidx.activity.result.contract.ActivityResultContracts.StartIntentSenderForResult;
import androidx.core.app.ActivityCompat;
import androidx.core.app.ActivityOptionsCompat;
import androidx.core.util.Consumer;
import androidx.core.view.MenuHost;
import androidx.core.view.MenuHostHelper;
import androidx.core.view.MenuProvider;
import androidx.lifecycle.HasDefaultViewModelProviderFactory;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleEventObserver;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.LifecycleRegistry;
import androidx.lifecycle.SavedStateViewModelFactory;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;
import androidx.lifecycle.ViewTreeLifecycleOwner;
import androidx.lifecycle.ViewTreeViewModelStoreOwner;
import androidx.lifecycle.viewmodel.CreationExtras;
import androidx.lifecycle.viewmodel.MutableCreationExtras;
import androidx.savedstate.SavedStateRegistry;
import androidx.savedstate.SavedStateRegistryController;
import androidx.savedstate.SavedStateRegistryOwner;
import androidx.savedstate.ViewTreeSavedStateRegistryOwner;
import antecede.Bag;

/** An activity with a lifecycle, view models, results by callbacks, and callbacks for Back. */
public class ComponentActivity extends androidx.core.app.ComponentActivity
    implements ContextAware, LifecycleOwner, ViewModelStoreOwner, HasDefaultViewModelProviderFactory, SavedStateRegistryOwner,
        OnBackPressedDispatcherOwner, ActivityResultRegistryOwner, ActivityResultCaller, MenuHost {
  private static final String RESULTS = "android:support:activity-result";

  private final SavedStateRegistryController saved = SavedStateRegistryController.create(this);
  private final ContextAwareHelper contextAware = new ContextAwareHelper();
  private final ActivityResultRegistry results = new Results();
  private final Bag<Consumer<Configuration>> onConfiguration = new Bag<Consumer<Configuration>>();
  private final Bag<Consumer<Integer>> onTrim = new Bag<Consumer<Integer>>();
  private final Bag<Consumer<Intent>> onIntent = new Bag<Consumer<Intent>>();
  private final MenuHostHelper menus = new MenuHostHelper(new Runnable() {
    @Override
    public void run() {
      invalidateMenu();
    }
  });
  private final OnBackPressedDispatcher back = new OnBackPressedDispatcher(new Runnable() {
    @Override
    public void run() {
      superBackPressed();
    }
  });
  private ViewModelStore store;
  private ViewModelProvider.Factory factory;
  private int contentLayout;
  private int nextLocal;

  /** What goes over to the successor. */
  private static final class Retained {
    Object custom;
    ViewModelStore store;
  }

  /** Starts activities for the registry. */
  private final class Results extends ActivityResultRegistry {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    public <I, O> void onLaunch(final int requestCode, ActivityResultContract<I, O> contract, I input,
        ActivityOptionsCompat options) {
      final ActivityResultContract.SynchronousResult<O> known = contract.getSynchronousResult(ComponentActivity.this, input);
      if (known != null) {
        handler.post(new Runnable() {
          @Override
          public void run() {
            dispatchResult(requestCode, known.getValue());
          }
        });
        return;
      }
      start(requestCode, contract.createIntent(ComponentActivity.this, input), options == null ? null : options.toBundle());
    }

    private void start(int requestCode, Intent intent, Bundle options) {
      String action = intent.getAction();
      if (RequestMultiplePermissions.ACTION_REQUEST_PERMISSIONS.equals(action)) {
        String[] permissions = intent.getStringArrayExtra(RequestMultiplePermissions.EXTRA_PERMISSIONS);
        ActivityCompat.requestPermissions(ComponentActivity.this, permissions == null ? new String[0] : permissions, requestCode);
      } else if (StartIntentSenderForResult.ACTION_INTENT_SENDER_REQUEST.equals(action)) {
        IntentSenderRequest request = intent.getParcelableExtra(StartIntentSenderForResult.EXTRA_INTENT_SENDER_REQUEST);
        startSender(requestCode, request, options);
      } else {
        startActivityForResult(intent, requestCode, options);
      }
    }

    private void startSender(final int requestCode, IntentSenderRequest request, Bundle options) {
      try {
        startIntentSenderForResult(request.getIntentSender(), requestCode, request.getFillInIntent(), request.getFlagsMask(),
            request.getFlagsValues(), 0, options);
      } catch (final IntentSender.SendIntentException e) {
        handler.post(new Runnable() {
          @Override
          public void run() {
            dispatchResult(requestCode, RESULT_CANCELED,
                new Intent().setAction(StartIntentSenderForResult.ACTION_INTENT_SENDER_REQUEST)
                .putExtra(StartIntentSenderForResult.EXTRA_SEND_INTENT_EXCEPTION, e));
          }
        });
      }
    }
  }

  public ComponentActivity() {
    registerActivityLifecycleCallbacks(new EventReporter((LifecycleRegistry) super.getLifecycle()));
    super.getLifecycle().addObserver(new LifecycleEventObserver() {
      @Override
      public void onStateChanged(LifecycleOwner source, Lifecycle.Event event) {
        if (event == Lifecycle.Event.ON_DESTROY) end();
      }
    });
  }

  /** View models end with their activity, not with a change of its configuration. */
  private void end() {
    contextAware.clearAvailableContext();
    if (!isChangingConfigurations()) getViewModelStore().clear();
  }

  public ComponentActivity(int contentLayoutId) {
    this();
    contentLayout = contentLayoutId;
  }

  private void superBackPressed() {
    super.onBackPressed();
  }

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    saved.performRestore(savedInstanceState);
    results.onRestoreInstanceState(savedInstanceState == null ? null : savedInstanceState.getBundle(RESULTS));
    contextAware.dispatchOnContextAvailable(this);
    super.onCreate(savedInstanceState);
    if (contentLayout != 0) setContentView(contentLayout);
  }

  @Override
  protected void onSaveInstanceState(Bundle outState) {
    LifecycleRegistry registry = (LifecycleRegistry) super.getLifecycle();
    if (registry.getCurrentState().isAtLeast(Lifecycle.State.CREATED)) registry.setCurrentState(Lifecycle.State.CREATED);
    super.onSaveInstanceState(outState);
    Bundle requests = new Bundle();
    results.onSaveInstanceState(requests);
    outState.putBundle(RESULTS, requests);
    saved.performSave(outState);
  }

  @Override
  public final Object onRetainNonConfigurationInstance() {
    Retained all = new Retained();
    all.custom = onRetainCustomNonConfigurationInstance();
    all.store = store;
    if (store == null) {
      Retained last = (Retained) getLastNonConfigurationInstance();
      if (last != null) all.store = last.store;
    }
    return all.store == null && all.custom == null ? null : all;
  }

  @Deprecated
  public Object onRetainCustomNonConfigurationInstance() {
    return null;
  }

  @Deprecated
  public Object getLastCustomNonConfigurationInstance() {
    Retained last = (Retained) getLastNonConfigurationInstance();
    return last == null ? null : last.custom;
  }

  @Override
  public void setContentView(int layoutResID) {
    initOwners();
    super.setContentView(layoutResID);
  }

  @Override
  public void setContentView(View view) {
    initOwners();
    super.setContentView(view);
  }

  @Override
  public void setContentView(View view, ViewGroup.LayoutParams params) {
    initOwners();
    super.setContentView(view, params);
  }

  @Override
  public void addContentView(View view, ViewGroup.LayoutParams params) {
    initOwners();
    super.addContentView(view, params);
  }

  private void initOwners() {
    View decor = getWindow().getDecorView();
    ViewTreeLifecycleOwner.set(decor, this);
    ViewTreeViewModelStoreOwner.set(decor, this);
    ViewTreeSavedStateRegistryOwner.set(decor, this);
  }

  public void initializeViewTreeOwners() {
    initOwners();
  }

  @Override
  public Context peekAvailableContext() {
    return contextAware.peekAvailableContext();
  }

  @Override
  public final void addOnContextAvailableListener(OnContextAvailableListener listener) {
    contextAware.addOnContextAvailableListener(listener);
  }

  @Override
  public final void removeOnContextAvailableListener(OnContextAvailableListener listener) {
    contextAware.removeOnContextAvailableListener(listener);
  }

  @Override
  public Lifecycle getLifecycle() {
    return super.getLifecycle();
  }

  @Override
  public ViewModelStore getViewModelStore() {
    if (getApplication() == null) {
      throw new IllegalStateException("Your activity is not yet attached to the Application instance. You can't request ViewModel before onCreate call.");
    }
    if (store == null) {
      Retained last = (Retained) getLastNonConfigurationInstance();
      store = last != null && last.store != null ? last.store : new ViewModelStore();
    }
    return store;
  }

  @Override
  public ViewModelProvider.Factory getDefaultViewModelProviderFactory() {
    if (factory == null) {
      factory = new SavedStateViewModelFactory(getApplication(), this, getIntent() == null ? null : getIntent().getExtras());
    }
    return factory;
  }

  @Override
  public CreationExtras getDefaultViewModelCreationExtras() {
    MutableCreationExtras extras = new MutableCreationExtras();
    Application application = getApplication();
    if (application != null) extras.set(ViewModelProvider.AndroidViewModelFactory.APPLICATION_KEY, application);
    return extras;
  }

  @Override
  public final SavedStateRegistry getSavedStateRegistry() {
    return saved.getSavedStateRegistry();
  }

  @Override
  public void onBackPressed() {
    back.onBackPressed();
  }

  @Override
  public final OnBackPressedDispatcher getOnBackPressedDispatcher() {
    return back;
  }

  // ---- results

  @Override
  protected void onActivityResult(int requestCode, int resultCode, Intent data) {
    if (!results.dispatchResult(requestCode, resultCode, data)) super.onActivityResult(requestCode, resultCode, data);
  }

  @Override
  public void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults) {
    boolean known = results.dispatchResult(requestCode, RESULT_OK, new Intent()
        .putExtra(RequestMultiplePermissions.EXTRA_PERMISSIONS, permissions)
        .putExtra(RequestMultiplePermissions.EXTRA_PERMISSION_GRANT_RESULTS, grantResults));
    if (!known) super.onRequestPermissionsResult(requestCode, permissions, grantResults);
  }

  @Override
  public final <I, O> ActivityResultLauncher<I> registerForActivityResult(ActivityResultContract<I, O> contract,
      ActivityResultRegistry registry, ActivityResultCallback<O> callback) {
    return registry.register("activity_rq#" + nextLocal++, this, contract, callback);
  }

  @Override
  public final <I, O> ActivityResultLauncher<I> registerForActivityResult(ActivityResultContract<I, O> contract,
      ActivityResultCallback<O> callback) {
    return registerForActivityResult(contract, results, callback);
  }

  @Override
  public final ActivityResultRegistry getActivityResultRegistry() {
    return results;
  }

  // ---- menus

  @Override
  public boolean onPreparePanel(int featureId, View view, Menu menu) {
    if (featureId == 0) {
      super.onPreparePanel(featureId, view, menu);
      menus.onPrepareMenu(menu);
    }
    return true;
  }

  @Override
  public boolean onCreatePanelMenu(int featureId, Menu menu) {
    if (featureId == 0) {
      super.onCreatePanelMenu(featureId, menu);
      menus.onCreateMenu(menu, getMenuInflater());
    }
    return true;
  }

  @Override
  public boolean onMenuItemSelected(int featureId, MenuItem item) {
    return super.onMenuItemSelected(featureId, item) || featureId == 0 && menus.onMenuItemSelected(item);
  }

  @Override
  public void onPanelClosed(int featureId, Menu menu) {
    menus.onMenuClosed(menu);
    super.onPanelClosed(featureId, menu);
  }

  @Override
  public void addMenuProvider(MenuProvider provider) {
    menus.addMenuProvider(provider);
  }

  @Override
  public void addMenuProvider(MenuProvider provider, LifecycleOwner owner) {
    menus.addMenuProvider(provider, owner);
  }

  @Override
  public void addMenuProvider(MenuProvider provider, LifecycleOwner owner, Lifecycle.State state) {
    menus.addMenuProvider(provider, owner, state);
  }

  @Override
  public void removeMenuProvider(MenuProvider provider) {
    menus.removeMenuProvider(provider);
  }

  @Override
  public void invalidateMenu() {
    invalidateOptionsMenu();
  }

  // ---- other events

  @Override
  public void onConfigurationChanged(Configuration newConfig) {
    super.onConfigurationChanged(newConfig);
    for (Bag<Consumer<Configuration>> all = onConfiguration.copy(); !all.isEmpty(); all.removeAt(0)) all.get(0).accept(newConfig);
  }

  @Override
  public void onTrimMemory(int level) {
    super.onTrimMemory(level);
    for (Bag<Consumer<Integer>> all = onTrim.copy(); !all.isEmpty(); all.removeAt(0)) all.get(0).accept(level);
  }

  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    for (Bag<Consumer<Intent>> all = onIntent.copy(); !all.isEmpty(); all.removeAt(0)) all.get(0).accept(intent);
  }

  public final void addOnConfigurationChangedListener(Consumer<Configuration> listener) {
    onConfiguration.add(listener);
  }

  public final void removeOnConfigurationChangedListener(Consumer<Configuration> listener) {
    onConfiguration.remove(listener);
  }

  public final void addOnTrimMemoryListener(Consumer<Integer> listener) {
    onTrim.add(listener);
  }

  public final void removeOnTrimMemoryListener(Consumer<Integer> listener) {
    onTrim.remove(listener);
  }

  public final void addOnNewIntentListener(Consumer<Intent> listener) {
    onIntent.add(listener);
  }

  public final void removeOnNewIntentListener(Consumer<Intent> listener) {
    onIntent.remove(listener);
  }
}
