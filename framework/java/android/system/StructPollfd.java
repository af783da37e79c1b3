package android.system;

import java.io.FileDescriptor;

/** What to wait for. */
public final class StructPollfd {
  public FileDescriptor fd;
  public short events;
  public short revents;
  public Object userData;

  public StructPollfd() {}
}
