package android.text.util;

/** An address of mail: a name, the address itself, a comment. */
public class Rfc822Token {
  private String name;
  private String address;
  private String comment;

  public Rfc822Token(String name, String address, String comment) {
    this.name = name;
    this.address = address;
    this.comment = comment;
  }

  public String getName() {
    return name;
  }

  public String getAddress() {
    return address;
  }

  public String getComment() {
    return comment;
  }

  public void setName(String name) {
    this.name = name;
  }

  public void setAddress(String address) {
    this.address = address;
  }

  public void setComment(String comment) {
    this.comment = comment;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    if (name != null && !name.isEmpty()) text.append(quoteNameIfNecessary(name)).append(' ');
    if (comment != null && !comment.isEmpty()) text.append('(').append(quoteComment(comment)).append(") ");
    if (address != null && !address.isEmpty()) text.append('<').append(address).append('>');
    return text.toString();
  }

  public static String quoteNameIfNecessary(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (!Character.isLetterOrDigit(c) && c != ' ') return '"' + quoteName(name) + '"';
    }
    return name;
  }

  public static String quoteName(String name) {
    return name.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  public static String quoteComment(String comment) {
    return comment.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)");
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Rfc822Token && toString().equals(o.toString());
  }
}
