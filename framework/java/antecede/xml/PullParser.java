package antecede.xml;

import antecede.Observable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/**
 * The pull parser of Android. Not validating; of a document type it reads the entities and the default values of
 * attributes.
 */
public class PullParser implements XmlPullParser {
  private static final String RELAXED = "http://xmlpull.org/v1/doc/features.html#relaxed";
  private static final String XML_DECLARATION = "http://xmlpull.org/v1/doc/properties.html#xmldecl-";
  private static final String LOCATION = "http://xmlpull.org/v1/doc/properties.html#location";
  private static final int MAX_EXPANSIONS = 100000;

  /** An open element. */
  private static final class Open {
    String qualified;
    String namespace;
    String prefix;
    String name;
    int namespaces;
  }

  /** An attribute of the current element. */
  private static final class Attribute {
    String qualified;
    String namespace = "";
    String prefix;
    String name;
    String value;
  }

  private Reader reader;
  private Input input;
  private String encoding;
  private String location;
  private boolean processNamespaces;
  private boolean reportNamespaces;
  private boolean processDocdecl;
  private boolean relaxed;
  private String version;
  private Boolean standalone;
  private HashMap<String, String> entities = new HashMap<>();
  /** Entities that the program defined: plain text, where those of the document are read like it. */
  private HashMap<String, String> replacements = new HashMap<>();
  private HashMap<String, ArrayList<Attribute>> defaults = new HashMap<>();
  private int expansions;

  @Observable private int type;
  private final ArrayList<Open> open = new ArrayList<>();
  /** Pairs of prefix and namespace that are in scope. */
  private final ArrayList<String> namespaces = new ArrayList<>();
  private final ArrayList<Attribute> attributes = new ArrayList<>();
  private String text;
  private String entityName;
  private String rootSystemId;
  private String rootPublicId;
  private String rootName;
  private boolean whitespace;
  private boolean empty;
  /** The current end belongs to an empty element: as on Android its attributes are still there. */
  private boolean afterEmpty;
  private boolean afterRoot;
  private boolean endPending;
  private int depth;

  @Override
  public void setInput(Reader in) throws XmlPullParserException {
    reader = in;
    encoding = null;
    start(in == null ? null : new Input(in));
  }

  @Override
  public void setInput(InputStream inputStream, String inputEncoding) throws XmlPullParserException {
    if (inputStream == null) throw new IllegalArgumentException("is == null");
    try {
      String[] found = {inputEncoding};
      reader = inputEncoding == null ? Input.reader(inputStream, found)
          : new InputStreamReader(inputStream, inputEncoding);
      start(new Input(reader));
      if (inputEncoding != null && input.peek() == 0xfeff) input.read();
      encoding = found[0];
    } catch (IOException e) {
      throw new XmlPullParserException("Invalid stream or encoding: " + e, this, e);
    }
  }

  private void start(Input from) {
    input = from;
    type = START_DOCUMENT;
    open.clear();
    namespaces.clear();
    attributes.clear();
    entities = new HashMap<>();
    replacements = new HashMap<>();
    defaults = new HashMap<>();
    version = null;
    standalone = null;
    text = null;
    rootName = rootSystemId = rootPublicId = null;
    expansions = 0;
    empty = afterEmpty = afterRoot = endPending = false;
    depth = 0;
  }

  private XmlPullParserException error(String message) {
    return new XmlPullParserException(message, this, null);
  }

  @Override
  public int next() throws XmlPullParserException, IOException {
    StringBuilder collected = null;
    boolean blank = true;
    while (true) {
      int event = advance(true, collected != null);
      if (event < 0) {
        type = TEXT;
        text = collected.toString();
        whitespace = blank;
        return TEXT;
      }
      if (event == TEXT || event == CDSECT) {
        if (open.isEmpty()) {
          if (!isBlank(text)) throw error("unexpected text outside the root element");
          continue;
        }
        if (collected == null && text.isEmpty()) continue;
        if (collected == null) collected = new StringBuilder();
        collected.append(text);
        blank &= whitespace;
      } else if (event == START_TAG || event == END_TAG || event == END_DOCUMENT) {
        return event;
      }
    }
  }

