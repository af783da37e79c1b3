package java.util.regex;

/**
 * The code points of scripts and blocks, by name. Printed by framework/tools/RegexTables.java; of the scripts the
 * ones most in use, of the blocks those of the basic plane.
 */
final class CharNames {
  private static final String SCRIPTS =
      "COMMON=0-40,5b-60,7b-a9,ab-b9,bb-bf,d7-d7,f7-f7,2b9-2df,2e5-2e9,2ec-2ff,374-374,37e-37e,385-385,387-387,"
      + "605-605,60c-60c,61b-61b,61f-61f,640-640,6dd-6dd,8e2-8e2,964-965,e3f-e3f,fd5-fd8,10fb-10fb,16eb-16ed,1735"
      + "-1736,1802-1803,1805-1805,1cd3-1cd3,1ce1-1ce1,1ce9-1cec,1cee-1cf3,1cf5-1cf7,1cfa-1cfa,2000-200b,200e-206"
      + "4,2066-2070,2074-207e,2080-208e,20a0-20bf,2100-2125,2127-2129,212c-2131,2133-214d,214f-215f,2189-218b,21"
      + "90-2426,2440-244a,2460-27ff,2900-2b73,2b76-2b95,2b97-2bff,2e00-2e52,2ff0-2ffb,3000-3004,3006-3006,3008-3"
      + "020,3030-3037,303c-303f,309b-309c,30a0-30a0,30fb-30fc,3190-319f,31c0-31e3,3220-325f,327f-32cf,32ff-32ff,"
      + "3358-33ff,4dc0-4dff,a700-a721,a788-a78a,a830-a839,a92e-a92e,a9cf-a9cf,ab5b-ab5b,ab6a-ab6b,fd3e-fd3f,fe10"
      + "-fe19,fe30-fe52,fe54-fe66,fe68-fe6b,feff-feff,ff01-ff20,ff3b-ff40,ff5b-ff65,ff70-ff70,ff9e-ff9f,ffe0-ffe"
      + "6,ffe8-ffee,fff9-fffd,10100-10102,10107-10133,10137-1013f,10190-1019c,101d0-101fc,102e1-102fb,16fe2-16fe"
      + "3,1bca0-1bca3,1d000-1d0f5,1d100-1d126,1d129-1d166,1d16a-1d17a,1d183-1d184,1d18c-1d1a9,1d1ae-1d1e8,1d2e0-"
      + "1d2f3,1d300-1d356,1d360-1d378,1d400-1d454,1d456-1d49c,1d49e-1d49f,1d4a2-1d4a2,1d4a5-1d4a6,1d4a9-1d4ac,1d"
      + "4ae-1d4b9,1d4bb-1d4bb,1d4bd-1d4c3,1d4c5-1d505,1d507-1d50a,1d50d-1d514,1d516-1d51c,1d51e-1d539,1d53b-1d53"
      + "e,1d540-1d544,1d546-1d546,1d54a-1d550,1d552-1d6a5,1d6a8-1d7cb,1d7ce-1d7ff,1ec71-1ecb4,1ed01-1ed3d,1f000-"
      + "1f02b,1f030-1f093,1f0a0-1f0ae,1f0b1-1f0bf,1f0c1-1f0cf,1f0d1-1f0f5,1f100-1f1ad,1f1e6-1f1ff,1f201-1f202,1f"
      + "210-1f23b,1f240-1f248,1f250-1f251,1f260-1f265,1f300-1f6d7,1f6e0-1f6ec,1f6f0-1f6fc,1f700-1f773,1f780-1f7d"
      + "8,1f7e0-1f7eb,1f800-1f80b,1f810-1f847,1f850-1f859,1f860-1f887,1f890-1f8ad,1f8b0-1f8b1,1f900-1f978,1f97a-"
      + "1f9cb,1f9cd-1fa53,1fa60-1fa6d,1fa70-1fa74,1fa78-1fa7a,1fa80-1fa86,1fa90-1faa8,1fab0-1fab6,1fac0-1fac2,1f"
      + "ad0-1fad6,1fb00-1fb92,1fb94-1fbca,1fbf0-1fbf9,e0001-e0001,e0020-e007f;LATIN=41-5a,61-7a,aa-aa,ba-ba,c0-d"
      + "6,d8-f6,f8-2b8,2e0-2e4,1d00-1d25,1d2c-1d5c,1d62-1d65,1d6b-1d77,1d79-1dbe,1e00-1eff,2071-2071,207f-207f,2"
      + "090-209c,212a-212b,2132-2132,214e-214e,2160-2188,2c60-2c7f,a722-a787,a78b-a7bf,a7c2-a7ca,a7f5-a7ff,ab30-"
      + "ab5a,ab5c-ab64,ab66-ab69,fb00-fb06,ff21-ff3a,ff41-ff5a;BOPOMOFO=2ea-2eb,3105-312f,31a0-31bf;INHERITED=30"
      + "0-36f,485-486,64b-655,670-670,951-954,1ab0-1ac0,1cd0-1cd2,1cd4-1ce0,1ce2-1ce8,1ced-1ced,1cf4-1cf4,1cf8-1"
      + "cf9,1dc0-1df9,1dfb-1dff,200c-200d,20d0-20f0,302a-302d,3099-309a,fe00-fe0f,fe20-fe2d,101fd-101fd,102e0-10"
      + "2e0,1133b-1133b,1d167-1d169,1d17b-1d182,1d185-1d18b,1d1aa-1d1ad,e0100-e01ef;GREEK=370-373,375-377,37a-37"
      + "d,37f-37f,384-384,386-386,388-38a,38c-38c,38e-3a1,3a3-3e1,3f0-3ff,1d26-1d2a,1d5d-1d61,1d66-1d6a,1dbf-1db"
      + "f,1f00-1f15,1f18-1f1d,1f20-1f45,1f48-1f4d,1f50-1f57,1f59-1f59,1f5b-1f5b,1f5d-1f5d,1f5f-1f7d,1f80-1fb4,1f"
      + "b6-1fc4,1fc6-1fd3,1fd6-1fdb,1fdd-1fef,1ff2-1ff4,1ff6-1ffe,2126-2126,ab65-ab65,10140-1018e,101a0-101a0,1d"
      + "200-1d245;CYRILLIC=400-484,487-52f,1c80-1c88,1d2b-1d2b,1d78-1d78,2de0-2dff,a640-a69f,fe2e-fe2f;ARMENIAN="
      + "531-556,559-58a,58d-58f,fb13-fb17;HEBREW=591-5c7,5d0-5ea,5ef-5f4,fb1d-fb36,fb38-fb3c,fb3e-fb3e,fb40-fb41"
      + ",fb43-fb44,fb46-fb4f;ARABIC=600-604,606-60b,60d-61a,61c-61c,61e-61e,620-63f,641-64a,656-66f,671-6dc,6de-"
      + "6ff,750-77f,8a0-8b4,8b6-8c7,8d3-8e1,8e3-8ff,fb50-fbc1,fbd3-fd3d,fd50-fd8f,fd92-fdc7,fdf0-fdfd,fe70-fe74,"
      + "fe76-fefc,10e60-10e7e,1ee00-1ee03,1ee05-1ee1f,1ee21-1ee22,1ee24-1ee24,1ee27-1ee27,1ee29-1ee32,1ee34-1ee3"
      + "7,1ee39-1ee39,1ee3b-1ee3b,1ee42-1ee42,1ee47-1ee47,1ee49-1ee49,1ee4b-1ee4b,1ee4d-1ee4f,1ee51-1ee52,1ee54-"
      + "1ee54,1ee57-1ee57,1ee59-1ee59,1ee5b-1ee5b,1ee5d-1ee5d,1ee5f-1ee5f,1ee61-1ee62,1ee64-1ee64,1ee67-1ee6a,1e"
      + "e6c-1ee72,1ee74-1ee77,1ee79-1ee7c,1ee7e-1ee7e,1ee80-1ee89,1ee8b-1ee9b,1eea1-1eea3,1eea5-1eea9,1eeab-1eeb"
      + "b,1eef0-1eef1;DEVANAGARI=900-950,955-963,966-97f,a8e0-a8ff;BENGALI=980-983,985-98c,98f-990,993-9a8,9aa-9"
      + "b0,9b2-9b2,9b6-9b9,9bc-9c4,9c7-9c8,9cb-9ce,9d7-9d7,9dc-9dd,9df-9e3,9e6-9fe;GURMUKHI=a01-a03,a05-a0a,a0f-"
      + "a10,a13-a28,a2a-a30,a32-a33,a35-a36,a38-a39,a3c-a3c,a3e-a42,a47-a48,a4b-a4d,a51-a51,a59-a5c,a5e-a5e,a66-"
      + "a76;GUJARATI=a81-a83,a85-a8d,a8f-a91,a93-aa8,aaa-ab0,ab2-ab3,ab5-ab9,abc-ac5,ac7-ac9,acb-acd,ad0-ad0,ae0"
      + "-ae3,ae6-af1,af9-aff;TAMIL=b82-b83,b85-b8a,b8e-b90,b92-b95,b99-b9a,b9c-b9c,b9e-b9f,ba3-ba4,ba8-baa,bae-b"
      + "b9,bbe-bc2,bc6-bc8,bca-bcd,bd0-bd0,bd7-bd7,be6-bfa,11fc0-11ff1,11fff-11fff;TELUGU=c00-c0c,c0e-c10,c12-c2"
      + "8,c2a-c39,c3d-c44,c46-c48,c4a-c4d,c55-c56,c58-c5a,c60-c63,c66-c6f,c77-c7f;KANNADA=c80-c8c,c8e-c90,c92-ca"
      + "8,caa-cb3,cb5-cb9,cbc-cc4,cc6-cc8,cca-ccd,cd5-cd6,cde-cde,ce0-ce3,ce6-cef,cf1-cf2;MALAYALAM=d00-d0c,d0e-"
      + "d10,d12-d44,d46-d48,d4a-d4f,d54-d63,d66-d7f;SINHALA=d81-d83,d85-d96,d9a-db1,db3-dbb,dbd-dbd,dc0-dc6,dca-"
      + "dca,dcf-dd4,dd6-dd6,dd8-ddf,de6-def,df2-df4,111e1-111f4;THAI=e01-e3a,e40-e5b;LAO=e81-e82,e84-e84,e86-e8a"
      + ",e8c-ea3,ea5-ea5,ea7-ebd,ec0-ec4,ec6-ec6,ec8-ecd,ed0-ed9,edc-edf;TIBETAN=f00-f47,f49-f6c,f71-f97,f99-fbc"
      + ",fbe-fcc,fce-fd4,fd9-fda;MYANMAR=1000-109f,a9e0-a9fe,aa60-aa7f;GEORGIAN=10a0-10c5,10c7-10c7,10cd-10cd,10"
      + "d0-10fa,10fc-10ff,1c90-1cba,1cbd-1cbf,2d00-2d25,2d27-2d27,2d2d-2d2d;HANGUL=1100-11ff,302e-302f,3131-318e"
      + ",3200-321e,3260-327e,a960-a97c,ac00-d7a3,d7b0-d7c6,d7cb-d7fb,ffa0-ffbe,ffc2-ffc7,ffca-ffcf,ffd2-ffd7,ffd"
      + "a-ffdc;ETHIOPIC=1200-1248,124a-124d,1250-1256,1258-1258,125a-125d,1260-1288,128a-128d,1290-12b0,12b2-12b"
      + "5,12b8-12be,12c0-12c0,12c2-12c5,12c8-12d6,12d8-1310,1312-1315,1318-135a,135d-137c,1380-1399,2d80-2d96,2d"
      + "a0-2da6,2da8-2dae,2db0-2db6,2db8-2dbe,2dc0-2dc6,2dc8-2dce,2dd0-2dd6,2dd8-2dde,ab01-ab06,ab09-ab0e,ab11-a"
      + "b16,ab20-ab26,ab28-ab2e;KHMER=1780-17dd,17e0-17e9,17f0-17f9,19e0-19ff;MONGOLIAN=1800-1801,1804-1804,1806"
      + "-180e,1810-1819,1820-1878,1880-18aa,11660-1166c;HAN=2e80-2e99,2e9b-2ef3,2f00-2fd5,3005-3005,3007-3007,30"
      + "21-3029,3038-303b,3400-4dbf,4e00-9ffc,f900-fa6d,fa70-fad9,16ff0-16ff1,20000-2a6dd,2a700-2b734,2b740-2b81"
      + "d,2b820-2cea1,2ceb0-2ebe0,2f800-2fa1d,30000-3134a;HIRAGANA=3041-3096,309d-309f,1b001-1b11e,1b150-1b152,1"
      + "f200-1f200;KATAKANA=30a1-30fa,30fd-30ff,31f0-31ff,32d0-32fe,3300-3357,ff66-ff6f,ff71-ff9d,1b000-1b000,1b"
      + "164-1b167;";

