/**
 * `Content-Disposition: attachment` by RFC 6266: `filename*` in UTF-8 for every browser of today, `filename` in
 * ASCII for what is older. Line breaks, quotes and path separators never get through.
 */
export function contentDisposition(fileName: string): string {
  const name =
    fileName
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
      .replace(/[\\/]/g, '_')
      .trim() || 'file';
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["%;]/g, '_');
  // RFC 8187 leaves fewer characters bare than encodeURIComponent does.
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
