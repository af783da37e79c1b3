package androidx.lifecycle;

import androidx.arch.core.util.Function;

/** Live data made of other live data. */
public class Transformations {
  private Transformations() {}

  public static <X, Y> LiveData<Y> map(LiveData<X> source, final Function<X, Y> mapFunction) {
    final MediatorLiveData<Y> result = new MediatorLiveData<Y>();
    result.addSource(source, new Observer<X>() {
      @Override
      public void onChanged(X x) {
        result.setValue(mapFunction.apply(x));
      }
    });
    return result;
  }

  public static <X, Y> LiveData<Y> switchMap(LiveData<X> source, final Function<X, LiveData<Y>> switchMapFunction) {
    final MediatorLiveData<Y> result = new MediatorLiveData<Y>();
    result.addSource(source, new Observer<X>() {
      private LiveData<Y> current;

      @Override
      public void onChanged(X x) {
        LiveData<Y> next = switchMapFunction.apply(x);
        if (current == next) return;
        if (current != null) result.removeSource(current);
        current = next;
        if (current == null) return;
        result.addSource(current, new Observer<Y>() {
          @Override
          public void onChanged(Y y) {
            result.setValue(y);
          }
        });
      }
    });
    return result;
  }

  public static <X> LiveData<X> distinctUntilChanged(final LiveData<X> source) {
    final MediatorLiveData<X> result = new MediatorLiveData<X>();
    result.addSource(source, new Observer<X>() {
      private boolean first = true;

      @Override
      public void onChanged(X value) {
        X before = result.getValue();
        boolean same = before == null ? value == null : before.equals(value);
        if (same && !first) return;
        first = false;
        result.setValue(value);
      }
    });
    return result;
  }
}
