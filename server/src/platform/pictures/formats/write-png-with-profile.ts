import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, deflateSync } from 'node:zlib';
import { greyProfileOf } from './display-profile.ts';
import { BrokenPicture, bytesAt } from './file-bytes.ts';

/** Chunks that would also affect the colours, and chunks that need no copy. */
const LEFT_OUT = /^(iCCP|sRGB|gAMA|cHRM|cICP|mDCV|cLLI|mDCv|cLLi|tEXt|zTXt|iTXt|eXIf|acTL|fcTL)$/;
const IHDR_END = 33;
/** Kinds of pixels without colours: shades, and shades with transparency. */
const GREYS: readonly number[] = [0, 4];
const KIND_AT = 25;

/** Writes a copy of a PNG whose colours are described by this profile instead of by its own chunks. */
export async function writePngWithProfile(source: string, target: string, profile: Buffer): Promise<void> {
  const parts: Buffer[] = [];
  const file = await open(source, 'r');
  let at = IHDR_END;
  try {
    const start = await bytesAt(file, 0, IHDR_END);
    const fitting = (GREYS.includes(start[KIND_AT]!) && greyProfileOf(profile)) || profile;
    const name = Buffer.from('Display\0\0', 'latin1');
    parts.push(start, chunk('iCCP', Buffer.concat([name, deflateSync(fitting)])));
    for (;;) {
      const head = await bytesAt(file, at, 8);
      const type = head.toString('latin1', 4);
      const bytes = 12 + head.readUInt32BE();
      if (type === 'IDAT' || type === 'IEND') break;
      if (!LEFT_OUT.test(type)) {
        // Palette and transparency are small; anything large before the pixels is no part of the picture.
        if (bytes > 1_000_000) throw new BrokenPicture('chunk');
        parts.push(await bytesAt(file, at, bytes));
      }
      at += bytes;
    }
  } finally {
    await file.close();
  }
  await pipeline(async function* () {
    yield* parts;
    yield* createReadStream(source, { start: at });
  }, createWriteStream(target));
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), framed.length - 4);
  return framed;
}
