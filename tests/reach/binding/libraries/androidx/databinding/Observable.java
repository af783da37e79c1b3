package androidx.databinding;

public interface Observable {
  void addOnPropertyChangedCallback(OnPropertyChangedCallback callback);

  void removeOnPropertyChangedCallback(OnPropertyChangedCallback callback);

  abstract class OnPropertyChangedCallback {
    public abstract void onPropertyChanged(Observable sender, int propertyId);
  }
}
