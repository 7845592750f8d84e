import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels of colour n, wide, with a disc that distinguishes one from the other. */
function picture(n: number, hasAlpha = false) {
  const [width, height] = [600 + n * 10, 480 + (n % 3) * 90];
  const ground = hasAlpha ? '' : `<rect width="100%" height="100%" fill="hsl(${n * 37} 60% 80%)"/>`;
  const disc = `<circle cx="${width / 3}" cy="${height / 2}" r="${90 + n * 4}" fill="hsl(${n * 61} 70% 45%)"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${disc}</svg>`,
    ),
  );
}

/** Twenty files as a seller's folder holds them: 18 pictures of many kinds, one cut off, one that only says PNG. */
export async function writeMixedFiles(folder: string): Promise<{ paths: string[]; good: number }> {
  const files: [string, Buffer][] = [];
  for (let n = 0; n < 6; n += 1) files.push([`照片 ${n + 1}.jpg`, await picture(n).jpeg().toBuffer()]);
  for (let n = 6; n < 10; n += 1) files.push([`插画 ${n - 5}.png`, await picture(n).png().toBuffer()]);
  for (let n = 10; n < 13; n += 1) files.push([`贴纸 ${n - 9}.png`, await picture(n, true).png().toBuffer()]);
  for (let n = 13; n < 15; n += 1) files.push([`网页 ${n - 12}.webp`, await picture(n).webp().toBuffer()]);
  files.push(['印刷稿.tiff', await picture(15).tiff().toBuffer()]);
  files.push(['横幅.avif', await picture(16).avif({ effort: 0 }).toBuffer()]);
  files.push([
    '徽标.svg',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="150" fill="#D9442B"/></svg>',
    ),
  ]);
  const whole = await picture(17).avif({ effort: 0 }).toBuffer();
  files.push(['断掉的.avif', whole.subarray(0, Math.floor(whole.length / 2))]);
  files.push(['报价单.png', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')]);
  const paths = files.map(([name, bytes]) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  });
  return { paths, good: files.length - 2 };
}
