package java.util.zip;

/** The numbers of the zip format. */
interface ZipConstants {
  long LOCSIG = 0x04034b50L, EXTSIG = 0x08074b50L, CENSIG = 0x02014b50L, ENDSIG = 0x06054b50L;
  int LOCHDR = 30, EXTHDR = 16, CENHDR = 46, ENDHDR = 22;
  int LOCVER = 4, LOCFLG = 6, LOCHOW = 8, LOCTIM = 10, LOCCRC = 14, LOCSIZ = 18, LOCLEN = 22, LOCNAM = 26,
      LOCEXT = 28;
  int EXTCRC = 4, EXTSIZ = 8, EXTLEN = 12;
  int CENVEM = 4, CENVER = 6, CENFLG = 8, CENHOW = 10, CENTIM = 12, CENCRC = 16, CENSIZ = 20, CENLEN = 24,
      CENNAM = 28, CENEXT = 30, CENCOM = 32, CENDSK = 34, CENATT = 36, CENATX = 38, CENOFF = 42;
  int ENDSUB = 8, ENDTOT = 10, ENDSIZ = 12, ENDOFF = 16, ENDCOM = 20;
}
