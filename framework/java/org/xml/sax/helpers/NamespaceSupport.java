package org.xml.sax.helpers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EmptyStackException;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Prefixes and their namespaces, as elements open and close. */
public class NamespaceSupport {
  public static final String XMLNS = "http://www.w3.org/XML/1998/namespace";
  public static final String NSDECL = "http://www.w3.org/xmlns/2000/";

  /** All prefixes of a context, and those declared in it. */
  private static final class Context {
    final Map<String, String> all = new LinkedHashMap<>();
    final ArrayList<String> declared = new ArrayList<>();
  }

  private final ArrayList<Context> contexts = new ArrayList<>();
  private boolean namespaceDeclUris;

  public NamespaceSupport() {
    reset();
  }

  public void reset() {
    contexts.clear();
    namespaceDeclUris = false;
    Context base = new Context();
    base.all.put("xml", XMLNS);
    base.declared.add("xml");
    contexts.add(base);
  }

  private Context top() {
    return contexts.get(contexts.size() - 1);
  }

  public void pushContext() {
    Context context = new Context();
    context.all.putAll(top().all);
    contexts.add(context);
  }

  public void popContext() {
    contexts.remove(contexts.size() - 1);
    if (contexts.isEmpty()) throw new EmptyStackException();
  }

  public boolean declarePrefix(String prefix, String uri) {
    if (prefix.equals("xml") || prefix.equals("xmlns")) return false;
    top().all.put(prefix, uri);
    if (!top().declared.contains(prefix)) top().declared.add(prefix);
    return true;
  }

  public String[] processName(String qName, String[] parts, boolean isAttribute) {
    int colon = qName.indexOf(':');
    String uri = "";
    if (colon >= 0) {
      uri = getURI(qName.substring(0, colon));
      if (uri == null) return null;
    } else if (isAttribute) {
      if (namespaceDeclUris && qName.equals("xmlns")) uri = NSDECL;
    } else if (getURI("") != null) {
      uri = getURI("");
    }
    parts[0] = uri;
    parts[1] = qName.substring(colon + 1).intern();
    parts[2] = qName.intern();
    return parts;
  }

  public String getURI(String prefix) {
    String uri = top().all.get(prefix);
    return prefix.isEmpty() && "".equals(uri) ? null : uri;
  }

  public Enumeration<String> getPrefixes() {
    ArrayList<String> prefixes = new ArrayList<>(top().all.keySet());
    prefixes.remove("");
    return Collections.enumeration(prefixes);
  }

  public String getPrefix(String uri) {
    for (Map.Entry<String, String> entry : top().all.entrySet()) {
      if (entry.getValue().equals(uri) && !entry.getKey().isEmpty()) return entry.getKey();
    }
    return null;
  }

  public Enumeration<String> getPrefixes(String uri) {
    ArrayList<String> prefixes = new ArrayList<>();
    for (Map.Entry<String, String> entry : top().all.entrySet()) {
      if (entry.getValue().equals(uri) && !entry.getKey().isEmpty()) prefixes.add(entry.getKey());
    }
    return Collections.enumeration(prefixes);
  }

  public Enumeration<String> getDeclaredPrefixes() {
    return Collections.enumeration(top().declared);
  }

  public void setNamespaceDeclUris(boolean value) {
    if (contexts.size() != 1) throw new IllegalStateException();
    namespaceDeclUris = value;
  }

  public boolean isNamespaceDeclUris() {
    return namespaceDeclUris;
  }
}
