package modern;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.stream.*;

/** Text blocks and the newer methods of String. */
public class TextBlocks {
  public static void main(String[] args) {
    // clang-format off
    String block = """
        Hello,
          "World" \
        joined
        tab\tend\u0041
        trailing\s\s
        """;
    System.out.print(block.replace(' ', '.'));
    String one = """
        a""", quoted = """
        x\"""y""";
    // clang-format on
    p(one.length(), quoted,
        "  x ".strip() + "|", "  x ".stripLeading() + "|", "  x ".stripTrailing() + "|", " \u2003\n".isBlank(),
        "".isBlank(), "ab".repeat(3), "ab".repeat(0).length(), thrown(() -> "a".repeat(-1)));
    p("a\nb\r\nc\rd\n".lines().collect(Collectors.toList()), "\n\n".lines().count(), "".lines().count(),
        "x".lines().findFirst().get());
    p("a\nb".indent(2).replace("\n", "/"), "   a\n b".indent(-2).replace("\n", "/"),
        "  x\n    y".stripIndent().replace("\n", "/"), "a\\tb\\u".replace("u", "n").translateEscapes().length(),
        thrown(() -> "\\q".translateEscapes()));
    p("%d-%s".formatted(5, "x"), "abc".transform(s -> s + s.length()),
        "hello".chars().mapToObj(c -> (char) c).filter(Character::isLetter).count(),
        "a-b-c".chars().filter(c -> c == '-').count());
    p(String.valueOf(new char[] {'a'}).equals("a"), "Abc".compareToIgnoreCase("aBD"),
        "x".equals(new StringBuilder("x").toString()), new StringBuilder("abc").compareTo(new StringBuilder("abd")),
        CharSequence.compare("a", new StringBuilder("b")));
  }
}