  @Override
  public int nextToken() throws XmlPullParserException, IOException {
    return nextTokenOf(false);
  }

  private int nextTokenOf(boolean expanding) throws XmlPullParserException, IOException {
    int event = advance(expanding, false);
    if (event == TEXT && open.isEmpty()) {
      if (!isBlank(text)) throw error("unexpected text outside the root element");
      type = event = IGNORABLE_WHITESPACE;
    }
    return event;
  }

  /** As {@link #nextToken}, but entities become text, and text outside the root element is left out. */
  int nextPiece() throws XmlPullParserException, IOException {
    int event;
    do {
      event = nextTokenOf(true);
    } while (event == IGNORABLE_WHITESPACE);
    return event;
  }

  /**
   * Reads one token. {@code expanding}: entities become text. {@code textPending}: do not read a tag or the end,
   * give -1 where
   * one follows.
   */
  private int advance(boolean expanding, boolean textPending) throws XmlPullParserException, IOException {
    if (reader == null) throw new XmlPullParserException("setInput() must be called first.", this, null);
    if (endPending) {
      if (textPending) return -1;
      endPending = empty = false;
      afterEmpty = true;
      text = null;
      return type = END_TAG;
    }
    int c = input.peek();
    boolean markup = c == '<';
    int kind = markup ? input.lookahead(1) : 0;
    if (textPending && (c < 0 || markup && kind != '!' && kind != '?')) return -1;
    if (type == END_TAG) leave();
    if (type == START_DOCUMENT && c == 0xfeff) {
      input.read();
      return advance(expanding, textPending);
    }
    boolean first = type == START_DOCUMENT;
    text = null;
    entityName = null;
    whitespace = empty = afterEmpty = false;
    attributes.clear();
    if (c < 0) return endDocument();
    if (!markup) return readText(expanding);
    if (kind == '/') return readEndTag();
    if (kind == '?') return readInstruction(expanding, first);
    if (kind == '!') return readDeclaration();
    return readStartTag();
  }

  private int endDocument() throws XmlPullParserException {
    if (!open.isEmpty()) {
      type = END_DOCUMENT;
      throw error("unexpected end of document, open: " + open.get(open.size() - 1).qualified);
    }
    if (!afterRoot && !relaxed) throw error("Unexpected EOF");
    return type = END_DOCUMENT;
  }

  private void leave() {
    Open closed = open.remove(open.size() - 1);
    while (namespaces.size() > closed.namespaces) namespaces.remove(namespaces.size() - 1);
    depth = open.size();
  }

  private int readText(boolean expanding) throws XmlPullParserException, IOException {
    if (input.peek() == '&' && !expanding) return readReference();
    StringBuilder out = new StringBuilder();
    while (true) {
      int c = input.peek();
      if (c < 0 || c == '<') break;
      if (c == '&') {
        if (!expanding) break;
        appendReference(out, false);
        continue;
      }
      if (c == ']' && input.lookahead(1) == ']' && input.lookahead(2) == '>' && !relaxed) {
        throw error("Illegal: \"]]>\" outside CDATA section");
      }
      out.append((char) input.read());
    }
    text = out.toString();
    whitespace = isBlank(text);
    return type = TEXT;
  }

  /** An entity as an event of its own. */
  private int readReference() throws XmlPullParserException, IOException {
    input.read();
    String name = readReferenceName();
    type = ENTITY_REF;
    entityName = name;
    text = name.startsWith("#") ? charReference(name) : plainText(name);
    if (text == null && entities.containsKey(name)) {
      text = "";
      input.insert(entities.get(name));
    }
    return ENTITY_REF;
  }

  private String readReferenceName() throws XmlPullParserException, IOException {
    StringBuilder name = new StringBuilder();
    int c;
    while ((c = input.peek()) != ';') {
      if (c < 0 || c != '#' && !isNameChar(c)) throw error("unterminated entity ref");
      name.append((char) input.read());
    }
    input.read();
    return name.toString();
  }

