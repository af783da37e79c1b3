package java.io;

import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/** Writes graphs of objects, in the format of every Java. */
public class ObjectOutputStream extends OutputStream implements ObjectOutput, ObjectStreamConstants {
  private static final int MAX_BLOCK = 1024;

  private final DataOutputStream out;
  private final boolean overridden;
  /** Primitive data that wait for their block. */
  private final ByteArrayOutputStream block = new ByteArrayOutputStream();
  private final DataOutputStream blockOut = new DataOutputStream(block);
  private boolean blockMode;
  private Map<Object, Integer> handles = new IdentityHashMap<>();
  private Map<Class<?>, ObjectStreamClass> descriptions = new HashMap<>();
  private final Map<String, String> typeStrings = new HashMap<>();
  private int nextHandle;
  private boolean replaces;
  private int depth;
  /** What is being written by a method of its class. */
  private Object current;
  private ObjectStreamClass currentClass;
  private Fields currentFields;

  public ObjectOutputStream(OutputStream out) throws IOException {
    this.out = new DataOutputStream(out);
    overridden = false;
    writeStreamHeader();
    blockMode = true;
  }

  protected ObjectOutputStream() throws IOException, SecurityException {
    out = null;
    overridden = true;
  }

  public void useProtocolVersion(int version) throws IOException {
    if (nextHandle > 0) throw new IllegalStateException("stream non-empty");
    if (version != PROTOCOL_VERSION_1 && version != PROTOCOL_VERSION_2) {
      throw new IllegalArgumentException("unknown version: " + version);
    }
  }

  protected void writeStreamHeader() throws IOException {
    out.writeShort(STREAM_MAGIC);
    out.writeShort(STREAM_VERSION);
  }

  /** Leaves or enters the mode in which primitive data are collected in blocks; returns the mode before. */
  private boolean setBlockMode(boolean on) throws IOException {
    drain();
    boolean before = blockMode;
    blockMode = on;
    return before;
  }

  protected void drain() throws IOException {
    if (block == null || block.size() == 0) return;
    byte[] bytes = block.toByteArray();
    block.reset();
    for (int at = 0; at < bytes.length; at += MAX_BLOCK) {
      int size = Math.min(MAX_BLOCK, bytes.length - at);
      if (size < 256) {
        out.writeByte(TC_BLOCKDATA);
        out.writeByte(size);
      } else {
        out.writeByte(TC_BLOCKDATALONG);
        out.writeInt(size);
      }
      out.write(bytes, at, size);
    }
  }

  private DataOutputStream data() {
    return blockMode ? blockOut : out;
  }

  @Override
  public final void writeObject(Object object) throws IOException {
    if (overridden) {
      writeObjectOverride(object);
      return;
    }
    top(object, false);
  }

  private void top(Object object, boolean unshared) throws IOException {
    try {
      write(object, unshared);
    } catch (IOException e) {
      if (depth == 0) abort(e);
      throw e;
    }
  }

  /** Tells the reader that an exception ended the writing of an object. */
  private void abort(IOException failure) throws IOException {
    block.reset();
    boolean before = blockMode;
    blockMode = false;
    clear();
    out.writeByte(TC_EXCEPTION);
    try {
      write(failure, false);
    } catch (IOException e) {
      // What can be said of the failure has been said.
    }
    clear();
    blockMode = before;
  }

  protected void writeObjectOverride(Object object) throws IOException {}

  public void writeUnshared(Object object) throws IOException {
    top(object, true);
  }

  public void defaultWriteObject() throws IOException {
    if (currentClass == null) throw new NotActiveException("not in call to writeObject");
    boolean before = setBlockMode(false);
    writeFields(current, currentClass);
    setBlockMode(before);
  }

  public PutField putFields() throws IOException {
    if (currentClass == null) throw new NotActiveException("not in call to writeObject");
    if (currentFields == null) currentFields = new Fields(currentClass);
    return currentFields;
  }

  public void writeFields() throws IOException {
    if (currentFields == null) throw new NotActiveException("no current PutField object");
    boolean before = setBlockMode(false);
    currentFields.writeTo(this);
    setBlockMode(before);
  }

  public void reset() throws IOException {
    if (depth != 0) throw new IOException("stream active");
    boolean before = setBlockMode(false);
    out.writeByte(TC_RESET);
    clear();
    setBlockMode(before);
  }

  private void clear() {
    handles = new IdentityHashMap<>();
    descriptions = new HashMap<>();
    nextHandle = 0;
  }

  protected void annotateClass(Class<?> type) throws IOException {}

