package org.routes;

public interface Screen {
  void show();
}
