import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** Seals and opens what could name a buyer. What was sealed for one account cannot be opened as another one's. */
export interface Seal {
  close(plain: Buffer): Buffer;
  /** Throws when the bytes were changed, or sealed under another key or for another account. */
  open(sealed: Buffer): Buffer;
  closeJson(value: unknown): Buffer;
  openJson(sealed: Buffer): unknown;
}

/** AES-256-GCM under a key derived from the installation's secret; sealed = format, nonce, tag, text. */
export function sealOf(secretKey: string, ownerId: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'order-privacy-1', 32));
  const owner = Buffer.from(ownerId);
  const close = (plain: Buffer) => {
    const nonce = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(owner);
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), text]);
  };
  const open = (sealed: Buffer) => {
    if (sealed[0] !== FORMAT || sealed.length < HEAD_BYTES) throw new Error('not a sealed text');
    const nonce = sealed.subarray(1, 1 + IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(owner);
    decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
  };
  return {
    close,
    open,
    closeJson: (value) => close(Buffer.from(JSON.stringify(value))),
    openJson: (sealed) => JSON.parse(open(sealed).toString()),
  };
}
