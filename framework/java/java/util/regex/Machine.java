package java.util.regex;

/**
 * Executes a {@link Program} on a text: one path after the other, with a stack of its own for what remains to be
 * tried, so that long texts need no deep recursion.
 */
final class Machine {
  /** What lies on the stack, in four numbers each. To go on at an address and a position: */
  private static final int CHOICE = 0;
  /** To restore the value of a slot: */
  private static final int UNDO = 1;
  /** To give back one character of a run: address, least position, position. */
  private static final int SHORTER = 2;
  /** To take one more character for a run: address of the run, position, count. */
  private static final int LONGER = 3;
  /** To look behind from a smaller position: address, position, least position. */
  private static final int EARLIER = 4;

  final Program program;
  final char[] text;
  /** Start and end of every group, then the machine's own variables. */
  final int[] slots;
  boolean hitEnd;
  boolean requireEnd;

  private final boolean transparent;
  private final boolean anchoring;
  private final int regionFrom;
  private final int regionTo;
  private final int lastMatch;
  private final int fromSlot;
  private final int toSlot;
  private int[] stack = new int[64];
  private int height;

  Machine(Program program, char[] text, int from, int to, boolean anchoring, boolean transparent, int lastMatch) {
    this.program = program;
    this.text = text;
    this.slots = new int[program.slots];
    this.regionFrom = from;
    this.regionTo = to;
    this.anchoring = anchoring;
    this.transparent = transparent;
    this.lastMatch = lastMatch;
    this.fromSlot = program.fromSlot();
    this.toSlot = program.toSlot();
  }

  /** Searches from a position on. True: the groups are in {@link #slots}. */
  boolean find(int start) {
    int last = regionTo - program.minLength;
    int first = program.first;
    for (int i = start; i <= last; i++) {
      if (first >= 0) {
        while (i < regionTo && text[i] != first) i++;
        if (i > last) break;
      }
      if (match(i, false)) return true;
      // A match does not begin between the halves of a character.
      if (i + 1 < regionTo && Character.isHighSurrogate(text[i]) && Character.isLowSurrogate(text[i + 1])) i++;
    }
    hitEnd = true;
    return false;
  }

  /** Matches from a position on; {@code whole}: up to the end of the region. */
  boolean match(int start, boolean whole) {
    for (int i = 0; i < slots.length; i++) slots[i] = -1;
    slots[fromSlot] = regionFrom;
    slots[toSlot] = regionTo;
    height = 0;
    int end = run(start, whole);
    if (end < 0) return false;
    slots[0] = start;
    slots[1] = end;
    return true;
  }

  private void push(int kind, int a, int b, int c) {
    if (height == stack.length) {
      int[] larger = new int[2 * height];
      System.arraycopy(stack, 0, larger, 0, height);
      stack = larger;
    }
    stack[height] = kind;
    stack[height + 1] = a;
    stack[height + 2] = b;
    stack[height + 3] = c;
    height += 4;
  }

  private void assign(int slot, int value) {
    push(UNDO, slot, slots[slot], 0);
    slots[slot] = value;
  }

  /** Forgets the choices above a height; what restores slots stays. */
  private void cut(int to) {
    int kept = to;
    for (int i = to; i < height; i += 4) {
      if (stack[i] != UNDO) continue;
      stack[kept] = UNDO;
      stack[kept + 1] = stack[i + 1];
      stack[kept + 2] = stack[i + 2];
      kept += 4;
    }
    height = kept;
  }

  /** Goes back to a height, restoring slots. */
  private void unwind(int to) {
    while (height > to) {
      height -= 4;
      if (stack[height] == UNDO) slots[stack[height + 1]] = stack[height + 2];
    }
  }

