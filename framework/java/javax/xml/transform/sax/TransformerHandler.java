package javax.xml.transform.sax;

import javax.xml.transform.Result;
import javax.xml.transform.Transformer;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.ext.LexicalHandler;

/** Takes the source of a transformation as events. */
public interface TransformerHandler extends ContentHandler, DTDHandler, LexicalHandler {
  String getSystemId();

  Transformer getTransformer();

  void setResult(Result result) throws IllegalArgumentException;

  void setSystemId(String systemId);
}
