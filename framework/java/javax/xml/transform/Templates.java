package javax.xml.transform;

import java.util.Properties;

/** A compiled style sheet. */
public interface Templates {
  Properties getOutputProperties();

  Transformer newTransformer() throws TransformerConfigurationException;
}
