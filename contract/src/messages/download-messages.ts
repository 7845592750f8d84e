import { type Bilingual, type MessageLocale, worded, wordsOf } from './message.ts';

/** What was not packed, and why. */
type Left = { title: Bilingual; reason: Bilingual | string };

const MAX_REASON = 200;
const COLON = { zh: '：', en: ': ' };

/** On one line, whatever it is made of. */
function oneLine({ title, reason }: Left, locale: MessageLocale): string {
  return `${title[locale]}${COLON[locale]}${wordsOf(reason, locale).replace(/\s+/g, ' ').trim()}`;
}

export const downloadMessages = {
  'downloads.with-accepted': worded<{ accepted: number }>(
    ({ accepted }) => `带着 ${accepted} 个已同意的错误打印，见压缩包内的问题清单`,
    ({ accepted }) => `Printed with ${accepted} accepted errors; the list in the archive names them`,
  ),
  'downloads.some-left-out': worded<{ all: number; left: number }>(
    ({ all, left }) => `${all} 件中 ${left} 件未打包，原因见压缩包内的问题清单`,
    ({ all, left }) => `${left} of ${all} were left out; the list of problems in the archive says why`,
  ),
  'downloads.nothing-to-pack': worded(
    () => '没有可打包的作品',
    () => 'There was nothing to pack',
  ),
  'downloads.one-not-packed': worded<Left>(
    (left) => oneLine(left, 'zh').slice(0, MAX_REASON),
    (left) => oneLine(left, 'en').slice(0, MAX_REASON),
  ),
  'downloads.none-packed': worded<Left & { count: number }>(
    (left) => `${left.count} 件都没有打包成功。${oneLine(left, 'zh')}`.slice(0, MAX_REASON),
    (left) => `None of ${left.count} could be packed. ${oneLine(left, 'en')}`.slice(0, MAX_REASON),
  ),
  'downloads.storage-full': worded(
    () => '存储空间已满，压缩包没有生成。请清理空间后重新下载',
    () => 'The storage is full, so no archive was made. Free some space, then download again',
  ),
  'downloads.went-wrong': worded(
    () => '打包时出错，请重新下载；若仍出现请联系管理员',
    () => 'Packing went wrong. Download again; if it happens again, ask the administrator',
  ),
  'downloads.gave-up': worded(
    () => '多次尝试都没有完成。请减少作品数量后重新下载',
    () => 'Several tries did not finish. Download fewer designs at a time',
  ),
};
