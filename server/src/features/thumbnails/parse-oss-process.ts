import {
  BadPictureRequest,
  type PictureRequest,
  type ResizeMode,
  type ResizeRequest,
  readFormat,
  readNumber,
} from './picture-request.ts';

const MODES = new Map<string, ResizeMode>([
  ['lfit', 'inside'],
  ['mfit', 'outside'],
  ['fill', 'fill'],
  ['pad', 'pad'],
  ['fixed', 'stretch'],
]);

/** Aliyun's largest side of a result. */
const MAX_SIDE = 16_384;
const MAX_OPERATIONS = 5;

/**
 * Reads `image/resize,…/quality,…/format,…` (https://help.aliyun.com/document_detail/44688.html). `auto-orient` and
 * `interlace` are understood and change nothing here: previews are upright. Throws BadPictureRequest.
 */
export function parseOssProcess(text: string): PictureRequest {
  const [kind, ...operations] = text.split('/');
  if (kind !== 'image' || operations.length === 0)
    throw new BadPictureRequest('x-oss-process must start with image/');
  if (operations.length > MAX_OPERATIONS) throw new BadPictureRequest(`at most ${MAX_OPERATIONS} operations`);
  const request: PictureRequest = { resize: null };
  for (const operation of operations) {
    const [name, ...parameters] = operation.split(',');
    if (name === 'resize') {
      if (request.resize) throw new BadPictureRequest('only one resize');
      request.resize = readResize(readParameters(parameters));
    } else if (name === 'quality') {
      const given = readParameters(parameters);
      request.quality = readNumber('quality', given.get('q') ?? given.get('Q') ?? '', 1, 100);
    } else if (name === 'format') {
      request.format = readFormat(parameters[0] ?? '');
    } else if (name !== 'auto-orient' && name !== 'interlace') {
      throw new BadPictureRequest(`operation ${name || 'empty'} is not offered`);
    }
  }
  return request;
}

/** `w_300` and the like. */
function readParameters(parameters: string[]): Map<string, string> {
  return new Map(
    parameters.map((parameter) => {
      const at = parameter.indexOf('_');
      if (at < 1) throw new BadPictureRequest(`${parameter || 'an empty parameter'} is not name_value`);
      return [parameter.slice(0, at), parameter.slice(at + 1)];
    }),
  );
}

function readResize(given: Map<string, string>): ResizeRequest {
  for (const name of given.keys()) {
    if (!['m', 'w', 'h', 'l', 's', 'p', 'limit', 'color'].includes(name)) {
      throw new BadPictureRequest(`resize knows no ${name}`);
    }
  }
  const number = (name: string, max: number, min = 1) => {
    const value = given.get(name);
    return value === undefined ? undefined : readNumber(name, value, min, max);
  };
  const mode = MODES.get(given.get('m') ?? 'lfit');
  if (!mode) throw new BadPictureRequest('m must be lfit, mfit, fill, pad or fixed');
  const padColour = (given.get('color') ?? 'FFFFFF').toUpperCase();
  if (!/^[0-9A-F]{6}$/.test(padColour)) throw new BadPictureRequest('color must be RRGGBB');
  const ifTooSmall = number('limit', 1, 0) === 0 ? 'enlarge' : 'original';
  const missingSide = mode === 'inside' || mode === 'outside' ? 'free' : 'same';
  const [w, h, l, s, percent] = [
    number('w', MAX_SIDE),
    number('h', MAX_SIDE),
    number('l', MAX_SIDE),
    number('s', MAX_SIDE),
    number('p', 1000),
  ];
  const rest = { mode, missingSide, ifTooSmall, padColour } as const;
  // Width and height win over edges, and both over a share, as Aliyun has it.
  if (w !== undefined || h !== undefined) return { ...rest, sides: 'width-height', first: w, second: h };
  if (l !== undefined || s !== undefined) return { ...rest, sides: 'edges', first: l, second: s };
  if (percent !== undefined)
    return { ...rest, mode: 'inside', ifTooSmall: 'enlarge', sides: 'width-height', percent };
  throw new BadPictureRequest('resize needs w, h, l, s or p');
}
