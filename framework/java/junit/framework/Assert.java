package junit.framework;

/** Says what should be. */
@antecede.Unlisted
public class Assert {
  protected Assert() {}

  public static void fail() {
    fail(null);
  }

  public static void fail(String message) {
    throw new AssertionFailedError(message);
  }

  public static void assertTrue(boolean condition) {
    assertTrue(null, condition);
  }

  public static void assertTrue(String message, boolean condition) {
    if (!condition) fail(message);
  }

  public static void assertFalse(boolean condition) {
    assertFalse(null, condition);
  }

  public static void assertFalse(String message, boolean condition) {
    if (condition) fail(message);
  }

  public static void assertEquals(Object expected, Object actual) {
    assertEquals(null, expected, actual);
  }

  public static void assertEquals(String message, Object expected, Object actual) {
    if (expected == null ? actual != null : !expected.equals(actual)) {
      fail((message == null ? "" : message + " ") + "expected:<" + expected + "> but was:<" + actual + ">");
    }
  }

  public static void assertEquals(String expected, String actual) {
    assertEquals(null, expected, actual);
  }

  public static void assertEquals(String message, String expected, String actual) {
    assertEquals(message, (Object) expected, (Object) actual);
  }

  public static void assertEquals(int expected, int actual) {
    assertEquals(null, expected, actual);
  }

  public static void assertEquals(String message, int expected, int actual) {
    assertEquals(message, (Object) expected, (Object) actual);
  }

  public static void assertEquals(long expected, long actual) {
    assertEquals((String) null, (Object) expected, (Object) actual);
  }

  public static void assertEquals(boolean expected, boolean actual) {
    assertEquals((String) null, (Object) expected, (Object) actual);
  }

  public static void assertNull(Object object) {
    assertTrue("Expected: <null> but was: " + object, object == null);
  }

  public static void assertNotNull(Object object) {
    assertTrue(object != null);
  }

  public static void assertNotNull(String message, Object object) {
    assertTrue(message, object != null);
  }

  public static void assertSame(Object expected, Object actual) {
    assertTrue(expected == actual);
  }
}
