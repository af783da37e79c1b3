import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import twin.org.json.JSONArray;
import twin.org.json.JSONException;
import twin.org.json.JSONObject;
import twin.org.json.JSONStringer;
import twin.org.json.JSONTokener;

/** JSON as Android reads and writes it. The JDK has none: expected results are what Android gives. */
public final class JsonTest {
  /** Text, and what it is read as: kind and text of the value, or "!" and the message. */
  private static final String[][] TEXTS = {
    {"{}", "JSONObject {}"},
    {"[]", "JSONArray []"},
    {"{\"a\":1,\"b\":[true,null,2.50,\"x/y\"]}", "JSONObject {\"a\":1,\"b\":[true,null,2.5,\"x\\/y\"]}"},
    {"{a:b}", "JSONObject {\"a\":\"b\"}"},
    {"{'a':'b'}", "JSONObject {\"a\":\"b\"}"},
    {"{\"a\"=1;\"b\"=>2}", "JSONObject {\"a\":1,\"b\":2}"},
    {"[1,2,]", "JSONArray [1,2,null]"},
    {"[,]", "JSONArray [null,null]"},
    {"[1;2]", "JSONArray [1,2]"},
    {"[0x1F,017,08,1e3,-0,12345678901,123456789012345678901]",
        "JSONArray [31,15,8,1000,0,12345678901,1.2345678901234568E20]"},
    {"// c\n{\"a\":1}", "JSONObject {\"a\":1}"},
    {"/* c */[1] trailing", "JSONArray [1]"},
    {"# c\n[1]", "JSONArray [1]"},
    {"[1 /* x", "! Unterminated comment at character 5 of [1 /* x"},
    {"{\"a\":1", "! Unterminated object at character 6 of {\"a\":1"},
    {"{\"a\"}", "! Expected ':' after a at character 5 of {\"a\"}"},
    {"{\"a\":}", "! Expected literal value at character 5 of {\"a\":}"},
    {"[", "! Unterminated array at character 1 of ["},
    {"\"abc", "! Unterminated string at character 4 of \"abc"},
    {"'a\\u0041\\n\\q'", "String aA\nq"},
    {"\"\\u00g0\"", "! Invalid escape sequence: 00g0 at character 7 of \"\\u00g0\""},
    {"\"\\u00", "! Unterminated escape sequence at character 3 of \"\\u00"},
    {"nullx", "String nullx"},
    {"TRUE", "Boolean true"},
    {"False", "Boolean false"},
    {"NULL", "NULL"},
    {"", "! End of input at character 0 of "},
    {"   ", "! End of input at character 3 of    "},
    {"{1:2}", "! Names must be strings, but 1 is of type java.lang.Integer at character 2 of {1:2}"},
    {"{null:1}", "! Names must be strings, but null is of type org.json.JSONObject$1 at character 5 of {null:1}"},
    {"{\"a\":1,\"a\":2}", "JSONObject {\"a\":2}"},
    {"[\"\\/\"]", "JSONArray [\"\\/\"]"},
    {"[1.0,1.10,1e400,NaN,Infinity]", "JSONArray null"},
    {"\ufeff[1]", "JSONArray [1]"},
    {"[a b]", "! Unterminated array at character 4 of [a b]"},
    {"[\"a\"\"b\"]", "! Unterminated array at character 5 of [\"a\"\"b\"]"},
    {"{\"a\":1,}", "! Expected literal value at character 7 of {\"a\":1,}"},
    {"[{\"k\":{}}]", "JSONArray [{\"k\":{}}]"},
    {"-", "String -"},
    {"+1", "Integer 1"},
    {"1.", "Double 1.0"},
    {"[.5]", "JSONArray [0.5]"},
    {"[1e]", "JSONArray [\"1e\"]"},
    {"{\"a\":\"\\t\\u0001\\u007f\"}", "JSONObject {\"a\":\"\\t\\u0001\u007f\"}"},
    {"[undefined]", "JSONArray [\"undefined\"]"},
    {"{,}", "! Expected literal value at character 1 of {,}"},
    {"]", "! Expected literal value at character 0 of ]"},
    {"[}", "! Expected literal value at character 1 of [}"},
    {"[\f1]", "! Expected literal value at character 1 of [\f1]"},
    {"{\"\":\"\"}", "JSONObject {\"\":\"\"}"},
  };

  static String read(String text) {
    try {
      Object value = new JSONTokener(text).nextValue();
      return value == JSONObject.NULL ? "NULL" : value.getClass().getSimpleName() + " " + value;
    } catch (JSONException e) {
      return "! " + e.getMessage().replace("twin.", "");
    }
  }

