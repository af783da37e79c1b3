package java.nio.file.attribute;

import java.io.IOException;

/** There is nobody of that name. */
public class UserPrincipalNotFoundException extends IOException {
  private final String name;

  public UserPrincipalNotFoundException(String name) {
    this.name = name;
  }

  public String getName() {
    return name;
  }
}
