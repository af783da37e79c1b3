package android.view;

import android.content.Context;
import android.content.ContextWrapper;
import android.content.res.AssetManager;
import android.content.res.Configuration;
import android.content.res.Resources;

/** A context with another theme. */
public class ContextThemeWrapper extends ContextWrapper {
  private int themeResource;
  private Resources.Theme theme;
  private LayoutInflater inflater;
  private Configuration override;
  private Resources resources;

  public ContextThemeWrapper() {
    super(null);
  }

  public ContextThemeWrapper(Context base, int themeResId) {
    super(base);
    themeResource = themeResId;
  }

  public ContextThemeWrapper(Context base, Resources.Theme theme) {
    super(base);
    this.theme = theme;
  }

  @Override
  protected void attachBaseContext(Context newBase) {
    super.attachBaseContext(newBase);
  }

  public void applyOverrideConfiguration(Configuration overrideConfiguration) {
    if (resources != null) throw new IllegalStateException("getResources() or getAssets() has already been called");
    if (override != null) throw new IllegalStateException("Override configuration has already been set");
    override = new Configuration(overrideConfiguration);
  }

  @Override
  public AssetManager getAssets() {
    return getResources().getAssets();
  }

  @Override
  public Resources getResources() {
    if (resources == null) resources = override == null ? super.getResources()
        : createConfigurationContext(override).getResources();
    return resources;
  }

  @Override
  public void setTheme(int resid) {
    if (themeResource == resid) return;
    themeResource = resid;
    initializeTheme();
  }

  public void setTheme(Resources.Theme theme) {
    this.theme = theme;
  }

  @Override
  public Resources.Theme getTheme() {
    if (theme == null) {
      if (themeResource == 0) themeResource = android.R.style.Theme_DeviceDefault_Light_DarkActionBar;
      initializeTheme();
    }
    return theme;
  }

  private void initializeTheme() {
    boolean first = theme == null;
    if (first) {
      theme = getResources().newTheme();
      Resources.Theme base = getBaseContext() == null ? null : getBaseContext().getTheme();
      if (base != null) theme.setTo(base);
    }
    onApplyThemeResource(theme, themeResource, first);
  }

  protected void onApplyThemeResource(Resources.Theme theme, int resId, boolean first) {
    theme.applyStyle(resId, true);
  }

  @Override
  public Object getSystemService(String name) {
    if (!LAYOUT_INFLATER_SERVICE.equals(name)) return getBaseContext().getSystemService(name);
    if (inflater == null) inflater = LayoutInflater.from(getBaseContext()).cloneInContext(this);
    return inflater;
  }
}
