package antecede.xml;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.util.HashMap;
import java.util.Properties;
import javax.xml.transform.ErrorListener;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Result;
import javax.xml.transform.Source;
import javax.xml.transform.Templates;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.URIResolver;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXResult;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Transformers that copy. Style sheets are not understood. */
public final class Transformers extends TransformerFactory {
  private URIResolver resolver;
  private ErrorListener listener;
  private final HashMap<String, Boolean> features = new HashMap<>();
  private final HashMap<String, Object> attributes = new HashMap<>();

  @Override
  public Transformer newTransformer() {
    return new Copier();
  }

  @Override
  public Transformer newTransformer(Source source) throws TransformerConfigurationException {
    throw new TransformerConfigurationException("style sheets are not supported");
  }

  @Override
  public Templates newTemplates(Source source) throws TransformerConfigurationException {
    throw new TransformerConfigurationException("style sheets are not supported");
  }

  @Override
  public Source getAssociatedStylesheet(Source source, String media, String title, String charset) {
    return null;
  }

  @Override
  public void setURIResolver(URIResolver newResolver) {
    resolver = newResolver;
  }

  @Override
  public URIResolver getURIResolver() {
    return resolver;
  }

  @Override
  public void setFeature(String name, boolean value) {
    features.put(name, value);
  }

  @Override
  public boolean getFeature(String name) {
    Boolean value = features.get(name);
    return value == null ? name.startsWith("http://javax.xml.transform.") : value;
  }

  @Override
  public void setAttribute(String name, Object value) {
    attributes.put(name, value);
  }

  @Override
  public Object getAttribute(String name) {
    return attributes.get(name);
  }

  @Override
  public void setErrorListener(ErrorListener newListener) {
    if (newListener == null) throw new IllegalArgumentException("ErrorListener");
    listener = newListener;
  }

  @Override
  public ErrorListener getErrorListener() {
    return listener;
  }

  /** The transformer that copies. */
  private static final class Copier extends Transformer {
    private final HashMap<String, Object> parameters = new HashMap<>();
    private final Properties output = new Properties();
    private URIResolver resolver;
    private ErrorListener listener;

    @Override
    public void reset() {
      parameters.clear();
      output.clear();
    }

    private static Node read(Source source) throws TransformerException {
      if (source instanceof DOMSource) {
        Node node = ((DOMSource) source).getNode();
        return node == null ? new DomDocument() : node;
      }
      InputSource input = SAXSource.sourceToInputSource(source);
      if (input == null) {
        throw new TransformerException("Can't transform a Source of type " + source.getClass().getName());
      }
      DomBuilder builder = new DomBuilder();
      builder.namespaces = true;
      try {
        return builder.parse(input);
      } catch (SAXException | IOException e) {
        throw new TransformerException(e);
      }
    }

    @Override
    public void transform(Source source, Result result) throws TransformerException {
      Node node = read(source);
      try {
        if (result instanceof DOMResult) copy(node, (DOMResult) result);
        else if (result instanceof SAXResult) new DomTeller((SAXResult) result).tell(node);
        else if (result instanceof StreamResult) write(node, (StreamResult) result);
        else throw new TransformerException("Can't transform to a Result of type " + result.getClass().getName());
      } catch (IOException | SAXException e) {
        throw new TransformerException(e);
      }
    }

    private static void copy(Node node, DOMResult result) {
      if (result.getNode() == null) result.setNode(new DomDocument());
      Node target = result.getNode();
      Document owner = target instanceof Document ? (Document) target : target.getOwnerDocument();
      if (!(node instanceof Document)) {
        target.insertBefore(owner.importNode(node, true), result.getNextSibling());
        return;
      }
      for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
        if (child.getNodeType() == Node.DOCUMENT_TYPE_NODE) continue;
        target.insertBefore(owner.importNode(child, true), result.getNextSibling());
      }
    }

    private void write(Node node, StreamResult result) throws IOException, TransformerException {
      String encoding = output.getProperty(OutputKeys.ENCODING, "UTF-8");
      if (result.getWriter() != null) {
        new DomWriter(result.getWriter(), output).write(node);
      } else if (result.getOutputStream() != null) {
        new DomWriter(new OutputStreamWriter(result.getOutputStream(), encoding), output).write(node);
      } else if (result.getSystemId() != null) {
        String name = result.getSystemId();
        if (name.startsWith("file://")) name = name.substring(7);
        else if (name.startsWith("file:")) name = name.substring(5);
        try (Writer writer = new OutputStreamWriter(new FileOutputStream(name), encoding)) {
          new DomWriter(writer, output).write(node);
        }
      } else {
        throw new TransformerException("No output specified!");
      }
    }

    @Override
    public void setParameter(String name, Object value) {
      if (value == null) throw new IllegalArgumentException("value == null");
      parameters.put(name, value);
    }

    @Override
    public Object getParameter(String name) {
      return parameters.get(name);
    }

    @Override
    public void clearParameters() {
      parameters.clear();
    }

    @Override
    public void setURIResolver(URIResolver newResolver) {
      resolver = newResolver;
    }

    @Override
    public URIResolver getURIResolver() {
      return resolver;
    }

    @Override
    public void setOutputProperties(Properties format) {
      output.clear();
      if (format == null) return;
      for (String name : format.stringPropertyNames()) output.setProperty(name, format.getProperty(name));
    }

    @Override
    public Properties getOutputProperties() {
      Properties all = new Properties();
      for (String name : output.stringPropertyNames()) all.setProperty(name, output.getProperty(name));
      if (all.getProperty(OutputKeys.METHOD) == null) all.setProperty(OutputKeys.METHOD, "xml");
      return all;
    }

    @Override
    public void setOutputProperty(String name, String value) {
      if (!name.startsWith("{") && name.indexOf(':') > 0) {
        throw new IllegalArgumentException("output property not recognized: " + name);
      }
      if (value == null) output.remove(name);
      else output.setProperty(name, value);
    }

    @Override
    public String getOutputProperty(String name) {
      return getOutputProperties().getProperty(name);
    }

    @Override
    public void setErrorListener(ErrorListener newListener) {
      if (newListener == null) throw new IllegalArgumentException("ErrorListener");
      listener = newListener;
    }

    @Override
    public ErrorListener getErrorListener() {
      return listener;
    }
  }
}
