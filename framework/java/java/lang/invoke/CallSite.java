package java.lang.invoke;

/** A place in the code whose call is linked at run time. */
public abstract class CallSite {
  /** Null for a target that is set later. */
  volatile MethodHandle target;

  CallSite(MethodHandle target) {
    this.target = target;
  }

  public MethodType type() {
    return target.type();
  }

  public abstract MethodHandle getTarget();

  public abstract void setTarget(MethodHandle target);

  public abstract MethodHandle dynamicInvoker();

  final void change(MethodHandle next) {
    if (!next.type().equals(type())) throw new WrongMethodTypeException(next + " should be of type " + type());
    target = next;
  }

  final MethodHandle invoker() {
    return MethodHandles.make(type(), arguments -> getTarget().call(arguments));
  }

  /** A target that is not set yet. */
  static MethodHandle unset(MethodType type) {
    return MethodHandles.make(type, arguments -> {
      throw new IllegalStateException("uninitialized call site");
    });
  }
}
