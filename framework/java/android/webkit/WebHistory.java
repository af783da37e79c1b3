package android.webkit;

import android.graphics.Bitmap;
import antecede.Bag;

/** What a WebView remembers. */
final class WebHistory extends WebBackForwardList {
  private final Bag<Page> pages;
  private int index = -1;

  /** One page. */
  static final class Page extends WebHistoryItem {
    final String url;
    String title;

    Page(String url) {
      this.url = url;
      title = url;
    }

    @Override
    public String getUrl() { return url; }

    @Override
    public String getOriginalUrl() { return url; }

    @Override
    public String getTitle() { return title; }

    @Override
    public Bitmap getFavicon() { return null; }

    @Override
    protected Page clone() { return this; }
  }

  WebHistory() { this(new Bag<Page>(), -1); }

  private WebHistory(Bag<Page> pages, int index) {
    this.pages = pages;
    this.index = index;
  }

  void visit(Page page) {
    while (pages.size() > index + 1) pages.removeAt(pages.size() - 1);
    pages.add(page);
    index++;
  }

  boolean canMove(int steps) { return index + steps >= 0 && index + steps < pages.size(); }

  Page move(int steps) {
    index += steps;
    return pages.get(index);
  }

  Page current() { return index < 0 ? null : pages.get(index); }

  void forget() {
    Page page = current();
    pages.clear();
    index = -1;
    if (page != null) visit(page);
  }

  @Override
  public WebHistoryItem getCurrentItem() { return current(); }

  @Override
  public int getCurrentIndex() { return index; }

  @Override
  public WebHistoryItem getItemAtIndex(int index) { return index < 0 || index >= pages.size() ? null : pages.get(index); }

  @Override
  public int getSize() { return pages.size(); }

  @Override
  protected WebHistory clone() { return new WebHistory(pages.copy(), index); }
}
