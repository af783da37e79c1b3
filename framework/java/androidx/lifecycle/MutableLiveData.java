package androidx.lifecycle;

/** Live data that anybody may set. */
public class MutableLiveData<T> extends LiveData<T> {
  public MutableLiveData() {}

  public MutableLiveData(T value) {
    super(value);
  }

  @Override
  public void postValue(T value) {
    super.postValue(value);
  }

  @Override
  public void setValue(T value) {
    super.setValue(value);
  }
}
