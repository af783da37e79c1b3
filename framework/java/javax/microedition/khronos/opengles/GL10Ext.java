package javax.microedition.khronos.opengles;

import java.nio.IntBuffer;

/** An extension of OpenGL ES 1.0. */
public interface GL10Ext extends GL {
  int glQueryMatrixxOES(int[] values, int value, int[] values2, int value2);

  int glQueryMatrixxOES(IntBuffer intBuffer, IntBuffer intBuffer2);
}
