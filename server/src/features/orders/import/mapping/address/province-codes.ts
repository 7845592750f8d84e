import { lazy } from '../../../../../platform/cache/lazy.ts';
import { subdivisionsOf } from './subdivisions-of.ts';

/**
 * Codes of the largest parts of countries as addresses have them. Where a row names its country, all codes of ISO 3166-2 count besides
 * (`iso-subdivisions.ts`); held against them by a test.
 */
export const CODES: Readonly<Record<string, string>> = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU AS VI MP AA AE AP FM MH PW',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT PQ NF',
  AU: 'ACT NSW NT QLD SA TAS VIC WA',
  NZ: 'AUK BOP CAN CIT GIS HKB MBH MWT NSN NTL OTA STL TAS TKI WGN WKO WTC',
  GB: 'ENG SCT WLS NIR',
  IE: 'D C CE CN CO CW DL G KE KK KY L LD LH LK LM LS MH MN MO OY RN SO TA WD WH WW WX',
  BR: 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO',
  MX: 'AG AGU BC BCN BS BCS CM CAM CS CHP CH CHH CO COA CL COL DF CX CDMX CMX DG DUR GT GUA GR GRO HG HID JA JAL EM MEX MX MI MIC MO MOR NA NAY NL NLE OA OAX PU PUE QT QUE QR ROO SL SLP SI SIN SO SON TB TAB TM TAM TL TLA VE VER YU YUC ZA ZAC',
  IN: 'AP AR AS BR CG CT GA GJ HR HP JH JK KA KL LA LD MP MH MN ML MZ NL OD OR PB RJ SK TN TG TS TR UP UK UT WB AN CH DN DD DH DL PY',
  MY: 'JHR KDH KTN MLK NSN PHG PNG PRK PLS SBH SWK SGR TRG KUL LBN PJY',
  ZA: 'EC FS GP GT KZN NL LP MP NC NW WC',
  DE: 'BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH',
  AT: 'B K N O S ST T V W NÖ OÖ',
  CH: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH',
  NL: 'DR FL FR GE GR LI NB NH OV UT ZE ZH',
  IT: 'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV OT CI VS OG',
  ES: 'A AB AL AV B BA BI BU C CA CC CE CO CR CS CU GC GI GR GU H HU J L LE LO LU M MA ML MU NA O OR OU P PM PO S SA SE SG SO SS T TE TF TO V VA VI Z ZA',
  AR: 'A B C D E F G H J K L M N P Q R S T U V W X Y Z',
  AE: 'AJ AZ DU FU RK SH UQ AD DXB AUH SHJ',
  HK: 'HK KL KLN NT',
  PK: 'BA GB IS JK KP PB SD ICT KPK',
};
const CODE = /^(?:([A-Z]{2})-)?([\p{Lu}]{1,4})$/u;
const FRENCH = /^(?:\d{2}|2[AB]|97\d)$/;

const all = lazy(
  () => new Map(Object.entries(CODES).map(([country, list]) => [country, new Set(list.split(' '))])),
);

/**
 * Whether a text is the code of a province: of its country where that is given, else of any that we list. Null = it is no code of one to
 * three signs.
 */
export function isProvinceCode(text: string, country: string): boolean | null {
  const plain = text.trim().toUpperCase();
  if (country === 'FR' && FRENCH.test(plain)) return true;
  const [, before, code] = CODE.exec(plain) ?? [];
  if (!code || code.length > 4) return null;
  const codeCountry = before ?? country;
  const isListed =
    codeCountry === ''
      ? [...all().values()].some((list) => list.has(code))
      : all().get(codeCountry)?.has(code) === true || subdivisionsOf(codeCountry)?.codes.has(code) === true;
  return isListed || (code.length > 3 ? null : false);
}
