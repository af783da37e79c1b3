package android.content;

import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.PatternMatcher;
import android.util.AndroidException;
import android.util.Printer;
import antecede.Bag;
import antecede.Unlisted;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;
import org.xmlpull.v1.XmlSerializer;

/** Which intents somebody wants. */
@antecede.Holder
public class IntentFilter implements Parcelable {
  public static final int MATCH_ADJUSTMENT_MASK = 65535, MATCH_ADJUSTMENT_NORMAL = 32768, MATCH_CATEGORY_EMPTY = 1048576,
      MATCH_CATEGORY_HOST = 3145728, MATCH_CATEGORY_MASK = 268369920, MATCH_CATEGORY_PATH = 5242880,
      MATCH_CATEGORY_PORT = 4194304, MATCH_CATEGORY_SCHEME = 2097152, MATCH_CATEGORY_SCHEME_SPECIFIC_PART = 5767168,
      MATCH_CATEGORY_TYPE = 6291456, NO_MATCH_ACTION = -3, NO_MATCH_CATEGORY = -4, NO_MATCH_DATA = -2, NO_MATCH_TYPE = -1,
      SYSTEM_HIGH_PRIORITY = 1000, SYSTEM_LOW_PRIORITY = -1000;

  private int priority;
  private final Bag<String> actions = new Bag<String>();
  private final Bag<String> categories = new Bag<String>();
  private final Bag<String> schemes = new Bag<String>();
  private final Bag<String> types = new Bag<String>();
  private final Bag<PatternMatcher> parts = new Bag<PatternMatcher>();
  private final Bag<AuthorityEntry> authorities = new Bag<AuthorityEntry>();
  private final Bag<PatternMatcher> paths = new Bag<PatternMatcher>();

  public static final Parcelable.Creator<IntentFilter> CREATOR = new Parcelable.Creator<IntentFilter>() {
    @Override
    public IntentFilter createFromParcel(Parcel source) {
      return new IntentFilter(source);
    }

    @Override
    public IntentFilter[] newArray(int size) {
      return new IntentFilter[size];
    }
  };

  /** A type of data is not of the form "a/b". */
  public static class MalformedMimeTypeException extends AndroidException {
    public MalformedMimeTypeException() {}

    public MalformedMimeTypeException(String name) {
      super(name);
    }
  }

  /** A host, perhaps only its end, and a port if that matters. */
  public static final class AuthorityEntry {
    private final String original;
    private final String host;
    private final boolean wild;
    private final int port;

    public AuthorityEntry(String host, String port) {
      original = host;
      wild = host.startsWith("*");
      this.host = wild ? host.substring(1) : host;
      this.port = port == null ? -1 : Integer.parseInt(port);
    }

    public String getHost() {
      return original;
    }

    public int getPort() {
      return port;
    }

    @Override
    public boolean equals(Object obj) {
      if (!(obj instanceof AuthorityEntry)) return false;
      AuthorityEntry other = (AuthorityEntry) obj;
      return original.equals(other.original) && port == other.port;
    }

    @Override
    public int hashCode() {
      return original.hashCode() + port;
    }

    public int match(Uri data) {
      String other = data.getHost();
      if (other == null || wild && other.length() < host.length()) return NO_MATCH_DATA;
      if (wild) other = other.substring(other.length() - host.length());
      if (!other.equalsIgnoreCase(host)) return NO_MATCH_DATA;
      if (port < 0) return MATCH_CATEGORY_HOST;
      return port == data.getPort() ? MATCH_CATEGORY_PORT : NO_MATCH_DATA;
    }
  }

  public IntentFilter() {}

  public IntentFilter(String action) {
    addAction(action);
  }

  public IntentFilter(String action, String dataType) throws MalformedMimeTypeException {
    addAction(action);
    addDataType(dataType);
  }

