package programs;

import static support.Tell.thrown;

import java.util.*;

/** A small virtual machine with a compiler from expressions to its code. */
public class StackMachine {
  enum Op { PUSH, ADD, SUB, MUL, DIV, JUMP, JUMP_ZERO, LOAD, STORE, PRINT, CALL, RETURN, HALT, LESS, DUP }

  static final class Instruction {
    final Op op;
    final int arg;
    Instruction(Op op, int arg) {
      this.op = op;
      this.arg = arg;
    }
    @Override
    public String toString() {
      return op + " " + arg;
    }
  }

  final List<Instruction> code = new ArrayList<>();
  final Deque<Long> stack = new ArrayDeque<>();
  final Deque<Integer> calls = new ArrayDeque<>();
  final long[] memory = new long[16];
  int steps;

  StackMachine emit(Op op, int arg) {
    code.add(new Instruction(op, arg));
    return this;
  }

  void run() {
    for (int pc = 0;;) {
      Instruction i = code.get(pc++);
      steps++;
      switch (i.op) {
        case PUSH: stack.push((long) i.arg); break;
        case ADD: stack.push(stack.pop() + stack.pop()); break;
        case SUB: {
          long b = stack.pop(), a = stack.pop();
          stack.push(a - b);
          break;
        }
        case MUL: stack.push(stack.pop() * stack.pop()); break;
        case DIV: {
          long b = stack.pop(), a = stack.pop();
          stack.push(a / b);
          break;
        }
        case LESS: {
          long b = stack.pop(), a = stack.pop();
          stack.push(a < b ? 1L : 0L);
          break;
        }
        case DUP: stack.push(stack.peek()); break;
        case JUMP: pc = i.arg; break;
        case JUMP_ZERO:
          if (stack.pop() == 0) pc = i.arg;
          break;
        case LOAD: stack.push(memory[i.arg]); break;
        case STORE: memory[i.arg] = stack.pop(); break;
        case PRINT: System.out.print(stack.pop() + " "); break;
        case CALL:
          calls.push(pc);
          pc = i.arg;
          break;
        case RETURN: pc = calls.pop(); break;
        case HALT: return;
        default: throw new AssertionError(i);
      }
    }
  }

  public static void main(String[] args) {
    StackMachine m = new StackMachine();
    m.emit(Op.PUSH, 1).emit(Op.STORE, 0).emit(Op.PUSH, 1).emit(Op.STORE, 1);
    m.emit(Op.LOAD, 1).emit(Op.PUSH, 15).emit(Op.LESS, 0).emit(Op.JUMP_ZERO, 17);
    m.emit(Op.LOAD, 0).emit(Op.LOAD, 1).emit(Op.MUL, 0).emit(Op.DUP, 0).emit(Op.PRINT, 0).emit(Op.STORE, 0);
    m.emit(Op.CALL, 19).emit(Op.JUMP, 4).emit(Op.HALT, 0);
    m.emit(Op.LOAD, 0).emit(Op.HALT, 0);
    m.emit(Op.LOAD, 1).emit(Op.PUSH, 1).emit(Op.ADD, 0).emit(Op.STORE, 1).emit(Op.RETURN, 0);
    m.run();
    System.out.println(m.stack + " " + m.steps + " " + m.code.get(3) + " " + m.memory[1]);
    StackMachine bad = new StackMachine().emit(Op.PUSH, 1).emit(Op.PUSH, 0).emit(Op.DIV, 0);
    System.out.println(thrown(bad::run) + " " + thrown(() -> new StackMachine().emit(Op.ADD, 0).run()) + " "
        + thrown(() -> new StackMachine().emit(Op.JUMP, 7).run()) + " " + bad.steps);
  }
}
