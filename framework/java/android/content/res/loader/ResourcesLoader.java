package android.content.res.loader;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Resources that are loaded while the app runs: kept, not read. */
public class ResourcesLoader {
  private List<ResourcesProvider> providers = Collections.emptyList();

  public ResourcesLoader() {}

  public List<ResourcesProvider> getProviders() {
    return providers;
  }

  public void addProvider(ResourcesProvider resourcesProvider) {
    ArrayList<ResourcesProvider> more = new ArrayList<ResourcesProvider>(providers);
    more.add(resourcesProvider);
    providers = more;
  }

  public void removeProvider(ResourcesProvider resourcesProvider) {
    ArrayList<ResourcesProvider> fewer = new ArrayList<ResourcesProvider>(providers);
    fewer.remove(resourcesProvider);
    providers = fewer;
  }

  public void setProviders(List<ResourcesProvider> resourcesProviders) {
    providers = resourcesProviders;
  }

  public void clearProviders() {
    providers = Collections.emptyList();
  }
}
