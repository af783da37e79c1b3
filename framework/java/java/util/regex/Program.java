package java.util.regex;

import java.util.ArrayList;
import java.util.List;

/** A regular expression as code for {@link Machine}: numbers, each operation followed by its operands. */
final class Program {
  /** The end: everything matched. */
  static final int MATCH = 0;
  /** One char of the basic plane. */
  static final int CHAR = 1;
  /** Chars: index of the text. */
  static final int TEXT = 2;
  /** Code points without case: index. */
  static final int FOLDED = 3;
  /** One code point: index of the set. */
  static final int SET = 4;
  static final int JUMP = 5;
  /** Goes on, and to the target if that fails. */
  static final int TRY = 6;
  /** Goes to the target, and on if that fails. */
  static final int TRY_LATER = 7;
  /** Keeps the position in a slot. */
  static final int MARK = 8;
  /** Ends a group: its number, the slot of its start. */
  static final int CLOSE = 9;
  static final int REFERENCE = 10;
  static final int FOLDED_REFERENCE = 11;
  static final int ASSERT = 12;
  /** Before a loop: its two slots, for the count and the position of the last turn. */
  static final int LOOP_INIT = 13;
  /** Decides about one more turn: slot, minimum, maximum, lazy, exit. */
  static final int LOOP = 14;
  /** Begins a turn: slot. */
  static final int TURN = 15;
  /** Remembers the height of the stack in a slot. */
  static final int ATOMIC = 16;
  /** Forgets what could be tried since. */
  static final int ATOMIC_END = 17;
  /** Looks ahead: slots for height, position and the bounds. */
  static final int AHEAD = 18;
  /** Looks behind: slots, shortest, longest. */
  static final int BEHIND = 19;
  /** The body of a look matched: slots, whether it had to end where the look began. */
  static final int LOOK_END = 20;
  /** Before a negative look: slot, where to go on if its body fails. */
  static final int UNLESS = 21;
  /** The body of a negative look matched. */
  static final int UNLESS_END = 22;
  /** Repeats one character: set, minimum, maximum, mode. */
  static final int RUN = 23;
  static final int GRAPHEME = 24;
  static final int FAIL = 25;

  final int groupCount;
  final int slots;
  final int minLength;
  final int[] code;
  final CharSet[] sets;
  final char[][] texts;
  final int[][] folded;
  /** The char every match begins with; -1 if that is not known. */
  final int first;

  private int[] buffer = new int[32];
  private int size;
  private int nextSlot;
  private final List<CharSet> setList = new ArrayList<>();
  private final List<char[]> textList = new ArrayList<>();
  private final List<int[]> foldedList = new ArrayList<>();

  Program(Node node, int groupCount) {
    this.groupCount = groupCount;
    nextSlot = 2 * (groupCount + 1) + 2;
    emit(node);
    add(MATCH);
    slots = nextSlot;
    minLength = node.minLength();
    code = new int[size];
    System.arraycopy(buffer, 0, code, 0, size);
    sets = setList.toArray(new CharSet[0]);
    texts = textList.toArray(new char[0][]);
    folded = foldedList.toArray(new int[0][]);
    first = code[0] == CHAR ? code[1] : code[0] == TEXT ? texts[code[1]][0] : -1;
  }

  /** Slots of the bounds within which a match may read. */
  int fromSlot() {
    return 2 * (groupCount + 1);
  }

  int toSlot() {
    return 2 * (groupCount + 1) + 1;
  }

  private void add(int value) {
    if (size == buffer.length) {
      int[] larger = new int[2 * size];
      System.arraycopy(buffer, 0, larger, 0, size);
      buffer = larger;
    }
    buffer[size++] = value;
  }

  private void add(int operation, int operand) {
    add(operation);
    add(operand);
  }

  private int slots(int count) {
    nextSlot += count;
    return nextSlot - count;
  }

  private int set(CharSet set) {
    int index = setList.indexOf(set);
    if (index >= 0) return index;
    setList.add(set);
    return setList.size() - 1;
  }

