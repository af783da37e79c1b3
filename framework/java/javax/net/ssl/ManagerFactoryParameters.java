package javax.net.ssl;

/** Parameters for a factory of managers. */
public interface ManagerFactoryParameters {}
