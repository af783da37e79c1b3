package android.util;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What addresses and numbers look like, roughly. */
public class Patterns {
  private static final String HOST = "(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,63}";
  private static final String NUMBERS =
      "(?:(?:25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)\\.){3}(?:25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)";

  @Deprecated public static final Pattern TOP_LEVEL_DOMAIN = Pattern.compile("[a-zA-Z]{2,63}");
  public static final Pattern IP_ADDRESS = Pattern.compile(NUMBERS);
  public static final Pattern DOMAIN_NAME = Pattern.compile("(?:" + HOST + "|" + NUMBERS + ")");
  public static final Pattern WEB_URL = Pattern.compile(
      "(?:(?:(?:[hH][tT][tT][pP][sS]?|[rR][tT][sS][pP])://)?(?:" + HOST + "|" + NUMBERS
          + ")(?::\\d{1,5})?(?:[/?#][a-zA-Z0-9;/?:@&=#~.+!*'(),_%$-]*)?)");
  public static final Pattern EMAIL_ADDRESS =
      Pattern.compile("[a-zA-Z0-9+._%-]{1,256}@[a-zA-Z0-9][a-zA-Z0-9-]{0,64}(?:\\.[a-zA-Z0-9][a-zA-Z0-9-]{0,25})+");
  public static final Pattern PHONE = Pattern.compile("(\\+[0-9]+[- .]*)?(\\([0-9]+\\)[- .]*)?([0-9][0-9- .]+[0-9])");

  private Patterns() {}

  public static final String concatGroups(Matcher matcher) {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= matcher.groupCount(); i++) {
      if (matcher.group(i) != null) text.append(matcher.group(i));
    }
    return text.toString();
  }

  public static final String digitsAndPlusOnly(Matcher matcher) {
    StringBuilder text = new StringBuilder();
    String found = matcher.group();
    for (int i = 0; i < found.length(); i++) {
      if (found.charAt(i) == '+' || Character.isDigit(found.charAt(i))) text.append(found.charAt(i));
    }
    return text.toString();
  }
}
