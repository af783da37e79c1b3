package android.graphics.pdf;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Rect;
import antecede.Bag;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/** Pages; the file they become has only a header. */
public class PdfDocument {
  private final Bag<PageInfo> pages = new Bag<PageInfo>();
  private Page current;
  private boolean closed;

  /** What a page is like. */
  public static final class PageInfo {
    private final int width;
    private final int height;
    private final int number;
    private final Rect content;

    private PageInfo(int width, int height, int number, Rect content) {
      this.width = width;
      this.height = height;
      this.number = number;
      this.content = content;
    }

    /** Collects it. */
    public static final class Builder {
      private final int width;
      private final int height;
      private final int number;
      private Rect content;

      public Builder(int pageWidth, int pageHeight, int pageNumber) {
        if (pageWidth <= 0) throw new IllegalArgumentException("page width must be positive");
        if (pageHeight <= 0) throw new IllegalArgumentException("page width must be positive");
        width = pageWidth;
        height = pageHeight;
        number = pageNumber;
      }

      public PageInfo.Builder setContentRect(Rect contentRect) {
        content = contentRect;
        return this;
      }

      public PageInfo create() {
        return new PageInfo(width, height, number, content == null ? new Rect(0, 0, width, height) : content);
      }
    }

    public int getPageWidth() {
      return width;
    }

    public int getPageHeight() {
      return height;
    }

    public Rect getContentRect() {
      return content;
    }

    public int getPageNumber() {
      return number;
    }
  }

  /** A page that is drawn. */
  public static final class Page {
    private final PageInfo info;
    private final Canvas canvas;

    Page(PageInfo info) {
      this.info = info;
      canvas = new Canvas(Bitmap.createBitmap(info.getPageWidth(), info.getPageHeight(), Bitmap.Config.ARGB_8888));
    }

    public Canvas getCanvas() {
      return canvas;
    }

    public PageInfo getInfo() {
      return info;
    }
  }

  public PdfDocument() {}

  private void check() {
    if (closed) throw new IllegalStateException("document is closed!");
    if (current != null) throw new IllegalStateException("Current page not finished!");
  }

  public Page startPage(PageInfo pageInfo) {
    check();
    if (pageInfo == null) throw new IllegalArgumentException("page cannot be null");
    current = new Page(pageInfo);
    return current;
  }

  public void finishPage(Page page) {
    if (page == null) throw new IllegalArgumentException("page cannot be null");
    if (page != current) throw new IllegalStateException("invalid page");
    pages.add(page.getInfo());
    current = null;
  }

  public void writeTo(OutputStream out) throws IOException {
    check();
    out.write("%PDF-1.4\n%%EOF\n".getBytes("US-ASCII"));
  }

  public List<PageInfo> getPages() {
    ArrayList<PageInfo> list = new ArrayList<PageInfo>();
    for (int i = 0; i < pages.size(); i++) list.add(pages.get(i));
    return list;
  }

  public void close() {
    check();
    closed = true;
  }

  @Override
  protected void finalize() throws Throwable {}
}
