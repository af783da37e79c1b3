package inner;

import static support.Tell.p;

import java.lang.reflect.Modifier;
import java.util.*;

/** Names and structure of nested classes: getName, getSimpleName, enclosing classes and methods, modifiers. */
public class Names {
  static class Nested {
    class Deep {}
  }
  class Inner {}
  interface Face {
    class InFace {}
  }
  enum Kind {
    PLAIN,
    BODY {}
  }
  @interface Note {}
  static Object fieldAnonymous = new Object() {};

  static void show(Class<?> c) {
    p(c.getName(), "[" + c.getSimpleName() + "]", c.getTypeName(), c.getCanonicalName(), c.isAnonymousClass(),
        c.isLocalClass(), c.isMemberClass(), Modifier.toString(c.getModifiers()),
        c.getEnclosingClass() == null ? null : c.getEnclosingClass().getSimpleName(),
        c.getDeclaringClass() == null ? null : c.getDeclaringClass().getSimpleName(),
        c.getEnclosingMethod() == null ? null : c.getEnclosingMethod().getName(), c.getEnclosingConstructor() != null);
  }

  Object made;

  Names() {
    class InConstructor {}
    made = new InConstructor();
  }

  public static void main(String[] args) {
    class Local {
      class InLocal {}
    }
    Object anonymous = new Runnable() {
      @Override
      public void run() {}
    };
    for (Class<?> c : new Class<?>[] {Names.class, Nested.class, Nested.Deep.class, Inner.class, Face.class,
             Face.InFace.class, Kind.class, Kind.BODY.getClass(), Note.class, Local.class, Local.InLocal.class,
             anonymous.getClass(), fieldAnonymous.getClass(), new Names().made.getClass(), int.class, int[].class,
             String[][].class, Nested[].class, void.class, Map.Entry.class, Thread.State.class})
      show(c);
    class Twice {}
    show(Twice.class);
    {
      class Scoped {}
      show(Scoped.class);
    }
    {
      class Scoped {}
      show(Scoped.class);
    }
    TreeSet<String> declared = new TreeSet<>();
    for (Class<?> c : Names.class.getDeclaredClasses()) declared.add(c.getSimpleName());
    p(declared, Names.class.getPackage().getName(), Names.class.isInterface(), Face.class.isInterface(),
        Note.class.isAnnotation(), Kind.class.isEnum(), Kind.BODY.getClass().isEnum(),
        Kind.BODY.getDeclaringClass().getSimpleName(), int.class.isPrimitive(), int[].class.isArray());
    p(Names.class, Face.class, int.class, int[].class, Names.class.toGenericString(), Map.class.toGenericString());
    p(new Object[0].getClass().getSuperclass(), int.class.getSuperclass(), Face.class.getSuperclass(),
        Object.class.getSuperclass(), Kind.BODY.getClass().getSuperclass().getSimpleName(),
        int[].class.getInterfaces().length, Note.class.getInterfaces()[0]);
  }
}
