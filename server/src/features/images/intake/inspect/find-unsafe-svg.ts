/** SVG files larger than this are refused unread. */
export const MAX_SVG_BYTES = 10 * 1024 * 1024;

const FORBIDDEN_ELEMENTS =
  /<\s*(?:[\w-]+:)?(script|foreignObject|iframe|embed|object|audio|video|canvas|handler|listener|set|animate\w*)\b/i;
const RASTER_DATA_URL = /^data:image\/(png|jpe?g|webp);base64,/i;

/**
 * The first thing in an SVG that could run, load or expand, as a user-facing text; null when there is none. The
 * rasteriser loads nothing anyway; this check also lets the seller know, instead of drawing something else than
 * intended.
 */
export function findUnsafeSvg(svg: string): string | null {
  // Another encoding could spell the same characters in bytes that no pattern below finds.
  const encoding = /<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(svg)?.[1];
  if (encoding && !/^(utf-?8|us-ascii|iso-8859-1|gbk|gb2312|gb18030)$/i.test(encoding))
    return `编码 ${encoding}`;
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(svg)) return '实体定义';
  if (/<\?xml-stylesheet/i.test(svg)) return '外部样式表';
  const element = FORBIDDEN_ELEMENTS.exec(svg)?.[1];
  if (element) return `<${element}>`;
  // Comments and CDATA may hide the end of a tag from a pattern; attributes are checked with references decoded.
  const text = decodeReferences(svg);
  if (/[\s"'/]on[a-z]+\s*=\s*["']/i.test(text)) return '事件脚本';
  if (/(javascript|vbscript)\s*:/i.test(text)) return '脚本链接';
  for (const [, , double, single] of text.matchAll(
    /\b(?:xlink:)?(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
  )) {
    const target = (double ?? single ?? '').replace(/\s/g, '');
    if (target !== '' && !target.startsWith('#') && !RASTER_DATA_URL.test(target)) return '外部链接';
  }
  for (const [, target = ''] of text.matchAll(/url\s*\(\s*['"]?\s*([^'")\s]*)/gi)) {
    if (!target.startsWith('#') && !RASTER_DATA_URL.test(target)) return '外部链接';
  }
  return /@import/i.test(text) ? '外部样式表' : null;
}

/** `&#x6a;` and the like become their characters, so that `&#106;avascript:` is seen for what it is. */
function decodeReferences(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_all, hex: string) => fromCode(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_all, decimal: string) => fromCode(Number(decimal)))
    .replace(/&colon;/gi, ':')
    .replace(/&(quot|apos);/gi, ' ');
}

function fromCode(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
