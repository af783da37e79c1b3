package ground.mixmessageobjects;

/** Something to be filled. */
class Box {
  String text;
  String more = "nothing";
}
