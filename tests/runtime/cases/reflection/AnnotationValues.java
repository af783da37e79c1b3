package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** Annotations at run time: defaults, arrays, enums, classes, nested, inherited, repeated, equality and text. */
public class AnnotationValues {
  enum Color { RED, GREEN }
  @Retention(RetentionPolicy.RUNTIME)
  @interface Inner {
    int value() default 3;
    String[] names() default {"x", "y"};
  }
  @Retention(RetentionPolicy.RUNTIME)
  @Inherited
  @interface Full {
    boolean z() default true;
    byte b() default 1;
    char c() default 'c';
    short s() default 2;
    int i() default - 3;
    long l() default 1L << 40;
    float f() default 0.5f;
    double d() default 2.25;
    String text() default "default";
    Class<?> type() default String.class;
    Color color() default Color.GREEN;
    Inner inner() default @Inner(9);
    int[] ints() default {};
    Color[] colors() default {Color.RED, Color.GREEN};
    Class<?>[] types() default {int.class, int[].class};
    Inner[] inners() default { @Inner, @Inner(names = {}) };
  }
  @Retention(RetentionPolicy.RUNTIME)
  @interface Marker {}
  @Retention(RetentionPolicy.CLASS)
  @interface Invisible {}
  @Retention(RetentionPolicy.RUNTIME)
  @Repeatable(Tags.class)
  @interface Tag {
    String value();
    int rank() default 0;
  }
  @Retention(RetentionPolicy.RUNTIME)
  @interface Tags {
    Tag[] value();
  }

  @Full
  @Marker
  @Invisible
  static class Base {
    @Inner(names = "single") int field;
    @Tag("a")
    @Tag(value = "b", rank = 2)
    void repeated() {}
    @Tag("only")
    void once(@Marker int p, @Inner(5) String q) {}
    @Deprecated
    Base() {}
  }
  static class Heir extends Base {}
  @Full(i = 8, text = "own", colors = Color.RED, type = void.class)
  static class Other extends Base {}

  public static void main(String[] args) throws Exception {
    Full f = Base.class.getAnnotation(Full.class);
    p(f.z(), f.b(), f.c(), f.s(), f.i(), f.l(), f.f(), f.d(), f.text(), f.type(), f.color(), f.inner().value(),
        f.inner().names(), f.ints(), f.colors(), f.types(), f.inners().length, f.inners()[1].names().length);
    p(f.annotationType(), f.equals(Base.class.getAnnotation(Full.class)),
        f.hashCode() == Base.class.getAnnotation(Full.class).hashCode(),
        f.equals(Other.class.getAnnotation(Full.class)), f instanceof Annotation, Proxy.isProxyClass(f.getClass()));
    p(Base.class.getAnnotations().length, Base.class.isAnnotationPresent(Marker.class),
        Base.class.isAnnotationPresent(Invisible.class), Heir.class.getAnnotations().length,
        Heir.class.getDeclaredAnnotations().length, Heir.class.getAnnotation(Full.class) != null,
        Heir.class.getAnnotation(Marker.class), Heir.class.getDeclaredAnnotation(Full.class));
    Full own = Other.class.getAnnotation(Full.class);
    p(own.i(), own.text(), own.colors(), own.type(), own.b());
    int[] ints = f.ints();
    Color[] colors = f.colors();
    colors[0] = null;
    p(f.colors()[0], ints == f.ints() && ints.length > 0);
    p(Base.class.getDeclaredField("field").getAnnotation(Inner.class).names(),
        Base.class.getDeclaredField("field").getAnnotation(Inner.class).value(),
        Base.class.getDeclaredConstructor().isAnnotationPresent(Deprecated.class));
    Method repeated = Base.class.getDeclaredMethod("repeated"),
           once = Base.class.getDeclaredMethod("once", int.class, String.class);
    p(repeated.getAnnotation(Tag.class), repeated.getAnnotation(Tags.class).value().length,
        repeated.getAnnotationsByType(Tag.class)[1].rank(), once.getAnnotationsByType(Tag.class)[0].value(),
        once.getAnnotation(Tags.class), once.getParameterAnnotations()[0].length,
        ((Inner) once.getParameterAnnotations()[1][0]).value(), repeated.getParameterAnnotations().length);
    Method i = Full.class.getDeclaredMethod("i");
    p(i.getDefaultValue(), Full.class.getDeclaredMethod("colors").getDefaultValue(),
        Tag.class.getDeclaredMethod("value").getDefaultValue(), repeated.getDefaultValue(), i.invoke(own));
    p(Base.class.getAnnotation(Marker.class), Base.class.getAnnotation(Marker.class).hashCode(),
        Marker.class.isAnnotation(), Marker.class.getInterfaces()[0], Full.class.isAnnotationPresent(Inherited.class),
        Full.class.getAnnotation(Retention.class).value());
    p(thrown(() -> Base.class.getAnnotation(null)), Base.class.getPackage().getAnnotations().length,
        int.class.getAnnotations().length, repeated.getAnnotations().length);
  }
}
