package java.util;

/**
 * Codes and English names of languages, countries, scripts and currencies: entries that end with a semicolon, fields
 * between colons, sorted by their first field. Printed by framework/tools/LocaleTables.java.
 */
final class LocaleData {
  /** Two letters, three letters, name. */
  static final String LANGUAGES =
      "aa:aar:Afar;ab:abk:Abkhazian;ae:ave:Avestan;af:afr:Afrikaans;ak:aka:Akan;am:amh:Amharic;"
      + "an:arg:Aragonese;ar:ara:Arabic;as:asm:Assamese;av:ava:Avaric;ay:aym:Aymara;az:aze:Azerbaijani;"
      + "ba:bak:Bashkir;be:bel:Belarusian;bg:bul:Bulgarian;bh:bih:Bihari;bi:bis:Bislama;bm:bam:Bambara;"
      + "bn:ben:Bangla;bo:bod:Tibetan;br:bre:Breton;bs:bos:Bosnian;ca:cat:Catalan;ce:che:Chechen;ch:cha:Chamorro;"
      + "co:cos:Corsican;cr:cre:Cree;cs:ces:Czech;cu:chu:Church Slavic;cv:chv:Chuvash;cy:cym:Welsh;da:dan:Danish;"
      + "de:deu:German;dv:div:Divehi;dz:dzo:Dzongkha;ee:ewe:Ewe;el:ell:Greek;en:eng:English;eo:epo:Esperanto;"
      + "es:spa:Spanish;et:est:Estonian;eu:eus:Basque;fa:fas:Persian;ff:ful:Fulah;fi:fin:Finnish;fj:fij:Fijian;"
      + "fo:fao:Faroese;fr:fra:French;fy:fry:Western Frisian;ga:gle:Irish;gd:gla:Scottish Gaelic;gl:glg:Galician;"
      + "gn:grn:Guarani;gu:guj:Gujarati;gv:glv:Manx;ha:hau:Hausa;he:heb:Hebrew;hi:hin:Hindi;ho:hmo:Hiri Motu;"
      + "hr:hrv:Croatian;ht:hat:Haitian Creole;hu:hun:Hungarian;hy:hye:Armenian;hz:her:Herero;ia:ina:Interlingua;"
      + "id:ind:Indonesian;ie:ile:Interlingue;ig:ibo:Igbo;ii:iii:Sichuan Yi;ik:ipk:Inupiaq;in:ind:Indonesian;"
      + "io:ido:Ido;is:isl:Icelandic;it:ita:Italian;iu:iku:Inuktitut;iw:heb:Hebrew;ja:jpn:Japanese;"
      + "ji:yid:Yiddish;jv:jav:Javanese;ka:kat:Georgian;kg:kon:Kongo;ki:kik:Kikuyu;kj:kua:Kuanyama;kk:kaz:Kazakh;"
      + "kl:kal:Kalaallisut;km:khm:Khmer;kn:kan:Kannada;ko:kor:Korean;kr:kau:Kanuri;ks:kas:Kashmiri;"
      + "ku:kur:Kurdish;kv:kom:Komi;kw:cor:Cornish;ky:kir:Kyrgyz;la:lat:Latin;lb:ltz:Luxembourgish;lg:lug:Ganda;"
      + "li:lim:Limburgish;ln:lin:Lingala;lo:lao:Lao;lt:lit:Lithuanian;lu:lub:Luba-Katanga;lv:lav:Latvian;"
      + "mg:mlg:Malagasy;mh:mah:Marshallese;mi:mri:Maori;mk:mkd:Macedonian;ml:mal:Malayalam;mn:mon:Mongolian;"
      + "mo:mol:Moldavian;mr:mar:Marathi;ms:msa:Malay;mt:mlt:Maltese;my:mya:Burmese;na:nau:Nauru;"
      + "nb:nob:Norwegian Bokmål;nd:nde:North Ndebele;ne:nep:Nepali;ng:ndo:Ndonga;nl:nld:Dutch;"
      + "nn:nno:Norwegian Nynorsk;no:nor:Norwegian;nr:nbl:South Ndebele;nv:nav:Navajo;ny:nya:Nyanja;"
      + "oc:oci:Occitan;oj:oji:Ojibwa;om:orm:Oromo;or:ori:Odia;os:oss:Ossetic;pa:pan:Punjabi;pi:pli:Pali;"
      + "pl:pol:Polish;ps:pus:Pashto;pt:por:Portuguese;qu:que:Quechua;rm:roh:Romansh;rn:run:Rundi;"
      + "ro:ron:Romanian;ru:rus:Russian;rw:kin:Kinyarwanda;sa:san:Sanskrit;sc:srd:Sardinian;sd:snd:Sindhi;"
      + "se:sme:Northern Sami;sg:sag:Sango;si:sin:Sinhala;sk:slk:Slovak;sl:slv:Slovenian;sm:smo:Samoan;"
      + "sn:sna:Shona;so:som:Somali;sq:sqi:Albanian;sr:srp:Serbian;ss:ssw:Swati;st:sot:Southern Sotho;"
      + "su:sun:Sundanese;sv:swe:Swedish;sw:swa:Swahili;ta:tam:Tamil;te:tel:Telugu;tg:tgk:Tajik;th:tha:Thai;"
      + "ti:tir:Tigrinya;tk:tuk:Turkmen;tl:tgl:Tagalog;tn:tsn:Tswana;to:ton:Tongan;tr:tur:Turkish;ts:tso:Tsonga;"
      + "tt:tat:Tatar;tw:twi:Twi;ty:tah:Tahitian;ug:uig:Uyghur;uk:ukr:Ukrainian;ur:urd:Urdu;uz:uzb:Uzbek;"
      + "ve:ven:Venda;vi:vie:Vietnamese;vo:vol:Volapük;wa:wln:Walloon;wo:wol:Wolof;xh:xho:Xhosa;yi:yid:Yiddish;"
      + "yo:yor:Yoruba;za:zha:Zhuang;zh:zho:Chinese;zu:zul:Zulu;";