  protected void annotateProxyClass(Class<?> type) throws IOException {}

  protected Object replaceObject(Object object) throws IOException {
    return object;
  }

  protected boolean enableReplaceObject(boolean enable) throws SecurityException {
    boolean before = replaces;
    replaces = enable;
    return before;
  }

  protected void writeClassDescriptor(ObjectStreamClass description) throws IOException {
    writeUTF(description.name);
    writeLong(description.version);
    writeByte(description.flags);
    writeShort(description.fields.length);
    for (ObjectStreamField field : description.fields) {
      writeByte(field.getTypeCode());
      writeUTF(field.getName());
      if (!field.isPrimitive()) writeTypeString(field.signature());
    }
  }

  /** Equal type strings of one stream are one object. */
  private void writeTypeString(String text) throws IOException {
    String known = typeStrings.get(text);
    if (known == null) {
      known = new String(text);
      typeStrings.put(known, known);
    }
    if (!writeKnown(known, false)) writeString(known);
  }

  @Override
  public void write(int value) throws IOException {
    data().write(value);
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    data().write(bytes, 0, bytes.length);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    if (bytes == null) throw new NullPointerException();
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    data().write(bytes, offset, count);
  }

  @Override
  public void flush() throws IOException {
    drain();
    out.flush();
  }

  @Override
  public void close() throws IOException {
    flush();
    clear();
    out.close();
  }

  @Override
  public void writeBoolean(boolean value) throws IOException {
    data().writeBoolean(value);
  }

  @Override
  public void writeByte(int value) throws IOException {
    data().writeByte(value);
  }

  @Override
  public void writeShort(int value) throws IOException {
    data().writeShort(value);
  }

  @Override
  public void writeChar(int value) throws IOException {
    data().writeChar(value);
  }

  @Override
  public void writeInt(int value) throws IOException {
    data().writeInt(value);
  }

  @Override
  public void writeLong(long value) throws IOException {
    data().writeLong(value);
  }

  @Override
  public void writeFloat(float value) throws IOException {
    data().writeFloat(value);
  }

  @Override
  public void writeDouble(double value) throws IOException {
    data().writeDouble(value);
  }

  @Override
  public void writeBytes(String text) throws IOException {
    data().writeBytes(text);
  }

  @Override
  public void writeChars(String text) throws IOException {
    data().writeChars(text);
  }

  @Override
  public void writeUTF(String text) throws IOException {
    data().writeUTF(text);
  }

  private ObjectStreamClass describe(Class<?> type) {
    ObjectStreamClass description = descriptions.get(type);
    if (description == null) {
      description = new ObjectStreamClass(type);
      descriptions.put(type, description);
      // One description per class, also of those above.
      for (ObjectStreamClass at = description; at.superclass != null; at = at.superclass) {
        ObjectStreamClass known = descriptions.get(at.superclass.type);
        if (known != null) {
          at.superclass = known;
          break;
        }
        descriptions.put(at.superclass.type, at.superclass);
      }
    }
    return description;
  }

  private void assign(Object object, boolean unshared) {
    if (!unshared) handles.put(object, nextHandle);
    nextHandle++;
  }

  /** Writes a reference to something that was written before; false: it was not. */
  private boolean writeKnown(Object object, boolean unshared) throws IOException {
    if (object == null) {
      out.writeByte(TC_NULL);
      return true;
    }
    Integer handle = unshared ? null : handles.get(object);
    if (handle == null) return false;
    out.writeByte(TC_REFERENCE);
    out.writeInt(baseWireHandle + handle);
    return true;
  }

  private void write(Object given, boolean unshared) throws IOException {
    boolean before = setBlockMode(false);
    depth++;
    try {
      Object object = given;
      if (writeKnown(object, unshared)) return;
      if (object instanceof Class) {
        writeClass((Class<?>) object, unshared);
        return;
      }
      if (object instanceof ObjectStreamClass) {
        writeDescription((ObjectStreamClass) object);
        return;
      }
      while (true) {
        ObjectStreamClass description = describe(object.getClass());
        Object replacement = description.replace(object);
        if (replacement == null || replacement == object || replacement.getClass() == object.getClass()) {
          object = replacement;
          break;
        }
        object = replacement;
      }
      if (replaces && object != null) object = replaceObject(object);
      if (object != given) {
        if (writeKnown(object, unshared)) return;
        if (object instanceof Class) {
          writeClass((Class<?>) object, unshared);
          return;
        }
      }
      writeNew(object, unshared);
    } finally {
      depth--;
      setBlockMode(before);
    }
  }