  public IntentFilter(IntentFilter o) {
    priority = o.priority;
    addAll(actions, o.actions);
    addAll(categories, o.categories);
    addAll(schemes, o.schemes);
    addAll(types, o.types);
    addAll(parts, o.parts);
    addAll(authorities, o.authorities);
    addAll(paths, o.paths);
  }

  @Unlisted
  public IntentFilter(Parcel source) {
    priority = source.readInt();
    read(source, actions);
    read(source, categories);
    read(source, schemes);
    read(source, types);
    for (int left = source.readInt(); left > 0; left--) parts.add(PatternMatcher.CREATOR.createFromParcel(source));
    for (int left = source.readInt(); left > 0; left--) addDataAuthority(source.readString(), source.readString());
    for (int left = source.readInt(); left > 0; left--) paths.add(PatternMatcher.CREATOR.createFromParcel(source));
  }

  public static IntentFilter create(String action, String dataType) {
    try {
      return new IntentFilter(action, dataType);
    } catch (MalformedMimeTypeException bad) {
      throw new RuntimeException("Bad MIME type", bad);
    }
  }

  private static <T> void addAll(Bag<T> to, Bag<T> from) {
    for (int i = 0; i < from.size(); i++) to.add(from.get(i));
  }

  private static boolean has(Bag<String> all, String one) {
    for (int i = 0; i < all.size(); i++) {
      if (Objects.equals(all.get(i), one)) return true;
    }
    return false;
  }

  private static void put(Bag<String> all, String one) {
    if (!has(all, one)) all.add(one);
  }

  /** Null if there is nothing, as ever. */
  private static <T> Iterator<T> iterator(Bag<T> all) {
    if (all.isEmpty()) return null;
    ArrayList<T> copy = new ArrayList<T>();
    for (int i = 0; i < all.size(); i++) copy.add(all.get(i));
    return copy.iterator();
  }

  private static boolean matches(Bag<PatternMatcher> patterns, String text) {
    for (int i = 0; text != null && i < patterns.size(); i++) {
      if (patterns.get(i).match(text)) return true;
    }
    return false;
  }

  public final void setPriority(int priority) {
    this.priority = priority;
  }

  public final int getPriority() {
    return priority;
  }

  public final void addAction(String action) {
    if (!has(actions, action)) actions.add(action);
  }

  public final int countActions() {
    return actions.size();
  }

  public final String getAction(int index) {
    return actions.get(index);
  }

  public final boolean hasAction(String action) {
    return action != null && has(actions, action);
  }

  public final boolean matchAction(String action) {
    return hasAction(action);
  }

  public final Iterator<String> actionsIterator() {
    return iterator(actions);
  }

  public final void addDataType(String type) throws MalformedMimeTypeException {
    int slash = type.indexOf('/');
    if (slash <= 0 || slash + 1 >= type.length()) throw new MalformedMimeTypeException(type);
    put(types, type);
  }

  public final boolean hasDataType(String type) {
    return matchesType(type);
  }

  public final int countDataTypes() {
    return types.size();
  }

  public final String getDataType(int index) {
    return types.get(index);
  }

  public final Iterator<String> typesIterator() {
    return iterator(types);
  }

  public final void addDataScheme(String scheme) {
    put(schemes, scheme);
  }

  public final int countDataSchemes() {
    return schemes.size();
  }

  public final String getDataScheme(int index) {
    return schemes.get(index);
  }

  public final boolean hasDataScheme(String scheme) {
    return has(schemes, scheme);
  }

  public final Iterator<String> schemesIterator() {
    return iterator(schemes);
  }

  public final void addDataSchemeSpecificPart(String ssp, int type) {
    parts.add(new PatternMatcher(ssp, type));
  }

  public final int countDataSchemeSpecificParts() {
    return parts.size();
  }

  public final PatternMatcher getDataSchemeSpecificPart(int index) {
    return parts.get(index);
  }

  public final boolean hasDataSchemeSpecificPart(String data) {
    return matches(parts, data);
  }

  public final Iterator<PatternMatcher> schemeSpecificPartsIterator() {
    return iterator(parts);
  }

