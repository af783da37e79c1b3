package io;

import static support.Tell.p;

import java.io.*;

/** StreamTokenizer: numbers, words, quotes, comments, ends of lines, pushing back. */
public class Tokenizers {
  static String all(StreamTokenizer t) throws IOException {
    StringBuilder b = new StringBuilder();
    while (t.nextToken() != StreamTokenizer.TT_EOF) {
      switch (t.ttype) {
        case StreamTokenizer.TT_NUMBER: b.append("N").append(t.nval); break;
        case StreamTokenizer.TT_WORD: b.append("W").append(t.sval); break;
        case StreamTokenizer.TT_EOL: b.append("EOL"); break;
        case '"':
        case '\'': b.append("Q").append(t.sval); break;
        default: b.append("C").append((char) t.ttype);
      }
      b.append('@').append(t.lineno()).append(' ');
    }
    return b.toString();
  }

  public static void main(String[] args) throws IOException {
    String text = "x = 3.14 + y1*-2; // c\n\"quoted \\\"s\\n\" 'c' /* block\n */ end. .5 - 1e5 a_b\n#no";
    p(all(new StreamTokenizer(new StringReader(text))).replace("\n", "\\n"));
    StreamTokenizer t = new StreamTokenizer(new StringReader(text));
    t.eolIsSignificant(true);
    t.slashSlashComments(true);
    t.slashStarComments(true);
    t.lowerCaseMode(true);
    t.wordChars('_', '_');
    t.commentChar('#');
    t.ordinaryChar('.');
    p(all(t).replace("\n", "\\n"));
    StreamTokenizer words = new StreamTokenizer(new StringReader("a,b;12 c-d\t'x"));
    words.resetSyntax();
    words.wordChars('a', 'z');
    words.wordChars('0', '9');
    words.whitespaceChars(',', ',');
    words.whitespaceChars(0, ' ');
    p(all(words));
    StreamTokenizer push = new StreamTokenizer(new StringReader("one 2"));
    push.nextToken();
    push.pushBack();
    p(push.nextToken() == StreamTokenizer.TT_WORD, push.sval, push.nextToken() == StreamTokenizer.TT_NUMBER, push.nval,
        push.nextToken() == StreamTokenizer.TT_EOF, push.nextToken());
    StreamTokenizer calc = new StreamTokenizer(new StringReader("1+2*3-4/2"));
    calc.ordinaryChar('-');
    calc.ordinaryChar('/');
    p(all(calc), new StreamTokenizer(new StringReader("")).nextToken(),
        new StreamTokenizer(new StringReader("q")).toString());
    double total = 0;
    StreamTokenizer sum = new StreamTokenizer(new StringReader("10 20\n30 abc 40"));
    while (sum.nextToken() != StreamTokenizer.TT_EOF)
      if (sum.ttype == StreamTokenizer.TT_NUMBER) total += sum.nval * sum.lineno();
    p(total);
  }
}
