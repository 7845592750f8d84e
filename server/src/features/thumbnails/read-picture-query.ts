import { parseImageView } from './parse-image-view.ts';
import { parseOssProcess } from './parse-oss-process.ts';
import { BadPictureRequest, type PictureRequest } from './picture-request.ts';
import { snapPercent, snapQuality, snapSide } from './snap-size.ts';

const DEFAULT_QUALITY = 85;

/** True when a query (without `?`) asks for a variant of the picture. */
export function asksForVariant(query: string): boolean {
  return /^imageView2|(^|&)x-oss-process=/.test(query);
}

/**
 * The request behind a query, with every number snapped to what is offered, so that equal pictures have equal
 * requests. Throws BadPictureRequest.
 */
export function readPictureQuery(query: string): PictureRequest {
  const request = query.startsWith('imageView2')
    ? parseImageView(decode(query.split('&')[0]?.replace(/=$/, '') ?? ''))
    : parseOssProcess(new URLSearchParams(query).get('x-oss-process') ?? '');
  const quality = snapQuality(request.quality ?? DEFAULT_QUALITY);
  if (request.resize === null) return { ...request, quality };
  const { first, second, percent, ...rest } = request.resize;
  return {
    ...request,
    quality,
    resize: {
      ...rest,
      ...(first === undefined ? {} : { first: snapSide(first) }),
      ...(second === undefined ? {} : { second: snapSide(second) }),
      ...(percent === undefined ? {} : { percent: snapPercent(percent) }),
    },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadPictureRequest('the query is not valid URL encoding');
  }
}
