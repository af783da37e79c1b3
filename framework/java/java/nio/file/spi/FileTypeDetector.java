package java.nio.file.spi;

import java.io.IOException;
import java.nio.file.Path;

/** Guesses the content type of files. */
public abstract class FileTypeDetector {
  protected FileTypeDetector() {}

  public abstract String probeContentType(Path path) throws IOException;
}
