package androidx.lifecycle;

import android.app.Application;

/** A view model that knows the application. */
public class AndroidViewModel extends ViewModel {
  private final Application application;

  public AndroidViewModel(Application application) {
    this.application = application;
  }

  @SuppressWarnings("unchecked")
  public <T extends Application> T getApplication() {
    return (T) application;
  }
}
