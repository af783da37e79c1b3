package com.example.platform;

import android.app.Activity;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.ColorSpace;
import android.graphics.Matrix;
import android.graphics.Rect;
import android.graphics.RenderNode;
import android.graphics.Typeface;
import android.graphics.drawable.LayerDrawable;
import android.graphics.fonts.Font;
import android.graphics.fonts.FontFamily;
import android.graphics.fonts.FontVariationAxis;
import android.os.Bundle;
import android.text.PrecomputedText;
import android.text.TextPaint;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowInsets;
import android.view.WindowInsetsController;
import android.widget.AutoCompleteTextView;
import android.widget.EditText;
import android.widget.ProgressBar;
import android.widget.SeekBar;
import android.widget.TextView;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Does with the platform what libraries do, and prints what it finds. */
public class Main extends Activity {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    WindowInsetsController bars = getWindow().getInsetsController();
    bars.setSystemBarsAppearance(WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS,
        WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS);
    System.out.println("bars " + bars.getSystemBarsAppearance() + ", behaviour " + bars.getSystemBarsBehavior());
    setContentView(getResources().getIdentifier("views", "layout", getPackageName()));
    System.out.println(find("careful"));
    widgets();
    fonts();
    colors();
    texts();
    names(getLayoutInflater());
    System.out.println("biometric " + getSystemService(android.hardware.biometrics.BiometricManager.class).canAuthenticate());
    waitForConnections();
    addContentView(new Drawn(this), new ViewGroup.LayoutParams(10, 10));
    View message = find("message");
    message.setOnApplyWindowInsetsListener((view, insets) -> {
      System.out.println("status bar visible " + insets.isVisible(WindowInsets.Type.statusBars()) + ", keyboard "
          + insets.isVisible(WindowInsets.Type.ime()) + ", cutout " + insets.getDisplayCutout() + ", consumed " + insets.isConsumed());
      return insets;
    });
    message.post(() -> {
      System.out.println("one window " + message.getWindowId().equals(find("name").getWindowId()));
      View name = find("name");
      name.requestFocus();
      name.clearFocus();
      System.out.println("focus kept " + (getCurrentFocus() != null));
      bars.hide(WindowInsets.Type.statusBars());
    });
  }

  private View find(String name) {
    return findViewById(getResources().getIdentifier(name, "id", getPackageName()));
  }

  private void widgets() {
    ProgressBar round = (ProgressBar) find("round");
    System.out.println("round: turns " + round.isIndeterminate() + ", drawable " + (round.getIndeterminateDrawable() != null));
    ProgressBar flat = (ProgressBar) find("flat");
    LayerDrawable layers = (LayerDrawable) flat.getProgressDrawable();
    System.out.println("flat: turns " + flat.isIndeterminate() + ", layers " + layers.getNumberOfLayers() + ", progress "
        + (layers.findDrawableByLayerId(android.R.id.progress) != null));
    System.out.println("thumb " + (((SeekBar) find("seek")).getThumb() != null));
    System.out.println("drop-down background " + (((AutoCompleteTextView) find("complete")).getDropDownBackground() != null));
    EditText name = (EditText) find("name");
    System.out.println("autofill " + name.getAutofillType() + " " + name.getAutofillValue().getTextValue() + ", important "
        + name.getImportantForAutofill());
    TextView message = (TextView) find("message");
    message.setAutoSizeTextTypeUniformWithPresetSizes(new int[] {30, 10, 20}, 0);
    System.out.println("sizes " + java.util.Arrays.toString(message.getAutoSizeTextAvailableSizes()));
  }

  private static void fonts() {
    try {
      Font font = new Font.Builder(ByteBuffer.allocateDirect(4)).setWeight(700).build();
      Typeface typeface = new Typeface.CustomFallbackBuilder(new FontFamily.Builder(font).build()).setStyle(font.getStyle()).build();
      System.out.println("bold " + typeface.isBold());
      new Font.Builder(new File("/none.ttf")).build();
    } catch (IOException e) {
      System.out.println("no font");
    }
    System.out.println(FontVariationAxis.toFontVariationSettings(FontVariationAxis.fromFontVariationSettings("'wght' 400, 'ital' 1")));
  }

  private static void colors() {
    ColorSpace wide = ColorSpace.get(ColorSpace.Named.DISPLAY_P3);
    Color red = Color.valueOf(Color.RED).convert(wide);
    System.out.println(Math.round(red.red() * 100) + " " + Math.round(red.green() * 100) + " " + Math.round(red.blue() * 100)
        + ", back " + Integer.toHexString(red.toArgb()) + ", packed " + Integer.toHexString(Color.toArgb(red.pack())));
    System.out.println("wide " + wide.isWideGamut() + ", sRGB " + ColorSpace.get(ColorSpace.Named.SRGB).isWideGamut());
  }

  private static void texts() {
    TextPaint paint = new TextPaint();
    PrecomputedText.Params params = new PrecomputedText.Params.Builder(paint).build();
    PrecomputedText text = PrecomputedText.create("one\ntwo", params);
    System.out.println("paragraphs " + text.getParagraphCount() + ", same " + params.equals(
        new PrecomputedText.Params.Builder(new TextPaint(paint)).build()));
    String smile = "a\ud83d\ude00b";
    System.out.println("cursor " + paint.getTextRunCursor(smile, 0, 4, false, 1, TextPaint.CURSOR_AFTER) + " "
        + paint.getTextRunCursor(smile, 0, 4, false, 3, TextPaint.CURSOR_BEFORE));
  }

  /** A debug bridge waits for ever, in a thread of its own: nobody connects, until the socket is closed. */
  private static void waitForConnections() {
    try {
      android.net.LocalServerSocket socket = new android.net.LocalServerSocket("bridge");
      Thread bridge = new Thread(() -> {
        try {
          System.out.println("connected " + socket.accept());
        } catch (IOException e) {
          System.out.println("bridge: " + e.getMessage());
        }
      });
      bridge.start();
      Thread.sleep(10);
      socket.close();
      bridge.join();
    } catch (IOException | InterruptedException e) {
      System.out.println(e);
    }
  }

  /** Names that are looked up by reflection. */
  private static void names(android.view.LayoutInflater inflater) {
    try {
      View.class.getDeclaredMethod("computeFitSystemWindows", Rect.class, Rect.class);
      View.class.getMethod("makeOptionalFitsSystemWindows");
      java.lang.reflect.Field arguments = android.view.LayoutInflater.class.getDeclaredField("mConstructorArgs");
      arguments.setAccessible(true);
      System.out.println("names found, " + ((Object[]) arguments.get(inflater)).length + " arguments");
    } catch (ReflectiveOperationException e) {
      System.out.println(e);
    }
  }

  /** Draws through a node, as Compose does. */
  private static final class Drawn extends View {
    private final RenderNode node = new RenderNode("drawn");

    Drawn(Activity context) {
      super(context);
    }

    /** Compose knows no direction before. */
    @Override
    public void onRtlPropertiesChanged(int layoutDirection) {
      System.out.println("direction " + layoutDirection + ", attached " + isAttachedToWindow());
    }

    @Override
    protected void onDraw(Canvas canvas) {
      node.setPosition(0, 0, getWidth(), getHeight());
      node.setScaleX(2);
      Canvas inner = node.beginRecording();
      System.out.println("canvas " + canvas.isHardwareAccelerated() + ", node " + inner.getWidth() + " by " + inner.getHeight());
      node.endRecording();
      canvas.drawRenderNode(node);
      Matrix matrix = new Matrix();
      node.getMatrix(matrix);
      float[] corner = {0, 0};
      matrix.mapPoints(corner);
      System.out.println("recorded " + node.hasDisplayList() + ", corner " + corner[0] + " " + corner[1]);
    }
  }
}
