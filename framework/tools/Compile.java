import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import java.util.zip.ZipEntry;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles the framework model and packs it: Compile.java [--sources DIR] [--verbose] OUT_DIR [JAR]
 *
 * <p>DIR (by default the folder above this file's) holds `java`, the sources, and `twins`, which of them get copies under older
 * names. Nothing of the JDK's library is visible to them: java.lang.Object is our own. The classes go to OUT_DIR, the copies to
 * OUT_DIR.twins, so that a message about one leads somewhere.
 *
 * <p>OUT_DIR.manifest says what the classes were made from, and what did not change is not compiled again (see update). The jar
 * has the bytes that a build from nothing gives. Processes that share OUT_DIR take turns.
 */
final class Compile {
  private static final List<String> OPTIONS = List.of("-nowarn", "-Xlint:none", "-Xmaxerrs", "1000", "-g:source,lines,vars",
      "-source", "8", "-target", "8", "-proc:none");
  private static final String USAGE = "usage: compile [--sources DIR] [--verbose] OUT_DIR [JAR]";

  private final Path out;
  private final Path jar;
  private final boolean verbose;
  private final Inputs inputs;

  private Compile(Path out, Path jar, boolean verbose, Inputs inputs) {
    this.out = out;
    this.jar = jar;
    this.verbose = verbose;
    this.inputs = inputs;
  }

  public static void main(String[] arguments) throws IOException {
    try {
      start(arguments);
    } catch (Mistake mistake) {
      System.err.println(mistake.getMessage().stripTrailing());
      System.exit(1);
    }
  }

  private static void start(String[] arguments) throws IOException, Mistake {
    Path folder = Inputs.self().getParent().getParent();
    boolean verbose = false;
    int at = 0;
    for (; at < arguments.length && arguments[at].startsWith("--"); ++at) {
      if (arguments[at].equals("--verbose")) verbose = true;
      else if (arguments[at].equals("--sources") && at + 1 < arguments.length) folder = absolute(arguments[++at]);
      else throw new Mistake(USAGE);
    }
    int rest = arguments.length - at;
    if (rest < 1 || rest > 2) throw new Mistake(USAGE);
    takeTurn(folder, absolute(arguments[at]), rest == 2 ? absolute(arguments[at + 1]) : null, verbose);
  }

  private static Path absolute(String path) {
    return Path.of(path).toAbsolutePath().normalize();
  }

  /** The sources are read once it is our turn: another process may have compiled them meanwhile. */
  private static void takeTurn(Path folder, Path out, Path jar, boolean verbose) throws IOException, Mistake {
    Files.createDirectories(out);
    Path lock = out.resolveSibling(out.getFileName() + ".lock");
    try (FileChannel turn = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      turn.lock();
      new Compile(out, jar, verbose, new Inputs(folder)).build();
    }
  }

  // ---- The build

  private void build() throws IOException, Mistake {
    Path place = beside("manifest");
    Manifest before = Manifest.read(place, inputs.setup);
    boolean whole = stamps().equals(before.stamps);
    Manifest now = whole && inputs.hashes.equals(before.inputs) ? before : update(whole ? before : new Manifest());
    if (now == before) say("Nothing changed");
    boolean packed = jar != null && pack(now);
    if (packed || now != before) now.write(place, inputs.setup);
    if (jar != null && Files.getLastModifiedTime(jar).compareTo(inputs.newest) < 0) touch();
  }

  private Path beside(String kind) {
    return out.resolveSibling(out.getFileName() + "." + kind);
  }

  private void say(String text) {
    if (verbose) System.out.println(text);
  }

  /**
   * Compiles what must be. If the same sources are there as before, those that changed are compiled against the classes of the
   * others; if these cannot tell the difference, the result is that of compiling all. If there is an error, all are compiled: it
   * may come from an old class, which may hold a constant that changed, too.
   */
  private Manifest update(Manifest before) throws IOException, Mistake {
    SortedMap<String, Unit> units = new TreeMap<>(inputs.sources);
    SortedMap<String, Unit> twins = new Twins(inputs, beside("twins")).make();
    units.putAll(twins);
    replace(beside("twins"), ".java", contents(twins), Set.of());
    Manifest now = new Manifest();
    now.inputs.putAll(inputs.hashes);
    twins.forEach((name, unit) -> now.twins.put(name, unit.hash));
    Javac javac = now.units().equals(before.units()) ? compileChanged(units, before) : null;
    return install(javac != null ? javac : compileAll(units.values()), before, now);
  }

  private static Map<String, byte[]> contents(Map<String, Unit> twins) {
    Map<String, byte[]> contents = new TreeMap<>();
    for (Unit twin : twins.values()) contents.put(twin.name.substring(Twins.PREFIX.length()), twin.bytes);
    return contents;
  }

  /** Null if all must be compiled. */
  private Javac compileChanged(Map<String, Unit> units, Manifest before) throws IOException {
    SortedMap<String, Unit> chosen = new TreeMap<>(units);
    chosen.values().removeIf(unit -> unit.hash.equals(before.hash(unit.name)));
    while (true) {
      Javac javac = new Javac(out, before.owners, chosen.values());
      if (!chosen.isEmpty() && (!javac.compile() || !javac.looksAsBefore())) return null;
      if (new Ancestry(before, javac).hasCycle(chosen.keySet())) return null;
      Set<String> missed = javac.missed();
      for (String name : missed) chosen.put(name, units.get(name));
      if (!missed.isEmpty()) continue;
      for (String name : chosen.keySet()) say("Compiled " + name);
      return javac;
    }
  }

  private Javac compileAll(Collection<Unit> units) throws IOException, Mistake {
    Javac javac = new Javac(out, Map.of(), units);
    if (!javac.compile()) throw new Mistake(javac.messages.toString());
    say("Compiled everything");
    return javac;
  }

  /** Without a manifest no class would be trusted: that is so while they are replaced. */
  private Manifest install(Javac javac, Manifest before, Manifest now) throws IOException {
    Files.deleteIfExists(beside("manifest"));
    replace(out, ".class", javac.classes(), javac.others.keySet());
    now.owners.putAll(javac.others);
    now.owners.putAll(javac.owners);
    now.supers.putAll(before.supers);
    now.supers.putAll(javac.supers());
    now.supers.keySet().retainAll(now.owners.keySet());
    now.stamps.putAll(stamps());
    if (now.stamps.equals(before.stamps)) now.jar = before.jar;
    return now;
  }

  // ---- Files

  /** Size and time of each class that is there. */
  private SortedMap<String, String> stamps() throws IOException {
    SortedMap<String, String> stamps = new TreeMap<>();
    visit(out, ".class", (name, path, attributes) ->
        stamps.put(name, attributes.size() + " " + attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS)));
    return stamps;
  }

  private interface Visitor {
    void visit(String name, Path path, BasicFileAttributes attributes) throws IOException;
  }

  /** Every file whose name ends so, with its name below the root, in no order. */
  private static void visit(Path root, String suffix, Visitor visitor) throws IOException {
    if (!Files.isDirectory(root)) return;
    int start = root.toString().length() + 1;
    Files.walkFileTree(root, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) throws IOException {
        String name = path.toString();
        if (name.endsWith(suffix)) visitor.visit(name.substring(start), path, attributes);
        return FileVisitResult.CONTINUE;
      }
    });
  }

  /** Makes the folder hold these files and the kept ones. A file that has its bytes already keeps its time. */
  private static void replace(Path root, String suffix, Map<String, byte[]> files, Set<String> kept) throws IOException {
    visit(root, suffix, (name, path, attributes) -> {
      if (!files.containsKey(name) && !kept.contains(name)) remove(root, path);
    });
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = root.resolve(file.getKey());
      if (Files.exists(path) && Arrays.equals(Files.readAllBytes(path), file.getValue())) continue;
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
  }

  /** Also removes the folders that become empty. */
  private static void remove(Path root, Path path) throws IOException {
    Files.delete(path);
    for (Path folder = path.getParent(); !folder.equals(root); folder = folder.getParent()) {
      try (var rest = Files.list(folder)) {
        if (rest.findAny().isPresent()) return;
      }
      Files.delete(folder);
    }
  }

  /** Nobody sees a file that is half written. */
  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  // ---- The jar

  /** Packs the classes if the jar is not already what they give; tells whether it did. */
  private boolean pack(Manifest now) throws IOException {
    if (!now.jar.isEmpty() && Files.exists(jar) && now.jar.equals(sum(jar))) return false;
    Files.createDirectories(jar.getParent());
    Path unfinished = jar.resolveSibling(jar.getFileName() + ".new");
    CRC32 sum = new CRC32();
    try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(unfinished), 1 << 16);
        JarOutputStream zip = new JarOutputStream(new CheckedOutputStream(file, sum))) {
      for (String name : now.owners.keySet()) add(zip, name, Files.readAllBytes(out.resolve(name)));
    }
    now.jar = Files.size(unfinished) + " " + sum.getValue();
    move(unfinished, jar);
    say("Packed");
    return true;
  }

  /** Not compressed, and with a fixed date: the same classes give the same bytes. */
  private static void add(JarOutputStream zip, String name, byte[] bytes) throws IOException {
    CRC32 sum = new CRC32();
    sum.update(bytes);
    ZipEntry entry = new ZipEntry(name);
    entry.setMethod(ZipEntry.STORED);
    entry.setTimeLocal(LocalDateTime.of(2000, 1, 1, 0, 0));
    entry.setSize(bytes.length);
    entry.setCrc(sum.getValue());
    zip.putNextEntry(entry);
    zip.write(bytes);
    zip.closeEntry();
  }

  private static String sum(Path file) throws IOException {
    CRC32 sum = new CRC32();
    try (FileChannel channel = FileChannel.open(file)) {
      sum.update(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()));
      return channel.size() + " " + sum.getValue();
    }
  }

  /** A build tool would call us again and again while the jar is older than a source. */
  private void touch() throws IOException {
    Files.setLastModifiedTime(jar, FileTime.from(Instant.now()));
  }

  /** Something is wrong with what is compiled; the message is for the user. */
  private static final class Mistake extends Exception {
    private static final long serialVersionUID = 1;

    Mistake(String message) {
      super(message);
    }
  }

  // ---- What is compiled

  /** A source as it was read: it may change while we work. */
  private static final class Unit {
    final String name;
    final Path path;
    final byte[] bytes;
    final String hash;

    Unit(String name, Path path, byte[] bytes) {
      this.name = name;
      this.path = path;
      this.bytes = bytes;
      this.hash = hash(bytes);
    }

    static String hash(byte[] bytes) {
      try {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
      } catch (NoSuchAlgorithmException e) {
        throw new AssertionError(e);
      }
    }

    String text() throws IOException {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }
  }

  /** All that the classes are made from. */
  private static final class Inputs {
    final SortedMap<String, Unit> sources = new TreeMap<>();
    final SortedMap<String, String> hashes = new TreeMap<>();
    final Unit twins;
    /** Stands for the compiler: a change of it makes everything new. */
    final String setup;
    FileTime newest;

    Inputs(Path folder) throws IOException {
      newest = Files.getLastModifiedTime(self());
      visit(folder.resolve("java"), ".java", this::add);
      Path rules = folder.resolve("twins");
      twins = new Unit("twins", rules, Files.exists(rules) ? Files.readAllBytes(rules) : new byte[0]);
      if (Files.exists(rules)) seen(Files.getLastModifiedTime(rules));
      hashes.put(twins.name, twins.hash);
      String javac = Runtime.version() + " " + System.getProperty("java.vendor") + " " + OPTIONS;
      setup = Unit.hash((javac + Unit.hash(Files.readAllBytes(self()))).getBytes(StandardCharsets.UTF_8));
    }

    /** This file: the launcher names it as the place of its class. */
    static Path self() {
      return Path.of(URI.create(Compile.class.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    private void add(String name, Path path, BasicFileAttributes attributes) throws IOException {
      Unit unit = new Unit("java/" + name, path, Files.readAllBytes(path));
      sources.put(unit.name, unit);
      hashes.put(unit.name, unit.hash);
      seen(attributes.lastModifiedTime());
    }

    private void seen(FileTime time) {
      if (time.compareTo(newest) > 0) newest = time;
    }
  }

  /**
   * The copies of packages that AndroidX replaced, under their older names. In a copy, a name with its package becomes the older
   * one if it has one.
   */
  private static final class Twins {
    static final String PREFIX = "twins/";
    private static final String NONE = "-";
    private static final Pattern LINE = Pattern.compile("([a-z]\\S*) +(\\S+)");
    private static final Pattern PACKAGE = Pattern.compile("(?md)^package .*;");
    private final Inputs inputs;
    private final Path folder;
    private final Map<String, String> pairs = new LinkedHashMap<>();
    private final SortedMap<String, Unit> made = new TreeMap<>();
    private final Pattern names;

    Twins(Inputs inputs, Path folder) throws IOException, Mistake {
      this.inputs = inputs;
      this.folder = folder;
      for (String line : inputs.twins.text().split("\n")) read(line);
      names = names();
    }

    private void read(String line) throws Mistake {
      if (line.isBlank() || line.startsWith("#")) return;
      Matcher pair = LINE.matcher(line);
      if (!pair.matches()) throw new Mistake(inputs.twins.path + ": not a pair of names: " + line);
      if (pairs.put(pair.group(1), pair.group(2)) == null) return;
      throw new Mistake(inputs.twins.path + ": there is a pair for " + pair.group(1) + " already");
    }

    /** Longer names come first, so that a class goes before its package. */
    private Pattern names() {
      return Pattern.compile(pairs.keySet().stream().filter(name -> !pairs.get(name).equals(NONE))
          .sorted(Comparator.comparingInt(String::length).reversed())
          .map(name -> Pattern.quote(name) + (isClass(name) ? "\\b" : "(?=\\.[A-Z*])"))
          .collect(Collectors.joining("|", "\\b(?:", ")")));
    }

    private static boolean isClass(String name) {
      char first = name.charAt(name.lastIndexOf('.') + 1);
      return first >= 'A' && first <= 'Z';
    }

    SortedMap<String, Unit> make() throws IOException, Mistake {
      for (Map.Entry<String, String> pair : pairs.entrySet()) {
        String older = pair.getValue();
        if (older.equals(NONE)) continue;
        if (isClass(pair.getKey())) makeClass(pair.getKey(), older.substring(0, older.lastIndexOf('.')));
        else makePackage(pair.getKey(), older);
      }
      return made;
    }

    private static String path(String name) {
      return "java/" + name.replace('.', '/');
    }

    private void makeClass(String name, String older) throws IOException, Mistake {
      Unit unit = inputs.sources.get(path(name) + ".java");
      if (unit == null) throw new Mistake(inputs.twins.path + ": there is no source of " + name);
      make(unit, older);
    }

    private void makePackage(String name, String older) throws IOException, Mistake {
      String prefix = path(name) + "/";
      for (Unit unit : inputs.sources.tailMap(prefix).values()) {
        if (!unit.name.startsWith(prefix)) return;
        String simple = unit.name.substring(prefix.length(), unit.name.length() - ".java".length());
        if (simple.indexOf('/') < 0 && !pairs.containsKey(name + "." + simple)) make(unit, older);
      }
    }

    private void make(Unit unit, String older) throws IOException, Mistake {
      String name = older.replace('.', '/') + unit.name.substring(unit.name.lastIndexOf('/'));
      String text = names.matcher(unit.text()).replaceAll(found -> pairs.get(found.group()));
      text = PACKAGE.matcher(text).replaceAll("package " + older + ";");
      Unit twin = new Unit(PREFIX + name, folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
      if (made.put(twin.name, twin) != null) throw new Mistake(unit.path + ": there is a twin of that name already");
    }
  }

  /**
   * What the classes that are there were made from: hashes by name of the source; sources, superclasses and stamps by name of the
   * class.
   */
  private static final class Manifest {
    final SortedMap<String, String> inputs = new TreeMap<>();
    final SortedMap<String, String> twins = new TreeMap<>();
    final SortedMap<String, String> owners = new TreeMap<>();
    final Map<String, String> supers = new HashMap<>();
    final SortedMap<String, String> stamps = new TreeMap<>();
    /** Size and sum of the jar of these classes; empty if none was made. */
    String jar = "";

    /** Empty if there is none, or none of this setup. */
    static Manifest read(Path path, String setup) throws IOException {
      Manifest manifest = new Manifest();
      List<String> lines = Files.exists(path) ? Files.readAllLines(path) : List.of();
      if (lines.isEmpty() || !lines.get(0).equals(setup)) return manifest;
      manifest.jar = lines.get(1);
      for (String line : lines.subList(2, lines.size())) manifest.add(line.split("\t"));
      return manifest;
    }

    private void add(String[] fields) {
      if (fields[0].equals("input")) inputs.put(fields[1], fields[2]);
      if (fields[0].equals("twin")) twins.put(fields[1], fields[2]);
      if (!fields[0].equals("class")) return;
      owners.put(fields[1], fields[2]);
      supers.put(fields[1], fields[3]);
      stamps.put(fields[1], fields[4]);
    }

    void write(Path path, String setup) throws IOException {
      List<String> lines = new ArrayList<>(List.of(setup, jar));
      inputs.forEach((name, hash) -> lines.add("input\t" + name + "\t" + hash));
      twins.forEach((name, hash) -> lines.add("twin\t" + name + "\t" + hash));
      for (String name : owners.keySet()) {
        lines.add(String.join("\t", "class", name, owners.get(name), supers.get(name), stamps.get(name)));
      }
      Path unfinished = path.resolveSibling(path.getFileName() + ".new");
      Files.write(unfinished, lines);
      move(unfinished, path);
    }

    Set<String> units() {
      Set<String> units = new HashSet<>(inputs.keySet());
      units.addAll(twins.keySet());
      return units;
    }

    String hash(String unit) {
      return unit.startsWith(Twins.PREFIX) ? twins.get(unit) : inputs.get(unit);
    }
  }

  /**
   * Which sources have the superclasses of a source's classes, local ones included, before and after a change. Where they lead to a
   * cycle, the bridge methods that javac makes depend on which of its sources it comes to first.
   */
  private static final class Ancestry {
    private final Map<String, Set<String>> above = new HashMap<>();
    private final Set<String> open = new HashSet<>();
    private final Set<String> done = new HashSet<>();

    Ancestry(Manifest before, Javac javac) throws IOException {
      Map<String, String> owners = new HashMap<>(before.owners);
      owners.putAll(javac.owners);
      add(owners, before.supers);
      add(owners, javac.supers());
    }

    private void add(Map<String, String> owners, Map<String, String> supers) {
      supers.forEach((name, superclass) -> {
        String from = owners.get(name);
        String to = owners.getOrDefault(superclass, from);
        if (!to.equals(from)) above.computeIfAbsent(from, key -> new HashSet<>()).add(to);
      });
    }

    boolean hasCycle(Set<String> from) {
      for (String unit : from) {
        if (open.contains(unit)) return true;
        if (!done.add(unit)) continue;
        open.add(unit);
        if (hasCycle(above.getOrDefault(unit, Set.of()))) return true;
        open.remove(unit);
      }
      return false;
    }
  }

  // ---- The compiler

  /** One run of javac. It sees the sources it is given and the classes of the other ones, nothing else; it writes to memory. */
  private static final class Javac extends ForwardingJavaFileManager<JavaFileManager> {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    /** Classes that stay, and the new ones, each with the source it is from. */
    final Map<String, String> others = new HashMap<>();
    final Map<String, String> owners = new HashMap<>();
    final StringWriter messages = new StringWriter();
    private final Path out;
    private final Set<String> old = new HashSet<>();
    private final Map<String, List<String>> packages = new HashMap<>();
    private final List<Source> sources = new ArrayList<>();
    private final Map<String, ByteArrayOutputStream> written = new TreeMap<>();

    Javac(Path out, Map<String, String> before, Collection<Unit> units) {
      super(COMPILER.getStandardFileManager(null, null, StandardCharsets.UTF_8));
      this.out = out;
      for (Unit unit : units) sources.add(new Source(unit));
      Set<String> changed = units.stream().map(unit -> unit.name).collect(Collectors.toSet());
      before.forEach((name, unit) -> {
        if (changed.contains(unit)) old.add(name);
        else others.put(name, unit);
      });
      for (String name : others.keySet()) packages.computeIfAbsent(packageOf(name), key -> new ArrayList<>()).add(name);
    }

    private static String packageOf(String path) {
      int end = path.lastIndexOf('/');
      return end < 0 ? "" : path.substring(0, end).replace('/', '.');
    }

    boolean compile() {
      return COMPILER.getTask(messages, this, null, OPTIONS, null, sources).call();
    }

    Map<String, byte[]> classes() {
      Map<String, byte[]> classes = new TreeMap<>();
      written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
      return classes;
    }

    /** Whether other sources see in the new classes what they saw in the old ones. */
    boolean looksAsBefore() throws IOException {
      Map<String, byte[]> before = new TreeMap<>();
      for (String name : old) before.put(name, Files.readAllBytes(out.resolve(name)));
      return owners.keySet().stream().noneMatch(others::containsKey) && shapes(before).equals(shapes(classes()));
    }

    /**
     * Sources that must be compiled, too, for the same result. The constructor of an anonymous class has the parameter names of the
     * one it calls; javac makes up names if that is in a class file.
     */
    Set<String> missed() throws IOException {
      Set<String> missed = new HashSet<>();
      for (byte[] bytes : classes().values()) {
        Shape shape = new Shape(bytes);
        if (shape.local && shape.namesMadeUp) missed.add(others.get(shape.superclass));
      }
      missed.remove(null);
      return missed;
    }

    Map<String, String> supers() throws IOException {
      Map<String, String> supers = new HashMap<>();
      for (Map.Entry<String, byte[]> entry : classes().entrySet()) {
        supers.put(entry.getKey(), new Shape(entry.getValue()).superclass);
      }
      return supers;
    }

    private static Map<String, Object> shapes(Map<String, byte[]> classes) throws IOException {
      Map<String, Object> shapes = new HashMap<>();
      for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
        Shape shape = new Shape(entry.getValue());
        if (!shape.local) shapes.put(entry.getKey(), shape.facts);
      }
      return shapes;
    }

    @Override
    public boolean hasLocation(Location location) {
      return location == StandardLocation.PLATFORM_CLASS_PATH;
    }

    @Override
    public Iterable<JavaFileObject> list(Location location, String name, Set<JavaFileObject.Kind> kinds, boolean recurse) {
      List<JavaFileObject> files = new ArrayList<>();
      if (!hasLocation(location) || !kinds.contains(JavaFileObject.Kind.CLASS)) return files;
      for (String file : packages.getOrDefault(name, List.of())) files.add(new Binary(file, out.resolve(file)));
      return files;
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
      return ((Binary) file).name;
    }

    @Override
    public boolean isSameFile(FileObject a, FileObject b) {
      return a == b;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject source) {
      String path = name.replace('.', '/') + kind.extension;
      owners.put(path, ((Source) source).unit.name);
      written.put(path, new ByteArrayOutputStream());
      return new SimpleJavaFileObject(out.resolve(path).toUri(), kind) {
        @Override
        public OutputStream openOutputStream() {
          return written.get(path);
        }
      };
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    final Unit unit;

    Source(Unit unit) {
      super(unit.path.toUri(), Kind.SOURCE);
      this.unit = unit;
    }

    @Override
    public String getName() {
      return unit.path.toString();
    }

    @Override
    public CharSequence getCharContent(boolean ignoreErrors) throws IOException {
      return unit.text();
    }
  }

  private static final class Binary extends SimpleJavaFileObject {
    final String name;
    private final Path path;

    Binary(String file, Path path) {
      super(path.toUri(), Kind.CLASS);
      this.name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
      this.path = path;
    }

    @Override
    public InputStream openInputStream() throws IOException {
      return new ByteArrayInputStream(Files.readAllBytes(path));
    }
  }

  /**
   * What the compiler looks at when another source uses a class: everything but code, debug information, and what javac makes for
   * code (lambdas, accessors, local classes). A constant is a fact, since users copy it, and so is the name of a constructor's
   * parameter, since anonymous classes do.
   */
  private static final class Shape {
    private static final int SYNTHETIC = 0x1000;
    private static final int BRIDGE = 0x40;
    private static final Set<String> OF_CODE = Set.of("Code", "SourceFile", "BootstrapMethods");
    private static final Pattern MADE_UP = Pattern.compile("arg[0-9]+");
    final List<Object> facts = new ArrayList<>();
    /** The name of its file; empty for Object. */
    String superclass;
    /** In a method, or without a name. */
    boolean local;
    /** Whether a parameter of a constructor has a name as javac makes it up. */
    boolean namesMadeUp;
    private final DataInputStream in;
    private final Object[] pool;
    private Object self;

    Shape(byte[] classFile) throws IOException {
      in = new DataInputStream(new ByteArrayInputStream(classFile));
      in.skipNBytes(8);
      pool = new Object[in.readUnsignedShort()];
      for (int i = 1; i < pool.length; ++i) {
        int tag = in.readUnsignedByte();
        pool[i] = readConstant(tag);
        if (tag == 5 || tag == 6) ++i;
      }
      readClass();
    }

    /** Indices are left in place: what they lead to may come later. Numbers are kept as bits: no two zeros are the same. */
    private Object readConstant(int tag) throws IOException {
      switch (tag) {
        case 1: return in.readUTF();
        case 3: case 4: return List.of(tag, in.readInt());
        case 5: case 6: return List.of(tag, in.readLong());
        case 7: case 8: case 16: return new int[] {tag, in.readUnsignedShort()};
        case 9: case 10: case 11: case 12: case 18: return new int[] {tag, in.readUnsignedShort(), in.readUnsignedShort()};
        case 15: return new int[] {tag, in.readUnsignedByte(), in.readUnsignedShort()};
        default: throw new IOException("constant with tag " + tag);
      }
    }

    private void readClass() throws IOException {
      facts.add(in.readUnsignedShort());
      self = constant();
      facts.add(self);
      Object above = constant();
      facts.add(above);
      superclass = above.equals("") ? "" : ((List<?>) above).get(1) + ".class";
      facts.add(list(this::constant));
      readMembers();
      readMembers();
      facts.add(attributes(false));
    }

    private void readMembers() throws IOException {
      List<Object> members = new ArrayList<>();
      for (int i = in.readUnsignedShort(); i > 0; --i) {
        int flags = in.readUnsignedShort();
        Object name = constant();
        List<Object> member = List.of(flags, name, constant(), attributes(name.equals("<init>")));
        boolean ofCode = name.equals("<clinit>") || (flags & (SYNTHETIC | BRIDGE)) == SYNTHETIC;
        if (!ofCode) members.add(member);
      }
      facts.add(members);
    }

    private interface Reader {
      Object read() throws IOException;
    }

    private List<Object> list(Reader reader) throws IOException {
      return list(in.readUnsignedShort(), reader);
    }

    private static List<Object> list(int size, Reader reader) throws IOException {
      List<Object> list = new ArrayList<>();
      for (int i = 0; i < size; ++i) list.add(reader.read());
      return list;
    }

    private Object constant() throws IOException {
      return constant(in.readUnsignedShort());
    }

    private Object constant(int index) {
      if (index == 0) return "";
      if (!(pool[index] instanceof int[])) return pool[index];
      int[] parts = (int[]) pool[index];
      return parts.length == 2 ? List.of(parts[0], constant(parts[1])) : List.of(parts[0], constant(parts[1]), constant(parts[2]));
    }

    private Object attributes(boolean ofConstructor) throws IOException {
      List<Object> attributes = new ArrayList<>();
      for (int i = in.readUnsignedShort(); i > 0; --i) {
        String name = (String) constant();
        int size = in.readInt();
        if (ofConstructor && name.equals("Code")) attributes.add(parameters());
        else if (OF_CODE.contains(name)) in.skipNBytes(size);
        else attributes.add(List.of(name, attribute(name, size)));
      }
      return attributes;
    }

    /** Reads a Code attribute for the names of the parameters: variables that are there from the start. */
    private Object parameters() throws IOException {
      in.skipNBytes(4);
      in.skipNBytes(in.readInt());
      in.skipNBytes(8 * in.readUnsignedShort());
      List<Object> names = new ArrayList<>();
      for (int i = in.readUnsignedShort(); i > 0; --i) {
        boolean variables = constant().equals("LocalVariableTable");
        int size = in.readInt();
        if (variables) readVariables(names);
        else in.skipNBytes(size);
      }
      return names;
    }

    private void readVariables(List<Object> names) throws IOException {
      for (int i = in.readUnsignedShort(); i > 0; --i) {
        int start = in.readInt() >>> 16;
        String name = (String) constant();
        in.skipNBytes(4);
        if (start != 0) continue;
        names.add(name);
        namesMadeUp |= MADE_UP.matcher(name).matches();
      }
    }

    /** An attribute that is not known is equal to none. */
    private Object attribute(String name, int size) throws IOException {
      switch (name) {
        case "Signature": case "ConstantValue": return constant();
        case "Exceptions": return list(this::constant);
        case "Deprecated": case "Synthetic": return "";
        case "InnerClasses": return innerClasses();
        case "RuntimeVisibleAnnotations": case "RuntimeInvisibleAnnotations": return list(this::annotation);
        case "RuntimeVisibleParameterAnnotations": case "RuntimeInvisibleParameterAnnotations":
          return list(in.readUnsignedByte(), () -> list(this::annotation));
        case "AnnotationDefault": return value();
        default:
          if (name.equals("EnclosingMethod")) local = true;
          in.skipNBytes(size);
          return new Object();
      }
    }

    /** What this class is in another, and the others in this one: the rest is there because code mentions it. */
    private Object innerClasses() throws IOException {
      Set<Object> inner = new HashSet<>();
      for (int i = in.readUnsignedShort(); i > 0; --i) {
        List<Object> entry = List.of(constant(), constant(), constant(), in.readUnsignedShort());
        if (entry.get(0).equals(self) || entry.get(1).equals(self)) inner.add(entry);
      }
      return inner;
    }

    private Object annotation() throws IOException {
      return List.of(constant(), list(() -> List.of(constant(), value())));
    }

    private Object value() throws IOException {
      char kind = (char) in.readUnsignedByte();
      switch (kind) {
        case 'e': return List.of(kind, constant(), constant());
        case '@': return List.of(kind, annotation());
        case '[': return List.of(kind, list(this::value));
        default: return List.of(kind, constant());
      }
    }
  }
}
