package programs;

import static support.Tell.thrown;

import java.util.*;

/** Parsing commands, a grid world, polymorphic instructions, loops and subroutines in a tiny language. */
public class Robots {
  interface Step {
    void run(Robot r);
  }

  static class Robot {
    int x, y, heading, ink;
    final Map<String, List<Step>> routines = new HashMap<>();
    final Set<String> visited = new LinkedHashSet<>();
    int budget = 500;
    void visit() { visited.add(x + ":" + y); }
  }

  static class Parser {
    final Deque<String> in;
    Parser(String s) {
      in = new ArrayDeque<>(Arrays.asList(s.replace("[", " [ ").replace("]", " ] ").trim().split("\\s+")));
    }
    List<Step> block(boolean nested) {
      List<Step> out = new ArrayList<>();
      while (!in.isEmpty()) {
        String w = in.pop();
        switch (w) {
          case "]":
            if (!nested) throw new IllegalArgumentException("stray ]");
            return out;
          case "forward": {
            int n = Integer.parseInt(in.pop());
            out.add(r -> {
              for (int i = 0; i < n; i++) {
                r.x += new int[] {1, 0, -1, 0}[r.heading];
                r.y += new int[] {0, 1, 0, -1}[r.heading];
                r.visit();
              }
            });
            break;
          }
          case "left": out.add(r -> r.heading = r.heading + 3 & 3); break;
          case "right": out.add(r -> r.heading = r.heading + 1 & 3); break;
          case "mark": out.add(r -> r.ink++); break;
          case "repeat": {
            int n = Integer.parseInt(in.pop());
            expect("[");
            List<Step> body = block(true);
            out.add(r -> {
              for (int i = 0; i < n; i++) exec(body, r);
            });
            break;
          }
          case "to": {
            String name = in.pop();
            expect("[");
            List<Step> body = block(true);
            out.add(r -> r.routines.put(name, body));
            break;
          }
          case "ifmarked": {
            expect("[");
            List<Step> body = block(true);
            out.add(r -> {
              if (r.ink > 0) exec(body, r);
            });
            break;
          }
          default:
            out.add(r -> {
              List<Step> body = r.routines.get(w);
              if (body == null) throw new NoSuchElementException(w);
              exec(body, r);
            });
        }
      }
      if (nested) throw new IllegalArgumentException("missing ]");
      return out;
    }
    void expect(String s) {
      String w = in.poll();
      if (!s.equals(w)) throw new IllegalArgumentException("expected " + s + " got " + w);
    }
  }

  static void exec(List<Step> steps, Robot r) {
    for (Step s : steps) {
      if (--r.budget < 0) throw new IllegalStateException("budget");
      s.run(r);
    }
  }

  public static void main(String[] args) {
    for (String program : new String[] {"forward 3 left forward 2", "repeat 4 [ forward 2 right ]",
             "to square [ repeat 4 [ forward 1 right mark ] ] square forward 5 square ifmarked [ left left ]",
             "to a [ b ] to b [ a ] a", "repeat 3 [ forward 1", "forward x", "unknown", "]",
             "repeat 100 [ repeat 100 [ mark ] ]", "ifmarked [ forward 9 ]"}) {
      Robot r = new Robot();
      String problem = thrown(() -> exec(new Parser(program).block(false), r));
      System.out.println(
          r.x + "," + r.y + "," + r.heading + " " + r.ink + " " + r.visited.size() + " " + r.budget + " " + problem);
    }
  }
}
