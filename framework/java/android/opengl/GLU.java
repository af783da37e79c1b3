package android.opengl;

import javax.microedition.khronos.opengles.GL10;

/** Helps with views. */
public class GLU {
  public GLU() {}

  public static String gluErrorString(int error) {
    return error == 0 ? "no error" : null;
  }

  public static void gluLookAt(GL10 gl, float eyeX, float eyeY, float eyeZ, float centerX, float centerY, float centerZ,
      float upX, float upY, float upZ) {
    float[] matrix = new float[16];
    Matrix.setLookAtM(matrix, 0, eyeX, eyeY, eyeZ, centerX, centerY, centerZ, upX, upY, upZ);
    gl.glMultMatrixf(matrix, 0);
  }

  public static void gluOrtho2D(GL10 gl, float left, float right, float bottom, float top) {
    gl.glOrthof(left, right, bottom, top, -1, 1);
  }

  public static void gluPerspective(GL10 gl, float fovy, float aspect, float zNear, float zFar) {
    float top = zNear * (float) Math.tan(Math.toRadians(fovy) / 2);
    gl.glFrustumf(-top * aspect, top * aspect, -top, top, zNear, zFar);
  }

  public static int gluProject(float objX, float objY, float objZ, float[] model, int modelOffset, float[] project,
      int projectOffset, int[] view,
      int viewOffset, float[] win, int winOffset) {
    float[] both = new float[16];
    Matrix.multiplyMM(both, 0, project, projectOffset, model, modelOffset);
    float[] point = {objX, objY, objZ, 1};
    Matrix.multiplyMV(point, 0, both, 0, point, 0);
    if (point[3] == 0) return GL10.GL_FALSE;
    win[winOffset] = view[viewOffset] + view[viewOffset + 2] * (point[0] / point[3] + 1) * 0.5f;
    win[winOffset + 1] = view[viewOffset + 1] + view[viewOffset + 3] * (point[1] / point[3] + 1) * 0.5f;
    win[winOffset + 2] = (point[2] / point[3] + 1) * 0.5f;
    return GL10.GL_TRUE;
  }

  public static int gluUnProject(float winX, float winY, float winZ, float[] model, int modelOffset, float[] project,
      int projectOffset, int[] view,
      int viewOffset, float[] obj, int objOffset) {
    float[] both = new float[16];
    Matrix.multiplyMM(both, 0, project, projectOffset, model, modelOffset);
    if (!Matrix.invertM(both, 0, both, 0)) return GL10.GL_FALSE;
    float[] point = {2 * (winX - view[viewOffset]) / view[viewOffset + 2] - 1,
        2 * (winY - view[viewOffset + 1]) / view[viewOffset + 3] - 1,
      2 * winZ - 1, 1};
    Matrix.multiplyMV(obj, objOffset, both, 0, point, 0);
    return GL10.GL_TRUE;
  }
}
