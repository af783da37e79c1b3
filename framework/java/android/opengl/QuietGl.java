package android.opengl;

import antecede.Hidden;
import java.nio.Buffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import javax.microedition.khronos.opengles.GL11;
import javax.microedition.khronos.opengles.GL11Ext;
import javax.microedition.khronos.opengles.GL11ExtensionPack;

/** As {@link QuietGl10}, with everything that came later. */
@Hidden
public class QuietGl extends QuietGl10 implements GL11, GL11Ext, GL11ExtensionPack {
  public QuietGl() {}

  @Override
  public void glGenBuffers(int n, int[] buffers, int offset) {
    generate(n, buffers, offset);
  }

  @Override
  public void glGenBuffers(int n, IntBuffer buffers) {
    generate(n, buffers);
  }

  @Override
  public void glGenFramebuffersOES(int n, int[] framebuffers, int offset) {
    generate(n, framebuffers, offset);
  }

  @Override
  public void glGenRenderbuffersOES(int n, int[] renderbuffers, int offset) {
    generate(n, renderbuffers, offset);
  }

  @Override
  public int glCheckFramebufferStatusOES(int target) {
    return GL_FRAMEBUFFER_COMPLETE_OES;
  }

  @Override
  public void glGetPointerv(int value, Buffer[] buffers) {}

  @Override
  public void glBindBuffer(int value, int value2) {}

  @Override
  public void glBufferData(int value, int value2, Buffer buffer, int value3) {}

  @Override
  public void glBufferSubData(int value, int value2, int value3, Buffer buffer) {}

  @Override
  public void glClipPlanef(int value, float[] values, int value2) {}

  @Override
  public void glClipPlanef(int value, FloatBuffer floatBuffer) {}

  @Override
  public void glClipPlanex(int value, int[] values, int value2) {}

  @Override
  public void glClipPlanex(int value, IntBuffer intBuffer) {}

  @Override
  public void glColor4ub(byte value, byte value2, byte value3, byte value4) {}

  @Override
  public void glColorPointer(int value, int value2, int value3, int value4) {}

  @Override
  public void glDeleteBuffers(int value, int[] values, int value2) {}

  @Override
  public void glDeleteBuffers(int value, IntBuffer intBuffer) {}

  @Override
  public void glDrawElements(int value, int value2, int value3, int value4) {}

  @Override
  public void glGetBooleanv(int value, boolean[] ons, int value2) {}

  @Override
  public void glGetBooleanv(int value, IntBuffer intBuffer) {}

  @Override
  public void glGetBufferParameteriv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glGetBufferParameteriv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glGetClipPlanef(int value, float[] values, int value2) {}

  @Override
  public void glGetClipPlanef(int value, FloatBuffer floatBuffer) {}

  @Override
  public void glGetClipPlanex(int value, int[] values, int value2) {}

  @Override
  public void glGetClipPlanex(int value, IntBuffer intBuffer) {}

  @Override
  public void glGetFixedv(int value, int[] values, int value2) {}

  @Override
  public void glGetFixedv(int value, IntBuffer intBuffer) {}

  @Override
  public void glGetFloatv(int value, float[] values, int value2) {}

  @Override
  public void glGetFloatv(int value, FloatBuffer floatBuffer) {}

  @Override
  public void glGetLightfv(int value, int value2, float[] values, int value3) {}

  @Override
  public void glGetLightfv(int value, int value2, FloatBuffer floatBuffer) {}

  @Override
  public void glGetLightxv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glGetLightxv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glGetMaterialfv(int value, int value2, float[] values, int value3) {}

  @Override
  public void glGetMaterialfv(int value, int value2, FloatBuffer floatBuffer) {}

  @Override
  public void glGetMaterialxv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glGetMaterialxv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glGetTexEnviv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glGetTexEnviv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glGetTexEnvxv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glGetTexEnvxv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glGetTexParameterfv(int value, int value2, float[] values, int value3) {}

  @Override
  public void glGetTexParameterfv(int value, int value2, FloatBuffer floatBuffer) {}

  @Override
  public void glGetTexParameteriv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glGetTexParameteriv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glGetTexParameterxv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glGetTexParameterxv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public boolean glIsBuffer(int value) {
    return false;
  }

  @Override
  public boolean glIsEnabled(int value) {
    return false;
  }

  @Override
  public boolean glIsTexture(int value) {
    return false;
  }

  @Override
  public void glNormalPointer(int value, int value2, int value3) {}

  @Override
  public void glPointParameterf(int value, float value2) {}

  @Override
  public void glPointParameterfv(int value, float[] values, int value2) {}

  @Override
  public void glPointParameterfv(int value, FloatBuffer floatBuffer) {}

  @Override
  public void glPointParameterx(int value, int value2) {}

  @Override
  public void glPointParameterxv(int value, int[] values, int value2) {}

  @Override
  public void glPointParameterxv(int value, IntBuffer intBuffer) {}

  @Override
  public void glPointSizePointerOES(int value, int value2, Buffer buffer) {}

  @Override
  public void glTexCoordPointer(int value, int value2, int value3, int value4) {}

  @Override
  public void glTexEnvi(int value, int value2, int value3) {}

  @Override
  public void glTexEnviv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glTexEnviv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glTexParameterfv(int value, int value2, float[] values, int value3) {}

  @Override
  public void glTexParameterfv(int value, int value2, FloatBuffer floatBuffer) {}

  @Override
  public void glTexParameteri(int value, int value2, int value3) {}