  private void writeClass(Class<?> type, boolean unshared) throws IOException {
    out.writeByte(TC_CLASS);
    writeDescription(describe(type));
    assign(type, unshared);
  }

  private void writeDescription(ObjectStreamClass description) throws IOException {
    if (writeKnown(description, false)) return;
    boolean proxy = description.type != null && Proxy.isProxyClass(description.type);
    out.writeByte(proxy ? TC_PROXYCLASSDESC : TC_CLASSDESC);
    if (proxy) {
      assign(description, false);
      Class<?>[] interfaces = description.type.getInterfaces();
      out.writeInt(interfaces.length);
      for (Class<?> each : interfaces) out.writeUTF(each.getName());
      setBlockMode(true);
      annotateProxyClass(description.type);
    } else {
      assign(description, false);
      writeClassDescriptor(description);
      setBlockMode(true);
      if (description.type != null) annotateClass(description.type);
    }
    setBlockMode(false);
    out.writeByte(TC_ENDBLOCKDATA);
    if (description.superclass == null) out.writeByte(TC_NULL);
    else writeDescription(description.superclass);
  }

  private void writeNew(Object object, boolean unshared) throws IOException {
    Class<?> type = object.getClass();
    if (object instanceof String) {
      if (unshared) {
        nextHandle++;
        writeText((String) object);
      } else {
        writeString((String) object);
      }
    } else if (type.isArray()) {
      writeArray(object, unshared);
    } else if (object instanceof Enum) {
      Enum<?> constant = (Enum<?>) object;
      out.writeByte(TC_ENUM);
      ObjectStreamClass description = describe(constant.getDeclaringClass());
      writeDescription(description);
      assign(object, unshared);
      if (!writeKnown(constant.name(), false)) writeString(constant.name());
    } else if (object instanceof Serializable) {
      writeOrdinary(object, unshared);
    } else {
      throw new NotSerializableException(type.getName());
    }
  }

  private void writeString(String text) throws IOException {
    assign(text, false);
    writeText(text);
  }

  private void writeText(String text) throws IOException {
    long size = ModifiedUtf.size(text);
    byte[] bytes = new byte[(int) size];
    ModifiedUtf.encode(text, bytes, 0);
    if (size <= 0xffff) {
      out.writeByte(TC_STRING);
      out.writeShort((int) size);
    } else {
      out.writeByte(TC_LONGSTRING);
      out.writeLong(size);
    }
    out.write(bytes, 0, bytes.length);
  }

  private void writeArray(Object array, boolean unshared) throws IOException {
    out.writeByte(TC_ARRAY);
    writeDescription(describe(array.getClass()));
    assign(array, unshared);
    if (array instanceof Object[]) {
      Object[] elements = (Object[]) array;
      out.writeInt(elements.length);
      for (Object element : elements) write(element, false);
    } else if (array instanceof byte[]) {
      out.writeInt(((byte[]) array).length);
      out.write((byte[]) array, 0, ((byte[]) array).length);
    } else if (array instanceof int[]) {
      out.writeInt(((int[]) array).length);
      for (int value : (int[]) array) out.writeInt(value);
    } else if (array instanceof char[]) {
      out.writeInt(((char[]) array).length);
      for (char value : (char[]) array) out.writeChar(value);
    } else if (array instanceof long[]) {
      out.writeInt(((long[]) array).length);
      for (long value : (long[]) array) out.writeLong(value);
    } else if (array instanceof short[]) {
      out.writeInt(((short[]) array).length);
      for (short value : (short[]) array) out.writeShort(value);
    } else if (array instanceof boolean[]) {
      out.writeInt(((boolean[]) array).length);
      for (boolean value : (boolean[]) array) out.writeBoolean(value);
    } else if (array instanceof float[]) {
      out.writeInt(((float[]) array).length);
      for (float value : (float[]) array) out.writeFloat(value);
    } else {
      out.writeInt(((double[]) array).length);
      for (double value : (double[]) array) out.writeDouble(value);
    }
  }

  private void writeOrdinary(Object object, boolean unshared) throws IOException {
    out.writeByte(TC_OBJECT);
    ObjectStreamClass description = describe(object.getClass());
    writeDescription(description);
    assign(object, unshared);
    Object outerObject = current;
    ObjectStreamClass outerClass = currentClass;
    Fields outerFields = currentFields;
    try {
      if (description.has(SC_EXTERNALIZABLE)) {
        current = null;
        currentClass = null;
        setBlockMode(true);
        ((Externalizable) object).writeExternal(this);
        setBlockMode(false);
        out.writeByte(TC_ENDBLOCKDATA);
      } else {
        writeLayers(object, description);
      }
    } finally {
      current = outerObject;
      currentClass = outerClass;
      currentFields = outerFields;
    }
  }

