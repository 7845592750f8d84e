import { Refusal } from '../../../../../platform/errors/refusal.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';

const MB = 1024 * 1024;
const NAME_SHOWN = 80;

/** Refusals that say already where in the archive they were met. */
const located = new WeakSet<Refusal>();

function locate(name: string, why: Refusal): Refusal {
  if (located.has(why)) return why;
  const refusal = new Refusal(why.id, {
    zh: `压缩包里的 ${shown(name)}：${why.text.zh}`,
    en: `${shown(name)} in the archive: ${why.text.en}`,
  });
  located.add(refusal);
  return refusal;
}

/** A name from the archive, short enough to be read. */
function shown(name: string): string {
  const letters = [...name];
  return letters.length > NAME_SHOWN ? `…${letters.slice(-NAME_SHOWN).join('')}` : name;
}

/** Every reason to refuse an archive as a whole, in user-facing words. */
export const archiveRefusals = {
  tooLarge: () =>
    new Refusal('orders.zip-too-large', {
      zh: `压缩包超过 ${ARCHIVE_LIMITS.bytes / MB} MB，请分成几个压缩包分别导入`,
      en: `The archive is larger than ${ARCHIVE_LIMITS.bytes / MB} MB; split it and import the parts`,
    }),
  unsafeName: (name: string) =>
    new Refusal('orders.zip-unsafe-name', {
      zh: `压缩包里有不安全的文件路径：${shown(name)}，不予读取，请重新打包后上传`,
      en: `The archive holds an unsafe path: ${shown(name)}. It is not read; pack the files again and upload that`,
    }),
  link: (name: string) =>
    new Refusal('orders.zip-link', {
      zh: `压缩包里的 ${shown(name)} 是指向别处的链接，不予读取，请换成文件本身后重新打包`,
      en: `${shown(name)} in the archive is a link to somewhere else and is not read; pack the file itself`,
    }),
  repeatedName: (name: string) =>
    new Refusal('orders.zip-repeated-name', {
      zh: `压缩包里有两个同名文件：${shown(name)}，不能确定用哪一个，请重新打包后上传`,
      en: `The archive holds two files called ${shown(name)}, and it is not certain which one counts; pack it again`,
    }),
  tooDeep: () =>
    new Refusal('orders.zip-too-deep', {
      zh: `压缩包套压缩包超过 ${ARCHIVE_LIMITS.depth} 层，不予读取，请解开几层后上传`,
      en: `Archives lie in archives more than ${ARCHIVE_LIMITS.depth} deep; unpack some of them and upload that`,
    }),
  tooManyFiles: () =>
    new Refusal('orders.zip-too-many-files', {
      zh: `压缩包里超过 ${ARCHIVE_LIMITS.files} 个文件，请分成几个压缩包分别导入`,
      en: `The archive holds more than ${ARCHIVE_LIMITS.files} files; split it and import the parts`,
    }),
  /** What is wrong with one file of the archive. */
  inside: locate,
  jsonTooLarge: (name: string) =>
    new Refusal('orders.zip-json-too-large', {
      zh: `压缩包里的 ${shown(name)} 超过 ${ARCHIVE_LIMITS.jsonBytes / MB} MB，不像是定制信息，不予读取`,
      en: `${shown(name)} in the archive has more than ${ARCHIVE_LIMITS.jsonBytes / MB} MB, too much for a customisation, and is not read`,
    }),
  jsonBroken: (name: string) =>
    new Refusal('orders.zip-json-broken', {
      zh: `压缩包里的 ${shown(name)} 内容不完整，读不出定制信息，请重新下载定制 ZIP 后上传`,
      en: `${shown(name)} in the archive is incomplete, so its customisation cannot be read; download the ZIP again and upload that`,
    }),
  jsonTooDeep: (name: string) =>
    new Refusal('orders.zip-json-too-deep', {
      zh: `压缩包里的 ${shown(name)} 嵌套太深，不像是定制信息，不予读取`,
      en: `${shown(name)} in the archive is nested too deeply for a customisation and is not read`,
    }),
  nothing: () =>
    new Refusal('orders.zip-without-table', {
      zh: '压缩包里没有表格，也没有定制信息，请上传带有订单表格（.xlsx、.xls、.csv、.txt）或亚马逊定制 JSON 的压缩包',
      en: 'The archive holds neither a table nor a customisation; upload one with an order table (.xlsx, .xls, .csv, .txt) or the JSON of Amazon Custom',
    }),
} as const;