  static Object value(Random random, int depth) throws JSONException {
    switch (random.nextInt(depth == 0 ? 6 : 8)) {
      case 0:
        return random.nextInt(100);
      case 1:
        return random.nextLong() | 1L << 40;
      case 2:
        return random.nextInt(1000) / 8.0 + 0.0625;
      case 3:
        return random.nextBoolean();
      case 4:
        return JSONObject.NULL;
      case 5:
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(6); n > 0; n--) text.append("a\"\\/\n\t\u0001\u00e9\u2028{}[]:,'#".charAt(random.nextInt(17)));
        return text.toString();
      case 6:
        JSONArray array = new JSONArray();
        for (int n = random.nextInt(4); n > 0; n--) array.put(value(random, depth - 1));
        return array;
      default:
        JSONObject object = new JSONObject();
        for (int n = random.nextInt(4); n > 0; n--) object.put("k" + random.nextInt(9), value(random, depth - 1));
        return object;
    }
  }

  /** What is written is read again as the same. */
  static void roundTrips() throws JSONException {
    for (int i = 0; i < 4000; i++) {
      Random random = Check.random(i);
      JSONArray array = new JSONArray();
      array.put(value(random, 3)).put(value(random, 2));
      String text = array.toString();
      Check.equal("round trip", text, new JSONArray(text).toString());
      Check.equal("indented", text, new JSONArray(array.toString(random.nextInt(5))).toString());
      Check.isTrue("no raw control characters", text.chars().allMatch(c -> c >= 32));
    }
  }

  static String failure(Code code) {
    try {
      return String.valueOf(code.run());
    } catch (JSONException e) {
      return "! " + e.getMessage();
    }
  }

  /** Code that may fail. */
  interface Code {
    Object run() throws JSONException;
  }

  static void objects() throws JSONException {
    JSONObject o = new JSONObject("{\"i\":5,\"s\":\"12\",\"d\":2.5,\"b\":\"TRUE\",\"n\":null,\"a\":[1],\"o\":{\"x\":1},\"t\":\"text\"}");
    Check.equal("order", "[\"i\",\"s\",\"d\",\"b\",\"n\",\"a\",\"o\",\"t\"]", o.names().toString());
    Check.equal("int", "5 12 2 0 7",
        o.getInt("i") + " " + o.getInt("s") + " " + o.getInt("d") + " " + o.optInt("t") + " " + o.optInt("zz", 7));
    Check.equal("boolean", "true false true",
        o.getBoolean("b") + " " + o.optBoolean("t") + " " + o.optBoolean("zz", true));
    Check.equal("double", "5.0 12.0 NaN", o.getDouble("i") + " " + o.getDouble("s") + " " + o.optDouble("t"));
    Check.equal("string", "5 null  fb",
        o.getString("i") + " " + o.getString("n") + " " + o.optString("zz") + " " + o.optString("zz", "fb"));
    Check.equal("null", "true true false true false",
        o.isNull("n") + " " + o.has("n") + " " + o.has("zz") + " " + o.isNull("zz") + " " + o.isNull("i"));
    Check.equal("missing", "! No value for zz", failure(() -> o.get("zz")));
    Check.equal("not a number", "! Value text at t of type java.lang.String cannot be converted to int",
        failure(() -> o.getInt("t")));
    Check.equal("no array",
        "! Value {\"x\":1} at o of type twin.org.json.JSONObject cannot be converted to JSONArray",
            failure(() -> o.getJSONArray("o")));
    Check.equal("index", "! Index 3 out of range [0..1)", failure(() -> o.getJSONArray("a").get(3)));
    Check.equal("null name", "! Names must be non-null", failure(() -> o.put(null, 1)));
    Check.equal("infinite", "! Forbidden numeric value: Infinity",
        failure(() -> o.put("x", Double.POSITIVE_INFINITY)));
    Check.equal("put null", false, o.put("t", (Object) null).has("t"));
    Check.equal("accumulate", "[5,6]", o.accumulate("i", 6).get("i").toString());
    Check.equal("append", "[1,2]", o.append("a", 2).get("a").toString());
    Check.equal("append to a number", "! Key d is not a JSONArray", failure(() -> o.append("d", 1)));
    Check.equal("opt", null, o.optJSONArray("o"));
    Check.equal("numbers", "-0 1 1.5 10000000000",
        JSONObject.numberToString(-0.0) + " " + JSONObject.numberToString(1.0) + " "
            + JSONObject.numberToString(1.5f) + " " + JSONObject.numberToString(1e10));
    Check.equal("quote", "\"a\\/\\\"\\u0002\"", JSONObject.quote("a/\"\u0002"));
    Map<String, Object> map = new TreeMap<>();
    map.put("list", Arrays.asList(1, null, "x"));
    map.put("array", new int[] {1, 2});
    map.put("map", new HashMap<>(Map.of("k", 1.5)));
    Check.equal("wrap", "{\"array\":[1,2],\"list\":[1,null,\"x\"],\"map\":{\"k\":1.5}}",
        new JSONObject(map).toString());
    Check.equal("subset", "{\"map\":{\"k\":1.5}}",
        new JSONObject(new JSONObject(map), new String[] {"map", "none"}).toString());
    Check.equal("indent", "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}",
        new JSONObject("{a:[1,{}],b:[]}").toString(2));
    List<String> keys = new ArrayList<>();
    new JSONObject("{b:1,a:2}").keys().forEachRemaining(keys::add);
    Check.equal("keys", Arrays.asList("b", "a"), keys);
    JSONArray array = new JSONArray().put(3, "x");
    Check.equal("filled", "[null,null,null,\"x\"]", array.toString());
    Check.equal("join", "null-null-null-\"x\"", array.join("-"));
    Check.equal("to object", "{\"a\":1,\"b\":2}",
        new JSONArray("[1,2,3]").toJSONObject(new JSONArray("[a,b]")).toString());
    Check.equal("stringer", "{\"k\":[1,true,null]}", new JSONStringer().object().key("k").array().value(1)
        .value(true).value(null).endArray().endObject().toString());
    Check.equal("misplaced", "! Nesting problem", failure(() -> new JSONStringer().object().value(1)));
    Check.equal("two roots", "! Nesting problem: multiple top-level roots",
        failure(() -> new JSONStringer().array().endArray().array()));
  }

  public static void main(String[] args) throws JSONException {
    for (String[] text : TEXTS) Check.equal("read " + text[0], text[1], read(text[0]));
    roundTrips();
    objects();
    Check.done();
  }
}