  private void emit(Node node) {
    switch (node.kind) {
      case Node.TEXT:
        emitText(node);
        break;
      case Node.SET:
        add(SET, set(node.set));
        break;
      case Node.SEQUENCE:
        for (int i = 0; i < node.parts.size(); i++) emit(node.parts.get(i));
        break;
      case Node.ALTERNATIVES:
        emitAlternatives(node);
        break;
      case Node.REPEAT:
        emitRepeat(node);
        break;
      case Node.GROUP:
        int start = slots(1);
        add(MARK, start);
        emit(node.body());
        add(CLOSE, node.number);
        add(start);
        break;
      case Node.REFERENCE:
        if (node.number > groupCount) add(FAIL);
        else add(node.ignoreCase ? FOLDED_REFERENCE : REFERENCE, node.number);
        break;
      case Node.ASSERTION:
        add(ASSERT, node.number);
        break;
      case Node.LOOK:
        emitLook(node);
        break;
      case Node.ATOMIC:
        emitAtomic(node.body());
        break;
      default:
        add(GRAPHEME);
        break;
    }
  }

  private void emitText(Node node) {
    String text = node.text;
    if (text.isEmpty()) return;
    if (node.ignoreCase) {
      int[] points = new int[text.codePointCount(0, text.length())];
      for (int i = 0, j = 0; i < text.length(); j++) {
        int c = text.codePointAt(i);
        points[j] = CharSet.fold(c);
        i += Character.charCount(c);
      }
      foldedList.add(points);
      add(FOLDED, foldedList.size() - 1);
    } else if (text.length() == 1) {
      add(CHAR, text.charAt(0));
    } else {
      textList.add(text.toCharArray());
      add(TEXT, textList.size() - 1);
    }
  }

  private void emitAlternatives(Node node) {
    int count = node.parts.size();
    int[] ends = new int[count];
    for (int i = 0; i < count; i++) {
      boolean last = i == count - 1;
      int next = size + 1;
      if (!last) add(TRY, 0);
      emit(node.parts.get(i));
      if (last) break;
      ends[i] = size + 1;
      add(JUMP, 0);
      buffer[next] = size;
    }
    for (int i = 0; i < count - 1; i++) buffer[ends[i]] = size;
  }

  private void emitAtomic(Node body) {
    int slot = slots(1);
    add(ATOMIC, slot);
    emit(body);
    add(ATOMIC_END, slot);
  }

  private void emitLook(Node node) {
    int slot = slots(5);
    int target = 0;
    if (node.negative) {
      add(UNLESS, slot + 4);
      target = size;
      add(0);
    }
    if (node.behind) {
      add(BEHIND, slot);
      add(node.body().minLength());
      add(node.body().maxLength());
    } else {
      add(AHEAD, slot);
    }
    emit(node.body());
    add(LOOK_END, slot);
    add(node.behind ? 1 : 0);
    if (node.negative) {
      add(UNLESS_END, slot + 4);
      buffer[target] = size;
    }
  }

  /** The set of a node that matches exactly one character; else null. */
  private static CharSet single(Node node) {
    if (node.kind == Node.SET) return node.set;
    if (node.kind != Node.TEXT || node.text.codePointCount(0, node.text.length()) != 1) return null;
    int c = node.text.codePointAt(0);
    return CharSet.range(c, c, node.ignoreCase);
  }

  private void emitRepeat(Node node) {
    Node body = node.body();
    int min = node.number;
    int max = node.limit;
    if (max == 0) return;
    CharSet single = single(body);
    if (single != null) {
      add(RUN, set(single));
      add(min);
      add(max);
      add(node.mode);
      return;
    }
    if (node.mode == Node.POSSESSIVE) {
      Node greedy = new Node(Node.REPEAT);
      greedy.number = min;
      greedy.limit = max;
      greedy.parts.add(body);
      emitAtomic(greedy);
      return;
    }
    boolean lazy = node.mode == Node.LAZY;
    if (min == 1 && max == 1) {
      emit(body);
    } else if (min == 0 && max == 1) {
      emitOptional(body, lazy, -1);
    } else if (min <= 1 && max == Node.UNBOUNDED && body.minLength() > 0) {
      if (min == 1) {
        int start = size;
        emit(body);
        add(lazy ? TRY_LATER : TRY, size + 4);
        add(JUMP, start);
      } else {
        emitOptional(body, lazy, size);
      }
    } else {
      int slot = slots(2);
      add(LOOP_INIT, slot);
      int start = size;
      add(LOOP, slot);
      add(min);
      add(max);
      add(lazy ? 1 : 0);
      int exit = size;
      add(0);
      add(TURN, slot);
      emit(body);
      add(JUMP, start);
      buffer[exit] = size;
    }
  }

  /** The body or nothing; after the body back to {@code start}, if that is not negative. */
  private void emitOptional(Node body, boolean lazy, int start) {
    int exit = size + 1;
    add(lazy ? TRY_LATER : TRY, 0);
    emit(body);
    if (start >= 0) add(JUMP, start);
    buffer[exit] = size;
  }
}
