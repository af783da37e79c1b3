package android.text;

import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.text.style.ImageSpan;
import android.text.style.RelativeSizeSpan;
import android.text.style.StrikethroughSpan;
import android.text.style.StyleSpan;
import android.text.style.TypefaceSpan;
import android.text.style.URLSpan;
import android.text.style.UnderlineSpan;
import antecede.Bag;
import org.xml.sax.XMLReader;

/** Reads simple HTML: paragraphs, breaks, links, pictures, and how letters look. */
public class Html {
  public static final int TO_HTML_PARAGRAPH_LINES_CONSECUTIVE = 0;
  public static final int TO_HTML_PARAGRAPH_LINES_INDIVIDUAL = 1;
  public static final int FROM_HTML_SEPARATOR_LINE_BREAK_PARAGRAPH = 1;
  public static final int FROM_HTML_SEPARATOR_LINE_BREAK_HEADING = 2;
  public static final int FROM_HTML_SEPARATOR_LINE_BREAK_LIST_ITEM = 4;
  public static final int FROM_HTML_SEPARATOR_LINE_BREAK_LIST = 8;
  public static final int FROM_HTML_SEPARATOR_LINE_BREAK_DIV = 16;
  public static final int FROM_HTML_SEPARATOR_LINE_BREAK_BLOCKQUOTE = 32;
  public static final int FROM_HTML_OPTION_USE_CSS_COLORS = 256;
  public static final int FROM_HTML_MODE_LEGACY = 0;
  public static final int FROM_HTML_MODE_COMPACT = 63;

  /** Fetches pictures. */
  public static interface ImageGetter {
    Drawable getDrawable(String source);
  }

  /** Hears of tags that are not known. */
  public static interface TagHandler {
    void handleTag(boolean opening, String tag, Editable output, XMLReader xmlReader);
  }

  private Html() {}

  @Deprecated
  public static Spanned fromHtml(String source) {
    return fromHtml(source, FROM_HTML_MODE_LEGACY, null, null);
  }

  public static Spanned fromHtml(String source, int flags) {
    return fromHtml(source, flags, null, null);
  }

  @Deprecated
  public static Spanned fromHtml(String source, ImageGetter imageGetter, TagHandler tagHandler) {
    return fromHtml(source, FROM_HTML_MODE_LEGACY, imageGetter, tagHandler);
  }

  public static Spanned fromHtml(String source, int flags, ImageGetter imageGetter, TagHandler tagHandler) {
    return new Reader(source, flags, imageGetter, tagHandler).read();
  }

  @Deprecated
  public static String toHtml(Spanned text) {
    return toHtml(text, TO_HTML_PARAGRAPH_LINES_CONSECUTIVE);
  }

  public static String toHtml(Spanned text, int option) {
    return "<p dir=\"ltr\">" + escapeHtml(text).replace("\n", "<br>\n") + "</p>\n";
  }

