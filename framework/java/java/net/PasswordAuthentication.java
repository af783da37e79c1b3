package java.net;

/** Name and password. */
public final class PasswordAuthentication {
  private final String name;
  private final char[] password;

  public PasswordAuthentication(String name, char[] password) {
    this.name = name;
    this.password = password.clone();
  }

  public String getUserName() {
    return name;
  }

  public char[] getPassword() {
    return password;
  }
}