  private static final String BLOCKS =
      "BASICLATIN=0-7f;LATIN1SUPPLEMENT=80-ff;LATINEXTENDEDA=100-17f;LATINEXTENDEDB=180-24f;IPAEXTENSIONS=250-2"
      + "af;SPACINGMODIFIERLETTERS=2b0-2ff;COMBININGDIACRITICALMARKS=300-36f;GREEK=370-3ff;CYRILLIC=400-4ff;CYRIL"
      + "LICSUPPLEMENTARY=500-52f;ARMENIAN=530-58f;HEBREW=590-5ff;ARABIC=600-6ff;SYRIAC=700-74f;ARABICSUPPLEMENT="
      + "750-77f;THAANA=780-7bf;NKO=7c0-7ff;SAMARITAN=800-83f;MANDAIC=840-85f;SYRIACSUPPLEMENT=860-86f;ARABICEXTE"
      + "NDEDA=8a0-8ff;DEVANAGARI=900-97f;BENGALI=980-9ff;GURMUKHI=a00-a7f;GUJARATI=a80-aff;ORIYA=b00-b7f;TAMIL=b"
      + "80-bff;TELUGU=c00-c7f;KANNADA=c80-cff;MALAYALAM=d00-d7f;SINHALA=d80-dff;THAI=e00-e7f;LAO=e80-eff;TIBETAN"
      + "=f00-fff;MYANMAR=1000-109f;GEORGIAN=10a0-10ff;HANGULJAMO=1100-11ff;ETHIOPIC=1200-137f;ETHIOPICSUPPLEMENT"
      + "=1380-139f;CHEROKEE=13a0-13ff;UNIFIEDCANADIANABORIGINALSYLLABICS=1400-167f;OGHAM=1680-169f;RUNIC=16a0-16"
      + "ff;TAGALOG=1700-171f;HANUNOO=1720-173f;BUHID=1740-175f;TAGBANWA=1760-177f;KHMER=1780-17ff;MONGOLIAN=1800"
      + "-18af;UNIFIEDCANADIANABORIGINALSYLLABICSEXTENDED=18b0-18ff;LIMBU=1900-194f;TAILE=1950-197f;NEWTAILUE=198"
      + "0-19df;KHMERSYMBOLS=19e0-19ff;BUGINESE=1a00-1a1f;TAITHAM=1a20-1aaf;COMBININGDIACRITICALMARKSEXTENDED=1ab"
      + "0-1aff;BALINESE=1b00-1b7f;SUNDANESE=1b80-1bbf;BATAK=1bc0-1bff;LEPCHA=1c00-1c4f;OLCHIKI=1c50-1c7f;CYRILLI"
      + "CEXTENDEDC=1c80-1c8f;GEORGIANEXTENDED=1c90-1cbf;SUNDANESESUPPLEMENT=1cc0-1ccf;VEDICEXTENSIONS=1cd0-1cff;"
      + "PHONETICEXTENSIONS=1d00-1d7f;PHONETICEXTENSIONSSUPPLEMENT=1d80-1dbf;COMBININGDIACRITICALMARKSSUPPLEMENT="
      + "1dc0-1dff;LATINEXTENDEDADDITIONAL=1e00-1eff;GREEKEXTENDED=1f00-1fff;GENERALPUNCTUATION=2000-206f;SUPERSC"
      + "RIPTSANDSUBSCRIPTS=2070-209f;CURRENCYSYMBOLS=20a0-20cf;COMBININGMARKSFORSYMBOLS=20d0-20ff;LETTERLIKESYMB"
      + "OLS=2100-214f;NUMBERFORMS=2150-218f;ARROWS=2190-21ff;MATHEMATICALOPERATORS=2200-22ff;MISCELLANEOUSTECHNI"
      + "CAL=2300-23ff;CONTROLPICTURES=2400-243f;OPTICALCHARACTERRECOGNITION=2440-245f;ENCLOSEDALPHANUMERICS=2460"
      + "-24ff;BOXDRAWING=2500-257f;BLOCKELEMENTS=2580-259f;GEOMETRICSHAPES=25a0-25ff;MISCELLANEOUSSYMBOLS=2600-2"
      + "6ff;DINGBATS=2700-27bf;MISCELLANEOUSMATHEMATICALSYMBOLSA=27c0-27ef;SUPPLEMENTALARROWSA=27f0-27ff;BRAILLE"
      + "PATTERNS=2800-28ff;SUPPLEMENTALARROWSB=2900-297f;MISCELLANEOUSMATHEMATICALSYMBOLSB=2980-29ff;SUPPLEMENTA"
      + "LMATHEMATICALOPERATORS=2a00-2aff;MISCELLANEOUSSYMBOLSANDARROWS=2b00-2bff;GLAGOLITIC=2c00-2c5f;LATINEXTEN"
      + "DEDC=2c60-2c7f;COPTIC=2c80-2cff;GEORGIANSUPPLEMENT=2d00-2d2f;TIFINAGH=2d30-2d7f;ETHIOPICEXTENDED=2d80-2d"
      + "df;CYRILLICEXTENDEDA=2de0-2dff;SUPPLEMENTALPUNCTUATION=2e00-2e7f;CJKRADICALSSUPPLEMENT=2e80-2eff;KANGXIR"
      + "ADICALS=2f00-2fdf;IDEOGRAPHICDESCRIPTIONCHARACTERS=2ff0-2fff;CJKSYMBOLSANDPUNCTUATION=3000-303f;HIRAGANA"
      + "=3040-309f;KATAKANA=30a0-30ff;BOPOMOFO=3100-312f;HANGULCOMPATIBILITYJAMO=3130-318f;KANBUN=3190-319f;BOPO"
      + "MOFOEXTENDED=31a0-31bf;CJKSTROKES=31c0-31ef;KATAKANAPHONETICEXTENSIONS=31f0-31ff;ENCLOSEDCJKLETTERSANDMO"
      + "NTHS=3200-32ff;CJKCOMPATIBILITY=3300-33ff;CJKUNIFIEDIDEOGRAPHSEXTENSIONA=3400-4dbf;YIJINGHEXAGRAMSYMBOLS"
      + "=4dc0-4dff;CJKUNIFIEDIDEOGRAPHS=4e00-9fff;YISYLLABLES=a000-a48f;YIRADICALS=a490-a4cf;LISU=a4d0-a4ff;VAI="
      + "a500-a63f;CYRILLICEXTENDEDB=a640-a69f;BAMUM=a6a0-a6ff;MODIFIERTONELETTERS=a700-a71f;LATINEXTENDEDD=a720-"
      + "a7ff;SYLOTINAGRI=a800-a82f;COMMONINDICNUMBERFORMS=a830-a83f;PHAGSPA=a840-a87f;SAURASHTRA=a880-a8df;DEVAN"
      + "AGARIEXTENDED=a8e0-a8ff;KAYAHLI=a900-a92f;REJANG=a930-a95f;HANGULJAMOEXTENDEDA=a960-a97f;JAVANESE=a980-a"
      + "9df;MYANMAREXTENDEDB=a9e0-a9ff;CHAM=aa00-aa5f;MYANMAREXTENDEDA=aa60-aa7f;TAIVIET=aa80-aadf;MEETEIMAYEKEX"
      + "TENSIONS=aae0-aaff;ETHIOPICEXTENDEDA=ab00-ab2f;LATINEXTENDEDE=ab30-ab6f;CHEROKEESUPPLEMENT=ab70-abbf;MEE"
      + "TEIMAYEK=abc0-abff;HANGULSYLLABLES=ac00-d7af;HANGULJAMOEXTENDEDB=d7b0-d7ff;HIGHSURROGATES=d800-db7f;HIGH"
      + "PRIVATEUSESURROGATES=db80-dbff;LOWSURROGATES=dc00-dfff;PRIVATEUSEAREA=e000-f8ff;CJKCOMPATIBILITYIDEOGRAP"
      + "HS=f900-faff;ALPHABETICPRESENTATIONFORMS=fb00-fb4f;ARABICPRESENTATIONFORMSA=fb50-fdff;VARIATIONSELECTORS"
      + "=fe00-fe0f;VERTICALFORMS=fe10-fe1f;COMBININGHALFMARKS=fe20-fe2f;CJKCOMPATIBILITYFORMS=fe30-fe4f;SMALLFOR"
      + "MVARIANTS=fe50-fe6f;ARABICPRESENTATIONFORMSB=fe70-feff;HALFWIDTHANDFULLWIDTHFORMS=ff00-ffef;SPECIALS=fff"
      + "0-ffff;";