  /** Two letters, three letters, name, currency. */
  static final String COUNTRIES =
      "AD:AND:Andorra:EUR;AE:ARE:United Arab Emirates:AED;AF:AFG:Afghanistan:AFN;AG:ATG:Antigua & Barbuda:XCD;"
      + "AI:AIA:Anguilla:XCD;AL:ALB:Albania:ALL;AM:ARM:Armenia:AMD;AO:AGO:Angola:AOA;AQ:ATA:Antarctica:;"
      + "AR:ARG:Argentina:ARS;AS:ASM:American Samoa:USD;AT:AUT:Austria:EUR;AU:AUS:Australia:AUD;AW:ABW:Aruba:AWG;"
      + "AX:ALA:Åland Islands:EUR;AZ:AZE:Azerbaijan:AZN;BA:BIH:Bosnia & Herzegovina:BAM;BB:BRB:Barbados:BBD;"
      + "BD:BGD:Bangladesh:BDT;BE:BEL:Belgium:EUR;BF:BFA:Burkina Faso:XOF;BG:BGR:Bulgaria:BGN;BH:BHR:Bahrain:BHD;"
      + "BI:BDI:Burundi:BIF;BJ:BEN:Benin:XOF;BL:BLM:St. Barthélemy:EUR;BM:BMU:Bermuda:BMD;BN:BRN:Brunei:BND;"
      + "BO:BOL:Bolivia:BOB;BQ:BES:Caribbean Netherlands:USD;BR:BRA:Brazil:BRL;BS:BHS:Bahamas:BSD;"
      + "BT:BTN:Bhutan:BTN;BV:BVT:Bouvet Island:NOK;BW:BWA:Botswana:BWP;BY:BLR:Belarus:BYN;BZ:BLZ:Belize:BZD;"
      + "CA:CAN:Canada:CAD;CC:CCK:Cocos (Keeling) Islands:AUD;CD:COD:Congo - Kinshasa:CDF;"
      + "CF:CAF:Central African Republic:XAF;CG:COG:Congo - Brazzaville:XAF;CH:CHE:Switzerland:CHF;"
      + "CI:CIV:Côte d’Ivoire:XOF;CK:COK:Cook Islands:NZD;CL:CHL:Chile:CLP;CM:CMR:Cameroon:XAF;CN:CHN:China:CNY;"
      + "CO:COL:Colombia:COP;CR:CRI:Costa Rica:CRC;CU:CUB:Cuba:CUP;CV:CPV:Cape Verde:CVE;CW:CUW:Curaçao:XCG;"
      + "CX:CXR:Christmas Island:AUD;CY:CYP:Cyprus:EUR;CZ:CZE:Czechia:CZK;DE:DEU:Germany:EUR;DJ:DJI:Djibouti:DJF;"
      + "DK:DNK:Denmark:DKK;DM:DMA:Dominica:XCD;DO:DOM:Dominican Republic:DOP;DZ:DZA:Algeria:DZD;"
      + "EC:ECU:Ecuador:USD;EE:EST:Estonia:EUR;EG:EGY:Egypt:EGP;EH:ESH:Western Sahara:MAD;ER:ERI:Eritrea:ERN;"
      + "ES:ESP:Spain:EUR;ET:ETH:Ethiopia:ETB;FI:FIN:Finland:EUR;FJ:FJI:Fiji:FJD;FK:FLK:Falkland Islands:FKP;"
      + "FM:FSM:Micronesia:USD;FO:FRO:Faroe Islands:DKK;FR:FRA:France:EUR;GA:GAB:Gabon:XAF;"
      + "GB:GBR:United Kingdom:GBP;GD:GRD:Grenada:XCD;GE:GEO:Georgia:GEL;GF:GUF:French Guiana:EUR;"
      + "GG:GGY:Guernsey:GBP;GH:GHA:Ghana:GHS;GI:GIB:Gibraltar:GIP;GL:GRL:Greenland:DKK;GM:GMB:Gambia:GMD;"
      + "GN:GIN:Guinea:GNF;GP:GLP:Guadeloupe:EUR;GQ:GNQ:Equatorial Guinea:XAF;GR:GRC:Greece:EUR;"
      + "GS:SGS:South Georgia & South Sandwich Islands:GBP;GT:GTM:Guatemala:GTQ;GU:GUM:Guam:USD;"
      + "GW:GNB:Guinea-Bissau:XOF;GY:GUY:Guyana:GYD;HK:HKG:Hong Kong SAR China:HKD;"
      + "HM:HMD:Heard & McDonald Islands:AUD;HN:HND:Honduras:HNL;HR:HRV:Croatia:EUR;HT:HTI:Haiti:HTG;"
      + "HU:HUN:Hungary:HUF;ID:IDN:Indonesia:IDR;IE:IRL:Ireland:EUR;IL:ISR:Israel:ILS;IM:IMN:Isle of Man:GBP;"
      + "IN:IND:India:INR;IO:IOT:British Indian Ocean Territory:USD;IQ:IRQ:Iraq:IQD;IR:IRN:Iran:IRR;"
      + "IS:ISL:Iceland:ISK;IT:ITA:Italy:EUR;JE:JEY:Jersey:GBP;JM:JAM:Jamaica:JMD;JO:JOR:Jordan:JOD;"
      + "JP:JPN:Japan:JPY;KE:KEN:Kenya:KES;KG:KGZ:Kyrgyzstan:KGS;KH:KHM:Cambodia:KHR;KI:KIR:Kiribati:AUD;"
      + "KM:COM:Comoros:KMF;KN:KNA:St. Kitts & Nevis:XCD;KP:PRK:North Korea:KPW;KR:KOR:South Korea:KRW;"
      + "KW:KWT:Kuwait:KWD;KY:CYM:Cayman Islands:KYD;KZ:KAZ:Kazakhstan:KZT;LA:LAO:Laos:LAK;LB:LBN:Lebanon:LBP;"
      + "LC:LCA:St. Lucia:XCD;LI:LIE:Liechtenstein:CHF;LK:LKA:Sri Lanka:LKR;LR:LBR:Liberia:LRD;"
      + "LS:LSO:Lesotho:LSL;LT:LTU:Lithuania:EUR;LU:LUX:Luxembourg:EUR;LV:LVA:Latvia:EUR;LY:LBY:Libya:LYD;"
      + "MA:MAR:Morocco:MAD;MC:MCO:Monaco:EUR;MD:MDA:Moldova:MDL;ME:MNE:Montenegro:EUR;MF:MAF:St. Martin:EUR;"
      + "MG:MDG:Madagascar:MGA;MH:MHL:Marshall Islands:USD;MK:MKD:North Macedonia:MKD;ML:MLI:Mali:XOF;"
      + "MM:MMR:Myanmar (Burma):MMK;MN:MNG:Mongolia:MNT;MO:MAC:Macao SAR China:MOP;"
      + "MP:MNP:Northern Mariana Islands:USD;MQ:MTQ:Martinique:EUR;MR:MRT:Mauritania:MRU;MS:MSR:Montserrat:XCD;"
      + "MT:MLT:Malta:EUR;MU:MUS:Mauritius:MUR;MV:MDV:Maldives:MVR;MW:MWI:Malawi:MWK;MX:MEX:Mexico:MXN;"
      + "MY:MYS:Malaysia:MYR;MZ:MOZ:Mozambique:MZN;NA:NAM:Namibia:NAD;NC:NCL:New Caledonia:XPF;NE:NER:Niger:XOF;"
      + "NF:NFK:Norfolk Island:AUD;NG:NGA:Nigeria:NGN;NI:NIC:Nicaragua:NIO;NL:NLD:Netherlands:EUR;"
      + "NO:NOR:Norway:NOK;NP:NPL:Nepal:NPR;NR:NRU:Nauru:AUD;NU:NIU:Niue:NZD;NZ:NZL:New Zealand:NZD;"
      + "OM:OMN:Oman:OMR;PA:PAN:Panama:PAB;PE:PER:Peru:PEN;PF:PYF:French Polynesia:XPF;"
      + "PG:PNG:Papua New Guinea:PGK;PH:PHL:Philippines:PHP;PK:PAK:Pakistan:PKR;PL:POL:Poland:PLN;"
      + "PM:SPM:St. Pierre & Miquelon:EUR;PN:PCN:Pitcairn Islands:NZD;PR:PRI:Puerto Rico:USD;"
      + "PS:PSE:Palestinian Territories:ILS;PT:PRT:Portugal:EUR;PW:PLW:Palau:USD;PY:PRY:Paraguay:PYG;"
      + "QA:QAT:Qatar:QAR;RE:REU:Réunion:EUR;RO:ROU:Romania:RON;RS:SRB:Serbia:RSD;RU:RUS:Russia:RUB;"
      + "RW:RWA:Rwanda:RWF;SA:SAU:Saudi Arabia:SAR;SB:SLB:Solomon Islands:SBD;SC:SYC:Seychelles:SCR;"
      + "SD:SDN:Sudan:SDG;SE:SWE:Sweden:SEK;SG:SGP:Singapore:SGD;SH:SHN:St. Helena:SHP;SI:SVN:Slovenia:EUR;"
      + "SJ:SJM:Svalbard & Jan Mayen:NOK;SK:SVK:Slovakia:EUR;SL:SLE:Sierra Leone:SLE;SM:SMR:San Marino:EUR;"
      + "SN:SEN:Senegal:XOF;SO:SOM:Somalia:SOS;SR:SUR:Suriname:SRD;SS:SSD:South Sudan:SSP;"
      + "ST:STP:São Tomé & Príncipe:STN;SV:SLV:El Salvador:SVC;SX:SXM:Sint Maarten:XCG;SY:SYR:Syria:SYP;"
      + "SZ:SWZ:Eswatini:SZL;TC:TCA:Turks & Caicos Islands:USD;TD:TCD:Chad:XAF;"
      + "TF:ATF:French Southern Territories:EUR;TG:TGO:Togo:XOF;TH:THA:Thailand:THB;TJ:TJK:Tajikistan:TJS;"
      + "TK:TKL:Tokelau:NZD;TL:TLS:Timor-Leste:USD;TM:TKM:Turkmenistan:TMT;TN:TUN:Tunisia:TND;TO:TON:Tonga:TOP;"
      + "TR:TUR:Turkey:TRY;TT:TTO:Trinidad & Tobago:TTD;TV:TUV:Tuvalu:AUD;TW:TWN:Taiwan:TWD;TZ:TZA:Tanzania:TZS;"
      + "UA:UKR:Ukraine:UAH;UG:UGA:Uganda:UGX;UM:UMI:U.S. Outlying Islands:USD;US:USA:United States:USD;"
      + "UY:URY:Uruguay:UYU;UZ:UZB:Uzbekistan:UZS;VA:VAT:Vatican City:EUR;VC:VCT:St. Vincent & Grenadines:XCD;"
      + "VE:VEN:Venezuela:VES;VG:VGB:British Virgin Islands:USD;VI:VIR:U.S. Virgin Islands:USD;"
      + "VN:VNM:Vietnam:VND;VU:VUT:Vanuatu:VUV;WF:WLF:Wallis & Futuna:XPF;WS:WSM:Samoa:WST;YE:YEM:Yemen:YER;"
      + "YT:MYT:Mayotte:EUR;ZA:ZAF:South Africa:ZAR;ZM:ZMB:Zambia:ZMW;ZW:ZWE:Zimbabwe:ZWG;";

