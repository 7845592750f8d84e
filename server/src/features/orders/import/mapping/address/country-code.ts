import { lazy } from '../../../../../platform/cache/lazy.ts';
import { rememberTexts } from '../../../../../platform/cache/remember-texts.ts';
import { foldLetters } from '../headers/normalise-header.ts';

/** Names that people and systems write but no ISO list has. */
const OTHERS = names(
  'usa=US unitedstatesofamerica=US america=US 美国站=US 美利坚合众国=US uk=GB england=GB greatbritain=GB ' +
    'scotland=GB wales=GB northernireland=GB 大不列颠=GB 英国站=GB korea=KR southkorea=KR ' +
    'republicofkorea=KR 南韩=KR russia=RU russianfederation=RU 俄罗斯联邦=RU czechrepublic=CZ holland=NL ' +
    'thenetherlands=NL vietnam=VN viet=VN taiwan=TW 台湾=TW 中国台湾=TW hongkong=HK 香港=HK 中国香港=HK ' +
    'macau=MO 澳门=MO uae=AE turkey=TR 阿联酋=AE 沙特=SA laos=LA macedonia=MK swaziland=SZ moldova=MD ' +
    'brasil=BR deutschland=DE españa=ES italia=IT polska=PL österreich=AT schweiz=CH méxico=MX ' +
    'mainlandchina=CN 中国大陆=CN 日本国=JP ' +
    'ประเทศไทย=TH 中华人民共和国=CN 臺灣=TW českárepublika=CZ slovensko=SK slovenskárepublika=SK ' +
    'российскаяфедерация=RU republicofireland=IE éire=IE eire=IE السعودية=SA الإمارات=AE emirates=AE србија=RS srbija=RS ' +
    'hrvatska=HR slovenija=SI eesti=EE latvija=LV lietuva=LT българия=BG pilipinas=PH भारत=IN ' +
    'eua=US eeuu=US сша=US アメリカ=US 米国=US abd=US etatsunis=US großbritannien=GB inglaterra=GB angleterre=GB ukmainland=GB ' +
    'prc=CN prchina=CN peoplesrepublicofchina=CN ksa=SA southafrica=ZA koreasouth=KR burma=MM ivorycoast=CI syrianarabrepublic=SY ' +
    'laopeoplesdemocraticrepublic=LA libyanarabjamahiriya=LY francemetropolitaine=FR francemetropolitan=FR dominicanrep=DO ' +
    'democraticrepublicofthecongo=CD drcongo=CD drc=CD congodrc=CD congokinshasa=CD congobrazzaville=CG republicofthecongo=CG ' +
    'stateofpalestine=PS palestine=PS britishvirginislands=VG usvirginislands=VI virginislandsbritish=VG virginislandsus=VI ' +
    'bonairesinteustatius&saba=BQ azores=PT madeira=PT holysee=VA democraticpeoplesrepublicofkorea=KP stkitts&nevis=KN stmartinfrenchpart=MF stmartindutchpart=SX islascanarias=IC ' +
    // The commonest names are looked up first, so that the table of all is seldom built.
    'unitedstates=US unitedkingdom=GB canada=CA australia=AU newzealand=NZ germany=DE france=FR spain=ES italy=IT netherlands=NL ' +
    'belgium=BE austria=AT switzerland=CH sweden=SE norway=NO denmark=DK finland=FI poland=PL portugal=PT ireland=IE greece=GR japan=JP ' +
    'china=CN thailand=TH malaysia=MY singapore=SG indonesia=ID philippines=PH brazil=BR mexico=MX india=IN israel=IL ' +
    '中国=CN 美国=US 英国=GB 德国=DE 法国=FR 日本=JP 加拿大=CA 澳大利亚=AU 意大利=IT 西班牙=ES',
);
/** Names that two countries share. */
const TWO_COUNTRIES = ['congo', 'virginislands', 'stmartin'];
const ISO3 = pairs(
  'USA=US GBR=GB CAN=CA AUS=AU DEU=DE FRA=FR ESP=ES ITA=IT NLD=NL BEL=BE AUT=AT CHE=CH SWE=SE ' +
    'NOR=NO DNK=DK FIN=FI POL=PL PRT=PT IRL=IE GRC=GR CZE=CZ HUN=HU ROU=RO JPN=JP KOR=KR CHN=CN ' +
    'HKG=HK TWN=TW SGP=SG MYS=MY THA=TH VNM=VN PHL=PH IDN=ID IND=IN NZL=NZ MEX=MX BRA=BR CHL=CL ' +
    'COL=CO SAU=SA ARE=AE ISR=IL TUR=TR ZAF=ZA RUS=RU UKR=UA',
);
const COMMON: ReadonlySet<string> = new Set(ISO3.values());
/** Languages that files name countries in; where two disagree about a name, the first one counts. */
const LOCALES =
  'en zh-Hans zh-Hant de fr es it nl pt pl sv da nb fi cs hu ro ru uk tr el ja ko th vi id ms ar he fa sk hr bg'.split(
    ' ',
  );

