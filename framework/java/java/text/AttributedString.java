package java.text;

import java.text.AttributedCharacterIterator.Attribute;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A text whose ranges have attributes: kept as one map of attributes per character. */
public class AttributedString {
  private final String text;
  /** The attributes of each character; null for none. */
  private final List<Map<Attribute, Object>> attributes = new ArrayList<>();

  public AttributedString(String text) {
    if (text == null) throw new NullPointerException();
    this.text = text;
    for (int i = 0; i < text.length(); i++) attributes.add(null);
  }

  public AttributedString(String text, Map<? extends Attribute, ?> attributes) {
    this(text);
    if (attributes == null) throw new NullPointerException();
    if (text.isEmpty() && !attributes.isEmpty()) {
      throw new IllegalArgumentException("Can't add attribute to 0-length text");
    }
    addAll(attributes, 0, text.length());
  }

  public AttributedString(AttributedCharacterIterator text) {
    this(text, text.getBeginIndex(), text.getEndIndex(), null);
  }

  public AttributedString(AttributedCharacterIterator text, int beginIndex, int endIndex) {
    this(text, beginIndex, endIndex, null);
  }

  public AttributedString(AttributedCharacterIterator text, int beginIndex, int endIndex, Attribute[] attributes) {
    this(read(text, beginIndex, endIndex));
    Set<Attribute> keys = new HashSet<>(text.getAllAttributeKeys());
    if (attributes != null) {
      Set<Attribute> wanted = new HashSet<>();
      for (Attribute attribute : attributes) wanted.add(attribute);
      keys.retainAll(wanted);
    }
    for (int i = beginIndex; i < endIndex; i++) {
      text.setIndex(i);
      for (Attribute key : keys) {
        Object value = text.getAttribute(key);
        if (value != null) put(key, value, i - beginIndex);
      }
    }
  }

  private static String read(AttributedCharacterIterator text, int begin, int end) {
    if (text == null) throw new NullPointerException();
    if (begin < text.getBeginIndex() || end > text.getEndIndex() || begin > end) {
      throw new IllegalArgumentException("Invalid substring range");
    }
    StringBuilder result = new StringBuilder();
    for (int i = begin; i < end; i++) result.append(text.setIndex(i));
    return result.toString();
  }

  private void put(Attribute key, Object value, int index) {
    Map<Attribute, Object> old = attributes.get(index);
    Map<Attribute, Object> map = old == null ? new HashMap<Attribute, Object>() : old;
    map.put(key, value);
    attributes.set(index, map);
  }

  public void addAttribute(Attribute attribute, Object value) {
    if (attribute == null) throw new NullPointerException();
    if (text.isEmpty()) throw new IllegalArgumentException("Can't add attribute to 0-length text");
    addAttribute(attribute, value, 0, text.length());
  }

  public void addAttribute(Attribute attribute, Object value, int beginIndex, int endIndex) {
    if (attribute == null) throw new NullPointerException();
    if (beginIndex < 0 || endIndex > text.length() || beginIndex >= endIndex) {
      throw new IllegalArgumentException("Invalid substring range");
    }
    for (int i = beginIndex; i < endIndex; i++) put(attribute, value, i);
  }

  public void addAttributes(Map<? extends Attribute, ?> attributes, int beginIndex, int endIndex) {
    if (attributes == null) throw new NullPointerException();
    if (beginIndex < 0 || endIndex > text.length() || beginIndex > endIndex) {
      throw new IllegalArgumentException("Invalid substring range");
    }
    if (beginIndex == endIndex && !attributes.isEmpty()) {
      throw new IllegalArgumentException("Can't add attribute to 0-length text");
    }
    addAll(attributes, beginIndex, endIndex);
  }

  private void addAll(Map<? extends Attribute, ?> added, int beginIndex, int endIndex) {
    for (Map.Entry<? extends Attribute, ?> entry : added.entrySet()) {
      for (int i = beginIndex; i < endIndex; i++) put(entry.getKey(), entry.getValue(), i);
    }
  }

