import {
  BadPictureRequest,
  type PictureRequest,
  type ResizeRequest,
  readFormat,
  readNumber,
} from './picture-request.ts';

/** Qiniu's largest side of a result. */
const MAX_SIDE = 9999;
/** Operations with a value that change nothing here: previews are upright and carry no metadata. */
const WITHOUT_EFFECT = ['interlace', 'ignore-error', 'colors', 'size-limit'];

/**
 * Reads `imageMogr2/thumbnail/<geometry>/quality/<n>/format/<f>…` (https://developer.qiniu.com/dora/8255/the-zoom).
 * `auto-orient` and `strip` are understood and change nothing here; what would change the picture otherwise is refused
 * by name. Throws BadPictureRequest.
 */
export function parseImageMogr(text: string): PictureRequest {
  const [name, ...parts] = text.split('/');
  if (name !== 'imageMogr2') throw new BadPictureRequest('not imageMogr2');
  const request: PictureRequest = { resize: null };
  for (let at = 0; at < parts.length; at += 1) {
    const operation = parts[at] ?? '';
    if (operation === 'auto-orient' || operation === 'strip') continue;
    const value = parts[at + 1] ?? '';
    at += 1;
    if (operation === 'thumbnail') request.resize = readGeometry(value);
    else if (operation === 'quality')
      request.quality = readNumber('quality', value.replace(/!$/, ''), 1, 100);
    else if (operation === 'format') request.format = readFormat(value);
    else if (!WITHOUT_EFFECT.includes(operation))
      throw new BadPictureRequest(`imageMogr2/${operation || 'an empty operation'} is not offered`);
  }
  return request;
}

const REST = { sides: 'width-height', missingSide: 'free', padColour: 'FFFFFF' } as const;

/** `300x200`, `300x`, `x200`, each with `!` (stretched) or `>` (only smaller); `!50p`; `!300x200r`. */
function readGeometry(geometry: string): ResizeRequest {
  const percent = /^!(\d{1,4})p$/.exec(geometry)?.[1];
  if (percent !== undefined)
    return {
      ...REST,
      mode: 'inside',
      ifTooSmall: 'enlarge',
      percent: readNumber('thumbnail', percent, 1, 1000),
    };
  const [, covers, first = '', second = '', mark] = /^(!?)(\d{0,4})x(\d{0,4})([!<>r]?)$/.exec(geometry) ?? [];
  const isCover = covers === '!';
  if ((first === '' && second === '') || isCover !== (mark === 'r') || mark === '<')
    throw new BadPictureRequest(`thumbnail ${geometry || 'without a size'} is not offered`);
  const side = (digits: string) => readNumber('thumbnail', digits, 1, MAX_SIDE);
  return {
    ...REST,
    mode: isCover ? 'outside' : mark === '!' ? 'stretch' : 'inside',
    missingSide: isCover || mark === '!' ? 'same' : 'free',
    ifTooSmall: mark === '>' ? 'original' : 'enlarge',
    ...(first === '' ? {} : { first: side(first) }),
    ...(second === '' ? {} : { second: side(second) }),
  };
}
