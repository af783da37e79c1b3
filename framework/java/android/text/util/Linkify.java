package android.text.util;

import android.text.Spannable;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.method.LinkMovementMethod;
import android.text.style.URLSpan;
import android.widget.TextView;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes links of what looks like them. */
public class Linkify {
  public static final int WEB_URLS = 1;
  public static final int EMAIL_ADDRESSES = 2;
  public static final int PHONE_NUMBERS = 4;
  @Deprecated public static final int MAP_ADDRESSES = 8;
  @Deprecated public static final int ALL = 15;

  private static final Pattern URL = Pattern.compile("(?i)((https?|rtsp|ftp)://|www\\.)[^\\s<>\"]+[^\\s<>\".,)]");
  private static final Pattern MAIL = Pattern.compile("[a-zA-Z0-9+._%-]+@[a-zA-Z0-9][a-zA-Z0-9-]*(\\.[a-zA-Z0-9][a-zA-Z0-9-]*)+");
  private static final Pattern PHONE = Pattern.compile("(\\+[0-9]+[\\- .]*)?(\\([0-9]+\\)[\\- .]*)?([0-9][0-9\\- .]{3,}[0-9])");

  /** Says whether it is one. */
  public interface MatchFilter {
    boolean acceptMatch(CharSequence s, int start, int end);
  }

  /** Says where it leads. */
  public interface TransformFilter {
    String transformUrl(Matcher match, String url);
  }

  public static final MatchFilter sUrlMatchFilter = new MatchFilter() {
    @Override
    public boolean acceptMatch(CharSequence s, int start, int end) {
      return start == 0 || s.charAt(start - 1) != '@';
    }
  };

  public static final MatchFilter sPhoneNumberMatchFilter = new MatchFilter() {
    @Override
    public boolean acceptMatch(CharSequence s, int start, int end) {
      int digits = 0;
      for (int i = start; i < end; i++) {
        if (Character.isDigit(s.charAt(i))) digits++;
      }
      return digits >= 5;
    }
  };

  public static final TransformFilter sPhoneNumberTransformFilter = new TransformFilter() {
    @Override
    public String transformUrl(Matcher match, String url) {
      return match.group().replaceAll("[^0-9+]", "");
    }
  };

  public Linkify() {}

  public static final boolean addLinks(Spannable text, int mask) {
    if (mask == 0) return false;
    for (URLSpan old : text.getSpans(0, text.length(), URLSpan.class)) text.removeSpan(old);
    boolean found = false;
    if ((mask & WEB_URLS) != 0) found = addLinks(text, URL, "http://", new String[] {"http://", "https://", "rtsp://", "ftp://"},
        sUrlMatchFilter, null);
    if ((mask & EMAIL_ADDRESSES) != 0) found |= addLinks(text, MAIL, "mailto:", null, null);
    if ((mask & PHONE_NUMBERS) != 0) found |= addLinks(text, PHONE, "tel:", sPhoneNumberMatchFilter, sPhoneNumberTransformFilter);
    return found;
  }

  public static final boolean addLinks(TextView text, int mask) {
    if (mask == 0) return false;
    CharSequence shown = text.getText();
    if (shown instanceof Spannable) {
      if (!addLinks((Spannable) shown, mask)) return false;
      follow(text);
      return true;
    }
    SpannableString copy = SpannableString.valueOf(shown);
    if (!addLinks(copy, mask)) return false;
    follow(text);
    text.setText(copy);
    return true;
  }

  private static void follow(TextView text) {
    if (!(text.getMovementMethod() instanceof LinkMovementMethod) && text.getLinksClickable()) {
      text.setMovementMethod(LinkMovementMethod.getInstance());
    }
  }

  public static final void addLinks(TextView text, Pattern pattern, String scheme) {
    addLinks(text, pattern, scheme, null, null, null);
  }

  public static final void addLinks(TextView text, Pattern pattern, String scheme, MatchFilter matchFilter,
      TransformFilter transformFilter) {
    addLinks(text, pattern, scheme, null, matchFilter, transformFilter);
  }

  public static final void addLinks(TextView text, Pattern pattern, String defaultScheme, String[] schemes,
      MatchFilter matchFilter,
      TransformFilter transformFilter) {
    SpannableString copy = SpannableString.valueOf(text.getText());
    if (!addLinks(copy, pattern, defaultScheme, schemes, matchFilter, transformFilter)) return;
    text.setText(copy);
    follow(text);
  }

  public static final boolean addLinks(Spannable text, Pattern pattern, String scheme) {
    return addLinks(text, pattern, scheme, null, null, null);
  }

  public static final boolean addLinks(Spannable spannable, Pattern pattern, String scheme, MatchFilter matchFilter,
      TransformFilter transformFilter) {
    return addLinks(spannable, pattern, scheme, null, matchFilter, transformFilter);
  }

  public static final boolean addLinks(Spannable spannable, Pattern pattern, String defaultScheme, String[] schemes,
      MatchFilter matchFilter,
      TransformFilter transformFilter) {
    boolean found = false;
    Matcher matcher = pattern.matcher(spannable);
    while (matcher.find()) {
      if (matchFilter != null && !matchFilter.acceptMatch(spannable, matcher.start(), matcher.end())) continue;
      String url = url(matcher, defaultScheme == null ? "" : defaultScheme, schemes, transformFilter);
      spannable.setSpan(new URLSpan(url), matcher.start(), matcher.end(), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
      found = true;
    }
    return found;
  }

  private static String url(Matcher matcher, String scheme, String[] schemes, TransformFilter filter) {
    String url = filter == null ? matcher.group() : filter.transformUrl(matcher, matcher.group());
    if (url.toLowerCase().startsWith(scheme.toLowerCase())) return url;
    for (int i = 0; schemes != null && i < schemes.length; i++) {
      if (url.toLowerCase().startsWith(schemes[i].toLowerCase())) return url;
    }
    return scheme + url;
  }
}
