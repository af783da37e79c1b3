"""A jar of a chain of classes, each of which extends the one before; the last has a main method.

Each has a method of its own (`methods`), or the same as all others (`overrides`), or a field that holds a reference (`fields`), or an interface of its own, which
extends that of the class before (`interfaces`).
"""
import struct
import zipfile


def utf8(text):
    return b"\x01" + struct.pack(">H", len(text)) + text.encode()


def code(stack, instructions):
    """A Code attribute whose name is constant 7."""
    return struct.pack(">HIHHI", 7, 12 + len(instructions), stack, 1, len(instructions)) + instructions + bytes(4)


def class_file(name, parent, has_main, kind="methods"):
    pool = [utf8(name), b"\x07\x00\x01", utf8(parent), b"\x07\x00\x03", utf8("m" if kind == "overrides" else "m" + name), utf8("()V"), utf8("Code"),
            utf8("main"), utf8("([Ljava/lang/String;)V"), utf8("<init>"), b"\x0c\x00\x0a\x00\x06", b"\x0a\x00\x04\x00\x0b", b"\x0a\x00\x02\x00\x0e",
            b"\x0c\x00\x05\x00\x06", b"\x0a\x00\x02\x00\x0b", utf8("I" + name), b"\x07\x00\x10", utf8("Ljava/lang/Object;")]
    interfaces = struct.pack(">HH", 1, 17) if kind == "interfaces" else bytes(2)
    fields = struct.pack(">HHHHH", 1, 0, 5, 18, 0) if kind == "fields" else bytes(2)
    # m: this.m(); <init>: super.<init>(); main: new This()
    methods = [struct.pack(">HHHH", 1, 5, 6, 1) + code(1, b"\x2a\xb6\x00\x0d\xb1"), struct.pack(">HHHH", 1, 10, 6, 1) + code(1, b"\x2a\xb7\x00\x0c\xb1")]
    if has_main:
        methods.append(struct.pack(">HHHH", 9, 8, 9, 1) + code(2, b"\xbb\x00\x02\x59\xb7\x00\x0f\x57\xb1"))
    return (b"\xca\xfe\xba\xbe\x00\x00\x00\x32" + struct.pack(">H", len(pool) + 1) + b"".join(pool) + struct.pack(">HHH", 0x21, 2, 4) +
            interfaces + fields + struct.pack(">H", len(methods)) + b"".join(methods) + bytes(2))


def interface_file(name, parent):
    pool = [utf8(name), b"\x07\x00\x01", utf8("java/lang/Object"), b"\x07\x00\x03", utf8(parent or "java/lang/Object"), b"\x07\x00\x05"]
    above = struct.pack(">HH", 1, 6) if parent else bytes(2)
    return (b"\xca\xfe\xba\xbe\x00\x00\x00\x32" + struct.pack(">H", len(pool) + 1) + b"".join(pool) + struct.pack(">HHH", 0x601, 2, 4) + above + bytes(6))


def write(path, count, kind="methods"):
    """The last class is C(count - 1)."""
    with zipfile.ZipFile(path, "w") as archive:
        for i in range(count):
            archive.writestr(f"C{i}.class", class_file(f"C{i}", f"C{i - 1}" if i else "java/lang/Object", i == count - 1, kind))
            if kind == "interfaces":
                archive.writestr(f"IC{i}.class", interface_file(f"IC{i}", f"IC{i - 1}" if i else ""))
    return path


def wide_program():
    """A Java program with hierarchies that are larger than usual ones, and that prints what calls, casts and collections make of them."""
    def methods(prefix, count, value, keyword="public"):
        return "".join(f"  {keyword} int {prefix}{i}() {{ return {value} + {i}; }}\n" for i in range(count))
    interfaces = "".join(f"interface I{i}{f' extends I{i - 1}' if i % 50 else ''} {{ default int d{i}() {{ return {i}; }} }}\n" for i in range(300))
    chain = "".join(f"class K{i}{f' extends K{i - 1}' if i else ''} {{ Object f{i} = new int[]{{{i}}}; int k() {{ return {i}; }} }}\n" for i in range(400))
    return f"""
{interfaces}
class A {{
{methods("m", 1300, 1000)}}}
class B extends A {{
{methods("n", 1300, 5000)}}}
class C extends B {{
  @Override public int m7() {{ return -7; }}
  @Override public int n7() {{ return -8; }}
  @Override public int n1299() {{ return super.n1299() - 1; }}
  public int late() {{ return 1; }}
}}
class D extends C {{
  @Override public int n1298() {{ return -9; }}
  @Override public int late() {{ return super.late() + 1; }}
}}
class E implements {", ".join(f"I{i}" for i in range(49, 300, 50))} {{ }}
class F extends E implements I3 {{
  public int d299() {{ return -299; }}
}}
{chain}
public class Wide {{
  static long sum(B object) {{
    long sum = 0;
    {"".join(f"sum += object.m{i}();" for i in range(0, 1300, 13))}
    {"".join(f"sum += object.n{i}();" for i in range(0, 1300, 13))}
    return sum + object.m7() + object.n7() * 3 + object.n1298() * 5 + object.n1299() * 7;
  }}
  static long fields(K399 object) {{
    long sum = 0;
    {"".join(f"sum = sum * 31 + ((int[]) object.f{i})[0];" for i in range(400))}
    return sum;
  }}
  public static void main(String[] arguments) {{
    System.out.println("methods " + 2600 + " " + sum(new B()) + " " + sum(new C()) + " " + sum(new D()) + " " + new C().late() + " " + new D().late());
    Object e = new E(), f = new F();
    System.out.println(((I299) e).d299() + " " + ((I299) f).d299() + " " + ((I250) f).d250() + " " + ((I0) e).d0() + " " + ((I3) f).d3());
    System.out.println((e instanceof I120) + " " + (new Object() instanceof I120) + " " + (f instanceof F) + " " + (e instanceof F));
    K0 deep = new K399(), less = new K398();
    System.out.println((deep instanceof K200) + " " + (less instanceof K399) + " " + (less instanceof K398) + " " + deep.k() + " " + (((K0) new K5()) instanceof K9));
    try {{
      System.out.println((K399) less);
    }} catch (ClassCastException expected) {{
      System.out.println("no K399");
    }}
    System.out.println(fields((K399) deep));
    for (int i = 0; i < 300; ++i) {{ byte[] garbage = new byte[1 << 20]; }}
    System.out.println(fields((K399) deep));
    I299[] array = new F[] {{ new F() }};
    System.out.println(((Object) array instanceof I0[]) + " " + ((Object) array instanceof K0[]));
  }}
}}
"""
