import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Random;
import twin.android.util.JsonReader;
import twin.android.util.JsonToken;
import twin.android.util.JsonWriter;
import twin.org.json.JSONArray;
import twin.org.json.JSONException;
import twin.org.json.JSONObject;

/** JSON piece after piece. The JDK has none: expected is what the documentation of JsonReader and JsonWriter says. */
public final class JsonStreamTest {
  private static final String[][] STRICT = {
    {"{}", "{ }"},
    {"[]", "[ ]"},
    {"\ufeff[1]", "[ 1 ]"},
    {"{\"a\":1,\"b\":[true,null,-2.5e+3,\"x\\/\\u00e4\\n\"]}", "{ a: 1 b: [ true null -2.5e+3 'x/\u00e4\n' ] }"},
    {"[[],{\"\":{}}]", "[ [ ] { : { } } ]"},
    {"[TRUE,Null]", "[ true null ]"},
    {" [\r\n\t1 , 2 ] ", "[ 1 2 ]"},
    {"", "!java.io.EOFException"},
    {"1", "!java.io.IOException"},
    {"\"a\"", "!java.io.IOException"},
    {"[1", "[ 1 !java.io.EOFException"},
    {"{\"a\"", "{ a: !java.io.EOFException"},
    {"{\"a\":", "{ a: !java.io.EOFException"},
    {"[1,]", "[ 1 !malformed"},
    {"[,1]", "[ !malformed"},
    {"[1 2]", "[ 1 !malformed"},
    {"[1;2]", "[ 1 !malformed"},
    {"[1}", "[ 1 !malformed"},
    {"{\"a\":1]", "{ a: 1 !malformed"},
    {"{\"a\":1,}", "{ a: 1 !malformed"},
    {"{a:1}", "{ !malformed"},
    {"{1:1}", "{ !malformed"},
    {"{'a':1}", "{ !malformed"},
    {"{\"a\"=1}", "{ a: !malformed"},
    {"{\"a\" 1}", "{ a: !malformed"},
    {"{:1}", "{ !malformed"},
    {"[a]", "[ !malformed"},
    {"['a']", "[ !malformed"},
    {"[NaN]", "[ !malformed"},
    {"[01]", "[ !malformed"},
    {"[1.]", "[ !malformed"},
    {"[.5]", "[ !malformed"},
    {"[1e]", "[ !malformed"},
    {"[+1]", "[ !malformed"},
    {"[-]", "[ !malformed"},
    {"[0,-0,10.01,0e0,1E-2]", "[ 0 -0 10.01 0e0 1E-2 ]"},
    {"[\"a", "[ !malformed"},
    {"[\"\\", "[ !malformed"},
    {"[\"\\u00g0\"]", "[ !malformed"},
    {"[1]//", "[ 1 ] !malformed"},
    {"[1]2", "[ 1 ] !malformed"},
    {"[1/**/]", "[ 1 !malformed"},
  };
  private static final String[][] LENIENT = {
    {"1", "1"},
    {"a 'b' \"c\"", "'a' 'b' 'c'"},
    {"[1,]", "[ 1 null ]"},
    {"[,1,,2;3]", "[ null 1 null 2 3 ]"},
    {"[,]", "[ null null ]"},
    {"{a:1;'b'=>2,c=x}", "{ a: 1 b: 2 c: 'x' }"},
    {"{a= >2}", "{ a: '>2' }"},
    {"# one\n[1, // two\r2, /* *three/ **/ 3]", "[ 1 2 3 ]"},
    {"[1 /* x", "[ 1 !malformed"},
    {"[1 / 2]", "[ 1 !malformed"},
    {"[01,NaN,-Infinity,a.b]", "[ '01' 'NaN' '-Infinity' 'a.b' ]"},
    {"[] {} 3", "[ ] { } 3"},
    {"{:1}", "{ !malformed"},
    {"['it\\'s']", "[ 'it's' ]"},
  };

  private JsonStreamTest() {}

  /** One piece; the type of a value shows by its quotes. */
  private static String piece(JsonReader reader) throws IOException {
    JsonToken kind = reader.peek();
    Check.equal("there is more", kind != JsonToken.END_ARRAY && kind != JsonToken.END_OBJECT, reader.hasNext());
    switch (kind) {
      case BEGIN_ARRAY:
        reader.beginArray();
        return "[";
      case END_ARRAY:
        reader.endArray();
        return "]";
      case BEGIN_OBJECT:
        reader.beginObject();
        return "{";
      case END_OBJECT:
        reader.endObject();
        return "}";
      case NAME:
        return reader.nextName() + ":";
      case STRING:
        return "'" + reader.nextString() + "'";
      case NUMBER:
        return reader.nextString();
      case BOOLEAN:
        return String.valueOf(reader.nextBoolean());
      default:
        reader.nextNull();
        return "null";
    }
  }

