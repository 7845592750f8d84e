/** Stands between texts; no letter has this code. */
const BETWEEN = 0x1_0000;
const [FIRST_A, FIRST_B] = [0xdeadbeef, 0x41c6ce57];
const [FACTOR_A, FACTOR_B] = [0x9e3779b1, 0x5f356495];

/**
 * Texts as one number of 53 bits: equal lists have equal numbers, and two of a file's 50,000 rows share one by chance in one of seven
 * million files. It is cyrb53 (bryc, public domain) with a mark between texts. It is no
 * proof: anyone who wants two texts of one number finds them.
 */
export function fingerprint(texts: readonly string[]): number {
  let [a, b] = [FIRST_A, FIRST_B];
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      a = Math.imul(a ^ code, FACTOR_A);
      b = Math.imul(b ^ code, FACTOR_B);
    }
    a = Math.imul(a ^ BETWEEN, FACTOR_A);
    b = Math.imul(b ^ BETWEEN, FACTOR_B);
  }
  return finish(a, b);
}

/**
 * As `fingerprint` of the texts in NFKC and lower case; null where a letter is beyond those of Western Europe, so that the two have to be
 * worked out.
 */
export function foldedFingerprint(texts: readonly string[]): number | null {
  let [a, b] = [FIRST_A, FIRST_B];
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const written = text.charCodeAt(at);
      if (written >= 0x80 && !isLatin(written)) return null;
      const isCapital = written <= 0x5a ? written >= 0x41 : written >= 0xc0 && written <= 0xde;
      const code = isCapital ? written + 0x20 : written;
      a = Math.imul(a ^ code, FACTOR_A);
      b = Math.imul(b ^ code, FACTOR_B);
    }
    a = Math.imul(a ^ BETWEEN, FACTOR_A);
    b = Math.imul(b ^ BETWEEN, FACTOR_B);
  }
  return finish(a, b);
}

/** Letters that NFKC leaves as they are, and whose capitals are 32 places before them: À to ÿ without × and ÷. */
function isLatin(code: number): boolean {
  return code >= 0xc0 && code <= 0xff && code !== 0xd7 && code !== 0xf7;
}

function finish(mixedA: number, mixedB: number): number {
  const a = Math.imul(mixedA ^ (mixedA >>> 16), 0x85ebca6b) ^ Math.imul(mixedB ^ (mixedB >>> 13), 0xc2b2ae35);
  const b = Math.imul(mixedB ^ (mixedB >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return 0x1_0000_0000 * (b & 0x1f_ffff) + (a >>> 0);
}