  public final void addDataAuthority(String host, String port) {
    authorities.add(new AuthorityEntry(host, port));
  }

  public final int countDataAuthorities() {
    return authorities.size();
  }

  public final AuthorityEntry getDataAuthority(int index) {
    return authorities.get(index);
  }

  public final boolean hasDataAuthority(Uri data) {
    return matchDataAuthority(data) >= 0;
  }

  public final Iterator<AuthorityEntry> authoritiesIterator() {
    return iterator(authorities);
  }

  public final void addDataPath(String path, int type) {
    paths.add(new PatternMatcher(path, type));
  }

  public final int countDataPaths() {
    return paths.size();
  }

  public final PatternMatcher getDataPath(int index) {
    return paths.get(index);
  }

  public final boolean hasDataPath(String data) {
    return matches(paths, data);
  }

  public final Iterator<PatternMatcher> pathsIterator() {
    return iterator(paths);
  }

  public final int matchDataAuthority(Uri data) {
    for (int i = 0; data != null && i < authorities.size(); i++) {
      int match = authorities.get(i).match(data);
      if (match >= 0) return match;
    }
    return NO_MATCH_DATA;
  }

  public final int matchData(String type, String scheme, Uri data) {
    if (types.isEmpty() && schemes.isEmpty()) {
      return type == null && data == null ? MATCH_CATEGORY_EMPTY + MATCH_ADJUSTMENT_NORMAL : NO_MATCH_DATA;
    }
    int match = MATCH_CATEGORY_EMPTY;
    if (schemes.isEmpty()) {
      boolean local = scheme == null || scheme.equals("") || scheme.equals("content") || scheme.equals("file");
      if (!local) return NO_MATCH_DATA;
    } else {
      match = matchAddress(scheme, data);
      if (match < 0) return match;
    }
    if (types.isEmpty()) return type == null ? match + MATCH_ADJUSTMENT_NORMAL : NO_MATCH_TYPE;
    return matchesType(type) ? MATCH_CATEGORY_TYPE + MATCH_ADJUSTMENT_NORMAL : NO_MATCH_TYPE;
  }

  private int matchAddress(String scheme, Uri data) {
    if (!hasDataScheme(scheme == null ? "" : scheme)) return NO_MATCH_DATA;
    if (!parts.isEmpty() && data != null && hasDataSchemeSpecificPart(data.getSchemeSpecificPart())) {
      return MATCH_CATEGORY_SCHEME_SPECIFIC_PART;
    }
    if (authorities.isEmpty()) return parts.isEmpty() || data == null ? MATCH_CATEGORY_SCHEME : NO_MATCH_DATA;
    int match = matchDataAuthority(data);
    if (match < 0 || paths.isEmpty()) return match;
    return hasDataPath(data.getPath()) ? MATCH_CATEGORY_PATH : NO_MATCH_DATA;
  }

  private boolean matchesType(String type) {
    if (type == null || types.isEmpty()) return false;
    if (has(types, type) || type.equals("*/*") || has(types, "*/*")) return true;
    int slash = type.indexOf('/');
    if (slash <= 0) return false;
    String base = type.substring(0, slash + 1);
    if (has(types, base + "*")) return true;
    if (!type.endsWith("/*")) return false;
    for (int i = 0; i < types.size(); i++) {
      if (types.get(i).startsWith(base)) return true;
    }
    return false;
  }

  public final void addCategory(String category) {
    put(categories, category);
  }

  public final int countCategories() {
    return categories.size();
  }

  public final String getCategory(int index) {
    return categories.get(index);
  }

  public final boolean hasCategory(String category) {
    return has(categories, category);
  }

  public final Iterator<String> categoriesIterator() {
    return iterator(categories);
  }

  /** The first category that is wanted but not offered; null if there is none. */
  public final String matchCategories(Set<String> categories) {
    if (categories == null) return null;
    for (String category : categories) {
      if (!hasCategory(category)) return category;
    }
    return null;
  }

