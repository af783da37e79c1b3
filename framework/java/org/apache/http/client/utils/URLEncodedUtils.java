package org.apache.http.client.utils;

import java.io.UnsupportedEncodingException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.List;
import org.apache.http.NameValuePair;
import org.apache.http.message.BasicNameValuePair;

/** Forms as text. */
@Deprecated
public class URLEncodedUtils {
  public static final String CONTENT_TYPE = "application/x-www-form-urlencoded";

  public URLEncodedUtils() {}

  public static List<NameValuePair> parse(URI uri, String encoding) {
    ArrayList<NameValuePair> pairs = new ArrayList<NameValuePair>();
    String query = uri.getRawQuery();
    if (query == null || query.isEmpty()) return pairs;
    String[] parts = query.split("&");
    for (int i = 0; i < parts.length; i++) {
      int at = parts[i].indexOf('=');
      String name = at < 0 ? parts[i] : parts[i].substring(0, at);
      pairs.add(new BasicNameValuePair(decode(name, encoding), at < 0 ? null : decode(parts[i].substring(at + 1), encoding)));
    }
    return pairs;
  }

  private static String decode(String text, String encoding) {
    try {
      return URLDecoder.decode(text, encoding == null ? "ISO-8859-1" : encoding);
    } catch (UnsupportedEncodingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  public static String format(List<? extends NameValuePair> parameters, String encoding) {
    StringBuilder text = new StringBuilder();
    try {
      for (int i = 0; i < parameters.size(); i++) {
        String value = parameters.get(i).getValue();
        String charset = encoding == null ? "ISO-8859-1" : encoding;
        if (i > 0) text.append('&');
        text.append(URLEncoder.encode(parameters.get(i).getName(), charset)).append('=');
        if (value != null) text.append(URLEncoder.encode(value, charset));
      }
    } catch (UnsupportedEncodingException e) {
      throw new IllegalArgumentException(e);
    }
    return text.toString();
  }
}
