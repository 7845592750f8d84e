import { GenerationError } from './generation-failure.ts';

/** Bytes of a base64 text, with or without a data: prefix. Throws `bad-answer` for anything else or nothing. */
export function decodeBase64(value: unknown): Buffer {
  if (typeof value !== 'string') throw new GenerationError('bad-answer');
  const text = value.startsWith('data:') ? value.slice(value.indexOf(',') + 1) : value;
  const bytes = Buffer.from(text, 'base64');
  // Buffer skips what is not base64; a text that it mostly skips is not base64.
  if (bytes.length === 0 || bytes.length < Math.floor((text.length * 3) / 4) - 3) {
    throw new GenerationError('bad-answer');
  }
  return bytes;
}
