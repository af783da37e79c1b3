package java.io;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/** Reads graphs of objects that an ObjectOutputStream wrote. */
public class ObjectInputStream extends InputStream implements ObjectInput, ObjectStreamConstants {
  private static final Object UNSHARED = new Object();

  private final PushbackInputStream source;
  private final DataInputStream in;
  private final boolean overridden;
  private final DataInputStream blockIn;
  /** How many bytes are left of the current block of primitive data. */
  private int blockLeft;
  private boolean blockMode;
  private List<Object> handles = new ArrayList<>();
  private boolean resolves;
  private int depth;
  private Object current;
  private ObjectStreamClass currentClass;
  private final List<ObjectInputValidation> validations = new ArrayList<>();
  private final List<Integer> priorities = new ArrayList<>();

  public ObjectInputStream(InputStream in) throws IOException {
    source = new PushbackInputStream(in);
    this.in = new DataInputStream(source);
    blockIn = new DataInputStream(new Blocks());
    overridden = false;
    readStreamHeader();
    blockMode = true;
  }

  protected ObjectInputStream() throws IOException, SecurityException {
    source = null;
    in = null;
    blockIn = null;
    overridden = true;
  }

  protected void readStreamHeader() throws IOException, StreamCorruptedException {
    short magic = in.readShort();
    short version = in.readShort();
    if (magic != STREAM_MAGIC || version != STREAM_VERSION) {
      throw new StreamCorruptedException(String.format("invalid stream header: %04X%04X", magic, version));
    }
  }

  /** The blocks of primitive data, as a stream that ends where they end. */
  private final class Blocks extends InputStream {
    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int count) throws IOException {
      if (count == 0) return 0;
      if (!more()) return -1;
      int size = source.read(bytes, offset, Math.min(count, blockLeft));
      if (size < 0) throw new StreamCorruptedException("unexpected EOF in middle of data block");
      blockLeft -= size;
      return size;
    }

    @Override
    public long skip(long count) throws IOException {
      long done = 0;
      while (done < count && more()) {
        done += read(new byte[(int) Math.min(count - done, blockLeft)]);
      }
      return done;
    }

