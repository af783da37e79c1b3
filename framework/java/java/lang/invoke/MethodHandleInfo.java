package java.lang.invoke;

import java.lang.reflect.Member;

/** What a direct method handle was made from. */
public interface MethodHandleInfo {
  int REF_getField = 1;
  int REF_getStatic = 2;
  int REF_putField = 3;
  int REF_putStatic = 4;
  int REF_invokeVirtual = 5;
  int REF_invokeStatic = 6;
  int REF_invokeSpecial = 7;
  int REF_newInvokeSpecial = 8;
  int REF_invokeInterface = 9;

  int getReferenceKind();

  Class<?> getDeclaringClass();

  String getName();

  MethodType getMethodType();

  <T extends Member> T reflectAs(Class<T> expected, MethodHandles.Lookup lookup);

  int getModifiers();

  default boolean isVarArgs() {
    return (getModifiers() & 0x80) != 0 && getReferenceKind() >= REF_invokeVirtual;
  }

  static String referenceKindToString(int kind) {
    switch (kind) {
      case REF_getField:
        return "getField";
      case REF_getStatic:
        return "getStatic";
      case REF_putField:
        return "putField";
      case REF_putStatic:
        return "putStatic";
      case REF_invokeVirtual:
        return "invokeVirtual";
      case REF_invokeStatic:
        return "invokeStatic";
      case REF_invokeSpecial:
        return "invokeSpecial";
      case REF_newInvokeSpecial:
        return "newInvokeSpecial";
      case REF_invokeInterface:
        return "invokeInterface";
      default:
        throw new IllegalArgumentException("invalid reference kind: " + kind);
    }
  }

  static String toString(int kind, Class<?> type, String name, MethodType methodType) {
    return referenceKindToString(kind) + " " + type.getName() + "." + name + ":" + methodType;
  }

  @Deprecated
  @antecede.Unlisted
  static boolean refKindIsValid(int kind) {
    return kind >= REF_getField && kind <= REF_invokeInterface;
  }

  @Deprecated
  @antecede.Unlisted
  static boolean refKindIsField(int kind) {
    return kind >= REF_getField && kind <= REF_putStatic;
  }

  @Deprecated
  @antecede.Unlisted
  static String refKindName(int kind) {
    return referenceKindToString(kind);
  }
}
