package androidx.databinding;

import java.util.ArrayList;
import java.util.List;

public class BaseObservable implements Observable {
  private transient List<OnPropertyChangedCallback> callbacks;

  @Override public void addOnPropertyChangedCallback(OnPropertyChangedCallback callback) {
    synchronized (this) {
      if (callbacks == null) callbacks = new ArrayList<>();
      callbacks.add(callback);
    }
  }

  @Override public void removeOnPropertyChangedCallback(OnPropertyChangedCallback callback) {
    synchronized (this) {
      if (callbacks != null) callbacks.remove(callback);
    }
  }

  public void notifyPropertyChanged(int fieldId) {
    List<OnPropertyChangedCallback> told;
    synchronized (this) {
      if (callbacks == null) return;
      told = new ArrayList<>(callbacks);
    }
    for (OnPropertyChangedCallback callback : told) callback.onPropertyChanged(this, fieldId);
  }
}