  /** Reads a reference; its text is appended, or read next where it comes from the document. */
  private void appendReference(StringBuilder out, boolean inAttribute) throws XmlPullParserException, IOException {
    input.read();
    String name = readReferenceName();
    if (name.startsWith("#")) {
      out.append(charReference(name));
      return;
    }
    String value = plainText(name);
    if (value != null) {
      out.append(value);
      return;
    }
    value = entities.get(name);
    if (value == null) throw error("unresolved: &" + name + ";");
    if (++expansions > MAX_EXPANSIONS) throw error("too many entities");
    input.insert(inAttribute ? value.replace("<", "&lt;") : value);
  }

  /** The text of an entity that is not read like the document, null if there is none. */
  private String plainText(String name) {
    switch (name) {
      case "lt":
        return "<";
      case "gt":
        return ">";
      case "amp":
        return "&";
      case "quot":
        return "\"";
      case "apos":
        return "'";
      default:
        return replacements.get(name);
    }
  }

  private String charReference(String name) throws XmlPullParserException {
    try {
      boolean hex = name.startsWith("#x");
      int code = Integer.parseInt(name.substring(hex ? 2 : 1), hex ? 16 : 10);
      return new String(Character.toChars(code));
    } catch (IllegalArgumentException e) {
      throw new XmlPullParserException("Invalid character reference: &" + name, this, e);
    }
  }

  private static boolean isNameStart(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == ':' || c >= 0xc0;
  }

  private static boolean isNameChar(int c) {
    return isNameStart(c) || c >= '0' && c <= '9' || c == '-' || c == '.' || c == 0xb7;
  }