  @Override
  public void glTexParameteriv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glTexParameteriv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glTexParameterxv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glTexParameterxv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glVertexPointer(int value, int value2, int value3, int value4) {}

  @Override
  public void glCurrentPaletteMatrixOES(int value) {}

  @Override
  public void glDrawTexfOES(float value, float value2, float value3, float value4, float value5) {}

  @Override
  public void glDrawTexfvOES(float[] values, int value) {}

  @Override
  public void glDrawTexfvOES(FloatBuffer floatBuffer) {}

  @Override
  public void glDrawTexiOES(int value, int value2, int value3, int value4, int value5) {}

  @Override
  public void glDrawTexivOES(int[] values, int value) {}

  @Override
  public void glDrawTexivOES(IntBuffer intBuffer) {}

  @Override
  public void glDrawTexsOES(short value, short value2, short value3, short value4, short value5) {}

  @Override
  public void glDrawTexsvOES(short[] values, int value) {}

  @Override
  public void glDrawTexsvOES(ShortBuffer shortBuffer) {}

  @Override
  public void glDrawTexxOES(int value, int value2, int value3, int value4, int value5) {}

  @Override
  public void glDrawTexxvOES(int[] values, int value) {}

  @Override
  public void glDrawTexxvOES(IntBuffer intBuffer) {}

  @Override
  public void glEnable(int value) {}

  @Override
  public void glEnableClientState(int value) {}

  @Override
  public void glLoadPaletteFromModelViewMatrixOES() {}

  @Override
  public void glMatrixIndexPointerOES(int value, int value2, int value3, Buffer buffer) {}

  @Override
  public void glMatrixIndexPointerOES(int value, int value2, int value3, int value4) {}

  @Override
  public void glWeightPointerOES(int value, int value2, int value3, Buffer buffer) {}

  @Override
  public void glWeightPointerOES(int value, int value2, int value3, int value4) {}

  @Override
  public void glBindFramebufferOES(int value, int value2) {}

  @Override
  public void glBindRenderbufferOES(int value, int value2) {}

  @Override
  public void glBindTexture(int value, int value2) {}

  @Override
  public void glBlendEquation(int value) {}

  @Override
  public void glBlendEquationSeparate(int value, int value2) {}

  @Override
  public void glBlendFuncSeparate(int value, int value2, int value3, int value4) {}

  @Override
  public void glCompressedTexImage2D(int value, int value2, int value3, int value4, int value5, int value6, int value7,
      Buffer buffer) {}

  @Override
  public void glCopyTexImage2D(int value, int value2, int value3, int value4, int value5, int value6, int value7, int value8) {}

  @Override
  public void glDeleteFramebuffersOES(int value, int[] values, int value2) {}

  @Override
  public void glDeleteFramebuffersOES(int value, IntBuffer intBuffer) {}

  @Override
  public void glDeleteRenderbuffersOES(int value, int[] values, int value2) {}

  @Override
  public void glDeleteRenderbuffersOES(int value, IntBuffer intBuffer) {}

  @Override
  public void glFramebufferRenderbufferOES(int value, int value2, int value3, int value4) {}

  @Override
  public void glFramebufferTexture2DOES(int value, int value2, int value3, int value4, int value5) {}

  @Override
  public void glGenerateMipmapOES(int value) {}

  @Override
  public void glGenFramebuffersOES(int value, IntBuffer intBuffer) {}

  @Override
  public void glGenRenderbuffersOES(int value, IntBuffer intBuffer) {}

  @Override
  public void glGetFramebufferAttachmentParameterivOES(int value, int value2, int value3, int[] values, int value4) {}

  @Override
  public void glGetFramebufferAttachmentParameterivOES(int value, int value2, int value3, IntBuffer intBuffer) {}

  @Override
  public void glGetIntegerv(int value, int[] values, int value2) {}

  @Override
  public void glGetIntegerv(int value, IntBuffer intBuffer) {}

  @Override
  public void glGetRenderbufferParameterivOES(int value, int value2, int[] values, int value3) {}

  @Override
  public void glGetRenderbufferParameterivOES(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glGetTexGenfv(int value, int value2, float[] values, int value3) {}

  @Override
  public void glGetTexGenfv(int value, int value2, FloatBuffer floatBuffer) {}

  @Override
  public void glGetTexGeniv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glGetTexGeniv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glGetTexGenxv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glGetTexGenxv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public boolean glIsFramebufferOES(int value) {
    return false;
  }

  @Override
  public boolean glIsRenderbufferOES(int value) {
    return false;
  }

  @Override
  public void glRenderbufferStorageOES(int value, int value2, int value3, int value4) {}

  @Override
  public void glStencilOp(int value, int value2, int value3) {}

  @Override
  public void glTexEnvf(int value, int value2, float value3) {}

  @Override
  public void glTexEnvfv(int value, int value2, float[] values, int value3) {}

  @Override
  public void glTexEnvfv(int value, int value2, FloatBuffer floatBuffer) {}

  @Override
  public void glTexEnvx(int value, int value2, int value3) {}

  @Override
  public void glTexEnvxv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glTexEnvxv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glTexGenf(int value, int value2, float value3) {}

  @Override
  public void glTexGenfv(int value, int value2, float[] values, int value3) {}

  @Override
  public void glTexGenfv(int value, int value2, FloatBuffer floatBuffer) {}

  @Override
  public void glTexGeni(int value, int value2, int value3) {}

  @Override
  public void glTexGeniv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glTexGeniv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glTexGenx(int value, int value2, int value3) {}

  @Override
  public void glTexGenxv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glTexGenxv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glTexParameterf(int value, int value2, float value3) {}
}
