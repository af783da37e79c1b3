package android.security;

/** Hears which key was chosen. */
public interface KeyChainAliasCallback {
  void alias(String text);
}
