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
