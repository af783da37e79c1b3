package android.hardware;

/** Hears once that a sensor noticed something. */
public abstract class TriggerEventListener {
  public TriggerEventListener() {}

  public abstract void onTrigger(TriggerEvent triggerEvent);
}
