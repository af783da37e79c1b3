package android.net;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The parts of a mailto: address. */
public class MailTo {
  public static final String MAILTO_SCHEME = "mailto:";

  private final HashMap<String, String> headers = new HashMap<String, String>();

  private MailTo() {}

  public static boolean isMailTo(String url) {
    return url != null && url.startsWith(MAILTO_SCHEME);
  }

  public static MailTo parse(String url) throws ParseException {
    if (url == null) throw new NullPointerException();
    if (!isMailTo(url)) throw new ParseException("Not a mailto scheme");
    MailTo made = new MailTo();
    String rest = url.substring(MAILTO_SCHEME.length());
    int at = rest.indexOf('?');
    String to = Uri.decode(at < 0 ? rest : rest.substring(0, at));
    String[] pairs = at < 0 ? new String[0] : rest.substring(at + 1).split("&");
    for (int i = 0; i < pairs.length; i++) {
      String[] pair = pairs[i].split("=");
      if (pair[0].length() > 0) {
        made.headers.put(Uri.decode(pair[0]).toLowerCase(Locale.ROOT), pair.length > 1 ? Uri.decode(pair[1]) : null);
      }
    }
    String more = made.getTo();
    made.headers.put("to", more == null || to.isEmpty() ? (more == null ? to : more) : to + ", " + more);
    return made;
  }

  public String getTo() {
    return headers.get("to");
  }

  public String getCc() {
    return headers.get("cc");
  }

  public String getSubject() {
    return headers.get("subject");
  }

  public String getBody() {
    return headers.get("body");
  }

  public Map<String, String> getHeaders() {
    return headers;
  }

  @Override
  public String toString() {
    return MAILTO_SCHEME + headers;
  }
}
