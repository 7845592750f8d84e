import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps that a clock may be slow or fast. */
const DRIFT = 1;
const ISSUER = 'DIY Studio';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a time step: RFC 4226 section 5.3 with the step as its counter, as RFC 6238 says. */
export function codeOfStep(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac[mac.length - 1]! & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step that a moment lies in. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS);
}

/**
 * The step whose code this is, at most one step from `moment`, or where `isStrict` the step of `moment` alone: then a code lasts thirty
 * seconds and the clocks must be right. Null when it is none of theirs.
 */
export function stepOfCode(secret: Buffer, code: string, moment: Date, isStrict = false): number | null {
  const now = stepAt(moment);
  const drift = isStrict ? 0 : DRIFT;
  const steps = Array.from({ length: 2 * drift + 1 }, (_, at) => now - drift + at);
  return steps.find((step) => step >= 0 && isEqual(codeOfStep(secret, step), code)) ?? null;
}

/** Takes the same time wherever two codes differ. */
function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Base32 of RFC 4648 without padding; the bytes must be a multiple of five. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

/** What a QR code for a code generator app holds. */
export function otpauthUri(secret: Buffer, username: string): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(username)}`;
  const parameters = [
    `secret=${toBase32(secret)}`,
    `issuer=${encodeURIComponent(ISSUER)}`,
    'algorithm=SHA1',
    `digits=${DIGITS}`,
    `period=${STEP_SECONDS}`,
  ];
  return `otpauth://totp/${label}?${parameters.join('&')}`;
}
