package android.opengl;

import antecede.Hidden;
import java.nio.Buffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import javax.microedition.khronos.opengles.GL10;
import javax.microedition.khronos.opengles.GL10Ext;

/** Draws nothing; gives out names and says that all is well. */
@Hidden
public class QuietGl10 implements GL10, GL10Ext {
  private int names;

  QuietGl10() {}

  /** New names of textures, buffers and the like. */
  final void generate(int count, int[] out, int offset) {
    for (int i = 0; i < count; i++) out[offset + i] = ++names;
  }

  final void generate(int count, IntBuffer out) {
    for (int i = 0; i < count; i++) out.put(out.position() + i, ++names);
  }

  static int limit(int name) {
    return name == GL_MAX_TEXTURE_SIZE ? 4096 : name == GL_MAX_TEXTURE_UNITS ? 8 : 0;
  }

  @Override
  public void glGenTextures(int n, int[] textures, int offset) {
    generate(n, textures, offset);
  }

  @Override
  public void glGenTextures(int n, IntBuffer textures) {
    generate(n, textures);
  }

  @Override
  public void glGetIntegerv(int pname, int[] params, int offset) {
    params[offset] = limit(pname);
  }

  @Override
  public void glGetIntegerv(int pname, IntBuffer params) {
    params.put(params.position(), limit(pname));
  }

  @Override
  public String glGetString(int name) {
    return name == GL_VERSION ? "OpenGL ES-CM 1.1" : name == GL_EXTENSIONS ? "" : "Antecede";
  }

  @Override
  public void glActiveTexture(int value) {}

  @Override
  public void glAlphaFunc(int value, float value2) {}

  @Override
  public void glAlphaFuncx(int value, int value2) {}

  @Override
  public void glBindTexture(int value, int value2) {}

  @Override
  public void glBlendFunc(int value, int value2) {}

  @Override
  public void glClear(int value) {}

  @Override
  public void glClearColor(float value, float value2, float value3, float value4) {}

  @Override
  public void glClearColorx(int value, int value2, int value3, int value4) {}

  @Override
  public void glClearDepthf(float value) {}

  @Override
  public void glClearDepthx(int value) {}

  @Override
  public void glClearStencil(int value) {}

  @Override
  public void glClientActiveTexture(int value) {}

  @Override
  public void glColor4f(float value, float value2, float value3, float value4) {}

  @Override
  public void glColor4x(int value, int value2, int value3, int value4) {}

  @Override
  public void glColorMask(boolean on, boolean on2, boolean on3, boolean on4) {}

  @Override
  public void glColorPointer(int value, int value2, int value3, Buffer buffer) {}

  @Override
  public void glCompressedTexImage2D(int value, int value2, int value3, int value4, int value5, int value6, int value7,
      Buffer buffer) {}

  @Override
  public void glCompressedTexSubImage2D(int value, int value2, int value3, int value4, int value5, int value6, int value7,
      int value8, Buffer buffer) {}

  @Override
  public void glCopyTexImage2D(int value, int value2, int value3, int value4, int value5, int value6, int value7, int value8) {}

  @Override
  public void glCopyTexSubImage2D(int value, int value2, int value3, int value4, int value5, int value6, int value7,
      int value8) {}

  @Override
  public void glCullFace(int value) {}

  @Override
  public void glDeleteTextures(int value, int[] values, int value2) {}

  @Override
  public void glDeleteTextures(int value, IntBuffer intBuffer) {}

  @Override
  public void glDepthFunc(int value) {}

  @Override
  public void glDepthMask(boolean on) {}

  @Override
  public void glDepthRangef(float value, float value2) {}

  @Override
  public void glDepthRangex(int value, int value2) {}

  @Override
  public void glDisable(int value) {}

  @Override
  public void glDisableClientState(int value) {}

  @Override
  public void glDrawArrays(int value, int value2, int value3) {}

  @Override
  public void glDrawElements(int value, int value2, int value3, Buffer buffer) {}

  @Override
  public void glEnable(int value) {}

  @Override
  public void glEnableClientState(int value) {}

  @Override
  public void glFinish() {}

  @Override
  public void glFlush() {}

  @Override
  public void glFogf(int value, float value2) {}

  @Override
  public void glFogfv(int value, float[] values, int value2) {}

  @Override
  public void glFogfv(int value, FloatBuffer floatBuffer) {}

  @Override
  public void glFogx(int value, int value2) {}

  @Override
  public void glFogxv(int value, int[] values, int value2) {}

  @Override
  public void glFogxv(int value, IntBuffer intBuffer) {}

  @Override
  public void glFrontFace(int value) {}

  @Override
  public void glFrustumf(float value, float value2, float value3, float value4, float value5, float value6) {}

  @Override
  public void glFrustumx(int value, int value2, int value3, int value4, int value5, int value6) {}

  @Override
  public int glGetError() {
    return 0;
  }

  @Override
  public void glHint(int value, int value2) {}

  @Override
  public void glLightModelf(int value, float value2) {}

  @Override
  public void glLightModelfv(int value, float[] values, int value2) {}

