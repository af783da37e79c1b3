package java.security;

import java.nio.ByteBuffer;

/** A class loader that knows where code comes from. */
public class SecureClassLoader extends ClassLoader {
  protected SecureClassLoader(ClassLoader parent) {
    super(parent);
  }

  protected SecureClassLoader() {}

  protected final Class<?> defineClass(String name, byte[] b, int off, int len, CodeSource cs) {
    return defineClass(name, b, off, len);
  }

  protected final Class<?> defineClass(String name, ByteBuffer b, CodeSource cs) {
    return defineClass(name, b, (ProtectionDomain) null);
  }

  protected PermissionCollection getPermissions(CodeSource codesource) {
    return new Permissions();
  }
}
