/** Names of months from January on, in the languages that order files write them; whole and short ones. */
const NAMES = [
  'jan, january, januar, janvier, janv, enero, ene, gennaio, gen, janeiro, januari, ocak, oca, stycznia, sty, янв, января, январь, jän, jänner',
  'feb, february, februar, février, févr, fév, fevr, febrero, febbraio, fevereiro, fev, februari, şubat, şub, lutego, lut, фев, февраля, февраль',
  'mar, march, märz, mär, mrz, mars, marzo, março, maart, mrt, maret, mart, marca, мар, марта, март',
  'apr, april, avril, avr, abril, abr, aprile, nisan, nis, kwietnia, kwi, апр, апреля, апрель',
  'may, mai, mayo, maggio, mag, maio, mei, mayıs, maja, maj, мая, май',
  'jun, june, juni, juin, junio, giugno, giu, junho, haziran, haz, czerwca, cze, июн, июня, июнь',
  'jul, july, juli, juillet, juil, julio, luglio, lug, julho, temmuz, tem, lipca, lip, июл, июля, июль',
  'aug, august, août, aout, agosto, ago, augustus, agustus, agu, agt, ağustos, ağu, sierpnia, sie, авг, августа, август',
  'sep, sept, september, septembre, septiembre, settembre, set, setembro, eylül, eyl, września, wrz, сен, сент, сентября, сентябрь',
  'oct, october, oktober, okt, octobre, octubre, ottobre, ott, outubro, out, ekim, eki, października, paź, окт, октября, октябрь',
  'nov, november, novembre, noviembre, novembro, kasım, kas, listopada, lis, ноя, нояб, ноября, ноябрь',
  'dec, december, dezember, dez, décembre, déc, diciembre, dic, dicembre, dezembro, desember, des, aralık, ara, grudnia, gru, дек, декабря, декабрь',
];

/** Number of a month by its name in small letters. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(', ').map((name): [string, number] => [name, index + 1])),
);

const ENGLISH = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Whole and short names of Thailand, which are written with marks and dots. */
const THAI = [
  'มกราคม|ม\\.?ค\\.?',
  'กุมภาพันธ์|ก\\.?พ\\.?',
  'มีนาคม|มี\\.?ค\\.?',
  'เมษายน|เม\\.?ย\\.?',
  'พฤษภาคม|พ\\.?ค\\.?',
  'มิถุนายน|มิ\\.?ย\\.?',
  'กรกฎาคม|ก\\.?ค\\.?',
  'สิงหาคม|ส\\.?ค\\.?',
  'กันยายน|ก\\.?ย\\.?',
  'ตุลาคม|ต\\.?ค\\.?',
  'พฤศจิกายน|พ\\.?ย\\.?',
  'ธันวาคม|ธ\\.?ค\\.?',
].map((names) => new RegExp(`^(\\d{1,2})\\s*(?:${names})\\s*(?=\\d{4})`));
const VIETNAMESE = /^(\d{1,2})\s*(?:tháng|thg|th)\.?\s*(\d{1,2})(?:\s*,|\s+năm)?\s*(?=\d{4})/i;

/** What all of these begin with. */
const MAY_BE_NAMED = /^\d{1,2}\s*[t\u0e00-\u0e7f]/i;

/** A date whose month is named as Thai and Vietnamese name it (`4 มี.ค. 2569`, `4 thg 3, 2026`), with the English name. */
export function withEnglishMonths(text: string): string {
  if (!MAY_BE_NAMED.test(text)) return text;
  const named = (date: string, month: number) => `${date} ${ENGLISH[month - 1]} `;
  const [all = '', date = '', month = ''] = VIETNAMESE.exec(text) ?? [];
  if (all !== '' && ENGLISH[Number(month) - 1]) return named(date, Number(month)) + text.slice(all.length);
  const at = THAI.findIndex((one) => one.test(text));
  return at < 0 ? text : text.replace(THAI[at]!, (_, day: string) => named(day, at + 1));
}
