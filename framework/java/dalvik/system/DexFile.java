package dalvik.system;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The code of an archive, as those use it who look for classes by package (Sugar ORM): the names are read from its tables. */
@Deprecated
public final class DexFile {
  private static final int STRINGS = 0x3c;
  private static final int TYPES = 0x44;
  private static final int CLASSES = 0x60;
  private static final int CLASS_SIZE = 32;

  private final String name;
  private List<String> classes;

  @Deprecated
  public DexFile(File file) throws IOException {
    this(file.getPath());
  }

  @Deprecated
  public DexFile(String fileName) throws IOException {
    if (!new File(fileName).exists()) throw new FileNotFoundException(fileName);
    name = fileName;
  }

  public static DexFile loadDex(String sourcePathName, String outputPathName, int flags) throws IOException {
    return new DexFile(sourcePathName);
  }

  public static boolean isDexOptNeeded(String fileName) throws FileNotFoundException, IOException {
    if (!new File(fileName).exists()) throw new FileNotFoundException(fileName);
    return false;
  }

  public String getName() {
    return name;
  }

  public void close() throws IOException {}

  /** Null if there is none: a class of the archive that runs is one of the app's. */
  public Class loadClass(String name, ClassLoader loader) {
    try {
      return Class.forName(name.replace('/', '.'), false, loader);
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  public Enumeration<String> entries() {
    if (classes == null) classes = read();
    return Collections.enumeration(classes);
  }

  private List<String> read() {
    List<String> names = new ArrayList<String>();
    try (ZipFile archive = new ZipFile(name)) {
      int number = 1;
      for (ZipEntry code = archive.getEntry("classes.dex"); code != null; code = archive.getEntry("classes" + number + ".dex")) {
        list(bytes(archive.getInputStream(code)), names);
        number++;
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return names;
  }

  private static byte[] bytes(InputStream stream) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] part = new byte[1 << 16];
    for (int count = stream.read(part); count >= 0; count = stream.read(part)) all.write(part, 0, count);
    stream.close();
    return all.toByteArray();
  }

  /** The format's tables: a class names its type, the type its string, the string begins with its length. */
  private static void list(byte[] code, List<String> names) {
    int strings = word(code, STRINGS);
    int types = word(code, TYPES);
    int count = word(code, CLASSES);
    int classes = word(code, CLASSES + 4);
    for (int i = 0; i < count; i++) {
      int type = word(code, classes + i * CLASS_SIZE);
      int text = word(code, strings + 4 * word(code, types + 4 * type));
      while (code[text] < 0) text++;
      int begin = text + 2;
      int end = begin;
      while (code[end] != 0) end++;
      names.add(new String(code, begin, end - begin - 1, java.nio.charset.StandardCharsets.UTF_8).replace('/', '.'));
    }
  }

  private static int word(byte[] code, int at) {
    return code[at] & 0xff | (code[at + 1] & 0xff) << 8 | (code[at + 2] & 0xff) << 16 | (code[at + 3] & 0xff) << 24;
  }

  @Override
  public String toString() {
    return name;
  }
}
