package android.view;

/** The user asked to search. */
public class SearchEvent {
  private final InputDevice device;

  public SearchEvent(InputDevice inputDevice) {
    device = inputDevice;
  }

  public InputDevice getInputDevice() {
    return device;
  }
}
