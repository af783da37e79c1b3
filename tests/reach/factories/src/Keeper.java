package reach.factories;

public class Keeper {
  void keep() { Main.count++; }
}
