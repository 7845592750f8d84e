/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, §4.2.2). */
const K = Uint32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));
/** The same of the square roots of the first 8 (§5.3.3). */
const START = Uint32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK_BYTES = 64;

/** A SHA-256 that takes its input in pieces. */
export interface Sha256 {
  update(bytes: Uint8Array): void;
  /** Hex digest; the hash takes nothing more afterwards. */
  digest(): string;
}

/**
 * Hashes in pieces, which the browser's own `crypto.subtle` cannot: it wants a whole file in memory, and is missing on
 * plain http.
 */
export function startSha256(): Sha256 {
  const state = START.slice();
  const rest = new Uint8Array(BLOCK_BYTES);
  const words = new Uint32Array(64);
  let restBytes = 0;
  let totalBytes = 0;

  const update = (bytes: Uint8Array) => {
    totalBytes += bytes.length;
    let at = 0;
    if (restBytes > 0) {
      at = Math.min(BLOCK_BYTES - restBytes, bytes.length);
      rest.set(bytes.subarray(0, at), restBytes);
      restBytes += at;
      if (restBytes < BLOCK_BYTES) return;
      compress(state, words, rest, 0);
      restBytes = 0;
    }
    for (; at + BLOCK_BYTES <= bytes.length; at += BLOCK_BYTES) compress(state, words, bytes, at);
    rest.set(bytes.subarray(at), 0);
    restBytes = bytes.length - at;
  };

  return {
    update,
    digest() {
      const bits = totalBytes * 8;
      const padBytes = (restBytes < 56 ? 56 : 120) - restBytes;
      const tail = new Uint8Array(padBytes + 8);
      tail[0] = 0x80;
      const view = new DataView(tail.buffer);
      view.setUint32(padBytes, Math.floor(bits / 2 ** 32));
      view.setUint32(padBytes + 4, bits >>> 0);
      update(tail);
      return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
    },
  };
}

function compress(state: Uint32Array, words: Uint32Array, bytes: Uint8Array, at: number): void {
  for (let i = 0, p = at; i < 16; i += 1, p += 4) {
    words[i] = (bytes[p]! << 24) | (bytes[p + 1]! << 16) | (bytes[p + 2]! << 8) | bytes[p + 3]!;
  }
  for (let i = 16; i < 64; i += 1) {
    const a = words[i - 15]!;
    const b = words[i - 2]!;
    const low = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const high = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + value;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}