  private static String pieces(String text, boolean lenient) {
    JsonReader reader = new JsonReader(new StringReader(text));
    reader.setLenient(lenient);
    StringBuilder result = new StringBuilder();
    try {
      while (reader.peek() != JsonToken.END_DOCUMENT) result.append(piece(reader)).append(' ');
    } catch (IOException e) {
      result.append('!').append(e.getClass().getName().replace("twin.android.util.MalformedJsonException", "malformed"));
    }
    return result.toString().trim();
  }

  private static JsonReader in(String text) throws IOException {
    JsonReader reader = new JsonReader(new StringReader("[" + text + "]"));
    reader.beginArray();
    return reader;
  }

  private interface Call {
    Object on(JsonReader reader) throws IOException;
  }

  /** What a call gives for the first of these elements. */
  private static void first(String elements, Call call, Object expected) throws IOException {
    JsonReader reader = in(elements);
    Object found;
    try {
      found = call.on(reader);
    } catch (IllegalStateException | NumberFormatException e) {
      found = e.getClass().getSimpleName();
    }
    Check.equal(elements, expected, found);
  }

  private static void conversions() throws IOException {
    first("\"12\"", JsonReader::nextInt, 12);
    first("12.0", JsonReader::nextInt, 12);
    first("1e3", JsonReader::nextLong, 1000L);
    first("9223372036854775807", JsonReader::nextLong, Long.MAX_VALUE);
    first("12", JsonReader::nextString, "12");
    first("\"-1.5\"", JsonReader::nextDouble, -1.5);
    first("12.5", JsonReader::nextInt, "NumberFormatException");
    first("2147483648", JsonReader::nextInt, "NumberFormatException");
    first("1e30", JsonReader::nextLong, "NumberFormatException");
    first("\"x\"", JsonReader::nextLong, "NumberFormatException");
    first("true", JsonReader::nextString, "IllegalStateException");
    first("\"true\"", JsonReader::nextBoolean, "IllegalStateException");
    first("null", JsonReader::nextDouble, "IllegalStateException");
    first("1", reader -> reader.nextName(), "IllegalStateException");
    JsonReader reader = in("\"x\",1");
    Check.equal("cannot be converted", "x", retried(reader));
    Check.equal("the next one", 1, reader.nextInt());
  }

  /** A value that cannot be converted is still there. */
  private static String retried(JsonReader reader) throws IOException {
    try {
      return String.valueOf(reader.nextInt());
    } catch (NumberFormatException notANumber) {
      return reader.nextString();
    }
  }

  private static void skipped() throws IOException {
    JsonReader reader = in("[1,[2,{\"a\":[]}]],{\"b\":{\"c\":3},\"d\":4},5");
    reader.skipValue();
    reader.beginObject();
    reader.nextName();
    reader.skipValue();
    Check.equal("behind what was skipped", "d", reader.nextName());
    reader.skipValue();
    reader.endObject();
    reader.peek();
    reader.skipValue();
    Check.isTrue("nothing is left", !reader.hasNext());
    first("", r -> {
      r.skipValue();
      return null;
    }, "IllegalStateException");
    reader.close();
    Check.same("closed", () -> {
      throw new IllegalStateException();
    }, reader::peek);
  }

  // ---- Writing

  private static Object value(Random random, int depth) throws JSONException {
    int kind = random.nextInt(depth == 0 ? 5 : 8);
    if (kind == 0) return random.nextInt();
    if (kind == 1) return random.nextLong() / 3;
    if (kind == 2) return random.nextBoolean();
    if (kind == 3) return JSONObject.NULL;
    if (kind == 4) return text(random);
    Object result = kind == 5 ? new JSONArray() : new JSONObject();
    for (int n = random.nextInt(4); n > 0; n--) {
      if (kind == 5) ((JSONArray) result).put(value(random, depth - 1));
      else ((JSONObject) result).put(text(random), value(random, depth - 1));
    }
    return result;
  }

  private static String text(Random random) {
    String signs = "ab\"\\/\n\t\b\f\r\u0001\u001f\u2028\u20ac'";
    StringBuilder text = new StringBuilder();
    for (int n = random.nextInt(5); n > 0; n--) text.append(signs.charAt(random.nextInt(signs.length())));
    return text.toString();
  }

