package java.lang;

import java.io.FileDescriptor;
import java.net.InetAddress;
import java.security.Permission;

/** Permits everything. Nobody asks it. */
public class SecurityManager {
  @Deprecated protected boolean inCheck;

  public SecurityManager() {}

  @Deprecated
  public boolean getInCheck() {
    return inCheck;
  }

  protected Class[] getClassContext() {
    return null;
  }

  @Deprecated
  protected ClassLoader currentClassLoader() {
    return null;
  }

  @Deprecated
  protected Class<?> currentLoadedClass() {
    return null;
  }

  @Deprecated
  protected int classDepth(String name) {
    return -1;
  }

  @Deprecated
  protected int classLoaderDepth() {
    return -1;
  }

  @Deprecated
  protected boolean inClass(String name) {
    return false;
  }

  @Deprecated
  protected boolean inClassLoader() {
    return false;
  }

  public Object getSecurityContext() {
    return null;
  }

  public ThreadGroup getThreadGroup() {
    return Thread.currentThread().getThreadGroup();
  }

  public void checkPermission(Permission permission) {}

  public void checkPermission(Permission permission, Object context) {}

  public void checkCreateClassLoader() {}

  public void checkAccess(Thread thread) {}

  public void checkAccess(ThreadGroup group) {}

  public void checkExit(int status) {}

  public void checkExec(String command) {}

  public void checkLink(String library) {}

  public void checkRead(FileDescriptor descriptor) {}

  public void checkRead(String file) {}

  public void checkRead(String file, Object context) {}

  public void checkWrite(FileDescriptor descriptor) {}

  public void checkWrite(String file) {}

  public void checkDelete(String file) {}

  public void checkConnect(String host, int port) {}

  public void checkConnect(String host, int port, Object context) {}

  public void checkListen(int port) {}

  public void checkAccept(String host, int port) {}

  public void checkMulticast(InetAddress address) {}

  @Deprecated
  public void checkMulticast(InetAddress address, byte timeToLive) {}

  public void checkPropertiesAccess() {}

  public void checkPropertyAccess(String key) {}

  @Deprecated
  public boolean checkTopLevelWindow(Object window) {
    return true;
  }

  public void checkPrintJobAccess() {}

  public void checkSystemClipboardAccess() {}

  public void checkAwtEventQueueAccess() {}

  public void checkPackageAccess(String name) {}

  public void checkPackageDefinition(String name) {}

  public void checkSetFactory() {}

  @Deprecated
  public void checkMemberAccess(Class<?> type, int which) {}

  public void checkSecurityAccess(String target) {}
}
