/** Words that a program writes where it hides or erased something; whole cells. */
const HIDDEN = new Set(
  `hidden, masked, redacted, encrypted, erased, deleted, anonymized, anonymised, anonymous data, data erased, gdpr, gdpr erased, gdpr deleted, removed for privacy, privacy protected, protected, not available due to privacy, personal data removed,
  ausgeblendet, anonymisiert, gelöscht, masqué, anonymisé, supprimé, oculto, anonimizado, eliminado, nascosto, anonimizzato, eliminato,
  密文, 加密, 已加密, 加密信息, 加密地址, 加密姓名, 加密电话, 信息已加密, 脱敏, 已脱敏, 隐藏, 已隐藏, 信息已隐藏, 隐私保护, 已隐私保护, 隐私信息, 保密, 已屏蔽, 敏感信息, 解密失败, 待解密, 未解密, 点击解密, 查看密文,
  已遮蔽, 隱藏, 已隱藏, 非公開, 비공개, 마스킹`
    .split(/,\s+/)
    .map((word) => word.trim()),
);
const LONGEST_HIDDEN = Math.max(...[...HIDDEN].map((word) => word.length)) + 8;
/** Letters that these words begin with, in or without brackets. */
const HIDDEN_START = new RegExp(
  `^[\\W_]{0,4}(?:${[...new Set([...HIDDEN].map((word) => word.slice(0, 3)))].join('|')})`,
  'iu',
);
/** Towns and companies may be called by one word of a Western language. */
const ONE_WESTERN_WORD = /^\p{Script=Latin}+$/u;

/** Whether a program wrote the text in place of what it hides: `[deleted]`, `<redacted>`, `【已加密】`. */
export function isMaskingWord(text: string): boolean {
  if (text.length > LONGEST_HIDDEN || !HIDDEN_START.test(text)) return false;
  const bare = text
    .toLowerCase()
    .replace(/^[[({<（【「*\s]+|[\])}>）】」*.\s]+$/g, '')
    .trim();
  return HIDDEN.has(bare);
}

/** The same for a text that may be such a word by itself: a company `Protected`, but not `[protected]`. */
export function isSurelyMaskingWord(text: string): boolean {
  return !ONE_WESTERN_WORD.test(text.trim()) && isMaskingWord(text);
}
