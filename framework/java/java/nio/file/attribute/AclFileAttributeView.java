package java.nio.file.attribute;

import java.io.IOException;
import java.util.List;

/** The access control list of a file. */
public interface AclFileAttributeView extends FileOwnerAttributeView {
  @Override
  String name();

  List<AclEntry> getAcl() throws IOException;

  void setAcl(List<AclEntry> entries) throws IOException;
}
