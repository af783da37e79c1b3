package kotlin.coroutines;

/** Ours, under a name that contracts know: what a dispatcher is given beside the work. */
public interface CoroutineContext {}
