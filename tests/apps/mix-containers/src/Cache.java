package ground.mixcontainers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names, and what they stand for. */
class Cache {
  final Map<String, String> map = Collections.synchronizedMap(new HashMap<>());
  final List<String> names = new ArrayList<>();
}