  /** Four letters, name. */
  static final String SCRIPTS =
      "Arab:Arabic;Armn:Armenian;Beng:Bangla;Cyrl:Cyrillic;Deva:Devanagari;Ethi:Ethiopic;Geor:Georgian;"
      + "Grek:Greek;Gujr:Gujarati;Guru:Gurmukhi;Hang:Hangul;Hani:Han;Hans:Simplified;Hant:Traditional;"
      + "Hebr:Hebrew;Hira:Hiragana;Jpan:Japanese;Kana:Katakana;Khmr:Khmer;Knda:Kannada;Kore:Korean;Laoo:Lao;"
      + "Latn:Latin;Mlym:Malayalam;Mong:Mongolian;Mymr:Myanmar;Orya:Odia;Sinh:Sinhala;Taml:Tamil;Telu:Telugu;"
      + "Thaa:Thaana;Thai:Thai;Tibt:Tibetan;";

  /** Code, digits behind the point, number, symbol, name. */
  static final String CURRENCIES =
      "ADP:0:20:ADP:Andorran Peseta;AED:2:784:AED:United Arab Emirates Dirham;AFN:2:971:AFN:Afghan Afghani;"
      + "ALL:2:8:ALL:Albanian Lek;AMD:2:51:AMD:Armenian Dram;ANG:2:532:ANG:Netherlands Antillean Guilder;"
      + "AOA:2:973:AOA:Angolan Kwanza;ARS:2:32:ARS:Argentine Peso;ATS:2:40:ATS:Austrian Schilling;"
      + "AUD:2:36:A$:Australian Dollar;AWG:2:533:AWG:Aruban Florin;AYM:2:945:AYM:AYM;"
      + "AZN:2:944:AZN:Azerbaijani Manat;BAM:2:977:BAM:Bosnia-Herzegovina Convertible Mark;"
      + "BBD:2:52:BBD:Barbadian Dollar;BDT:2:50:BDT:Bangladeshi Taka;BEF:0:56:BEF:Belgian Franc;"
      + "BGL:2:100:BGL:Bulgarian Hard Lev;BGN:2:975:BGN:Bulgarian Lev;BHD:3:48:BHD:Bahraini Dinar;"
      + "BIF:0:108:BIF:Burundian Franc;BMD:2:60:BMD:Bermudan Dollar;BND:2:96:BND:Brunei Dollar;"
      + "BOB:2:68:BOB:Bolivian Boliviano;BOV:2:984:BOV:Bolivian Mvdol;BRL:2:986:R$:Brazilian Real;"
      + "BSD:2:44:BSD:Bahamian Dollar;BTN:2:64:BTN:Bhutanese Ngultrum;BWP:2:72:BWP:Botswanan Pula;"
      + "BYN:2:933:BYN:Belarusian Ruble;BZD:2:84:BZD:Belize Dollar;CAD:2:124:CA$:Canadian Dollar;"
      + "CDF:2:976:CDF:Congolese Franc;CHE:2:947:CHE:WIR Euro;CHF:2:756:CHF:Swiss Franc;CHW:2:948:CHW:WIR Franc;"
      + "CLP:0:152:CLP:Chilean Peso;CNY:2:156:CN¥:Chinese Yuan;COP:2:170:COP:Colombian Peso;"
      + "COU:2:970:COU:Colombian Real Value Unit;CRC:2:188:CRC:Costa Rican Colón;"
      + "CUC:2:931:CUC:Cuban Convertible Peso;CUP:2:192:CUP:Cuban Peso;CVE:2:132:CVE:Cape Verdean Escudo;"
      + "CYP:2:196:CYP:Cypriot Pound;CZK:2:203:CZK:Czech Koruna;DEM:2:276:DEM:German Mark;"
      + "DJF:0:262:DJF:Djiboutian Franc;DKK:2:208:DKK:Danish Krone;DOP:2:214:DOP:Dominican Peso;"
      + "DZD:2:12:DZD:Algerian Dinar;EEK:2:233:EEK:Estonian Kroon;EGP:2:818:EGP:Egyptian Pound;"
      + "ERN:2:232:ERN:Eritrean Nakfa;ESP:0:724:ESP:Spanish Peseta;ETB:2:230:ETB:Ethiopian Birr;EUR:2:978:€:Euro;"
      + "FIM:2:246:FIM:Finnish Markka;FJD:2:242:FJD:Fijian Dollar;FKP:2:238:FKP:Falkland Islands Pound;"
      + "FRF:2:250:FRF:French Franc;GBP:2:826:£:British Pound;GEL:2:981:GEL:Georgian Lari;"
      + "GHS:2:936:GHS:Ghanaian Cedi;GIP:2:292:GIP:Gibraltar Pound;GMD:2:270:GMD:Gambian Dalasi;"
      + "GNF:0:324:GNF:Guinean Franc;GRD:0:300:GRD:Greek Drachma;GTQ:2:320:GTQ:Guatemalan Quetzal;"
      + "GWP:2:624:GWP:Guinea-Bissau Peso;GYD:2:328:GYD:Guyanaese Dollar;HKD:2:344:HK$:Hong Kong Dollar;"
      + "HNL:2:340:HNL:Honduran Lempira;HRK:2:191:HRK:Croatian Kuna;HTG:2:332:HTG:Haitian Gourde;"
      + "HUF:2:348:HUF:Hungarian Forint;IDR:2:360:IDR:Indonesian Rupiah;IEP:2:372:IEP:Irish Pound;"
      + "ILS:2:376:₪:Israeli New Shekel;INR:2:356:₹:Indian Rupee;IQD:3:368:IQD:Iraqi Dinar;"
      + "IRR:2:364:IRR:Iranian Rial;ISK:0:352:ISK:Icelandic Króna;ITL:0:380:ITL:Italian Lira;"
      + "JMD:2:388:JMD:Jamaican Dollar;JOD:3:400:JOD:Jordanian Dinar;JPY:0:392:¥:Japanese Yen;"
      + "KES:2:404:KES:Kenyan Shilling;KGS:2:417:KGS:Kyrgystani Som;KHR:2:116:KHR:Cambodian Riel;"
      + "KMF:0:174:KMF:Comorian Franc;KPW:2:408:KPW:North Korean Won;KRW:0:410:₩:South Korean Won;"
      + "KWD:3:414:KWD:Kuwaiti Dinar;KYD:2:136:KYD:Cayman Islands Dollar;KZT:2:398:KZT:Kazakhstani Tenge;"
      + "LAK:2:418:LAK:Laotian Kip;LBP:2:422:LBP:Lebanese Pound;LKR:2:144:LKR:Sri Lankan Rupee;"
      + "LRD:2:430:LRD:Liberian Dollar;LSL:2:426:LSL:Lesotho Loti;LTL:2:440:LTL:Lithuanian Litas;"
      + "LUF:0:442:LUF:Luxembourgian Franc;LVL:2:428:LVL:Latvian Lats;LYD:3:434:LYD:Libyan Dinar;"
      + "MAD:2:504:MAD:Moroccan Dirham;MDL:2:498:MDL:Moldovan Leu;MGA:2:969:MGA:Malagasy Ariary;"
      + "MGF:0:450:MGF:Malagasy Franc;MKD:2:807:MKD:Macedonian Denar;MMK:2:104:MMK:Myanmar Kyat;"
      + "MNT:2:496:MNT:Mongolian Tugrik;MOP:2:446:MOP:Macanese Pataca;MRU:2:929:MRU:Mauritanian Ouguiya;"
      + "MTL:2:470:MTL:Maltese Lira;MUR:2:480:MUR:Mauritian Rupee;MVR:2:462:MVR:Maldivian Rufiyaa;"
      + "MWK:2:454:MWK:Malawian Kwacha;MXN:2:484:MX$:Mexican Peso;MXV:2:979:MXV:Mexican Investment Unit;"
      + "MYR:2:458:MYR:Malaysian Ringgit;MZN:2:943:MZN:Mozambican Metical;NAD:2:516:NAD:Namibian Dollar;"
      + "NGN:2:566:NGN:Nigerian Naira;NIO:2:558:NIO:Nicaraguan Córdoba;NLG:2:528:NLG:Dutch Guilder;"
      + "NOK:2:578:NOK:Norwegian Krone;NPR:2:524:NPR:Nepalese Rupee;NZD:2:554:NZ$:New Zealand Dollar;"
      + "OMR:3:512:OMR:Omani Rial;PAB:2:590:PAB:Panamanian Balboa;PEN:2:604:PEN:Peruvian Sol;"
      + "PGK:2:598:PGK:Papua New Guinean Kina;PHP:2:608:₱:Philippine Piso;PKR:2:586:PKR:Pakistani Rupee;"
      + "PLN:2:985:PLN:Polish Zloty;PTE:0:620:PTE:Portuguese Escudo;PYG:0:600:PYG:Paraguayan Guarani;"
      + "QAR:2:634:QAR:Qatari Rial;RON:2:946:RON:Romanian Leu;RSD:2:941:RSD:Serbian Dinar;"
      + "RUB:2:643:RUB:Russian Ruble;RWF:0:646:RWF:Rwandan Franc;SAR:2:682:SAR:Saudi Riyal;"
      + "SBD:2:90:SBD:Solomon Islands Dollar;SCR:2:690:SCR:Seychellois Rupee;SDG:2:938:SDG:Sudanese Pound;"
      + "SEK:2:752:SEK:Swedish Krona;SGD:2:702:SGD:Singapore Dollar;SHP:2:654:SHP:St. Helena Pound;"
      + "SIT:2:705:SIT:Slovenian Tolar;SKK:2:703:SKK:Slovak Koruna;SLE:2:925:SLE:Sierra Leonean Leone;"
      + "SLL:2:694:SLL:Sierra Leonean Leone;SOS:2:706:SOS:Somali Shilling;SRD:2:968:SRD:Surinamese Dollar;"
      + "SRG:2:740:SRG:Surinamese Guilder;SSP:2:728:SSP:South Sudanese Pound;"
      + "STN:2:930:STN:São Tomé & Príncipe Dobra;SVC:2:222:SVC:Salvadoran Colón;SYP:2:760:SYP:Syrian Pound;"
      + "SZL:2:748:SZL:Swazi Lilangeni;THB:2:764:THB:Thai Baht;TJS:2:972:TJS:Tajikistani Somoni;"
      + "TMT:2:934:TMT:Turkmenistani Manat;TND:3:788:TND:Tunisian Dinar;TOP:2:776:TOP:Tongan Paʻanga;"
      + "TPE:0:626:TPE:Timorese Escudo;TRY:2:949:TRY:Turkish Lira;TTD:2:780:TTD:Trinidad & Tobago Dollar;"
      + "TWD:2:901:NT$:New Taiwan Dollar;TZS:2:834:TZS:Tanzanian Shilling;UAH:2:980:UAH:Ukrainian Hryvnia;"
      + "UGX:0:800:UGX:Ugandan Shilling;USD:2:840:$:US Dollar;UYU:2:858:UYU:Uruguayan Peso;"
      + "UZS:2:860:UZS:Uzbekistani Som;VED:2:926:VED:Venezuelan Bolívar Soberano;"
      + "VES:2:928:VES:Venezuelan Bolívar;VND:0:704:₫:Vietnamese Dong;VUV:0:548:VUV:Vanuatu Vatu;"
      + "WST:2:882:WST:Samoan Tala;XAF:0:950:FCFA:Central African CFA Franc;XAG:-1:961:XAG:Silver;"
      + "XAU:-1:959:XAU:Gold;XBA:-1:955:XBA:European Composite Unit;XBB:-1:956:XBB:European Monetary Unit;"
      + "XBC:-1:957:XBC:European Unit of Account (XBC);XBD:-1:958:XBD:European Unit of Account (XBD);"
      + "XCD:2:951:EC$:East Caribbean Dollar;XCG:2:532:XCG:Caribbean Guilder;"
      + "XDR:-1:960:XDR:Special Drawing Rights;XFO:-1:0:XFO:French Gold Franc;XFU:-1:0:XFU:French UIC-Franc;"
      + "XOF:0:952:F CFA:West African CFA Franc;XPD:-1:964:XPD:Palladium;XPF:0:953:CFPF:CFP Franc;"
      + "XPT:-1:962:XPT:Platinum;XSU:-1:994:XSU:Sucre;XTS:-1:963:XTS:Testing Currency Code;"
      + "XUA:-1:965:XUA:ADB Unit of Account;XXX:-1:999:¤:Unknown Currency;YER:2:886:YER:Yemeni Rial;"
      + "ZAR:2:710:ZAR:South African Rand;ZMW:2:967:ZMW:Zambian Kwacha;ZWG:2:924:ZWG:Zimbabwe Gold;"
      + "ZWN:2:942:ZWN:ZWN;";

