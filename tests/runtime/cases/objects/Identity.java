package objects;

import static support.Tell.p;

import java.util.*;

/** Identity hash codes stay the same, default toString and equals, and locks do not change them. */
public class Identity {
  static class Own {
    @Override
    public int hashCode() {
      return 1;
    }
  }

  public static void main(String[] args) {
    Object o = new Object();
    int h = o.hashCode();
    boolean stable = true;
    List<Object> garbage = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      garbage.add(new int[50]);
      if (i % 100 == 0) garbage.clear();
      stable &= o.hashCode() == h && System.identityHashCode(o) == h;
    }
    synchronized (o) {
      stable &= o.hashCode() == h;
      synchronized (o) { stable &= System.identityHashCode(o) == h; }
    }
    System.gc();
    stable &= o.hashCode() == h;
    p(stable, System.identityHashCode(null), h >= 0, o.toString().equals("java.lang.Object@" + Integer.toHexString(h)),
        o.equals(o), o.equals(new Object()), o.equals(null));
    Own own = new Own();
    p(own.hashCode(), System.identityHashCode(own) == System.identityHashCode(own), own.toString(),
        own.equals(new Own()), new Own().toString().equals(own.toString()));
    int[] array = {1};
    p(array.toString().startsWith("[I@"), new String[0].toString().startsWith("[Ljava.lang.String;@"),
        new int[0][0].toString().startsWith("[[I@"), array.hashCode() == System.identityHashCode(array),
        array.equals(array.clone()));
    Set<Integer> hashes = new HashSet<>();
    for (int i = 0; i < 1000; i++) hashes.add(new Object().hashCode());
    p(hashes.size() > 900);
    Object late = new Object();
    synchronized (late) { h = late.hashCode(); }
    p(late.hashCode() == h, new Thread().hashCode() != 0, Thread.currentThread().equals(Thread.currentThread()),
        Identity.class.hashCode() == Identity.class.hashCode(),
        Thread.State.NEW.hashCode() == Thread.State.valueOf("NEW").hashCode());
    Map<Object, String> byIdentity = new HashMap<>();
    Object[] keys = new Object[100];
    for (int i = 0; i < 100; i++) byIdentity.put(keys[i] = new Object(), "v" + i);
    System.gc();
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < 100; i += 9) b.append(byIdentity.get(keys[i]));
    p(b, byIdentity.size(), byIdentity.containsKey(new Object()));
    Object text = "s", same = "s";
    p(text == same, System.identityHashCode(text) == System.identityHashCode(same),
        System.identityHashCode(new String("s")) == System.identityHashCode(text) && false);
  }
}
