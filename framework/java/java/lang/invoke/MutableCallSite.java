package java.lang.invoke;

/** A call site whose target may change. */
public class MutableCallSite extends CallSite {
  public MutableCallSite(MethodType type) {
    super(unset(type));
  }

  public MutableCallSite(MethodHandle target) {
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
