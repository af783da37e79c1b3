package kotlinx.coroutines.flow;

import java.util.concurrent.atomic.AtomicReference;

/** Ours, under a name that contracts know: a state that others look at. */
public class StateFlowImpl {
  private final AtomicReference<Object> state = new AtomicReference<>();
  private int version;

  public Object getValue() {
    return state.get();
  }

  public void setValue(Object value) {
    ++version;
    if (getValue() != value) state.set(value);
  }
}
