package objects;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.Serializable;
import java.util.*;

/** Objects seen through many types: casts up and down, instanceof of arrays and interfaces, marker interfaces, null. */
public class Interfaces2 {
  interface Walks {
    default String move() { return "walks"; }
  }
  interface Swims {
    default String move() { return "swims"; }
  }
  interface Pet extends Comparable<Pet> {
    String name();
    @Override
    default int compareTo(Pet o) {
      return name().compareTo(o.name());
    }
  }
  static abstract class Animal implements Serializable { abstract String move(); }
  static class Duck extends Animal implements Walks, Swims, Pet {
    @Override
    public String move() {
      return Walks.super.move() + "+" + Swims.super.move();
    }
    @Override
    public String name() {
      return "duck";
    }
  }
  static class Fish extends Animal implements Swims {
    @Override
    public String move() {
      return Swims.super.move();
    }
  }
  static class Robot implements Walks, Pet, Cloneable {
    @Override
    public String name() {
      return "robot";
    }
  }

  static String describe(Object o) {
    return (o instanceof Animal ? "A" : "-") + (o instanceof Walks ? "W" : "-") + (o instanceof Swims ? "S" : "-")
        + (o instanceof Pet ? "P" : "-") + (o instanceof Comparable ? "C" : "-")
        + (o instanceof Serializable ? "z" : "-") + (o instanceof Cloneable ? "c" : "-")
        + (o instanceof Object[] ? "[" : "-") + (o instanceof Iterable ? "i" : "-");
  }

  public static void main(String[] args) {
    Object[] all = {new Duck(), new Fish(), new Robot(), "s", 5, new int[0], new Duck[1], new Pet[0], new Object[0][0],
        Arrays.asList(1), null, Thread.State.NEW, new Object(), (Runnable & Serializable) () -> {}};
    StringBuilder b = new StringBuilder();
    for (Object o : all) b.append(describe(o)).append(' ');
    p(b);
    p(((Walks) all[0]).move(), ((Swims) all[0]).move(), ((Animal) all[0]).move(), ((Swims) all[1]).move(),
        ((Walks) all[2]).move(), ((Pet) all[0]).compareTo((Pet) all[2]),
        Collections.max(Arrays.asList((Pet) all[0], (Pet) all[2])).name());
    p(thrown(() -> ((Walks) all[1]).move()), thrown(() -> ((Animal) all[2]).move()),
        thrown(() -> { Duck[] d = (Duck[]) all[7]; }), thrown(() -> {
          Pet[] q = (Pet[]) all[6];
          q[0] = new Robot();
        }),
        thrown(() -> { Object o = (Duck) null; }), thrown(() -> { Serializable s = (Serializable) all[2]; }),
        thrown(() -> {
          Pet[] q = (Pet[]) all[6];
          q[0] = new Duck();
        }));
    Animal[] zoo = {new Duck(), new Fish(), new Animal(){@Override String move(){return "anonymous";
  }
}
}
;
for (int i = 0; i < 6; i++) System.out.print(zoo[i * 5 % 3].move() + " ");
System.out.println();
Swims s = new Swims() {};
Walks w = new Duck();
p(s.move(), w.move(), w instanceof Swims, ((Object) s) instanceof Walks, w.getClass() == Duck.class,
    Walks.class.isInstance(w), Pet.class.isAssignableFrom(Duck.class), Animal.class.isAssignableFrom(Robot.class),
    new Duck[0] instanceof Animal[], (Object) new Duck[0] instanceof Swims[], (Object) new Swims[0] instanceof Duck[]);
Comparable<Pet> c = new Robot();
p(c.compareTo(new Duck()) > 0, thrown(() -> ((Comparable) c).compareTo("x")),
    new TreeSet<>(Arrays.<Pet>asList(new Robot(), new Duck(), new Robot())).size());
}
}