    @Override
    public int available() throws IOException {
      if (blockLeft == 0 && source.available() > 0) more();
      return blockLeft;
    }
  }

  /** Whether there are more primitive data before the next object. */
  private boolean more() throws IOException {
    while (blockLeft == 0) {
      int code = source.read();
      if (code == TC_BLOCKDATA || code == TC_BLOCKDATALONG) {
        try {
          blockLeft = code == TC_BLOCKDATA ? in.readUnsignedByte() : in.readInt();
        } catch (EOFException e) {
          throw new StreamCorruptedException("unexpected EOF while reading block data header");
        }
        if (blockLeft < 0) throw new StreamCorruptedException("illegal block data header length: " + blockLeft);
      } else if (code == TC_RESET && depth == 0) {
        handles = new ArrayList<>();
      } else {
        if (code >= 0) source.unread(code);
        return false;
      }
    }
    return true;
  }

  private DataInputStream data() {
    return blockMode ? blockIn : in;
  }

  @Override
  public final Object readObject() throws IOException, ClassNotFoundException {
    return overridden ? readObjectOverride() : top(false);
  }

  protected Object readObjectOverride() throws IOException, ClassNotFoundException {
    return null;
  }

  public Object readUnshared() throws IOException, ClassNotFoundException {
    return top(true);
  }

  private Object top(boolean unshared) throws IOException, ClassNotFoundException {
    Object object = read(unshared);
    if (depth == 0) {
      for (ObjectInputValidation validation : new ArrayList<>(validations)) validation.validateObject();
      validations.clear();
      priorities.clear();
    }
    return object;
  }

  public void defaultReadObject() throws IOException, ClassNotFoundException {
    if (currentClass == null) throw new NotActiveException("not in call to readObject");
    boolean before = blockMode;
    blockMode = false;
    readFields(current, currentClass);
    blockMode = before;
  }

  public GetField readFields() throws IOException, ClassNotFoundException {
    if (currentClass == null) throw new NotActiveException("not in call to readObject");
    boolean before = blockMode;
    blockMode = false;
    Fields fields = new Fields(currentClass, readValues(currentClass));
    blockMode = before;
    return fields;
  }

  /** Those with the highest priority come first. */
  public void registerValidation(ObjectInputValidation validation, int priority)
      throws NotActiveException, InvalidObjectException {
    if (depth == 0) throw new NotActiveException("stream inactive");
    if (validation == null) throw new InvalidObjectException("null callback");
    int at = 0;
    while (at < priorities.size() && priorities.get(at) >= priority) at++;
    validations.add(at, validation);
    priorities.add(at, priority);
  }

  protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
    String name = description.getName();
    switch (name) {
      case "boolean": return boolean.class;
      case "byte": return byte.class;
      case "char": return char.class;
      case "short": return short.class;
      case "int": return int.class;
      case "long": return long.class;
      case "float": return float.class;
      case "double": return double.class;
      case "void": return void.class;
      default: return Class.forName(name, false, Thread.currentThread().getContextClassLoader());
    }
  }

  protected Class<?> resolveProxyClass(String[] names) throws IOException, ClassNotFoundException {
    throw new ClassNotFoundException("proxy classes cannot be read");
  }

  protected Object resolveObject(Object object) throws IOException {
    return object;
  }

  protected boolean enableResolveObject(boolean enable) throws SecurityException {
    boolean before = resolves;
    resolves = enable;
    return before;
  }

  protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
    ObjectStreamClass description = new ObjectStreamClass();
    description.name = in.readUTF();
    description.version = in.readLong();
    description.flags = in.readUnsignedByte();
    ObjectStreamField[] fields = new ObjectStreamField[in.readUnsignedShort()];
    int offset = 0;
    for (int i = 0; i < fields.length; i++) {
      char code = (char) in.readUnsignedByte();
      String name = in.readUTF();
      boolean reference = code == 'L' || code == '[';
      fields[i] = new ObjectStreamField(name, reference ? (String) read(false) : String.valueOf(code));
      fields[i].setOffset(offset);
      offset += fields[i].size();
    }
    description.fields = fields;
    return description;
  }

  @Override
  public int read() throws IOException {
    return data().read();
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    if (bytes == null) throw new NullPointerException();
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    return data().read(bytes, offset, count);
  }

  @Override
  public int available() throws IOException {
    return data().available();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  @Override
  public boolean readBoolean() throws IOException {
    return data().readBoolean();
  }

  @Override
  public byte readByte() throws IOException {
    return data().readByte();
  }

  @Override
  public int readUnsignedByte() throws IOException {
    return data().readUnsignedByte();
  }

  @Override
  public char readChar() throws IOException {
    return data().readChar();
  }

  @Override
  public short readShort() throws IOException {
    return data().readShort();
  }

  @Override
  public int readUnsignedShort() throws IOException {
    return data().readUnsignedShort();
  }

  @Override
  public int readInt() throws IOException {
    return data().readInt();
  }

  @Override
  public long readLong() throws IOException {
    return data().readLong();
  }

  @Override
  public float readFloat() throws IOException {
    return data().readFloat();
  }

  @Override
  public double readDouble() throws IOException {
    return data().readDouble();
  }

  @Override
  public void readFully(byte[] bytes) throws IOException {
    data().readFully(bytes);
  }

  @Override
  public void readFully(byte[] bytes, int offset, int count) throws IOException {
    data().readFully(bytes, offset, count);
  }

  @Override
  public int skipBytes(int count) throws IOException {
    return data().skipBytes(count);
  }

  @Override
  @Deprecated
  public String readLine() throws IOException {
    return data().readLine();
  }

  @Override
  public String readUTF() throws IOException {
    return data().readUTF();
  }

  private int assign(Object object) {
    handles.add(object);
    return handles.size() - 1;
  }

  private Object read(boolean unshared) throws IOException, ClassNotFoundException {
    boolean before = blockMode;
    if (before) {
      if (more()) throw new OptionalDataException(blockLeft);
      blockMode = false;
    }
    depth++;
    try {
      return readContent(in.readUnsignedByte(), unshared);
    } finally {
      depth--;
      blockMode = before;
    }
  }

  private Object readContent(int code, boolean unshared) throws IOException, ClassNotFoundException {
    switch (code) {
      case TC_NULL:
        return null;
      case TC_REFERENCE:
        int handle = in.readInt() - baseWireHandle;
        if (handle < 0 || handle >= handles.size()) {
          throw new StreamCorruptedException(String.format("invalid handle value: %08X", handle + baseWireHandle));
        }
        Object known = handles.get(handle);
        if (unshared) throw new InvalidObjectException("cannot read back reference as unshared");
        if (known == UNSHARED) throw new InvalidObjectException("cannot read back reference to unshared object");
        return known;
      case TC_CLASS:
        ObjectStreamClass named = readDescription();
        if (named.type == null) throw new ClassNotFoundException(named.name);
        assign(unshared ? UNSHARED : named.type);
        return named.type;
      case TC_CLASSDESC:
      case TC_PROXYCLASSDESC:
        return readNewDescription(code);
      case TC_STRING:
      case TC_LONGSTRING:
        String text = readText(code);
        assign(unshared ? UNSHARED : text);
        return resolved(text, handles.size() - 1);
      case TC_ARRAY:
        return readArray(unshared);
      case TC_ENUM:
        return readEnum(unshared);
      case TC_OBJECT:
        return readOrdinary(unshared);
      case TC_EXCEPTION:
        handles = new ArrayList<>();
        Object failure = readContent(in.readUnsignedByte(), false);
        handles = new ArrayList<>();
        throw new WriteAbortedException("writing aborted", (Exception) failure);
      case TC_RESET:
        if (depth > 1) throw new StreamCorruptedException("unexpected reset; recursion depth: " + (depth - 1));
        handles = new ArrayList<>();
        return readContent(in.readUnsignedByte(), unshared);
      case TC_BLOCKDATA:
      case TC_BLOCKDATALONG:
        source.unread(code);
        more();
        throw new OptionalDataException(blockLeft);
      case TC_ENDBLOCKDATA:
        source.unread(code);
        throw new OptionalDataException(true);
      default:
        throw new StreamCorruptedException(String.format("invalid type code: %02X", code));
    }
  }

  private Object resolved(Object object, int handle) throws IOException {
    if (!resolves) return object;
    Object result = resolveObject(object);
    if (result != object && handles.get(handle) != UNSHARED) handles.set(handle, result);
    return result;
  }

  private String readText(int code) throws IOException {
    long size = code == TC_STRING ? in.readUnsignedShort() : in.readLong();
    if (size < 0 || size > Integer.MAX_VALUE) throw new StreamCorruptedException("string too long");
    byte[] bytes = new byte[(int) size];
    in.readFully(bytes, 0, bytes.length);
    return ModifiedUtf.decode(bytes, 0, bytes.length);
  }

  private ObjectStreamClass readDescription() throws IOException, ClassNotFoundException {
    int code = in.readUnsignedByte();
    if (code != TC_NULL && code != TC_REFERENCE && code != TC_CLASSDESC && code != TC_PROXYCLASSDESC) {
      throw new StreamCorruptedException(String.format("invalid type code: %02X", code));
    }
    return (ObjectStreamClass) readContent(code, false);
  }

  private ObjectStreamClass readNewDescription(int code) throws IOException, ClassNotFoundException {
    int handle = assign(null);
    ObjectStreamClass description;
    Class<?> type = null;
    if (code == TC_PROXYCLASSDESC) {
      description = new ObjectStreamClass();
      handles.set(handle, description);
      description.interfaces = new String[in.readInt()];
      for (int i = 0; i < description.interfaces.length; i++) description.interfaces[i] = in.readUTF();
      description.flags = SC_SERIALIZABLE;
      blockMode = true;
      type = resolveProxyClass(description.interfaces);
      description.name = type.getName();
    } else {
      description = readClassDescriptor();
      handles.set(handle, description);
      blockMode = true;
      try {
        type = resolveClass(description);
      } catch (ClassNotFoundException e) {
        // Only an instance of it would be a failure.
      }
    }
    skipToEnd();
    description.superclass = readDescription();
    if (type != null) check(description, type);
    description.bind(type);
    return description;
  }

  /** Reads over annotations and optional data up to the end of the block. */
  private void skipToEnd() throws IOException, ClassNotFoundException {
    while (true) {
      blockMode = true;
      while (more()) blockIn.skipBytes(blockLeft);
      blockMode = false;
      int code = in.readUnsignedByte();
      if (code == TC_ENDBLOCKDATA) return;
      readContent(code, false);
    }
  }

  private static void check(ObjectStreamClass description, Class<?> type) throws InvalidClassException {
    if (type.isArray() || type.isPrimitive() || Enum.class.isAssignableFrom(type)) return;
    if (!Serializable.class.isAssignableFrom(type)) {
      // A class object of any class may be in a stream; an instance is refused later.
      return;
    }
    ObjectStreamClass local = new ObjectStreamClass(type);
    if (local.version != description.version) {
      throw new InvalidClassException(local.name, "local class incompatible: stream classdesc serialVersionUID = "
          + description.version + ", local class serialVersionUID = " + local.version);
    }
  }

  private Object readArray(boolean unshared) throws IOException, ClassNotFoundException {
    ObjectStreamClass description = readDescription();
    int length = in.readInt();
    Class<?> type = description.type;
    if (type == null) throw new ClassNotFoundException(description.name);
    Object array = Array.newInstance(type.getComponentType(), length);
    int handle = assign(unshared ? UNSHARED : array);
    if (array instanceof Object[]) {
      Object[] elements = (Object[]) array;
      for (int i = 0; i < length; i++) elements[i] = read(false);
    } else if (array instanceof byte[]) {
      in.readFully((byte[]) array);
    } else if (array instanceof int[]) {
      for (int i = 0; i < length; i++) ((int[]) array)[i] = in.readInt();
    } else if (array instanceof char[]) {
      for (int i = 0; i < length; i++) ((char[]) array)[i] = in.readChar();
    } else if (array instanceof long[]) {
      for (int i = 0; i < length; i++) ((long[]) array)[i] = in.readLong();
    } else if (array instanceof short[]) {
      for (int i = 0; i < length; i++) ((short[]) array)[i] = in.readShort();
    } else if (array instanceof boolean[]) {
      for (int i = 0; i < length; i++) ((boolean[]) array)[i] = in.readBoolean();
    } else if (array instanceof float[]) {
      for (int i = 0; i < length; i++) ((float[]) array)[i] = in.readFloat();
    } else {
      for (int i = 0; i < length; i++) ((double[]) array)[i] = in.readDouble();
    }
    return resolved(array, handle);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private Object readEnum(boolean unshared) throws IOException, ClassNotFoundException {
    ObjectStreamClass description = readDescription();
    int handle = assign(unshared ? UNSHARED : null);
    String name = (String) read(false);
    if (description.type == null) throw new ClassNotFoundException(description.name);
    Object constant;
    try {
      constant = Enum.valueOf((Class) description.type, name);
    } catch (IllegalArgumentException e) {
      throw new InvalidObjectException("enum constant " + name + " does not exist in " + description.type);
    }
    if (!unshared) handles.set(handle, constant);
    return resolved(constant, handle);
  }

  private Object readOrdinary(boolean unshared) throws IOException, ClassNotFoundException {
    ObjectStreamClass description = readDescription();
    Class<?> type = description.type;
    if (type == null) throw new ClassNotFoundException(description.name);
    if (!Serializable.class.isAssignableFrom(type)) {
      throw new InvalidClassException(description.name, "class invalid for deserialization");
    }
    Object object = description.newInstance();
    int handle = assign(unshared ? UNSHARED : object);
    Object outerObject = current;
    ObjectStreamClass outerClass = currentClass;
    try {
      if (description.has(SC_EXTERNALIZABLE)) {
        current = null;
        currentClass = null;
        blockMode = true;
        ((Externalizable) object).readExternal(this);
        blockMode = false;
        skipToEnd();
      } else {
        readLayers(object, description);
      }
    } finally {
      current = outerObject;
      currentClass = outerClass;
    }
    if (!description.resolves()) return resolved(object, handle);
    Object result = description.resolve(object);
    if (!unshared) handles.set(handle, result);
    return resolved(result, handle);
  }

  /** What each class of the object has to read, the uppermost first. */
  private void readLayers(Object object, ObjectStreamClass layer) throws IOException, ClassNotFoundException {
    if (layer.superclass != null) readLayers(object, layer.superclass);
    boolean here = layer.type != null && layer.type.isInstance(object);
    if (here && layer.readMethod != null) {
      current = object;
      currentClass = layer;
      blockMode = true;
      ObjectStreamClass.call(layer.readMethod, object, this);
      blockMode = false;
      currentClass = null;
    } else {
      readFields(here ? object : null, layer);
    }
    if (layer.has(SC_WRITE_METHOD)) skipToEnd();
    else blockLeft = 0;
  }

  private Object[] readValues(ObjectStreamClass layer) throws IOException, ClassNotFoundException {
    Object[] values = new Object[layer.fields.length];
    for (int i = 0; i < values.length; i++) {
      ObjectStreamField field = layer.fields[i];
      if (field.isPrimitive()) values[i] = readPrimitive(field.getTypeCode());
    }
    for (int i = 0; i < values.length; i++) {
      if (!layer.fields[i].isPrimitive()) values[i] = read(layer.fields[i].isUnshared());
    }
    return values;
  }

  private void readFields(Object object, ObjectStreamClass layer) throws IOException, ClassNotFoundException {
    Object[] values = readValues(layer);
    for (int i = 0; i < values.length; i++) {
      ObjectStreamField field = layer.fields[i];
      if (object == null || field.field == null) continue;
      try {
        field.field.set(object, values[i]);
      } catch (IllegalAccessException e) {
        throw new InternalError(e);
      } catch (IllegalArgumentException e) {
        if (field.isPrimitive()) {
          throw new InvalidClassException(layer.name, "incompatible types for field " + field.getName());
        }
        throw new ClassCastException("cannot assign instance of " + values[i].getClass().getName() + " to field "
            + layer.name + "." + field.getName());
      }
    }
  }

  private Object readPrimitive(char code) throws IOException {
    switch (code) {
      case 'B': return in.readByte();
      case 'C': return in.readChar();
      case 'D': return in.readDouble();
      case 'F': return in.readFloat();
      case 'I': return in.readInt();
      case 'J': return in.readLong();
      case 'S': return in.readShort();
      default: return in.readBoolean();
    }
  }

  /** Values of fields, by name. */
  public abstract static class GetField {
    public GetField() {}

    public abstract ObjectStreamClass getObjectStreamClass();

    public abstract boolean defaulted(String name) throws IOException;

    public abstract boolean get(String name, boolean otherwise) throws IOException;

    public abstract byte get(String name, byte otherwise) throws IOException;

    public abstract char get(String name, char otherwise) throws IOException;

    public abstract short get(String name, short otherwise) throws IOException;

    public abstract int get(String name, int otherwise) throws IOException;

    public abstract long get(String name, long otherwise) throws IOException;

    public abstract float get(String name, float otherwise) throws IOException;

    public abstract double get(String name, double otherwise) throws IOException;

    public abstract Object get(String name, Object otherwise) throws IOException;
  }

  private static final class Fields extends GetField {
    private final ObjectStreamClass layer;
    private final Object[] values;

    Fields(ObjectStreamClass layer, Object[] values) {
      this.layer = layer;
      this.values = values;
    }

    @Override
    public ObjectStreamClass getObjectStreamClass() {
      return layer;
    }

    private int find(String name, char code) {
      for (int i = 0; i < values.length; i++) {
        ObjectStreamField field = layer.fields[i];
        boolean fits = code == 'L' ? !field.isPrimitive() : field.getTypeCode() == code;
        if (field.getName().equals(name) && (code == 0 || fits)) return i;
      }
      if (code == 0) return -1;
      ObjectStreamField local = layer.type == null ? null : new ObjectStreamClass(layer.type).getField(name);
      boolean known = local != null && (code == 'L' ? !local.isPrimitive() : local.getTypeCode() == code);
      if (!known) throw new IllegalArgumentException("no such field " + name + " with type " + code);
      return -1;
    }

    @Override
    public boolean defaulted(String name) {
      return find(name, (char) 0) < 0;
    }

    @Override
    public boolean get(String name, boolean otherwise) {
      int at = find(name, 'Z');
      return at < 0 ? otherwise : (Boolean) values[at];
    }

    @Override
    public byte get(String name, byte otherwise) {
      int at = find(name, 'B');
      return at < 0 ? otherwise : (Byte) values[at];
    }

    @Override
    public char get(String name, char otherwise) {
      int at = find(name, 'C');
      return at < 0 ? otherwise : (Character) values[at];
    }

    @Override
    public short get(String name, short otherwise) {
      int at = find(name, 'S');
      return at < 0 ? otherwise : (Short) values[at];
    }

    @Override
    public int get(String name, int otherwise) {
      int at = find(name, 'I');
      return at < 0 ? otherwise : (Integer) values[at];
    }

    @Override
    public long get(String name, long otherwise) {
      int at = find(name, 'J');
      return at < 0 ? otherwise : (Long) values[at];
    }

    @Override
    public float get(String name, float otherwise) {
      int at = find(name, 'F');
      return at < 0 ? otherwise : (Float) values[at];
    }

    @Override
    public double get(String name, double otherwise) {
      int at = find(name, 'D');
      return at < 0 ? otherwise : (Double) values[at];
    }

    @Override
    public Object get(String name, Object otherwise) {
      int at = find(name, 'L');
      return at < 0 ? otherwise : values[at];
    }
  }
}
