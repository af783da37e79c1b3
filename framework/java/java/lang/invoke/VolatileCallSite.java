package java.lang.invoke;

/** A call site whose target may change. */
public class VolatileCallSite extends CallSite {
  public VolatileCallSite(MethodType type) {
    super(unset(type));
  }

  public VolatileCallSite(MethodHandle target) {
    super(target);
  }

  @Override
  public final MethodHandle getTarget() {
    return target;
  }

  @Override
  public void setTarget(MethodHandle target) {
    change(target);
  }

  @Override
  public final MethodHandle dynamicInvoker() {
    return invoker();
  }
}
