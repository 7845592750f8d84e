const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
    glb: 'model/gltf-binary',
    ttf: 'font/ttf',
    tif: 'image/tiff',
    tiff: 'image/tiff',
    avif: 'image/avif',
    heic: 'image/heic',
    gif: 'image/gif',
    svg: 'image/svg+xml',
    bmp: 'image/bmp',
    psd: 'image/vnd.adobe.photoshop',
    pdf: 'application/pdf',
    zip: 'application/zip',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    csv: 'text/csv; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    json: 'application/json',
  }),
);

/**
 * Content type by the key's extension; other types, above all HTML, are served as bytes. It follows from the key alone,
 * so that a folder needs no second file for each object.
 */
export function contentTypeOf(key: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? '';
  return TYPES.get(extension) ?? 'application/octet-stream';
}
