import type { OrderAddress } from '../../../model/order-line.ts';

/** `张**`, `s******y`, `••••`: signs that stand for letters. One of them may be a sign of the address itself: `1号*2室`. */
const SIGNS = /[*＊]{2,}|[●•○◯◉■□▇█＃⁎∗]{2,}|\*\s\*/u;
/** In a name and in a number a single one stands for a letter as well. A dot between two names (`阿里•买买提`) does not. */
const SIGN_IN_NAME = /[*＊●○◯■▇█∗]|^[•·]|[•·]$/u;
/** `138XXXX1234`, `138…1234`, `138----1234`. */
const SIGN_IN_NUMBER = /[*＊●•○◯■□▇█∗]|[xX×]{2,}|…|\.{3}|-{3,}|_{2,}/u;
/** `张XX`, `XX路XX号`: letters that stand for Chinese ones. */
const HAN_CROSSES = /\p{Script=Han}\s*[xX×]{2,}|[xX×]{2,}\s*(?:\p{Script=Han}|$)/u;
const HAN = /\p{Script=Han}/u;

/** `##密文`, `~AgAAAAL9Zx0H…=~`, `$14$MTM4…$1$$`, `#ZM8kq1aB#Yz1P…#1##`: ciphers between the signs that 抖店, 拼多多 and 淘宝 set around them. */
const NOT_DECRYPTED = /^[#$~]{1,2}\S*密文/;
const BETWEEN_SIGNS = /^([~#$])[\w+/=$#~.-]{6,}\1$/;
/** A row of letters and digits of base64: no name, street or number is as long without a blank. */
const BASE64 =
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z0-9+/_-]{22,}={0,2}$|^(?=.*[A-Za-z])[A-Za-z0-9+/]{14,}={1,2}$/;

/** Words that a program writes where it hides or erased something; whole cells. */
const HIDDEN = new Set(
  `hidden, masked, redacted, encrypted, erased, deleted, anonymized, anonymised, anonymous data, data erased, gdpr, gdpr erased, gdpr deleted, removed for privacy, privacy protected, protected, not available due to privacy, personal data removed,
  ausgeblendet, anonymisiert, gelöscht, masqué, anonymisé, supprimé, oculto, anonimizado, eliminado, nascosto, anonimizzato, eliminato,
  密文, 加密, 已加密, 加密信息, 加密地址, 加密姓名, 加密电话, 信息已加密, 脱敏, 已脱敏, 隐藏, 已隐藏, 信息已隐藏, 隐私保护, 已隐私保护, 隐私信息, 保密, 已屏蔽, 敏感信息, 解密失败, 待解密, 未解密, 点击解密, 查看密文,
  已遮蔽, 隱藏, 已隱藏, 非公開, 비공개, 마스킹`
    .split(/,\s+/)
    .map((word) => word.trim()),
);

const LONGEST_HIDDEN = Math.max(...[...HIDDEN].map((word) => word.length)) + 4;
/** What most names and streets are written with; none of them is a mask or a cipher while it is no longer than one. */
const PLAIN = /^[A-Za-z\d ,.'()/-]*$/;
const SHORTEST_BASE64 = 14;
/** Letters that these words begin with, in or without brackets. */
const HIDDEN_START = new RegExp(
  `^[\\W]{0,2}(?:${[...new Set([...HIDDEN].map((word) => word.slice(0, 3)))].join('|')})`,
  'iu',
);

/** `[deleted]`, `<redacted>`, `【已加密】`. */
function saysHidden(text: string): boolean {
  if (text.length > LONGEST_HIDDEN || !HIDDEN_START.test(text)) return false;
  const bare = text
    .toLowerCase()
    .replace(/^[[({<（【「*\s]+|[\])}>）】」*.\s]+$/g, '')
    .trim();
  return HIDDEN.has(bare);
}

function isCipher(text: string): boolean {
  return NOT_DECRYPTED.test(text) || BETWEEN_SIGNS.test(text) || BASE64.test(text) || saysHidden(text);
}

function isOrdinary(text: string): boolean {
  return PLAIN.test(text) && (text.length < SHORTEST_BASE64 || text.includes(' ')) && !saysHidden(text);
}

/** A phone number that the platform has hidden: nobody can call it. */
export function isMaskedPhone(phone: string): boolean {
  return phone !== '' && (SIGN_IN_NUMBER.test(phone) || isCipher(phone));
}

/** Whether the platform has hidden or enciphered a part of who and where it goes, since no real name or street looks so. */
export function isMasked({
  name,
  company,
  lines,
  district,
  city,
  province,
  postcode,
}: OrderAddress): boolean {
  const texts = [name, company, ...lines, district, city, province];
  // Most rows end here.
  if (PLAIN.test(postcode) && texts.every(isOrdinary)) return false;
  const places = [...lines, district, city, province];
  return (
    SIGN_IN_NAME.test(name) ||
    /[*＊]/.test(postcode) ||
    [name, company, ...places].some((text) => text !== '' && (SIGNS.test(text) || isCipher(text))) ||
    [name, ...places].some((text) => HAN.test(text) && HAN_CROSSES.test(text))
  );
}
