package android.graphics;

/** Two shaders, one on the other. */
@antecede.Plain
public class ComposeShader extends Shader {
  public ComposeShader(Shader shaderA, Shader shaderB, Xfermode mode) {}

  public ComposeShader(Shader shaderA, Shader shaderB, PorterDuff.Mode mode) {}

  public ComposeShader(Shader shaderA, Shader shaderB, BlendMode blendMode) {}
}