  @Override
  public void glLightModelfv(int value, FloatBuffer floatBuffer) {}

  @Override
  public void glLightModelx(int value, int value2) {}

  @Override
  public void glLightModelxv(int value, int[] values, int value2) {}

  @Override
  public void glLightModelxv(int value, IntBuffer intBuffer) {}

  @Override
  public void glLightf(int value, int value2, float value3) {}

  @Override
  public void glLightfv(int value, int value2, float[] values, int value3) {}

  @Override
  public void glLightfv(int value, int value2, FloatBuffer floatBuffer) {}

  @Override
  public void glLightx(int value, int value2, int value3) {}

  @Override
  public void glLightxv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glLightxv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glLineWidth(float value) {}

  @Override
  public void glLineWidthx(int value) {}

  @Override
  public void glLoadIdentity() {}

  @Override
  public void glLoadMatrixf(float[] values, int value) {}

  @Override
  public void glLoadMatrixf(FloatBuffer floatBuffer) {}

  @Override
  public void glLoadMatrixx(int[] values, int value) {}

  @Override
  public void glLoadMatrixx(IntBuffer intBuffer) {}

  @Override
  public void glLogicOp(int value) {}

  @Override
  public void glMaterialf(int value, int value2, float value3) {}

  @Override
  public void glMaterialfv(int value, int value2, float[] values, int value3) {}

  @Override
  public void glMaterialfv(int value, int value2, FloatBuffer floatBuffer) {}

  @Override
  public void glMaterialx(int value, int value2, int value3) {}

  @Override
  public void glMaterialxv(int value, int value2, int[] values, int value3) {}

  @Override
  public void glMaterialxv(int value, int value2, IntBuffer intBuffer) {}

  @Override
  public void glMatrixMode(int value) {}

  @Override
  public void glMultMatrixf(float[] values, int value) {}

  @Override
  public void glMultMatrixf(FloatBuffer floatBuffer) {}

  @Override
  public void glMultMatrixx(int[] values, int value) {}

  @Override
  public void glMultMatrixx(IntBuffer intBuffer) {}

  @Override
  public void glMultiTexCoord4f(int value, float value2, float value3, float value4, float value5) {}

  @Override
  public void glMultiTexCoord4x(int value, int value2, int value3, int value4, int value5) {}

  @Override
  public void glNormal3f(float value, float value2, float value3) {}

  @Override
  public void glNormal3x(int value, int value2, int value3) {}

  @Override
  public void glNormalPointer(int value, int value2, Buffer buffer) {}

  @Override
  public void glOrthof(float value, float value2, float value3, float value4, float value5, float value6) {}

  @Override
  public void glOrthox(int value, int value2, int value3, int value4, int value5, int value6) {}

  @Override
  public void glPixelStorei(int value, int value2) {}

  @Override
  public void glPointSize(float value) {}

  @Override
  public void glPointSizex(int value) {}

  @Override
  public void glPolygonOffset(float value, float value2) {}

  @Override
  public void glPolygonOffsetx(int value, int value2) {}

  @Override
  public void glPopMatrix() {}

  @Override
  public void glPushMatrix() {}

  @Override
  public void glReadPixels(int value, int value2, int value3, int value4, int value5, int value6, Buffer buffer) {}

  @Override
  public void glRotatef(float value, float value2, float value3, float value4) {}

  @Override
  public void glRotatex(int value, int value2, int value3, int value4) {}

  @Override
  public void glSampleCoverage(float value, boolean on) {}

  @Override
  public void glSampleCoveragex(int value, boolean on) {}

  @Override
  public void glScalef(float value, float value2, float value3) {}

  @Override
  public void glScalex(int value, int value2, int value3) {}

  @Override
  public void glScissor(int value, int value2, int value3, int value4) {}

  @Override
  public void glShadeModel(int value) {}

  @Override
  public void glStencilFunc(int value, int value2, int value3) {}

  @Override
  public void glStencilMask(int value) {}

  @Override
  public void glStencilOp(int value, int value2, int value3) {}

  @Override
  public void glTexCoordPointer(int value, int value2, int value3, Buffer buffer) {}

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
  public void glTexImage2D(int value, int value2, int value3, int value4, int value5, int value6, int value7, int value8,
      Buffer buffer) {}

  @Override
  public void glTexParameterf(int value, int value2, float value3) {}

  @Override
  public void glTexParameterx(int value, int value2, int value3) {}

  @Override
  public void glTexSubImage2D(int value, int value2, int value3, int value4, int value5, int value6, int value7, int value8,
      Buffer buffer) {}

  @Override
  public void glTranslatef(float value, float value2, float value3) {}

  @Override
  public void glTranslatex(int value, int value2, int value3) {}

  @Override
  public void glVertexPointer(int value, int value2, int value3, Buffer buffer) {}

  @Override
  public void glViewport(int value, int value2, int value3, int value4) {}

  @Override
  public int glQueryMatrixxOES(int[] values, int value, int[] values2, int value2) {
    return 0;
  }

  @Override
  public int glQueryMatrixxOES(IntBuffer intBuffer, IntBuffer intBuffer2) {
    return 0;
  }
}
