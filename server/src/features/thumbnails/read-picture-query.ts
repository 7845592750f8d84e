import { limitPercent, limitSide, snapQuality } from './offered-sizes.ts';
import { parseImageMogr } from './parse-image-mogr.ts';
import { parseImageView } from './parse-image-view.ts';
import { parseOssProcess } from './parse-oss-process.ts';
import { BadPictureRequest, type PictureRequest } from './picture-request.ts';

const DEFAULT_QUALITY = 85;

/** Names of Qiniu's picture operations (https://developer.qiniu.com/dora): a query that starts with one asks for it. */
const OPERATIONS =
  /^(imageView2|imageMogr2|imageInfo|imageAve|imageslim|roundPic|exif|watermark|animate)(?=$|[/|&=]|%2f|%7c)/i;

/** True when a query (without `?`) asks for a variant of the picture, or for what is known of it. */
export function asksForVariant(query: string): boolean {
  return OPERATIONS.test(query) || /(^|&)x-oss-process=/.test(query);
}

/** True when a query asks for the picture's size and format. */
export function asksForFacts(query: string): boolean {
  return /^imageInfo=?(&|$)/.test(query) || new URLSearchParams(query).get('x-oss-process') === 'image/info';
}

/**
 * The request behind a query, every number within what is offered, so that equal pictures have equal requests. Throws
 * BadPictureRequest, also for an operation that is not offered.
 */
export function readPictureQuery(query: string): PictureRequest {
  const operation = OPERATIONS.exec(query)?.[1];
  const request =
    operation === undefined
      ? parseOssProcess(new URLSearchParams(query).get('x-oss-process') ?? '')
      : parseOperation(operation, decode(query.split('&')[0]?.replace(/=$/, '') ?? ''));
  const quality = snapQuality(request.quality ?? DEFAULT_QUALITY);
  if (request.resize === null) return { ...request, quality };
  const { first, second, percent, ...rest } = request.resize;
  return {
    ...request,
    quality,
    resize: {
      ...rest,
      ...(first === undefined ? {} : { first: limitSide(first) }),
      ...(second === undefined ? {} : { second: limitSide(second) }),
      ...(percent === undefined ? {} : { percent: limitPercent(percent) }),
    },
  };
}

function parseOperation(name: string, text: string): PictureRequest {
  if (name === 'imageView2') return parseImageView(text);
  if (name === 'imageMogr2') return parseImageMogr(text);
  throw new BadPictureRequest(`${name} is not offered`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadPictureRequest('the query is not valid URL encoding');
  }
}
