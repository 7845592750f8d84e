/** Sticker: a low sun over waves with lettering, 3000 × 3000 px, transparent ground, PNG. Fonts: design/fonts (OFL). */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SIDE = 3000;
const CREAM = '#FFF6E3';
const INK = '#27324A';
const BORDER_PX = 64;
const TEXT_TOP = 1575;
const fonts = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'design', 'fonts');

/** A line of type as a picture of the given height in px, fitted to a width. */
async function lettering(text, font, file, colour, widthPx) {
  const big = await sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font,
      fontfile: path.join(fonts, file),
      rgba: true,
      dpi: 1200,
    },
  })
    .png()
    .toBuffer();
  const input = await sharp(big)
    .trim()
    .resize({ width: widthPx })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: input.data, width: input.info.width, height: input.info.height };
}

/** One wave line across the disk. */
function wave(y, amplitude, length, phase) {
  let d = `M400 ${y}`;
  for (let x = 400; x < 2600; x += length) {
    d += `q${length / 4} ${-amplitude * phase} ${length / 2} 0t${length / 2} 0`;
  }
  return `${d}V3000H400Z`;
}

function scene() {
  const stripes = [860, 970, 1066, 1150, 1222]
    .map((y, i) => `<rect x="500" y="${y}" width="2000" height="${20 + i * 9}" fill="#F6D9A8"/>`)
    .join('');
  const rays = Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI + ((i + 0.5) / 17) * Math.PI;
    const inner = 660;
    const outer = i % 2 ? 800 : 880;
    return `<path d="M${1500 + Math.cos(a) * inner} ${1290 + Math.sin(a) * inner}L${1500 + Math.cos(a) * outer} ${1290 + Math.sin(a) * outer}" stroke="#E9A23B" stroke-width="34" stroke-linecap="round"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
    <defs><clipPath id="disk"><circle cx="1500" cy="1180" r="1010"/></clipPath><clipPath id="ball"><circle cx="1500" cy="1270" r="572"/></clipPath>
    <linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F4A93C"/><stop offset="1" stop-color="#D9442B"/></linearGradient></defs>
    <g clip-path="url(#disk)"><rect width="3000" height="3000" fill="#F6D9A8"/>
    ${rays}<circle cx="1500" cy="1270" r="570" fill="url(#sun)"/><g clip-path="url(#ball)">${stripes}</g>
    <path d="${wave(1320, 70, 440, 1)}" fill="#6FA8A3"/><path d="${wave(1440, 80, 500, -1)}" fill="#3F7F86"/>
    <path d="${wave(1580, 86, 560, 1)}" fill="#2B5E70"/><path d="${wave(1740, 70, 470, -1)}" fill="${INK}"/>
    <path d="M700 700q60 -70 120 0q60 -70 120 0M1950 500q46 -54 92 0q46 -54 92 0" fill="none" stroke="${INK}" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/></g>
    <circle cx="1500" cy="1180" r="1010" fill="none" stroke="${INK}" stroke-width="40"/></svg>`;
}

/** The picture with an even cream border all round, like a die-cut sticker. */
async function withBorder(picture) {
  const alpha = await sharp(picture)
    .extractChannel('alpha')
    .blur(BORDER_PX / 2)
    .linear(18, -255 * 0.55)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const border = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: CREAM } })
    .joinChannel(alpha, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(border).composite([{ input: picture }]);
}

export async function makeTakeItSlow(file) {
  const [main, small, chinese] = await Promise.all([
    lettering('Take it slow', 'Pacifico', 'pacifico-400.ttf', CREAM, 1980),
    lettering('NO  HURRY  ·  NO  WORRY', 'Montserrat Bold', 'montserrat-700.ttf', INK, 1240),
    lettering('慢慢来', 'Ma Shan Zheng', 'ma-shan-zheng-400.ttf', '#D9442B', 640),
  ]);
  const centred = ({ input, width }, top) => ({ input, top, left: Math.round((SIDE - width) / 2) });
  const ribbon = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <path d="M60 1660L210 1850L60 2040H560V1660ZM2940 1660L2790 1850L2940 2040H2440V1660Z" fill="#A63220"/>
    <rect x="330" y="${TEXT_TOP - 75}" width="2340" height="${main.height + 150}" rx="70" fill="#D9442B"/></svg>`);
  const picture = await sharp(Buffer.from(scene()))
    .composite([
      { input: ribbon },
      centred(main, TEXT_TOP),
      centred(small, TEXT_TOP + main.height + 330),
      centred(chinese, TEXT_TOP + main.height + 455),
    ])
    .png()
    .toBuffer();
  const sticker = await withBorder(picture);
  await sticker
    .withMetadata({ density: 300 })
    .png({ compressionLevel: 9, palette: true, colours: 256, effort: 10 })
    .toFile(file);
}