  /** The position behind the match, or -1. */
  private int run(int start, boolean whole) {
    int[] code = program.code;
    int pc = 0;
    int at = start;
    while (true) {
      boolean ok = true;
      switch (code[pc]) {
        case Program.MATCH:
          if (!whole || at == slots[toSlot]) return at;
          ok = false;
          break;
        case Program.CHAR:
          if (at >= slots[toSlot]) {
            hitEnd = true;
            ok = false;
          } else {
            ok = text[at++] == code[pc + 1];
            pc += 2;
          }
          break;
        case Program.TEXT:
          at = matchText(program.texts[code[pc + 1]], at);
          ok = at >= 0;
          pc += 2;
          break;
        case Program.FOLDED:
          at = matchFolded(program.folded[code[pc + 1]], at);
          ok = at >= 0;
          pc += 2;
          break;
        case Program.SET:
          at = matchOne(program.sets[code[pc + 1]], at);
          ok = at >= 0;
          pc += 2;
          break;
        case Program.RUN:
          at = matchRun(pc, at);
          ok = at >= 0;
          pc += 5;
          break;
        case Program.JUMP:
          pc = code[pc + 1];
          break;
        case Program.TRY:
          push(CHOICE, code[pc + 1], at, 0);
          pc += 2;
          break;
        case Program.TRY_LATER:
          push(CHOICE, pc + 2, at, 0);
          pc = code[pc + 1];
          break;
        case Program.MARK:
          assign(code[pc + 1], at);
          pc += 2;
          break;
        case Program.CLOSE:
          assign(2 * code[pc + 1], slots[code[pc + 2]]);
          assign(2 * code[pc + 1] + 1, at);
          pc += 3;
          break;
        case Program.REFERENCE:
        case Program.FOLDED_REFERENCE:
          at = matchReference(code[pc + 1], code[pc] == Program.FOLDED_REFERENCE, at);
          ok = at >= 0;
          pc += 2;
          break;
        case Program.ASSERT:
          ok = holds(code[pc + 1], at);
          pc += 2;
          break;
        case Program.LOOP_INIT:
          assign(code[pc + 1], 0);
          assign(code[pc + 1] + 1, -1);
          pc += 2;
          break;
        case Program.LOOP:
          pc = loop(pc, at);
          break;
        case Program.TURN:
          assign(code[pc + 1], slots[code[pc + 1]] + 1);
          assign(code[pc + 1] + 1, at);
          pc += 2;
          break;
        case Program.ATOMIC:
          assign(code[pc + 1], height + 4);
          pc += 2;
          break;
        case Program.ATOMIC_END:
          cut(slots[code[pc + 1]]);
          pc += 2;
          break;
        case Program.UNLESS:
          assign(code[pc + 1], height + 4);
          push(CHOICE, code[pc + 2], at, 0);
          pc += 3;
          break;
        case Program.UNLESS_END:
          unwind(slots[code[pc + 1]]);
          ok = false;
          break;
        case Program.AHEAD:
          look(code[pc + 1], at);
          if (transparent) assign(toSlot, text.length);
          pc += 2;
          break;
        case Program.BEHIND:
          look(code[pc + 1], at);
          if (transparent) assign(fromSlot, 0);
          push(EARLIER, pc + 4, at - code[pc + 2], Math.max(slots[fromSlot], at - code[pc + 3]));
          ok = false;
          break;
        case Program.LOOK_END:
          int slot = code[pc + 1];
          if (code[pc + 2] == 1 && at != slots[slot + 1]) {
            ok = false;
          } else {
            at = slots[slot + 1];
            cut(slots[slot]);
            if (transparent) {
              assign(fromSlot, slots[slot + 2]);
              assign(toSlot, slots[slot + 3]);
            }
            pc += 3;
          }
          break;
        case Program.GRAPHEME:
          if (at >= slots[toSlot]) {
            hitEnd = true;
            ok = false;
          } else {
            at = graphemeEnd(at, slots[toSlot]);
            pc++;
          }
          break;
        default:
          ok = false;
          break;
      }
      if (ok) continue;
      // Back to the latest choice.
      while (true) {
        if (height == 0) return -1;
        height -= 4;
        int kind = stack[height];
        int a = stack[height + 1];
        int b = stack[height + 2];
        int c = stack[height + 3];
        if (kind == UNDO) {
          slots[a] = b;
        } else if (kind == CHOICE) {
          pc = a;
          at = b;
          break;
        } else if (kind == SHORTER) {
          at = previous(c, b);
          pc = a;
          if (at > b) push(SHORTER, a, b, at);
          break;
        } else if (kind == LONGER) {
          at = matchOne(program.sets[code[a + 1]], b);
          if (at < 0) continue;
          if (c + 1 < code[a + 3]) push(LONGER, a, at, c + 1);
          pc = a + 5;
          break;
        } else if (b >= c) {
          if (b > c) push(EARLIER, a, b - 1, c);
          pc = a;
          at = b;
          break;
        }
      }
    }
  }

