package java.security.spec;

/** Parameters known by a name. */
public class NamedParameterSpec implements AlgorithmParameterSpec {
  private final String name;

  public NamedParameterSpec(String name) {
    this.name = name;
  }

  public String getName() {
    return name;
  }

  public static final NamedParameterSpec ED25519 = new NamedParameterSpec("Ed25519");
  public static final NamedParameterSpec ED448 = new NamedParameterSpec("Ed448");
  public static final NamedParameterSpec X25519 = new NamedParameterSpec("X25519");
  public static final NamedParameterSpec X448 = new NamedParameterSpec("X448");
}
