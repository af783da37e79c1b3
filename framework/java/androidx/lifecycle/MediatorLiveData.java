package androidx.lifecycle;

import antecede.Bag;

/** Live data that follows others. */
public class MediatorLiveData<T> extends MutableLiveData<T> {
  private final Bag<Source<?>> sources = new Bag<Source<?>>();

  /** One that is followed. */
  private static final class Source<V> implements Observer<V> {
    private final LiveData<V> data;
    private final Observer<? super V> observer;
    private int version = -1;

    Source(LiveData<V> data, Observer<? super V> observer) {
      this.data = data;
      this.observer = observer;
    }

    void plug() {
      data.observeForever(this);
    }

    void unplug() {
      data.removeObserver(this);
    }

    @Override
    public void onChanged(V value) {
      if (version == data.getVersion()) return;
      version = data.getVersion();
      observer.onChanged(value);
    }
  }

  public MediatorLiveData() {}

  public MediatorLiveData(T value) {
    super(value);
  }

  public <S> void addSource(LiveData<S> source, Observer<? super S> onChanged) {
    if (source == null) throw new NullPointerException("source cannot be null");
    for (int i = 0; i < sources.size(); i++) {
      if (sources.get(i).data != source) continue;
      if (sources.get(i).observer == onChanged) return;
      throw new IllegalArgumentException("This source was already added with the different observer");
    }
    Source<S> added = new Source<S>(source, onChanged);
    sources.add(added);
    if (hasActiveObservers()) added.plug();
  }

  public <S> void removeSource(LiveData<S> toRemote) {
    for (int i = sources.size() - 1; i >= 0; i--) {
      if (sources.get(i).data == toRemote) sources.removeAt(i).unplug();
    }
  }

  @Override
  protected void onActive() {
    for (int i = 0; i < sources.size(); i++) sources.get(i).plug();
  }

  @Override
  protected void onInactive() {
    for (int i = 0; i < sources.size(); i++) sources.get(i).unplug();
  }
}
