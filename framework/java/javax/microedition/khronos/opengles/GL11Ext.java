package javax.microedition.khronos.opengles;

import java.nio.Buffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;

/** Extensions of OpenGL ES 1.1. */
public interface GL11Ext extends GL {
  int GL_MATRIX_INDEX_ARRAY_BUFFER_BINDING_OES = 35742;
  int GL_MATRIX_INDEX_ARRAY_OES = 34884;
  int GL_MATRIX_INDEX_ARRAY_POINTER_OES = 34889;
  int GL_MATRIX_INDEX_ARRAY_SIZE_OES = 34886;
  int GL_MATRIX_INDEX_ARRAY_STRIDE_OES = 34888;
  int GL_MATRIX_INDEX_ARRAY_TYPE_OES = 34887;
  int GL_MATRIX_PALETTE_OES = 34880;
  int GL_MAX_PALETTE_MATRICES_OES = 34882;
  int GL_MAX_VERTEX_UNITS_OES = 34468;
  int GL_TEXTURE_CROP_RECT_OES = 35741;
  int GL_WEIGHT_ARRAY_BUFFER_BINDING_OES = 34974;
  int GL_WEIGHT_ARRAY_OES = 34477;
  int GL_WEIGHT_ARRAY_POINTER_OES = 34476;
  int GL_WEIGHT_ARRAY_SIZE_OES = 34475;
  int GL_WEIGHT_ARRAY_STRIDE_OES = 34474;
  int GL_WEIGHT_ARRAY_TYPE_OES = 34473;

  void glTexParameterfv(int value, int value2, float[] values, int value3);

  void glCurrentPaletteMatrixOES(int value);

  void glDrawTexfOES(float value, float value2, float value3, float value4, float value5);

  void glDrawTexfvOES(float[] values, int value);

  void glDrawTexfvOES(FloatBuffer floatBuffer);

  void glDrawTexiOES(int value, int value2, int value3, int value4, int value5);

  void glDrawTexivOES(int[] values, int value);

  void glDrawTexivOES(IntBuffer intBuffer);

  void glDrawTexsOES(short value, short value2, short value3, short value4, short value5);

  void glDrawTexsvOES(short[] values, int value);

  void glDrawTexsvOES(ShortBuffer shortBuffer);

  void glDrawTexxOES(int value, int value2, int value3, int value4, int value5);

  void glDrawTexxvOES(int[] values, int value);

  void glDrawTexxvOES(IntBuffer intBuffer);

  void glEnable(int value);

  void glEnableClientState(int value);

  void glLoadPaletteFromModelViewMatrixOES();

  void glMatrixIndexPointerOES(int value, int value2, int value3, Buffer buffer);

  void glMatrixIndexPointerOES(int value, int value2, int value3, int value4);

  void glWeightPointerOES(int value, int value2, int value3, Buffer buffer);

  void glWeightPointerOES(int value, int value2, int value3, int value4);
}
