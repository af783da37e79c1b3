package org.apache.http.params;

/** Numbers and truths among the settings. */
@Deprecated
public abstract class AbstractHttpParams implements HttpParams {
  protected AbstractHttpParams() {}

  @Override
  public long getLongParameter(String name, long defaultValue) {
    Object value = getParameter(name);
    return value == null ? defaultValue : (Long) value;
  }

  @Override
  public HttpParams setLongParameter(String name, long value) {
    return setParameter(name, value);
  }

  @Override
  public int getIntParameter(String name, int defaultValue) {
    Object value = getParameter(name);
    return value == null ? defaultValue : (Integer) value;
  }

  @Override
  public HttpParams setIntParameter(String name, int value) {
    return setParameter(name, value);
  }

  @Override
  public double getDoubleParameter(String name, double defaultValue) {
    Object value = getParameter(name);
    return value == null ? defaultValue : (Double) value;
  }

  @Override
  public HttpParams setDoubleParameter(String name, double value) {
    return setParameter(name, value);
  }

  @Override
  public boolean getBooleanParameter(String name, boolean defaultValue) {
    Object value = getParameter(name);
    return value == null ? defaultValue : (Boolean) value;
  }

  @Override
  public HttpParams setBooleanParameter(String name, boolean value) {
    return setParameter(name, value);
  }

  @Override
  public boolean isParameterTrue(String name) {
    return getBooleanParameter(name, false);
  }

  @Override
  public boolean isParameterFalse(String name) {
    return !getBooleanParameter(name, false);
  }
}
