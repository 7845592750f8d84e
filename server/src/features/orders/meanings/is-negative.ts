/** No in the languages that files have it in, as `plainKey` writes it. */
const WORDS = new Set(
  [
    'no, n, not, none, null, nil, false, off, na, not cancelled, not canceled, not refunded',
    '否, 无, 無, 没有, 沒有, 暂无, 未取消, 未退款, 无退款, 無退款, 无退款申请, 没有申请退款, 未申请',
    'なし, 無し, いいえ, 아니오, 아니요, 없음, 해당없음, 해당 없음',
    'nein, kein, keine, falsch, non, aucun, aucune, faux, nee, geen, onwaar, nej, nei, ingen, falsk',
    'ninguno, ninguna, falso, não, nao, nenhum, nenhuma, nessuno, nessuna, nie, brak, fałsz, ne, nincs, hamis, nu',
    'нет, ложь, ні, không, khong, không có, tidak, tidak ada, tiada, bukan, salah, ไม่, ไม่มี, ไม่ใช่',
    'hayir, yok, yanliş, لا, خیر, לא, όχι, οχι',
  ]
    .join(', ')
    .split(', '),
);

export function negativeWords(): ReadonlySet<string> {
  return WORDS;
}

/** Zeros of the scripts in which files write figures; wide ones are folded before. */
const ZEROS = '0٠۰०০੦૦୦௦౦೦൦๐໐༠၀០';
/** Nothing but zeros among the digits, with a currency or a unit around: `0,00 €`, `USD 0`, `0件`. */
const ZERO = new RegExp(`^[^\\p{Nd}]*(?:[${ZEROS}][^\\p{Nd}]*)+$`, 'u');
/** The most letters of a unit; the text around the zeros is a sentence when it has more. */
const MAX_LETTERS = 6;
const DASHES = /^[-‐‑‒–—―−~./\\_\s]+$/;

/** Whether a cell that says if, or how much, says no: a plain no, nothing at all, or nothing but zeros. */
export function isNegative(text: string): boolean {
  const key = plainKey(text);
  if (key === '' || DASHES.test(key) || WORDS.has(key) || WORDS.has(key.replace(/[./]/g, ''))) return true;
  return ZERO.test(key) && (key.match(/\p{L}/gu)?.length ?? 0) <= MAX_LETTERS;
}

/** The text in lower case, without blanks around, wide forms and the dots by which Turkish has two letters i. */
const plainKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i').trim();
