import { gcm } from '@noble/ciphers/aes.js';

/** What encrypted texts begin with. */
const MARK = 'v1.';
const NONCE_BYTES = 12;
/** As many characters as a function takes as arguments. */
const PIECE = 8192;

/** Whether a text is encrypted; earlier versions kept plain ones. */
export const isEncrypted = (text: string): boolean => text.startsWith(MARK);

/** Encrypts with AES-256-GCM, for this place alone: the same text in another place is refused. */
export function encryptText(key: Uint8Array, place: string, text: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const encrypted = gcm(key, nonce, bytesOf(place)).encrypt(bytesOf(text));
  return written(nonce, encrypted);
}

/**
 * The same by the browser's own cipher, which works beside the page and about ten times as fast. Browsers have it on `https` and on this
 * machine only; elsewhere our own encrypts at once.
 */
export async function encryptTextBeside(key: Uint8Array, place: string, text: string): Promise<string> {
  // TypeScript takes it for always there.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return encryptText(key, place, text);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const own = await subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, ['encrypt']);
  const settings = { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(place) };
  return written(nonce, new Uint8Array(await subtle.encrypt(settings, own, new TextEncoder().encode(text))));
}

/** Returns null for what was changed, moved, or encrypted with another key. */
export function decryptText(key: Uint8Array, place: string, encrypted: string): string | null {
  try {
    const all = fromBase64(encrypted.slice(MARK.length));
    const nonce = all.subarray(0, NONCE_BYTES);
    return new TextDecoder().decode(gcm(key, nonce, bytesOf(place)).decrypt(all.subarray(NONCE_BYTES)));
  } catch {
    return null;
  }
}

/** The bytes of base64, or of base64url as the server sends keys. */
export function fromBase64(text: string): Uint8Array {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function written(nonce: Uint8Array, encrypted: Uint8Array): string {
  const all = new Uint8Array(NONCE_BYTES + encrypted.length);
  all.set(nonce);
  all.set(encrypted, NONCE_BYTES);
  return MARK + toBase64(all);
}

function toBase64(bytes: Uint8Array & { toBase64?: () => string }): string {
  // Newer browsers do it by themselves, twenty times as fast.
  if (bytes.toBase64) return bytes.toBase64();
  let letters = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(letters);
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
