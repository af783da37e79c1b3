package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/** Generic signatures: type variables, bounds, wildcards, nested parameters, arrays of type variables. */
public class GenericSignatures {
  interface Face<T, U extends Number & Comparable<? super U>> {
    <X extends Exception> Map<T, ? extends List<? super U>> run(T[] a, List<int[]>[] b, X c)
        throws X, java.io.IOException;
  }
  static abstract class Mid<K> implements Face<K, Integer>, Comparable<Mid<K>> {
    K key;
    List<? extends K>[] lists;
    Map.Entry<String, K[]> entry;
    Outer<K>.In<String> inner;
    int plain;
    List raw;
  }
  static class Leaf extends Mid<String> {
    @Override
    public <X extends Exception> Map<String, ? extends List<? super Integer>> run(String[] a, List<int[]>[] b, X c) {
      return null;
    }
    @Override
    public int compareTo(Mid<String> o) {
      return 0;
    }
  }
  static class Outer<A> {
    class In<B> {}
  }

  static String show(Type t) {
    if (t instanceof Class) return "C:" + ((Class<?>) t).getSimpleName();
    if (t instanceof TypeVariable) return "V:" + t + Arrays.toString(bounds(((TypeVariable<?>) t).getBounds()));
    if (t instanceof GenericArrayType) return "A:" + show(((GenericArrayType) t).getGenericComponentType());
    if (t instanceof WildcardType)
      return "W:" + Arrays.toString(bounds(((WildcardType) t).getUpperBounds()))
          + Arrays.toString(bounds(((WildcardType) t).getLowerBounds()));
    ParameterizedType p = (ParameterizedType) t;
    StringBuilder b = new StringBuilder("P:" + show(p.getRawType()) + "<");
    for (Type x : p.getActualTypeArguments()) b.append(show(x)).append(' ');
    return b.append('>').append(p.getOwnerType() == null ? "" : " in " + p.getOwnerType()).toString();
  }

  static String[] bounds(Type[] all) {
    String[] names = new String[all.length];
    for (int i = 0; i < all.length; i++) names[i] = all[i].getTypeName();
    return names;
  }

  static abstract class Token<T> {
    Type type() { return ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0]; }
  }

  public static void main(String[] args) throws Exception {
    for (TypeVariable<?> v : Face.class.getTypeParameters()) p(v.getName(), show(v), v.getGenericDeclaration());
    Method run = Face.class.getDeclaredMethods()[0];
    p(run.toGenericString());
    p(show(run.getGenericReturnType()));
    for (Type t : run.getGenericParameterTypes()) p(show(t), t.getTypeName());
    p(show(run.getGenericExceptionTypes()[0]), show(run.getGenericExceptionTypes()[1]), run.getTypeParameters()[0]);
    for (String f : "key lists entry inner plain raw".split(" "))
      p(f, show(Mid.class.getDeclaredField(f).getGenericType()), Mid.class.getDeclaredField(f).toGenericString());
    p(show(Leaf.class.getGenericSuperclass()), Arrays.toString(Mid.class.getGenericInterfaces()),
        Leaf.class.getTypeParameters().length, show(ArrayList.class.getGenericSuperclass()),
        Arrays.toString(HashMap.class.getTypeParameters()));
    p(new Token<List<String>>() {}.type(),
        new Token<Map<Integer, ? super Long>>() {}.type().equals(new Token<Map<Integer, ? super Long>>() {}.type()),
        new Token<int[]>() {}.type(), new Token<List<String>[]>() {}.type(),
        new Token<String>() {}.type() == String.class);
    p(new Token<Map.Entry<?, ? extends Number>>() {}.type(),
        new Token<List<String>>() {}.type().hashCode() == new Token<List<String>>() {}.type().hashCode(), thrown(() -> {
          Type t = ((ParameterizedType) new Token() {}.getClass().getGenericSuperclass()).getActualTypeArguments()[0];
        }));
    p(Function.class.getMethod("andThen", Function.class).toGenericString(), Comparable.class.toGenericString(),
        Leaf.class.toGenericString(), Enum.class.getTypeParameters()[0].getBounds());
  }
}