  /** What each class of the object has to write, the uppermost first. */
  private void writeLayers(Object object, ObjectStreamClass layer) throws IOException {
    if (layer.superclass != null) writeLayers(object, layer.superclass);
    if (layer.writeMethod == null) {
      writeFields(object, layer);
      return;
    }
    current = object;
    currentClass = layer;
    currentFields = null;
    setBlockMode(true);
    try {
      ObjectStreamClass.call(layer.writeMethod, object, this);
    } catch (ClassNotFoundException e) {
      throw new IOException(e);
    }
    setBlockMode(false);
    out.writeByte(TC_ENDBLOCKDATA);
    currentClass = null;
  }

  private void writeFields(Object object, ObjectStreamClass layer) throws IOException {
    try {
      for (ObjectStreamField field : layer.fields) {
        if (field.isPrimitive()) writePrimitive(field.getTypeCode(), field.field.get(object));
      }
      for (ObjectStreamField field : layer.fields) {
        if (!field.isPrimitive()) write(field.field.get(object), field.isUnshared());
      }
    } catch (IllegalAccessException e) {
      throw new InternalError(e);
    }
  }

  private void writePrimitive(char code, Object value) throws IOException {
    switch (code) {
      case 'B':
        out.writeByte((Byte) value);
        break;
      case 'C':
        out.writeChar((Character) value);
        break;
      case 'D':
        out.writeDouble((Double) value);
        break;
      case 'F':
        out.writeFloat((Float) value);
        break;
      case 'I':
        out.writeInt((Integer) value);
        break;
      case 'J':
        out.writeLong((Long) value);
        break;
      case 'S':
        out.writeShort((Short) value);
        break;
      default:
        out.writeBoolean((Boolean) value);
    }
  }

  /** Values for fields, by name. */
  public abstract static class PutField {
    public PutField() {}

    public abstract void put(String name, boolean value);

    public abstract void put(String name, byte value);

    public abstract void put(String name, char value);

    public abstract void put(String name, short value);

    public abstract void put(String name, int value);

    public abstract void put(String name, long value);

    public abstract void put(String name, float value);

    public abstract void put(String name, double value);

    public abstract void put(String name, Object value);

    @Deprecated
    public abstract void write(ObjectOutput out) throws IOException;
  }

  private static final class Fields extends PutField {
    private final ObjectStreamClass layer;
    private final Object[] values;

    Fields(ObjectStreamClass layer) {
      this.layer = layer;
      values = new Object[layer.fields.length];
    }

    private void set(String name, char code, Object value) {
      for (int i = 0; i < values.length; i++) {
        ObjectStreamField field = layer.fields[i];
        if (!field.getName().equals(name)) continue;
        boolean fits = code == 'L' ? !field.isPrimitive() : field.getTypeCode() == code;
        if (!fits) break;
        values[i] = value;
        return;
      }
      throw new IllegalArgumentException("no such field " + name + " with type " + code);
    }

    @Override
    public void put(String name, boolean value) {
      set(name, 'Z', value);
    }

    @Override
    public void put(String name, byte value) {
      set(name, 'B', value);
    }

    @Override
    public void put(String name, char value) {
      set(name, 'C', value);
    }

    @Override
    public void put(String name, short value) {
      set(name, 'S', value);
    }

    @Override
    public void put(String name, int value) {
      set(name, 'I', value);
    }

    @Override
    public void put(String name, long value) {
      set(name, 'J', value);
    }

    @Override
    public void put(String name, float value) {
      set(name, 'F', value);
    }

    @Override
    public void put(String name, double value) {
      set(name, 'D', value);
    }

    @Override
    public void put(String name, Object value) {
      set(name, 'L', value);
    }

    @Override
    public void write(ObjectOutput out) throws IOException {
      writeTo((ObjectOutputStream) out);
    }

    void writeTo(ObjectOutputStream stream) throws IOException {
      for (int i = 0; i < values.length; i++) {
        ObjectStreamField field = layer.fields[i];
        if (!field.isPrimitive()) continue;
        if (values[i] != null) stream.writePrimitive(field.getTypeCode(), values[i]);
        else stream.out.write(new byte[field.size()], 0, field.size());
      }
      for (int i = 0; i < values.length; i++) {
        ObjectStreamField field = layer.fields[i];
        if (!field.isPrimitive()) stream.write(values[i], field.isUnshared());
      }
    }
  }
}