  public Predicate<Intent> asPredicate() {
    return intent -> match(null, intent, false, "IntentFilter") >= 0;
  }

  public Predicate<Intent> asPredicateWithTypeResolution(ContentResolver resolver) {
    Objects.requireNonNull(resolver);
    return intent -> match(resolver, intent, true, "IntentFilter") >= 0;
  }

  public final int match(ContentResolver resolver, Intent intent, boolean resolve, String logTag) {
    String type = resolve ? intent.resolveType(resolver) : intent.getType();
    return match(intent.getAction(), type, intent.getScheme(), intent.getData(), intent.getCategories(), logTag);
  }

  public final int match(String action, String type, String scheme, Uri data, Set<String> categories, String logTag) {
    if (action != null && !matchAction(action)) return NO_MATCH_ACTION;
    int match = matchData(type, scheme, data);
    if (match < 0) return match;
    return matchCategories(categories) == null ? match : NO_MATCH_CATEGORY;
  }

  public void writeToXml(XmlSerializer serializer) throws IOException {
    write(serializer, "action", "name", actions);
    write(serializer, "cat", "name", categories);
    write(serializer, "type", "name", types);
    write(serializer, "scheme", "name", schemes);
  }

  private static void write(XmlSerializer serializer, String tag, String attribute, Bag<String> all) throws IOException {
    for (int i = 0; i < all.size(); i++) {
      serializer.startTag(null, tag).attribute(null, attribute, all.get(i)).endTag(null, tag);
    }
  }

  public void readFromXml(XmlPullParser parser) throws XmlPullParserException, IOException {
    int depth = parser.getDepth();
    for (int event = parser.next(); event != XmlPullParser.END_DOCUMENT; event = parser.next()) {
      if (event == XmlPullParser.END_TAG && parser.getDepth() <= depth) return;
      if (event != XmlPullParser.START_TAG) continue;
      String name = parser.getAttributeValue(null, "name");
      if (name == null) continue;
      if (parser.getName().equals("action")) addAction(name);
      else if (parser.getName().equals("cat")) addCategory(name);
      else if (parser.getName().equals("type")) put(types, name);
      else if (parser.getName().equals("scheme")) addDataScheme(name);
    }
  }

  public void dump(Printer du, String prefix) {
    for (int i = 0; i < actions.size(); i++) du.println(prefix + "Action: \"" + actions.get(i) + "\"");
    for (int i = 0; i < categories.size(); i++) du.println(prefix + "Category: \"" + categories.get(i) + "\"");
    for (int i = 0; i < schemes.size(); i++) du.println(prefix + "Scheme: \"" + schemes.get(i) + "\"");
    for (int i = 0; i < types.size(); i++) du.println(prefix + "Type: \"" + types.get(i) + "\"");
    if (priority != 0) du.println(prefix + "mPriority=" + priority);
  }

  @Override
  public final int describeContents() {
    return 0;
  }

  @Override
  public final void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(priority);
    write(dest, actions);
    write(dest, categories);
    write(dest, schemes);
    write(dest, types);
    dest.writeInt(parts.size());
    for (int i = 0; i < parts.size(); i++) parts.get(i).writeToParcel(dest, flags);
    dest.writeInt(authorities.size());
    for (int i = 0; i < authorities.size(); i++) {
      AuthorityEntry entry = authorities.get(i);
      dest.writeString(entry.original);
      dest.writeString(entry.port < 0 ? null : String.valueOf(entry.port));
    }
    dest.writeInt(paths.size());
    for (int i = 0; i < paths.size(); i++) paths.get(i).writeToParcel(dest, flags);
  }

  private static void write(Parcel dest, Bag<String> all) {
    dest.writeInt(all.size());
    for (int i = 0; i < all.size(); i++) dest.writeString(all.get(i));
  }

  private static void read(Parcel source, Bag<String> all) {
    for (int left = source.readInt(); left > 0; left--) all.add(source.readString());
  }
}