  private static void write(Object value, JsonWriter writer) throws IOException, JSONException {
    if (value instanceof JSONArray) {
      writer.beginArray();
      for (int i = 0; i < ((JSONArray) value).length(); i++) write(((JSONArray) value).get(i), writer);
      writer.endArray();
    } else if (value instanceof JSONObject) {
      writer.beginObject();
      for (java.util.Iterator<String> names = ((JSONObject) value).keys(); names.hasNext(); ) {
        String name = names.next();
        write(((JSONObject) value).get(name), writer.name(name));
      }
      writer.endObject();
    } else if (value == JSONObject.NULL) {
      writer.nullValue();
    } else if (value instanceof Boolean) {
      writer.value((Boolean) value);
    } else if (value instanceof Number) {
      writer.value((Number) value);
    } else {
      writer.value((String) value);
    }
  }

  private static String spelt(Object value, boolean readable) throws IOException, JSONException {
    StringWriter text = new StringWriter();
    JsonWriter writer = new JsonWriter(text);
    if (readable) writer.setIndent("\t ");
    write(value, writer);
    writer.close();
    return text.toString();
  }

  /** What is written is read again as the same, by either reader. */
  private static void roundTrips() throws IOException, JSONException {
    for (int round = 0; round < 2000; round++) {
      Random random = Check.random(round);
      Object value = new JSONArray().put(value(random, 4));
      String text = spelt(value, round % 2 == 0);
      Check.equal(text, value.toString(), new JSONArray(text).toString());
      Check.equal(text, pieces(value.toString(), false), pieces(text, false));
    }
  }

  private static String attempt(boolean lenient, String steps) {
    StringWriter text = new StringWriter();
    JsonWriter writer = new JsonWriter(text);
    writer.setLenient(lenient);
    try {
      for (char step : steps.toCharArray()) step(writer, step);
      return text.toString();
    } catch (IOException | RuntimeException e) {
      return text + "!" + e.getClass().getSimpleName();
    }
  }

  private static void step(JsonWriter writer, char step) throws IOException {
    if (step == '[') writer.beginArray();
    else if (step == ']') writer.endArray();
    else if (step == '{') writer.beginObject();
    else if (step == '}') writer.endObject();
    else if (step == 'n') writer.name("n");
    else if (step == '1') writer.value(1);
    else if (step == '.') writer.value(2.5);
    else if (step == 'N') writer.value(Double.NaN);
    else if (step == 'I') writer.value((Number) Float.NEGATIVE_INFINITY);
    else if (step == '0') writer.value((String) null);
    else writer.close();
  }

  private static void writing() throws IOException, JSONException {
    Check.equal("lines", "[\n\t 1,\n\t [],\n\t {\n\t \t \"a\": {}\n\t }\n]", spelt(new JSONArray("[1,[],{\"a\":{}}]"), true));
    Check.equal("escapes", "[\"\\\"\\\\\\t\\b\\n\\r\\f\\u0001\\u2028/'\u20ac\"]",
        spelt(new JSONArray().put("\"\\\t\b\n\r\f\u0001\u2028/'\u20ac"), false));
    String[][] all = {
      {"[1.0]c", "[1,2.5,null]"}, {"{n1n[]}c", "{\"n\":1,\"n\":[]}"}, {"1", "!IllegalStateException"}, {"[][", "[]!IllegalStateException"},
      {"[n", "[!IllegalStateException"}, {"{1", "{!IllegalStateException"}, {"{nn", "{\"n\"!IllegalStateException"},
      {"{n}", "{\"n\"!IllegalStateException"}, {"[}", "[!IllegalStateException"}, {"]", "!IllegalStateException"}, {"[N", "[!IllegalArgumentException"},
      {"[I", "[!IllegalArgumentException"}, {"[c", "[!IOException"}, {"c", "!IOException"},
    };
    for (String[] each : all) Check.equal(each[0], each[1], attempt(false, each[0]));
    Check.equal("lenient", "[NaN,-Infinity]", attempt(true, "[NI]c"));
    Check.equal("lenient on top", "1", attempt(true, "1c"));
    Check.equal("lenient twice", "1!IllegalStateException", attempt(true, "11"));
  }

  public static void main(String[] arguments) throws IOException, JSONException {
    for (String[] each : STRICT) Check.equal(each[0], each[1], pieces(each[0], false));
    for (String[] each : LENIENT) Check.equal(each[0], each[1], pieces(each[0], true));
    for (String[] each : STRICT) if (!each[1].contains("!")) Check.equal(each[0], each[1], pieces(each[0], true));
    conversions();
    skipped();
    roundTrips();
    writing();
    Check.done();
  }
}
