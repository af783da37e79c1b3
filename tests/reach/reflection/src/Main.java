package reach.reflection;

import android.app.Activity;
import android.os.Bundle;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Makes, calls and reads by names that are constant. */
public class Main extends Activity {
  static int count;
  static final AtomicReferenceFieldUpdater<Main, Work> NEXT = AtomicReferenceFieldUpdater.newUpdater(Main.class, Work.class, "next");
  volatile Work next;
  static volatile Work common = new First();
  volatile Work handed;
  volatile Work swapped;
  volatile Work hidden = new Hidden();
  Work kept = new Kept();

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    try {
      ((Work) Class.forName("reach.reflection.Found").newInstance()).go();
      Class.forName("reach.reflection.Unfound").getName();
      Constructor<?> constructor = Taking.class.getConstructor(Work.class);
      ((Work) constructor.newInstance(new Given())).go();
      Method method = Main.class.getDeclaredMethod("called", Work.class);
      method.invoke(this, new Passed());
      Field field = Main.class.getDeclaredField("kept");
      ((Work) field.get(this)).go();
      MethodHandle handle = MethodHandles.lookup().findVirtual(Main.class, "handled", MethodType.methodType(void.class));
      handle.invoke(this);
      VarHandle second = MethodHandles.lookup().findVarHandle(Main.class, "handed", Work.class);
      second.set(this, new Handed());
      handed.go();
      VarHandle third = MethodHandles.lookup().findVarHandle(Main.class, "swapped", Work.class);
      third.compareAndSet(this, (Work) null, (Work) new Swapped());
      ((Work) third.getVolatile(this)).go();
      VarHandle common = MethodHandles.lookup().findStaticVarHandle(Main.class, "common", Work.class);
      ((Work) common.getAndSet((Work) new Common())).go();
      common.setRelease((Work) new Exchanged());
      ((Work) common.getAcquire()).go();
      Work[] row = {null};
      VarHandle element = MethodHandles.arrayElementVarHandle(Work[].class);
      element.setVolatile(row, 0, (Work) new InRow());
      row[0].go();
    } catch (Throwable thrown) {
      throw new RuntimeException(thrown);
    }
    NEXT.set(this, new Updated());
    NEXT.get(this).go();
    Work proxy = (Work) Proxy.newProxyInstance(getClassLoader(), new Class<?>[] {Work.class}, new InvocationHandler() {
      @Override public Object invoke(Object self, Method asked, Object[] arguments) {
        count++;
        return null;
      }
    });
    proxy.go();
  }

  void called(Work work) {
    count++;
    work.go();
  }

  public void handled() { count++; }

  void uncalled() {}
}
