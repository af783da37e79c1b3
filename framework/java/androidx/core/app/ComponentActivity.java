package androidx.core.app;

import android.app.Activity;
import android.os.Bundle;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.LifecycleRegistry;

/** What the library's activities have in common: a lifecycle. */
public class ComponentActivity extends Activity implements LifecycleOwner {
  private final LifecycleRegistry registry = new LifecycleRegistry(this);

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
  }

  @Override
  protected void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
  }

  @Override
  public Lifecycle getLifecycle() {
    return registry;
  }
}