  public static String escapeHtml(CharSequence text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '<') result.append("&lt;");
      else if (c == '>') result.append("&gt;");
      else if (c == '&') result.append("&amp;");
      else if (c > 0x7E || c < ' ' && c != '\n') result.append("&#").append((int) c).append(';');
      else result.append(c);
    }
    return result.toString();
  }

  /** A tag that is open. */
  private static final class Open {
    final String tag;
    final String attribute;
    final int start;

    Open(String tag, String attribute, int start) {
      this.tag = tag;
      this.attribute = attribute;
      this.start = start;
    }
  }

  private static final class Reader {
    private final String source;
    private final boolean compact;
    private final ImageGetter images;
    private final TagHandler tags;
    private final SpannableStringBuilder out = new SpannableStringBuilder();
    private final Bag<Open> open = new Bag<Open>();
    private int at;

    Reader(String source, int flags, ImageGetter images, TagHandler tags) {
      this.source = source;
      compact = (flags & FROM_HTML_SEPARATOR_LINE_BREAK_PARAGRAPH) != 0;
      this.images = images;
      this.tags = tags;
    }

    Spanned read() {
      while (at < source.length()) {
        char c = source.charAt(at);
        if (c == '<') tag();
        else if (c == '&') entity();
        else letter(c);
      }
      while (!open.isEmpty()) close(open.last().tag);
      return out;
    }

    private void letter(char c) {
      at++;
      boolean blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
      if (!blank) {
        out.append(c);
      } else {
        char last = out.length() == 0 ? '\n' : out.charAt(out.length() - 1);
        if (last != ' ' && last != '\n') out.append(' ');
      }
    }

    private void entity() {
      int end = source.indexOf(';', at);
      if (end < 0 || end - at > 10) {
        letter('&');
        return;
      }
      String name = source.substring(at + 1, end);
      at = end + 1;
      out.append(decode(name));
    }

    private static String decode(String name) {
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
        case "nbsp":
          return "\u00A0";
        case "copy":
          return "\u00A9";
        default:
          break;
      }
      try {
        if (name.startsWith("#x")) return String.valueOf((char) Integer.parseInt(name.substring(2), 16));
        if (name.startsWith("#")) return String.valueOf((char) Integer.parseInt(name.substring(1)));
      } catch (NumberFormatException e) {
        // Stays as it is.
      }
      return "&" + name + ";";
    }

    private void tag() {
      if (source.startsWith("<!--", at)) {
        int end = source.indexOf("-->", at);
        at = end < 0 ? source.length() : end + 3;
        return;
      }
      int end = source.indexOf('>', at);
      if (end < 0) end = source.length();
      String inside = source.substring(Math.min(at + 1, end), end).trim();
      at = Math.min(end + 1, source.length());
      boolean closing = inside.startsWith("/");
      boolean empty = inside.endsWith("/");
      String body = closing ? inside.substring(1) : empty ? inside.substring(0, inside.length() - 1) : inside;
      int space = 0;
      while (space < body.length() && !Character.isWhitespace(body.charAt(space))) space++;
      String name = body.substring(0, space).toLowerCase();
      if (closing) close(name);
      else begin(name, body.substring(space));
      if (empty && !name.equals("br") && !name.equals("img")) close(name);
    }

    private void begin(String name, String attributes) {
      switch (name) {
        case "br":
          out.append('\n');
          break;
        case "img":
          image(attribute(attributes, "src"));
          break;
        case "p":
        case "div":
        case "ul":
        case "li":
        case "blockquote":
        case "h1":
        case "h2":
        case "h3":
        case "h4":
        case "h5":
        case "h6":
          paragraph(name);
          open.add(new Open(name, null, out.length()));
          break;
        default:
          if (isKnown(name)) open.add(new Open(name, attribute(attributes, name.equals("a") ? "href" : "color"), out.length()));
          else if (tags != null && !name.equals("html") && !name.equals("body")) tags.handleTag(true, name, out, null);
      }
    }

    private static boolean isKnown(String name) {
      return " b strong i em cite dfn u tt big small font sup sub a strike s del span ".contains(" " + name + " ");
    }

    private void paragraph(String name) {
      int length = out.length();
      if (length == 0) return;
      int wanted = compact || name.equals("li") ? 1 : 2;
      int have = 0;
      while (have < wanted && length - have > 0 && out.charAt(length - 1 - have) == '\n') have++;
      for (; have < wanted; have++) out.append('\n');
    }

    private void image(String src) {
      int start = out.length();
      out.append('\uFFFC');
      Drawable picture = images == null ? null : images.getDrawable(src);
      if (picture != null) out.setSpan(new ImageSpan(picture, src), start, start + 1, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
    }

    private static String attribute(String attributes, String name) {
      int found = attributes.toLowerCase().indexOf(name + "=");
      if (found < 0) return null;
      int start = found + name.length() + 1;
      if (start >= attributes.length()) return "";
      char quote = attributes.charAt(start);
      boolean quoted = quote == '"' || quote == '\'';
      int end = quoted ? attributes.indexOf(quote, start + 1) : attributes.indexOf(' ', start);
      return attributes.substring(quoted ? start + 1 : start, end < 0 ? attributes.length() : end);
    }

    private void close(String name) {
      Open found = null;
      for (int i = open.size() - 1; i >= 0 && found == null; i--) {
        if (open.get(i).tag.equals(name)) found = open.removeAt(i);
      }
      if (found == null) {
        if (tags != null && !isKnown(name) && !name.equals("html") && !name.equals("body")) tags.handleTag(false, name, out,
            null);
        return;
      }
      Object style = style(found);
      if (style != null && out.length() > found.start) out.setSpan(style, found.start, out.length(),
          Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
      if (found.attribute == null && !isKnown(name)) paragraph(name);
    }

    private static Object style(Open tag) {
      switch (tag.tag) {
        case "b":
        case "strong":
        case "h1":
        case "h2":
        case "h3":
        case "h4":
        case "h5":
        case "h6":
          return new StyleSpan(Typeface.BOLD);
        case "i":
        case "em":
        case "cite":
        case "dfn":
          return new StyleSpan(Typeface.ITALIC);
        case "u":
          return new UnderlineSpan();
        case "tt":
          return new TypefaceSpan("monospace");
        case "big":
          return new RelativeSizeSpan(1.25f);
        case "small":
          return new RelativeSizeSpan(0.8f);
        case "strike":
        case "s":
        case "del":
          return new StrikethroughSpan();
        case "a":
          return tag.attribute == null ? null : new URLSpan(tag.attribute);
        default:
          return null;
      }
    }
  }
}
