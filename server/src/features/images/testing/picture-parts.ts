/**
 * Names of a picture file's parts that are not bare pixels: chunks of PNG and WebP, segments of JPEG. Read here byte by
 * byte, so that what a decoder passes over is seen too. Throws on anything else and on bytes behind the end.
 */
export function pictureParts(file: Buffer): string[] {
  if (file.readUInt32BE(0) === 0x89504e47) return pngParts(file);
  if (file.toString('latin1', 0, 4) === 'RIFF') return webpParts(file);
  if (file.readUInt16BE(0) === 0xffd8) return jpegParts(file);
  throw new Error(`not a PNG, WebP or JPEG: ${file.toString('hex', 0, 8)}`);
}

function pngParts(file: Buffer): string[] {
  const parts: string[] = [];
  let at = 8;
  for (; at < file.length && parts.at(-1) !== 'IEND'; at += 12 + file.readUInt32BE(at))
    parts.push(file.toString('latin1', at + 4, at + 8));
  if (at !== file.length) throw new Error('bytes behind the end');
  return parts;
}

function webpParts(file: Buffer): string[] {
  const parts: string[] = [];
  for (let at = 12; at < file.length; at += 8 + ((file.readUInt32LE(at + 4) + 1) & ~1))
    parts.push(file.toString('latin1', at, at + 4));
  return parts;
}

function jpegParts(file: Buffer): string[] {
  const parts: string[] = [];
  for (let at = 2; at < file.length; ) {
    const marker = file.readUInt16BE(at);
    if (marker < 0xff01) throw new Error(`no marker at ${at}`);
    const name = marker.toString(16);
    if (marker === 0xffd9) {
      if (at + 2 !== file.length) throw new Error('bytes behind the end');
      return parts;
    }
    const length = file.readUInt16BE(at + 2);
    const text = file.toString('latin1', at + 4, at + 4 + Math.min(length, 11));
    parts.push(marker >= 0xffe0 && marker <= 0xffef ? `${name} ${text.split('\0')[0]}` : name);
    at += 2 + length;
    // Of a scan the pixels follow, up to a marker that is neither stuffing nor a restart.
    if (marker === 0xffda) while (file[at] !== 0xff || /^(00|d[0-7])$/.test(hex(file[at + 1]!))) at += 1;
  }
  throw new Error('no end');
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');
