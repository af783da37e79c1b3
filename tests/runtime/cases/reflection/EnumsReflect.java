package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.*;
import java.util.*;

/** Enums, interfaces and constants seen through reflection. */
public class EnumsReflect {
  enum Op {
    ADD {
      @Override
      int f(int a) {
        return a + 1;
      }
    },
    SUB {
      @Override
      int f(int a) {
        return a - 1;
      }
    };
    abstract int f(int a);
    static int count = 5;
    final int rank = ordinal() * 10;
  }
  interface Consts {
    int A = 1;
    String B = "b" + A;
    int[] C = {1, 2};
    static int twice(int x) { return 2 * x; }
    default int thrice(int x) { return 3 * x; }
  }
  static class Impl implements Consts {}

  public static void main(String[] args) throws Exception {
    p(Op.class.getEnumConstants(), Op.class.getField("ADD").isEnumConstant(),
        Op.class.getDeclaredField("count").isEnumConstant(), Op.class.getField("ADD").get(null),
        Modifier.toString(Op.class.getField("ADD").getModifiers()), Op.class.getSuperclass(),
        Op.ADD.getClass().getSuperclass() == Op.class, Modifier.isAbstract(Op.class.getModifiers()),
        Modifier.isFinal(Op.ADD.getClass().getModifiers()));
    Method f = Op.class.getDeclaredMethod("f", int.class);
    p(f.invoke(Op.ADD, 5), f.invoke(Op.SUB, 5), Op.class.getMethod("values").invoke(null),
        Op.class.getMethod("valueOf", String.class).invoke(null, "SUB"),
        thrown(() -> Op.class.getMethod("valueOf", String.class).invoke(null, "X")),
        thrown(() -> Op.class.getField("ADD").set(null, null)));
    p(Op.class.getDeclaredField("rank").get(Op.SUB), Enum.class.getMethod("name").invoke(Op.ADD),
        Enum.class.getMethod("compareTo", Enum.class).invoke(Op.ADD, Op.SUB),
        Enum.class.getMethod("getDeclaringClass").invoke(Op.SUB));
    p(Consts.class.getField("A").get(null), Impl.class.getField("B").get(null), Consts.class.getField("C").get(null),
        Modifier.toString(Consts.class.getField("A").getModifiers()),
        Consts.class.getMethod("twice", int.class).invoke(null, 4),
        thrown(() -> Impl.class.getMethod("twice", int.class)),
        Impl.class.getMethod("thrice", int.class).invoke(new Impl(), 4),
        Consts.class.getMethod("thrice", int.class).isDefault(),
        Consts.class.getMethod("twice", int.class).isDefault());
    List<String> names = new ArrayList<>();
    for (Field x : Op.class.getDeclaredFields())
      if (!x.isSynthetic()) names.add(x.getName());
    p(names, Consts.class.getDeclaredFields().length, Consts.class.getDeclaredConstructors().length,
        Consts.class.isInterface());
    Parameter[] ps = EnumsReflect.class.getDeclaredMethod("params", int.class, String[].class).getParameters();
    p(ps.length, ps[0].getType(), ps[1].isVarArgs(), ps[0].isNamePresent(), ps[0].getName(),
        ps[1].getDeclaringExecutable().getName(), ps[1].getParameterizedType());
    Object e = Enum.valueOf((Class) Class.forName("reflection.EnumsReflect$Op"), "ADD");
    p(e, e == Op.ADD, ((Enum<?>) e).ordinal(), EnumSet.allOf(Op.class),
        thrown(() -> Enum.valueOf((Class) String.class, "x")));
    TreeSet<String> members = new TreeSet<>();
    for (Class<?> c : EnumsReflect.class.getDeclaredClasses())
      members.add(c.getSimpleName() + ":" + Modifier.toString(c.getModifiers()));
    p(members);
    p(Modifier.toString(0xfff), Modifier.isStatic(8), Modifier.isInterface(Consts.class.getModifiers()),
        Modifier.methodModifiers(), Modifier.toString(Modifier.fieldModifiers()));
  }

  static void params(int a, String... rest) {}
}