  private void look(int slot, int at) {
    assign(slot + 1, at);
    assign(slot + 2, slots[fromSlot]);
    assign(slot + 3, slots[toSlot]);
    assign(slot, height + 4);
  }

  private int loop(int pc, int at) {
    int[] code = program.code;
    int count = slots[code[pc + 1]];
    int exit = code[pc + 5];
    if (count > 0 && at == slots[code[pc + 1] + 1] || count >= code[pc + 3]) return exit;
    if (count < code[pc + 2]) return pc + 6;
    boolean lazy = code[pc + 4] == 1;
    push(CHOICE, lazy ? pc + 6 : exit, at, 0);
    return lazy ? exit : pc + 6;
  }

  private int codePoint(int at, int to) {
    char c = text[at];
    return Character.isHighSurrogate(c) && at + 1 < to && Character.isLowSurrogate(text[at + 1])
        ? Character.toCodePoint(c, text[at + 1])
        : c;
  }

  private int previous(int at, int least) {
    boolean pair = at - 2 >= least && Character.isLowSurrogate(text[at - 1])
        && Character.isHighSurrogate(text[at - 2]);
    return pair ? at - 2 : at - 1;
  }

  /** All matches return the position behind them, or -1. */
  private int matchOne(CharSet set, int at) {
    int to = slots[toSlot];
    if (at >= to) {
      hitEnd = true;
      return -1;
    }
    int c = text[at];
    if (c < 0xd800 || c > 0xdbff) return set.has(c) ? at + 1 : -1;
    c = codePoint(at, to);
    return set.has(c) ? at + Character.charCount(c) : -1;
  }

  private int matchText(char[] chars, int at) {
    int to = slots[toSlot];
    for (int i = 0; i < chars.length; i++) {
      if (at >= to) {
        hitEnd = true;
        return -1;
      }
      if (text[at++] != chars[i]) return -1;
    }
    return at;
  }

  private int matchFolded(int[] points, int at) {
    int to = slots[toSlot];
    for (int i = 0; i < points.length; i++) {
      if (at >= to) {
        hitEnd = true;
        return -1;
      }
      int c = codePoint(at, to);
      if (CharSet.fold(c) != points[i]) return -1;
      at += Character.charCount(c);
    }
    return at;
  }

  private int matchRun(int pc, int at) {
    int[] code = program.code;
    CharSet set = program.sets[code[pc + 1]];
    int min = code[pc + 2];
    int max = code[pc + 3];
    int mode = code[pc + 4];
    int count = 0;
    for (; count < min; count++) {
      at = matchOne(set, at);
      if (at < 0) return -1;
    }
    if (mode == Node.LAZY) {
      if (count < max) push(LONGER, pc, at, count);
      return at;
    }
    int least = at;
    while (count < max) {
      int next = matchOne(set, at);
      if (next < 0) break;
      at = next;
      count++;
    }
    if (mode == Node.GREEDY && at > least) push(SHORTER, pc + 5, least, at);
    return at;
  }

  private int matchReference(int group, boolean folded, int at) {
    int start = slots[2 * group];
    int end = slots[2 * group + 1];
    if (start < 0) return -1;
    int to = slots[toSlot];
    if (at + (end - start) > to) {
      hitEnd = true;
      return -1;
    }
    for (int i = start; i < end; i++, at++) {
      char a = text[i];
      char b = text[at];
      if (a != b && !(folded && CharSet.fold(a) == CharSet.fold(b))) return -1;
    }
    return at;
  }

  private boolean isLineEnd(char c) {
    return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
  }

