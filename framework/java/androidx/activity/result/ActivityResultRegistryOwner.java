package androidx.activity.result;

/** Something with a registry of results. */
public interface ActivityResultRegistryOwner {
  ActivityResultRegistry getActivityResultRegistry();
}
