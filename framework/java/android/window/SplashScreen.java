package android.window;

/** What the system shows while an activity starts. */
public interface SplashScreen {
  int SPLASH_SCREEN_STYLE_SOLID_COLOR = 0;
  int SPLASH_SCREEN_STYLE_ICON = 1;

  /** Hears that the splash screen ends, and removes its view. */
  interface OnExitAnimationListener {
    void onSplashScreenExit(SplashScreenView view);
  }

  void setOnExitAnimationListener(OnExitAnimationListener listener);

  void clearOnExitAnimationListener();

  void setSplashScreenTheme(int themeId);
}