  private static final String SHORT_SCRIPTS =
      "ZYYY=COMMON;LATN=LATIN;GREK=GREEK;CYRL=CYRILLIC;HEBR=HEBREW;ARAB=ARABIC;HANG=HANGUL;"
      + "HIRA=HIRAGANA;KANA=KATAKANA;HANI=HAN;DEVA=DEVANAGARI;ARMN=ARMENIAN;GEOR=GEORGIAN;ZINH=INHERITED;";

  private CharNames() {}

  /** Null if there is none of that name. */
  static CharSet script(String name) {
    String key = upper(name);
    String full = find(SHORT_SCRIPTS, key);
    return ranges(find(SCRIPTS, full != null ? full : key));
  }

  static CharSet block(String name) {
    String key = upper(name).replace("_", "").replace(" ", "").replace("-", "");
    if (key.equals("LATIN1")) key = "LATIN1SUPPLEMENT";
    if (key.equals("GREEKANDCOPTIC")) key = "GREEK";
    return ranges(find(BLOCKS, key));
  }

  /** ASCII only, as the names are. */
  static String upper(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      result.append(c >= 'a' && c <= 'z' ? (char) (c - 32) : c);
    }
    return result.toString();
  }

  private static String find(String table, String key) {
    int start = table.startsWith(key + "=") ? 0 : table.indexOf(";" + key + "=") + 1;
    if (start == 0 && !table.startsWith(key + "=")) return null;
    return table.substring(start + key.length() + 1, table.indexOf(';', start));
  }

  private static CharSet ranges(String text) {
    if (text == null) return null;
    String[] parts = split(text);
    int[] pairs = new int[2 * parts.length];
    for (int i = 0; i < parts.length; i++) {
      int dash = parts[i].indexOf('-');
      pairs[2 * i] = Integer.parseInt(parts[i].substring(0, dash), 16);
      pairs[2 * i + 1] = Integer.parseInt(parts[i].substring(dash + 1), 16);
    }
    return CharSet.ranges(pairs);
  }

  private static String[] split(String text) {
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == ',') count++;
    }
    String[] parts = new String[count];
    int start = 0;
    for (int i = 0; i < count; i++) {
      int end = text.indexOf(',', start);
      parts[i] = text.substring(start, end < 0 ? text.length() : end);
      start = end + 1;
    }
    return parts;
  }
}