  public AttributedCharacterIterator getIterator() {
    return getIterator(null, 0, text.length());
  }

  public AttributedCharacterIterator getIterator(Attribute[] attributes) {
    return getIterator(attributes, 0, text.length());
  }

  public AttributedCharacterIterator getIterator(Attribute[] attributes, int beginIndex, int endIndex) {
    return new Walk(beginIndex, endIndex);
  }

  private final class Walk implements AttributedCharacterIterator {
    private final StringCharacterIterator chars;

    Walk(int begin, int end) {
      chars = new StringCharacterIterator(text, begin, end, begin);
    }

    private Map<Attribute, Object> at(int index) {
      Map<Attribute, Object> map = index < chars.getEndIndex() ? attributes.get(index) : null;
      return map == null ? new HashMap<Attribute, Object>() : map;
    }

    /** Whether two characters agree in a key, or in all of some, or (null) in all there are. */
    private boolean agree(int a, int b, Set<? extends Attribute> keys) {
      Map<Attribute, Object> first = at(a);
      Map<Attribute, Object> second = at(b);
      if (keys == null) return first.equals(second);
      for (Attribute key : keys) {
        if (!Objects.equals(first.get(key), second.get(key))) return false;
      }
      return true;
    }

    private int start(Set<? extends Attribute> keys) {
      int index = chars.getIndex();
      if (index >= chars.getEndIndex()) return index;
      while (index > chars.getBeginIndex() && agree(index - 1, chars.getIndex(), keys)) index--;
      return index;
    }

    private int limit(Set<? extends Attribute> keys) {
      int index = chars.getIndex();
      while (index < chars.getEndIndex() && agree(index, chars.getIndex(), keys)) index++;
      return index;
    }

    private Set<Attribute> only(Attribute attribute) {
      Set<Attribute> keys = new HashSet<>();
      keys.add(attribute);
      return keys;
    }

    @Override
    public int getRunStart() {
      return start(null);
    }

    @Override
    public int getRunStart(Attribute attribute) {
      return start(only(attribute));
    }

    @Override
    public int getRunStart(Set<? extends Attribute> keys) {
      return start(keys);
    }

    @Override
    public int getRunLimit() {
      return limit(null);
    }

    @Override
    public int getRunLimit(Attribute attribute) {
      return limit(only(attribute));
    }

    @Override
    public int getRunLimit(Set<? extends Attribute> keys) {
      return limit(keys);
    }

    @Override
    public Map<Attribute, Object> getAttributes() {
      return new HashMap<>(at(chars.getIndex()));
    }

    @Override
    public Object getAttribute(Attribute attribute) {
      return at(chars.getIndex()).get(attribute);
    }

    @Override
    public Set<Attribute> getAllAttributeKeys() {
      Set<Attribute> keys = new HashSet<>();
      for (int i = chars.getBeginIndex(); i < chars.getEndIndex(); i++) keys.addAll(at(i).keySet());
      return keys;
    }

    @Override
    public char first() {
      return chars.first();
    }

    @Override
    public char last() {
      return chars.last();
    }

    @Override
    public char current() {
      return chars.current();
    }

    @Override
    public char next() {
      return chars.next();
    }

    @Override
    public char previous() {
      return chars.previous();
    }

    @Override
    public char setIndex(int position) {
      return chars.setIndex(position);
    }

    @Override
    public int getBeginIndex() {
      return chars.getBeginIndex();
    }

    @Override
    public int getEndIndex() {
      return chars.getEndIndex();
    }

    @Override
    public int getIndex() {
      return chars.getIndex();
    }

    @Override
    public Object clone() {
      Walk copy = new Walk(chars.getBeginIndex(), chars.getEndIndex());
      copy.setIndex(getIndex());
      return copy;
    }
  }
}
