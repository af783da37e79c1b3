package javax.net.ssl;

import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Key stores for a factory of key managers. */
public class KeyStoreBuilderParameters implements ManagerFactoryParameters {
  private final List<KeyStore.Builder> parameters;

  public KeyStoreBuilderParameters(KeyStore.Builder builder) {
    if (builder == null) throw new NullPointerException();
    parameters = Collections.singletonList(builder);
  }

  public KeyStoreBuilderParameters(List<KeyStore.Builder> builders) {
    if (builders.isEmpty()) throw new IllegalArgumentException();
    parameters = Collections.unmodifiableList(new ArrayList<>(builders));
  }

  public List<KeyStore.Builder> getParameters() {
    return parameters;
  }
}
