package androidx.recyclerview.widget;

/** Joins changes that lie side by side. */
public class BatchingListUpdateCallback implements ListUpdateCallback {
  private static final int NONE = 0, ADD = 1, REMOVE = 2, CHANGE = 3;

  final ListUpdateCallback wrapped;
  private int last = NONE, position = -1, count = -1;
  private Object payload;

  public BatchingListUpdateCallback(ListUpdateCallback callback) { wrapped = callback; }

  public void dispatchLastEvent() {
    if (last == ADD) wrapped.onInserted(position, count);
    else if (last == REMOVE) wrapped.onRemoved(position, count);
    else if (last == CHANGE) wrapped.onChanged(position, count, payload);
    payload = null;
    last = NONE;
  }

  private void begin(int kind, int position, int count) {
    dispatchLastEvent();
    last = kind;
    this.position = position;
    this.count = count;
  }

  @Override
  public void onInserted(int position, int count) {
    if (last == ADD && position >= this.position && position <= this.position + this.count) {
      this.count += count;
      this.position = Math.min(position, this.position);
      return;
    }
    begin(ADD, position, count);
  }

  @Override
  public void onRemoved(int position, int count) {
    if (last == REMOVE && this.position >= position && this.position <= position + count) {
      this.count += count;
      this.position = position;
      return;
    }
    begin(REMOVE, position, count);
  }

  @Override
  public void onMoved(int fromPosition, int toPosition) {
    dispatchLastEvent();
    wrapped.onMoved(fromPosition, toPosition);
  }

  @Override
  public void onChanged(int position, int count, Object payload) {
    if (last == CHANGE && position <= this.position + this.count && position + count >= this.position
        && this.payload == payload) {
      int end = Math.max(this.position + this.count, position + count);
      this.position = Math.min(position, this.position);
      this.count = end - this.position;
      return;
    }
    begin(CHANGE, position, count);
    this.payload = payload;
  }
}