/** Names by `squeeze`; made at the first name, of tens of milliseconds. */
const namesToCodes = lazy(buildNames);
const codes = lazy(allCodes);

/** A place that files name together with the country it belongs to: the parcel goes to the place. */
const BELONGS = pairs(
  'HK=CN MO=CN TW=CN PR=US GU=US VI=US AS=US MP=US JE=GB GG=GB IM=GB GI=GB RE=FR GP=FR MQ=FR GF=FR YT=FR NC=FR PF=FR PM=FR ' +
    'IC=ES AW=NL CW=NL SX=NL BQ=NL GL=DK FO=DK AX=FI SJ=NO',
);
/** A code of a region in its country: `DE-BE`, where BE alone would be another country. */
const OF_REGION = /^([A-Z]{2})-([A-Z0-9]{1,3})$/;
/** Places of `BELONGS` by the other codes of regions that ISO 3166-2 has or had for them. */
const OTHER_REGIONS = pairs(
  'FR-971=GP FR-972=MQ FR-973=GF FR-974=RE FR-976=YT NL-BQ1=BQ NL-BQ2=BQ NL-BQ3=BQ CN-71=TW CN-91=HK CN-92=MO',
);
/** Words that make another country of a name: `Samoa, American`. */
const OTHER_COUNTRY = /democratic|american|northern|southern|british|english|dutch|french|islands?|territor/i;

/**
 * ISO 3166-1 alpha-2 of a code or a name, also `US-美国`, `美国(US)` and `Korea, Republic of`; null = none known, or more than one
 * is meant.
 */
export const countryCode = rememberTexts(codeOf);

function codeOf(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim();
  const whole = lookUp(plain) ?? lookUp(turnedAround(plain));
  if (whole) return whole;
  const [, country, region = ''] = OF_REGION.exec(plain) ?? [];
  if (country)
    return BELONGS.get(region) === country ? region : (OTHER_REGIONS.get(plain) ?? lookUp(country));
  const parts = plain.split(/[()[\]|/,;-]|\s-\s/).filter((part) => part.trim() !== '');
  const found = parts.map(lookUp);
  const meant = [...new Set(found.filter((code) => code !== null))];
  if (meant.length === 2) {
    const [one = '', other = ''] = meant;
    if (BELONGS.get(one) === other) return one;
    return BELONGS.get(other) === one ? other : null;
  }
  if (meant.length !== 1) return null;
  return parts.some((part, at) => found[at] === null && OTHER_COUNTRY.test(part)) ? null : meant[0]!;
}

/** `Ireland, Northern` as it is spoken. */
function turnedAround(text: string): string {
  const [, name, before] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? [];
  return name && before ? `${before} ${name}` : '';
}

function lookUp(text: string): string | null {
  const key = text.trim();
  if (/^[a-z]{2}$/i.test(key)) {
    const code = key.toUpperCase() === 'UK' ? 'GB' : key.toUpperCase();
    if (COMMON.has(code)) return code;
    return codes().has(code) ? code : null;
  }
  const code = ISO3.get(key.toUpperCase());
  if (code) return code;
  const name = squeeze(key);
  const common = OTHERS.get(name);
  if (common) return common;
  // No name has a digit.
  if (name === '' || /\d/.test(name)) return null;
  return namesToCodes().get(name) ?? null;
}

/** Europe, the euro zone, unknown and private codes are not countries; old codes would shadow new ones. */
const NO_COUNTRY =
  /^(?:E[UZ]|UN|ZZ|X[ABEFGHIJLMNOPQRSTUVWXYZ]|QO|UK|A[CN]|BU|CS|D[DGY]|FX|NT|SU|TP|YD|YU|ZR|NH|RH|HV|VD)$/;

/** All codes that have an English name. */
function allCodes(): Set<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  return new Set(all.filter((code) => !NO_COUNTRY.test(code) && display.of(code) !== undefined));
}

function buildNames(): Map<string, string> {
  const names = new Map(OTHERS);
  const unclear = new Set<string>();
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const code of codes()) {
      const name = display.of(code);
      if (!name) continue;
      names.set(squeeze(name), names.get(squeeze(name)) ?? code);
      const key = squeeze(name.replace(/\s*\(.*/, ''));
      // Without the note behind it `Kongo` is two countries.
      if ((names.get(key) ?? code) !== code && !OTHERS.has(key)) unclear.add(key);
      else names.set(key, names.get(key) ?? code);
    }
  }
  for (const key of [...unclear, ...TWO_COUNTRIES]) names.delete(key);
  return names;
}

/** A name without case, accents, blanks, brackets and dots; `and` and `Saint` are written in two ways. */
function squeeze(text: string): string {
  return foldLetters(text)
    .toLowerCase()
    .replace(/\band\b/g, '&')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[\s.()[\]-]|特别行政区|特別行政區|站$/g, '')
    .replace(/^the/, '');
}

function pairs(list: string): Map<string, string> {
  return new Map(list.split(' ').map((pair) => pair.split('=') as [string, string]));
}

function names(list: string): Map<string, string> {
  return new Map([...pairs(list)].map(([name, code]) => [squeeze(name), code]));
}