  /** Locales for which there is something more than English names: separators, currencies, week rules. */
  static final String AVAILABLE = "en-US,en,ar,bg,ca,cs,da,de,de-AT,de-CH,de-DE,el,en-AU,en-CA,en-GB,en-IE,en-IN,"
      + "en-NZ,es,es-ES,es-MX,es-US,fi,fr,"
      + "fr-CA,fr-CH,fr-FR,hi,hr,hu,it,it-IT,iw,ja,ja-JP,ko,ko-KR,nb,nl,nl-NL,pl,pt,pt-BR,pt-PT,ro,ru,sk,sl,sv,th,"
      + "tr,uk,vi,zh,"
      + "zh-CN,zh-TW";

  private LocaleData() {}

  /** A field of the entry with that first field; null if there is none. */
  static String get(String table, String key, int field) {
    if (key.isEmpty()) return null;
    String start = key + ":";
    int at = table.startsWith(start) ? 0 : table.indexOf(";" + start) + 1;
    if (at == 0 && !table.startsWith(start)) return null;
    int end = table.indexOf(';', at);
    for (int i = 0; i < field; i++) at = table.indexOf(':', at) + 1;
    int stop = table.indexOf(':', at);
    return table.substring(at, stop < 0 || stop > end ? end : stop);
  }

  /** The first fields of all entries. */
  static String[] keys(String table) {
    List<String> keys = new ArrayList<>();
    for (int at = 0; at < table.length(); at = table.indexOf(';', at) + 1) {
      keys.add(table.substring(at, table.indexOf(':', at)));
    }
    return keys.toArray(new String[keys.size()]);
  }
}
