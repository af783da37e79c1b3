package initialisation;

import static support.Tell.p;

import java.util.*;

/** Enum constants, their fields and static blocks in order; constants that refer to each other. */
public class EnumInit {
  static final List<String> LOG = new ArrayList<>();
  static int note(String s) {
    LOG.add(s);
    return LOG.size();
  }

  enum First {
    A(note("argument A")),
    B(note("argument B")) {
      { note("body B"); }
      int own = note("own B");
      @Override
      int v() {
        return own;
      }
    };
    static { note("static block"); }
    static final int LATE = note("late");
    final int n;
    { note("instance block"); }
    First(int n) {
      this.n = n;
      note("constructor " + name() + " " + Second.ONE.ordinal());
    }
    int v() { return n; }
  }

  enum Second {
    ONE,
    TWO;
    static final First SEEN = First.A;
    Second() { note("second " + name()); }
  }

  enum Tree {
    ROOT(null),
    LEFT(ROOT),
    RIGHT(ROOT),
    LEAF(LEFT);
    final Tree parent;
    final List<Tree> children = new ArrayList<>();
    Tree(Tree p) {
      parent = p;
      if (p != null) p.children.add(this);
    }
    int depth() { return parent == null ? 0 : parent.depth() + 1; }
  }

  enum Op {
    NOT {
      @Override
      Op inverse() {
        return NOT;
      }
    },
    UP {
      @Override
      Op inverse() {
        return DOWN;
      }
    },
    DOWN {
      @Override
      Op inverse() {
        return UP;
      }
    };
    abstract Op inverse();
    static final Map<Op, Op> INVERSE = new EnumMap<>(Op.class);
    static {
      for (Op o : values()) INVERSE.put(o, o.inverse());
    }
  }

  public static void main(String[] args) {
    p(First.A.n, LOG);
    LOG.clear();
    p(First.B.v(), Second.SEEN, First.LATE, LOG);
    for (Tree t : Tree.values()) System.out.print(t + ":" + t.depth() + t.children + " ");
    System.out.println();
    p(Op.INVERSE, Op.UP.inverse().inverse() == Op.UP);
    switch (Tree.valueOf("LEAF")) {
      case ROOT: p("root"); break;
      case LEAF: p("leaf"); break;
      default: p("other");
    }
  }
}
