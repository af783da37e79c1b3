package io;

import static support.Tell.p;

import java.io.*;
import java.util.*;

/** PrintStream and PrintWriter: automatic flush, errors, formats, characters outside the charset, closing. */
public class Printing {
  static class Log extends OutputStream {
    final StringBuilder log = new StringBuilder();
    boolean broken;
    @Override
    public void write(int b) throws IOException {
      if (broken) throw new IOException();
      log.append((char) b);
    }
    @Override
    public void write(byte[] b, int from, int n) throws IOException {
      if (broken) throw new IOException();
      log.append("<").append(new String(b, from, n)).append(">");
    }
    @Override
    public void flush() {
      log.append("F");
    }
    @Override
    public void close() {
      log.append("X");
    }
  }

  public static void main(String[] args) throws Exception {
    StringWriter text = new StringWriter();
    PrintWriter w = new PrintWriter(text, true);
    w.print(true);
    w.print('c');
    w.print(1);
    w.print(2L);
    w.print(3f);
    w.print(4.0);
    w.print(new char[] {'x'});
    w.print((String) null);
    w.print((Object) null);
    w.println();
    w.println(new char[] {'y', 'z'});
    w.println((Object) Arrays.asList(1));
    w.printf(Locale.US, "%5.2f|", 3.14159).format("%s", "f").append("app", 1, 2).append('!').append(null);
    w.write(65);
    w.write("string", 1, 2);
    w.write(new char[] {'q', 'r', 's'}, 1, 1);
    w.close();
    w.print("ignored");
    p(text.toString().replace("\n", "/"), w.checkError());
    Log log = new Log();
    PrintStream s = new PrintStream(log, true, "US-ASCII");
    s.print("a\u00e9b");
    s.println(5);
    s.write(66);
    s.write('\n');
    s.write(new byte[] {67, 68}, 0, 2);
    p(log.log.toString().replace("\n", "/").replace("F", "").replace("<", "").replace(">", ""),
        log.log.indexOf("F") >= 0);
    log.broken = true;
    p(s.checkError());
    s.print("lost");
    s.flush();
    p(s.checkError());
    log.broken = false;
    s.close();
    s.print("late");
    p(s.checkError(), log.log.toString().endsWith("X"));
    PrintStream old = System.out;
    ByteArrayOutputStream captured = new ByteArrayOutputStream();
    System.setOut(new PrintStream(captured, true, "UTF-8"));
    System.out.print("hidden");
    System.out.println('\u20ac');
    System.setOut(old);
    p("captured", captured.toString("UTF-8").trim(), captured.size());
    PrintStream err = System.err;
    System.setErr(new PrintStream(captured, true));
    System.err.println("e");
    new Exception("trace").printStackTrace();
    System.setErr(err);
    p(captured.toString("UTF-8").contains("java.lang.Exception: trace"),
        captured.toString("UTF-8").contains("Printing.main(Printing.java:"));
    PrintWriter sub = new PrintWriter(new Writer() {
      int n;
      @Override
      public void write(char[] c, int from, int k) throws IOException {
        n += k;
        if (n > 5) throw new IOException("full");
      }
      @Override
      public void flush() {}
      @Override
      public void close() {}
    });
    sub.print("12345");
    boolean before = sub.checkError();
    sub.print("6");
    p(before, sub.checkError());
  }
}
