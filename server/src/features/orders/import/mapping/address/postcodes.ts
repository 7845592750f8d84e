/**
 * Whether a parcel needs a postcode, by country. Facts from the region data of libaddressinput (June 2025). Countries in neither list have
 * none. China has them, and its carriers go by district: none of its platforms gives one. Turkish shops leave it out of every third order,
 * since parcels go by province and district there.
 */
const REQUIRED = `AS AT AU AX BE BL BR CA CH CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LT LU LV MF MH MP MQ
  MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TW UA US VI WF YT ZA`;
const OPTIONAL = `AC AD AF AI AL AM AR AZ BA BB BD BG BH BM BN BT BY CC CL CN CO CR CU CV CX CY DO DZ EC EG EH ET FO GE GI GN GT GW HM HN HR HT ID
  IE IL IQ IR IS JO KE KG KH KP KW KY KZ LA LB LK LR LS MA MC MD ME MG MK MM MN MT MU MV MZ NA NE NF NG NI NP OM PE PG PH PK PY RS SA SD
  SI SN SO SV SZ TA TH TJ TM TN TR TT TZ UM UY UZ VA VC VE VG VN XK ZM`;

const use = new Map<string, 'required' | 'optional'>([
  ...REQUIRED.split(/\s+/).map((code) => [code, 'required'] as const),
  ...OPTIONAL.split(/\s+/).map((code) => [code, 'optional'] as const),
]);

/** `none` = the country has no postcodes, or is not known. */
export function postcodeUse(country: string): 'required' | 'optional' | 'none' {
  return use.get(country) ?? 'none';
}
