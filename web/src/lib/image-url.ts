import { globalConfig } from './browser/global-config.ts';

/** Wanted size of a picture in px. `longEdge` counts for OSS addresses, `width` and `height` for all others. */
export interface ImageSize {
  width?: number;
  height?: number;
  longEdge?: number;
}

/**
 * Address of a picture in a size (spec §9). Addresses with an imageView2 or x-oss-process marker stay as they are;
 * those containing `oss` get a long edge (default 100 px); other http addresses a width and/or height; paths get the
 * configured base URL before them. `data:` and `blob:` pictures have no sizes and stay.
 */
export function imageUrl(url: string, size: ImageSize = {}): string {
  if (/^(data|blob):/.test(url)) return url;
  if (url.includes('imageView2') || url.includes('x-oss-process')) return url;
  if (!/^https?:/.test(url)) return withBase(url);
  const joint = url.includes('?') ? '&' : '?';
  if (url.includes('oss')) return `${url}${joint}x-oss-process=image/resize,l_${longEdgeOf(size)}`;
  const edges = [size.width && `w/${size.width}`, size.height && `h/${size.height}`].filter(Boolean);
  return edges.length > 0 ? `${url}${joint}imageView2/2/${edges.join('/')}` : url;
}

function longEdgeOf(size: ImageSize): number {
  return size.longEdge ?? (Math.max(size.width ?? 0, size.height ?? 0) || 100);
}

function withBase(path: string): string {
  const base = globalConfig().apiBase;
  return base ? `${base}/${path.replace(/^\/+/, '')}` : path;
}
