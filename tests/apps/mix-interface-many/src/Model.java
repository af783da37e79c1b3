package ground.mixinterfacemany;

/** What steps are about. */
class Model {
  String value = "nothing"; // @make
}
