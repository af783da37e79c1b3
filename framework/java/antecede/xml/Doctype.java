package antecede.xml;

import java.util.ArrayList;
import java.util.HashMap;

/** What a document type declaration says: identifiers, entities, default values of attributes. */
final class Doctype {
  private final String text;
  private int at;
  final String name;
  String publicId;
  String systemId;
  final HashMap<String, String> entities = new HashMap<>();
  /** Element, attribute and value. */
  final ArrayList<String[]> attributes = new ArrayList<>();

  /** Reads what stands between DOCTYPE and the closing bracket. */
  Doctype(String text) {
    this.text = text;
    name = word();
    readIdentifiers();
    int subset = text.indexOf('[', at);
    if (subset < 0) return;
    at = subset + 1;
    while (find("<!")) readDeclaration();
  }

  private boolean find(String sign) {
    int found = text.indexOf(sign, at);
    if (found < 0) return false;
    at = found + sign.length();
    return true;
  }

  private void skipSpace() {
    while (at < text.length() && PullParser.isSpace(text.charAt(at))) at++;
  }

  private String word() {
    skipSpace();
    int start = at;
    while (at < text.length() && !PullParser.isSpace(text.charAt(at)) && "[>\"'".indexOf(text.charAt(at)) < 0) at++;
    return text.substring(start, at);
  }

  /** A quoted text, null if none is next. */
  private String quoted() {
    skipSpace();
    if (at >= text.length() || text.charAt(at) != '"' && text.charAt(at) != '\'') return null;
    int end = text.indexOf(text.charAt(at), at + 1);
    if (end < 0) return null;
    String value = text.substring(at + 1, end);
    at = end + 1;
    return value;
  }

  private void readIdentifiers() {
    int start = at;
    String kind = word();
    if (kind.equals("PUBLIC")) publicId = quoted();
    if (kind.equals("PUBLIC") || kind.equals("SYSTEM")) systemId = quoted();
    else at = start;
  }

  private void readDeclaration() {
    if (text.startsWith("--", at)) {
      find("-->");
      return;
    }
    String kind = word();
    if (kind.equals("ENTITY")) {
      String entity = word();
      String value = entity.equals("%") ? null : quoted();
      if (value != null && !entities.containsKey(entity)) entities.put(entity, value);
    } else if (kind.equals("ATTLIST")) {
      readAttributes(word());
    }
    while (at < text.length() && text.charAt(at) != '>') if (quoted() == null) at++;
  }

  private void readAttributes(String element) {
    while (true) {
      skipSpace();
      if (at >= text.length() || text.charAt(at) == '>') return;
      String attribute = word();
      skipSpace();
      if (at < text.length() && text.charAt(at) == '(') find(")");
      else if (word().equals("NOTATION")) find(")");
      skipSpace();
      String value = quoted();
      if (value == null && word().equals("#FIXED")) value = quoted();
      if (value != null) attributes.add(new String[] {element, attribute, value});
      if (attribute.isEmpty()) at++;
    }
  }
}