  static boolean isSpace(int c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private static boolean isBlank(String text) {
    for (int i = 0; i < text.length(); i++) if (!isSpace(text.charAt(i))) return false;
    return true;
  }

  private String readName() throws XmlPullParserException, IOException {
    if (!isNameStart(input.peek())) throw error("name expected");
    StringBuilder name = new StringBuilder();
    while (isNameChar(input.peek())) name.append((char) input.read());
    return name.toString();
  }

  private void skipSpace() throws IOException {
    while (isSpace(input.peek())) input.read();
  }

  private void expect(char c) throws XmlPullParserException, IOException {
    int found = input.read();
    if (found != c) throw error("expected: '" + c + "' actual: '" + (char) found + "'");
  }

  private int readStartTag() throws XmlPullParserException, IOException {
    if (open.isEmpty() && afterRoot && !relaxed) throw error("Multiple root elements");
    input.read();
    Open element = new Open();
    element.qualified = readName();
    element.namespaces = namespaces.size();
    while (true) {
      boolean spaced = isSpace(input.peek());
      skipSpace();
      int c = input.peek();
      if (c == '/') {
        input.read();
        expect('>');
        empty = endPending = true;
        break;
      }
      if (c == '>') {
        input.read();
        break;
      }
      if (c < 0) throw error("Unexpected EOF");
      if (!spaced && !relaxed) throw error("whitespace expected between attributes");
      readAttribute();
    }
    addDefaults(element.qualified);
    open.add(element);
    depth = open.size();
    afterRoot = true;
    type = START_TAG;
    if (processNamespaces) applyNamespaces(element);
    else {
      element.name = element.qualified;
      element.namespace = "";
    }
    return START_TAG;
  }

  private void readAttribute() throws XmlPullParserException, IOException {
    Attribute attribute = new Attribute();
    attribute.qualified = attribute.name = readName();
    skipSpace();
    if (input.peek() != '=' && relaxed) {
      attribute.value = attribute.name;
    } else {
      if (input.peek() != '=') {
        throw error("Attr.value missing in " + attribute.name + " '='. Found: " + (char) input.peek());
      }
      input.read();
      skipSpace();
      int quote = input.peek();
      if (quote != '"' && quote != '\'') throw error("attr value delimiter missing!");
      input.read();
      attribute.value = readValue(quote);
    }
    for (Attribute other : attributes) {
      if (other.qualified.equals(attribute.qualified)) throw error("Duplicate attribute: " + attribute.qualified);
    }
    attributes.add(attribute);
  }

  private String readValue(int quote) throws XmlPullParserException, IOException {
    StringBuilder value = new StringBuilder();
    int outside = input.depth();
    while (true) {
      int c = input.peek();
      if (c < 0) throw error("Unexpected EOF");
      if (c == quote && !input.isInside(outside)) break;
      if (c == '<' && !relaxed) throw error("Illegal: \"<\" inside attribute value");
      if (c == '&') appendReference(value, true);
      else {
        input.read();
        value.append(c == '\n' ? ' ' : (char) c);
      }
    }
    input.read();
    return value.toString();
  }

  private void addDefaults(String element) {
    ArrayList<Attribute> declared = defaults.get(element);
    if (declared == null) return;
    for (Attribute attribute : declared) {
      boolean present = false;
      for (Attribute other : attributes) present |= other.qualified.equals(attribute.qualified);
      if (present) continue;
      Attribute copy = new Attribute();
      copy.qualified = copy.name = attribute.qualified;
      copy.value = attribute.value;
      attributes.add(copy);
    }
  }

  private void applyNamespaces(Open element) throws XmlPullParserException {
    for (int i = 0; i < attributes.size(); ) {
      Attribute attribute = attributes.get(i);
      String qualified = attribute.qualified;
      boolean declares = qualified.equals("xmlns") || qualified.startsWith("xmlns:");
      if (declares) {
        String prefix = qualified.length() > 6 ? qualified.substring(6) : null;
        if (qualified.equals("xmlns:")) throw error("illegal attribute name: " + qualified);
        if (prefix != null && attribute.value.isEmpty() && !relaxed) throw error("illegal empty namespace");
        namespaces.add(prefix);
        namespaces.add(attribute.value);
      }
      if (declares && !reportNamespaces) attributes.remove(i);
      else i++;
    }
    for (Attribute attribute : attributes) {
      int colon = attribute.qualified.indexOf(':');
      if (attribute.qualified.equals("xmlns")) attribute.namespace = "http://www.w3.org/2000/xmlns/";
      if (colon == 0 || colon == attribute.qualified.length() - 1) {
        throw error("illegal attribute name: " + attribute.qualified);
      }
      if (colon < 0) continue;
      attribute.prefix = attribute.qualified.substring(0, colon);
      attribute.name = attribute.qualified.substring(colon + 1);
      String namespace = getNamespace(attribute.prefix);
      if (namespace == null && !relaxed) {
        throw new RuntimeException("Undefined Prefix: " + attribute.prefix + " in " + this);
      }
      attribute.namespace = namespace == null ? "" : namespace;
    }
    int colon = element.qualified.indexOf(':');
    if (colon == 0 || colon == element.qualified.length() - 1) throw error("illegal tag name: " + element.qualified);
    element.prefix = colon < 0 ? null : element.qualified.substring(0, colon);
    element.name = element.qualified.substring(colon + 1);
    element.namespace = getNamespace(element.prefix);
    if (element.namespace == null) {
      if (element.prefix != null && !relaxed) throw error("undefined prefix: " + element.prefix);
      element.namespace = "";
    }
  }

  private int readEndTag() throws XmlPullParserException, IOException {
    input.read();
    input.read();
    String name = readName();
    skipSpace();
    expect('>');
    if (open.isEmpty()) throw error("read end tag " + name + " with no tags open");
    Open top = open.get(open.size() - 1);
    type = END_TAG;
    if (!name.equals(top.qualified) && !relaxed) throw error("expected: /" + top.qualified + " read: " + name);
    return END_TAG;
  }

  private int readInstruction(boolean skipping, boolean first) throws XmlPullParserException, IOException {
    String content = readUntil("<?", "?>", "Unterminated processing instruction");
    boolean declaration = content.startsWith("xml") && (content.length() == 3 || isSpace(content.charAt(3)));
    if (declaration) {
      if (!first) throw error("processing instructions must not start with xml");
      version = pseudoAttribute(content, "version");
      if (version == null) throw error("Missing version in the XML declaration");
      if (pseudoAttribute(content, "encoding") != null) encoding = pseudoAttribute(content, "encoding");
      String alone = pseudoAttribute(content, "standalone");
      standalone = alone == null ? null : alone.equals("yes");
      type = IGNORABLE_WHITESPACE;
      text = "";
      return advance(skipping, false);
    }
    text = content;
    return type = PROCESSING_INSTRUCTION;
  }

  private static String pseudoAttribute(String content, String name) {
    int at = content.indexOf(" " + name);
    int quote = at < 0 ? -1 : at + name.length() + 1;
    while (quote >= 0 && quote < content.length() && content.charAt(quote) != '"'
        && content.charAt(quote) != '\'') quote++;
    if (quote < 0 || quote >= content.length()) return null;
    int end = content.indexOf(content.charAt(quote), quote + 1);
    return end < 0 ? null : content.substring(quote + 1, end);
  }

  /** What stands between the two texts, of which the first is next. */
  private String readUntil(String from, String to, String message) throws XmlPullParserException, IOException {
    for (int i = 0; i < from.length(); i++) expect(from.charAt(i));
    StringBuilder content = new StringBuilder();
    while (!input.take(to)) {
      int c = input.read();
      if (c < 0) throw error(message);
      content.append((char) c);
    }
    return content.toString();
  }

  private int readDeclaration() throws XmlPullParserException, IOException {
    int kind = input.lookahead(2);
    if (kind == '-') {
      text = readUntil("<!--", "-->", "Unterminated comment");
      return type = COMMENT;
    }
    if (kind == '[') {
      text = readUntil("<![CDATA[", "]]>", "Unterminated CDATA section");
      whitespace = true; // So it is on Android, whatever is in it.
      if (open.isEmpty()) throw error("unexpected CDATA outside the root element");
      return type = CDSECT;
    }
    if (!input.take("<!DOCTYPE")) throw error("Unexpected token in markup declaration");
    if (afterRoot) throw error("Unexpected token");
    readDoctype();
    return type = DOCDECL;
  }

  private void readDoctype() throws XmlPullParserException, IOException {
    StringBuilder raw = new StringBuilder();
    int nesting = 0, quote = 0;
    boolean subset = false;
    while (true) {
      if (quote == 0 && input.take("<!--")) {
        raw.append("<!--");
        while (!input.take("-->")) {
          int c = input.read();
          if (c < 0) throw error("Unterminated comment");
          raw.append((char) c);
        }
        raw.append("-->");
        continue;
      }
      int c = input.read();
      if (c < 0) throw error("Unexpected EOF");
      if (quote != 0) {
        if (c == quote) quote = 0;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '[') {
        subset = true;
      } else if (c == ']') {
        subset = false;
      } else if (c == '<') {
        nesting++;
      } else if (c == '>') {
        if (nesting == 0 && !subset) break;
        nesting--;
      }
      raw.append((char) c);
    }
    text = raw.toString();
    Doctype doctype = new Doctype(text);
    rootName = doctype.name;
    rootPublicId = doctype.publicId;
    rootSystemId = doctype.systemId;
    if (processDocdecl) entities.putAll(doctype.entities);
    for (String[] declared : doctype.attributes) {
      Attribute attribute = new Attribute();
      attribute.qualified = declared[1];
      attribute.value = declared[2];
      if (!defaults.containsKey(declared[0])) defaults.put(declared[0], new ArrayList<>());
      defaults.get(declared[0]).add(attribute);
    }
  }

  @Override
  public void setFeature(String name, boolean state) throws XmlPullParserException {
    if (name.equals(FEATURE_PROCESS_NAMESPACES)) processNamespaces = state;
    else if (name.equals(FEATURE_PROCESS_DOCDECL)) processDocdecl = state;
    else if (name.equals(RELAXED)) relaxed = state;
    else throw new XmlPullParserException("unsupported feature: " + name, this, null);
  }

  /** Declarations of namespaces are attributes too. Android does not let programs ask for it. */
  void setReportNamespaces(boolean state) {
    reportNamespaces = state;
  }

  @Override
  public boolean getFeature(String name) {
    if (name.equals(FEATURE_PROCESS_NAMESPACES)) return processNamespaces;
    if (name.equals(FEATURE_PROCESS_DOCDECL)) return processDocdecl;
    return name.equals(RELAXED) && relaxed;
  }

  @Override
  public void setProperty(String name, Object value) throws XmlPullParserException {
    if (!name.equals(LOCATION)) throw new XmlPullParserException("unsupported property: " + name);
    location = String.valueOf(value);
  }

  @Override
  public Object getProperty(String name) {
    if (name.equals(XML_DECLARATION + "version")) return version;
    if (name.equals(XML_DECLARATION + "standalone")) return standalone;
    if (name.equals(LOCATION)) return location != null ? location : reader == null ? null : reader.toString();
    return null;
  }

  @Override
  public String getInputEncoding() {
    return encoding;
  }

  @Override
  public void defineEntityReplacementText(String entityName, String replacementText) throws XmlPullParserException {
    if (processDocdecl) {
      throw new IllegalStateException("Entity replacement text may not be defined with DOCTYPE processing enabled.");
    }
    if (reader == null) throw new IllegalStateException("Entity replacement text must be defined after setInput()");
    replacements.put(entityName, replacementText);
  }

  @Override
  public int getNamespaceCount(int depth) {
    if (depth > this.depth || depth < 0) throw new IndexOutOfBoundsException();
    return (depth < open.size() ? open.get(depth).namespaces : namespaces.size()) / 2;
  }

  @Override
  public String getNamespacePrefix(int pos) {
    return namespaces.get(pos * 2);
  }

  @Override
  public String getNamespaceUri(int pos) {
    return namespaces.get(pos * 2 + 1);
  }

  @Override
  public String getNamespace(String prefix) {
    if ("xml".equals(prefix)) return "http://www.w3.org/XML/1998/namespace";
    if ("xmlns".equals(prefix)) return "http://www.w3.org/2000/xmlns/";
    for (int i = namespaces.size() - 2; i >= 0; i -= 2) {
      String declared = namespaces.get(i);
      if (prefix == null ? declared == null : prefix.equals(declared)) return namespaces.get(i + 1);
    }
    return null;
  }

  @Override
  public int getDepth() {
    return depth;
  }

  @Override
  public String getPositionDescription() {
    StringBuilder out = new StringBuilder(type < TYPES.length ? TYPES[type] : "unknown").append(' ');
    if ((type == START_TAG || type == END_TAG) && !open.isEmpty()) {
      Open top = open.get(open.size() - 1);
      if (empty) out.append("(empty) ");
      out.append(type == END_TAG ? "</" : "<");
      if (top.prefix != null) out.append("{").append(top.namespace).append("}").append(top.prefix).append(":");
      out.append(top.name);
      for (Attribute attribute : attributes) {
        out.append(' ');
        if (attribute.prefix != null) {
          out.append("{").append(attribute.namespace).append("}").append(attribute.prefix).append(":");
        }
        out.append(attribute.name).append("='").append(attribute.value).append("'");
      }
      out.append('>');
    } else if (type != IGNORABLE_WHITESPACE) {
      if (type != TEXT || text == null) out.append(getText());
      else if (whitespace) out.append("(whitespace)");
      else out.append(text.length() > 16 ? text.substring(0, 16) + "..." : text);
    }
    out.append('@').append(getLineNumber()).append(':').append(getColumnNumber());
    if (location != null) out.append(" in ").append(location);
    else if (reader != null) out.append(" in ").append(reader);
    return out.toString();
  }

  @Override
  public int getLineNumber() {
    return input == null ? -1 : input.line;
  }

  @Override
  public int getColumnNumber() {
    return input == null ? -1 : input.column;
  }

  @Override
  public boolean isWhitespace() throws XmlPullParserException {
    if (type != TEXT && type != IGNORABLE_WHITESPACE && type != CDSECT) throw error("Wrong event type");
    return type == IGNORABLE_WHITESPACE || whitespace;
  }

  @Override
  public String getText() {
    return type == START_TAG || type == END_TAG || type == START_DOCUMENT || type == END_DOCUMENT ? null : text;
  }

  @Override
  public char[] getTextCharacters(int[] holderForStartAndLength) {
    String shown = getText();
    if (shown == null) {
      holderForStartAndLength[0] = holderForStartAndLength[1] = -1;
      return null;
    }
    holderForStartAndLength[0] = 0;
    holderForStartAndLength[1] = shown.length();
    return shown.toCharArray();
  }

  private Open current() {
    return (type == START_TAG || type == END_TAG) && !open.isEmpty() ? open.get(open.size() - 1) : null;
  }

  @Override
  public String getNamespace() {
    return current() == null ? null : current().namespace;
  }

  @Override
  public String getName() {
    return type == ENTITY_REF ? entityName : current() == null ? null : current().name;
  }

  @Override
  public String getPrefix() {
    return current() == null ? null : current().prefix;
  }

  /** The name of the current element as it is written. */
  String getQualifiedName() {
    return current() == null ? null : current().qualified;
  }

  String getAttributeQualifiedName(int index) {
    return attribute(index).qualified;
  }

  String getRootElementName() {
    return rootName;
  }

  String getPublicId() {
    return rootPublicId;
  }

  String getSystemId() {
    return rootSystemId;
  }

  @Override
  public boolean isEmptyElementTag() throws XmlPullParserException {
    if (type != START_TAG) throw error("Wrong event type");
    return empty;
  }

  @Override
  public int getAttributeCount() {
    return type == START_TAG || afterEmpty ? attributes.size() : -1;
  }

  private Attribute attribute(int index) {
    if (index < 0 || index >= attributes.size()) throw new IndexOutOfBoundsException();
    return attributes.get(index);
  }

  @Override
  public String getAttributeType(int index) {
    return "CDATA";
  }

  @Override
  public boolean isAttributeDefault(int index) {
    return false;
  }

  @Override
  public String getAttributeNamespace(int index) {
    return attribute(index).namespace;
  }

  @Override
  public String getAttributeName(int index) {
    return attribute(index).name;
  }

  @Override
  public String getAttributePrefix(int index) {
    return attribute(index).prefix;
  }

  @Override
  public String getAttributeValue(int index) {
    return attribute(index).value;
  }

  @Override
  public String getAttributeValue(String namespace, String name) {
    for (int i = attributes.size() - 1; i >= 0; i--) {
      Attribute attribute = attributes.get(i);
      if (attribute.name.equals(name) && (namespace == null || attribute.namespace.equals(namespace))) {
        return attribute.value;
      }
    }
    return null;
  }

  @Override
  public int getEventType() {
    return type;
  }

  @Override
  public int nextTag() throws XmlPullParserException, IOException {
    next();
    if (type == TEXT && whitespace) next();
    if (type != END_TAG && type != START_TAG) throw error("unexpected type");
    return type;
  }

  @Override
  public void require(int type, String namespace, String name) throws XmlPullParserException, IOException {
    if (type != this.type || namespace != null && !namespace.equals(getNamespace())
        || name != null && !name.equals(getName())) {
      throw error("expected: " + TYPES[type] + " {" + namespace + "}" + name);
    }
  }

  @Override
  public String nextText() throws XmlPullParserException, IOException {
    if (type != START_TAG) throw error("precondition: START_TAG");
    next();
    String result = "";
    if (type == TEXT) {
      result = getText();
      next();
    }
    if (type != END_TAG) throw error("END_TAG expected");
    return result;
  }
}