  private boolean holds(int assertion, int at) {
    int from = anchoring ? slots[fromSlot] : 0;
    int to = anchoring ? slots[toSlot] : text.length;
    switch (assertion) {
      case RegexParser.BEGIN:
        return at == from;
      case RegexParser.LINE_BEGIN:
      case RegexParser.UNIX_LINE_BEGIN:
        if (at == to) {
          hitEnd = true;
          return false;
        }
        if (at == from) return true;
        char before = text[at - 1];
        if (assertion == RegexParser.UNIX_LINE_BEGIN) return before == '\n';
        return isLineEnd(before) && !(before == '\r' && text[at] == '\n');
      case RegexParser.END:
        if (at == to) hitEnd = true;
        return at == to;
      case RegexParser.END_OR_LAST_LINE:
      case RegexParser.UNIX_END:
      case RegexParser.LINE_END:
      case RegexParser.UNIX_LINE_END:
        return atLineEnd(assertion, at, to);
      case RegexParser.LAST_MATCH:
        return at == lastMatch;
      case RegexParser.GRAPHEME:
        return isGraphemeBoundary(at);
      default:
        return isWordBoundary(at) == (assertion == RegexParser.WORD);
    }
  }

  private boolean atLineEnd(int assertion, int at, int to) {
    boolean everyLine = assertion == RegexParser.LINE_END || assertion == RegexParser.UNIX_LINE_END;
    boolean unix = assertion == RegexParser.UNIX_END || assertion == RegexParser.UNIX_LINE_END;
    if (at < to) {
      char c = text[at];
      if (unix ? c != '\n' : !isLineEnd(c)) return false;
      if (!unix && c == '\n' && at > 0 && text[at - 1] == '\r') return false;
      if (everyLine) return true;
      int length = !unix && c == '\r' && at + 1 < to && text[at + 1] == '\n' ? 2 : 1;
      if (at + length != to) return false;
    }
    hitEnd = true;
    requireEnd = true;
    return true;
  }

  private boolean isWordBoundary(int at) {
    int from = transparent ? 0 : slots[fromSlot];
    int to = transparent ? text.length : slots[toSlot];
    boolean left = at > from && CharProperty.WORDS.has(Character.codePointBefore(text, at, from));
    boolean right = false;
    if (at < to) {
      right = CharProperty.WORDS.has(codePoint(at, to));
    } else {
      hitEnd = true;
      requireEnd = true;
    }
    return left != right;
  }

  private boolean isGraphemeBoundary(int at) {
    int from = slots[fromSlot];
    int to = slots[toSlot];
    if (at <= from || at >= to) return true;
    int start = at - 1;
    while (start > from && isExtender(codePoint(start, to))) start--;
    if (start > from && Character.isLowSurrogate(text[start])) start--;
    while (start < at) start = graphemeEnd(start, to);
    return start == at;
  }

  private static boolean isExtender(int c) {
    int type = Character.getType(c);
    return type >= 6 && type <= 8 || c == 0x200c || c == 0x200d || c >= 0x1f3fb && c <= 0x1f3ff;
  }

  /**
   * The end of what a reader takes for one character: a base with its marks, a line end, joined or paired symbols.
   */
  private int graphemeEnd(int at, int to) {
    int c = codePoint(at, to);
    at += Character.charCount(c);
    if (c == '\r' && at < to && text[at] == '\n') return at + 1;
    if (Character.isISOControl(c)) return at;
    boolean flag = c >= 0x1f1e6 && c <= 0x1f1ff;
    while (at < to) {
      int next = codePoint(at, to);
      boolean joined = c == 0x200d && next >= 0x2190 && Character.getType(next) == 28;
      boolean pair = flag && next >= 0x1f1e6 && next <= 0x1f1ff;
      if (!isExtender(next) && !joined && !pair && !isHangulPair(c, next)) return at;
      if (pair) flag = false;
      at += Character.charCount(next);
      c = next;
    }
    return at;
  }

  /** Jamo that form one syllable: lead and vowel, vowel and trail, and those behind a syllable. */
  private static boolean isHangulPair(int a, int b) {
    boolean vowel = b >= 0x1160 && b <= 0x11a7;
    boolean trail = b >= 0x11a8 && b <= 0x11ff;
    if (a >= 0x1100 && a <= 0x115f) return b >= 0x1100 && b <= 0x115f || vowel || b >= 0xac00 && b <= 0xd7a3;
    if (a >= 0xac00 && a <= 0xd7a3) return trail || vowel && (a - 0xac00) % 28 == 0;
    return a >= 0x1160 && a <= 0x11a7 && (vowel || trail) || a >= 0x11a8 && a <= 0x11ff && trail;
  }
}
