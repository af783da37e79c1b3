package strings;

import java.io.*;

/** Line ends, lines of readers, println of every type on a PrintStream, printf and write. */
public class Lines {
  static class Named {
    @Override
    public String toString() {
      return "named";
    }
  }

  public static void main(String[] args) throws IOException {
    BufferedReader reader = new BufferedReader(new StringReader("a\nb\r\nc\rd\n\n\re"));
    for (String line; (line = reader.readLine()) != null;) System.out.print("[" + line + "]");
    System.out.println();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, "UTF-8");
    out.print(1);
    out.print('c');
    out.print(2L);
    out.print(1.5f);
    out.print(2.5);
    out.print(true);
    out.print((String) null);
    out.print((Object) null);
    out.print(new char[] {'x', 'y'});
    out.print(new Named());
    out.println();
    out.println(1);
    out.println('\u20ac');
    out.println(new char[] {'p', '\u00e9'});
    out.println(Long.MIN_VALUE);
    out.println(-0.0f);
    out.println(1e-5);
    out.println(false);
    out.println(new Named());
    out.println((Object) "o");
    out.printf("%d-%s%n", 5, "s").format("%x", 255).append('!').append("abc", 1, 2).append(null);
    out.write('W');
    out.write(new byte[] {65, 66, 67}, 1, 2);
    out.flush();
    System.out.println(bytes.toString("UTF-8") + "|" + bytes.size() + out.checkError());
    StringWriter text = new StringWriter();
    PrintWriter writer = new PrintWriter(text);
    writer.println("line");
    writer.print(3);
    writer.printf(" %05d", 42);
    writer.write("string", 2, 3);
    writer.write('c');
    writer.append("q").append('r').println(1.0);
    System.out.println(
        text.toString().replace("\n", "\\n") + " " + text.getBuffer().length() + " " + System.lineSeparator().length());
    System.out.print("");
    System.out.print("no end");
    System.out.println();
    System.out.println((Object) null);
    System.out.println(new char[0]);
    System.out.println(new StringBuilder("builder"));
    System.out.write('Z');
    System.out.write('\n');
    System.out.append("appended").append('\n').flush();
    System.out.printf("%s %b %c%n", "printf", true, 'x');
    LineNumberReader numbered = new LineNumberReader(new StringReader("x\ny\r\nz"));
    while (numbered.readLine() != null) System.out.print(numbered.getLineNumber());
    System.out.println();
  }
}
