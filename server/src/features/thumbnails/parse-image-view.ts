import {
  BadPictureRequest,
  type PictureRequest,
  type ResizeRequest,
  readFormat,
  readNumber,
} from './picture-request.ts';

/** Modes 0–5: limits that are a maximum leave a missing side free, minimum ones make the box square. */
const MODES: Pick<ResizeRequest, 'mode' | 'sides' | 'missingSide'>[] = [
  { mode: 'inside', sides: 'edges', missingSide: 'free' },
  { mode: 'fill', sides: 'width-height', missingSide: 'same' },
  { mode: 'inside', sides: 'width-height', missingSide: 'free' },
  { mode: 'outside', sides: 'width-height', missingSide: 'same' },
  { mode: 'outside', sides: 'edges', missingSide: 'same' },
  { mode: 'fill', sides: 'edges', missingSide: 'same' },
];

/** Qiniu's largest side of a result. */
const MAX_SIDE = 9999;

/**
 * Reads `imageView2/<mode>/w/<n>/h/<n>/q/<n>/format/<f>…` (https://developer.qiniu.com/dora/1279). Pictures are never
 * enlarged. `interlace`, `colors` and `ignore-error` are understood and change nothing here. Throws BadPictureRequest.
 */
export function parseImageView(text: string): PictureRequest {
  const [name, modeText, ...parts] = text.split('/');
  const mode = /^[0-5]$/.test(modeText ?? '') ? MODES[Number(modeText)] : undefined;
  if (name !== 'imageView2' || !mode) throw new BadPictureRequest('imageView2 needs a mode from 0 to 5');
  const given = readPairs(parts);
  const side = (letter: string) => {
    const value = given.get(letter);
    return value === undefined ? undefined : readNumber(letter, value, 1, MAX_SIDE);
  };
  const [first, second] = [side('w'), side('h')];
  const quality = given.get('q')?.replace(/(!|%21)$/, '');
  const format = given.get('format');
  return {
    resize:
      first === undefined && second === undefined
        ? null
        : { ...mode, first, second, ifTooSmall: 'crop', padColour: 'FFFFFF' },
    ...(quality === undefined ? {} : { quality: readNumber('q', quality, 1, 100) }),
    ...(format === undefined ? {} : { format: readFormat(format) }),
  };
}

function readPairs(parts: string[]): Map<string, string> {
  const given = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const name = parts[at] ?? '';
    const value = parts[at + 1];
    if (!['w', 'h', 'q', 'format', 'interlace', 'colors', 'ignore-error'].includes(name)) {
      throw new BadPictureRequest(`imageView2 knows no ${name || 'empty part'}`);
    }
    if (value === undefined || value === '') throw new BadPictureRequest(`${name} needs a value`);
    given.set(name, value);
  }
  return given;
}
