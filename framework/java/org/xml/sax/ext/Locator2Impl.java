package org.xml.sax.ext;

import org.xml.sax.Locator;
import org.xml.sax.helpers.LocatorImpl;

/** A place with version and encoding, as it was at some time. */
public class Locator2Impl extends LocatorImpl implements Locator2 {
  private String encoding;
  private String version;

  public Locator2Impl() {}

  public Locator2Impl(Locator locator) {
    super(locator);
    if (!(locator instanceof Locator2)) return;
    version = ((Locator2) locator).getXMLVersion();
    encoding = ((Locator2) locator).getEncoding();
  }

  @Override
  public String getXMLVersion() {
    return version;
  }

  @Override
  public String getEncoding() {
    return encoding;
  }

  public void setXMLVersion(String version) {
    this.version = version;
  }

  public void setEncoding(String encoding) {
    this.encoding = encoding;
  }
}
