package android.print.pdf;

import android.content.Context;
import android.graphics.Rect;
import android.print.PrintAttributes;

/** Pages of the size that is printed. */
public class PrintedPdfDocument extends android.graphics.pdf.PdfDocument {
  private final int width;
  private final int height;

  public PrintedPdfDocument(Context context, PrintAttributes attributes) {
    PrintAttributes.MediaSize size = attributes.getMediaSize();
    width = (int) (size.getWidthMils() / 1000f * 72);
    height = (int) (size.getHeightMils() / 1000f * 72);
  }

  public Page startPage(int pageNumber) {
    return startPage(new PageInfo.Builder(width, height, pageNumber).create());
  }

  public int getPageWidth() {
    return width;
  }

  public int getPageHeight() {
    return height;
  }

  public Rect getPageContentRect() {
    return new Rect(0, 0, width, height);
  }
}
