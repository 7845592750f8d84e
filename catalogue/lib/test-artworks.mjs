/** Artwork that shows mistakes: a millimetre grid, a picture, type. */
import path from 'node:path';

/** A line every 10 mm, a heavy one every 50 mm, numbered, inside a frame. */
function grid({ widthMm, heightMm }) {
  const lines = [];
  for (let x = 0; x <= widthMm; x += 10) {
    lines.push(`<path d="M${x} 0V${heightMm}" stroke-width="${x % 50 ? 0.5 : 1.6}"/>`);
  }
  for (let y = 0; y <= heightMm; y += 10) {
    lines.push(`<path d="M0 ${y}H${widthMm}" stroke-width="${y % 50 ? 0.5 : 1.6}"/>`);
  }
  return svg(
    widthMm,
    heightMm,
    `<g stroke="#D9442B">${lines.join('')}</g>
    <rect x="1" y="1" width="${widthMm - 2}" height="${heightMm - 2}" fill="none" stroke="#1F2A44" stroke-width="2"/>
    <circle cx="${widthMm / 2}" cy="${heightMm / 2}" r="25" fill="none" stroke="#2F5D8A" stroke-width="2"/>`,
  );
}

function type({ widthMm, heightMm }) {
  const size = Math.min(widthMm / 4.4, heightMm / 3);
  return svg(
    widthMm,
    heightMm,
    `<g text-anchor="middle" font-family="sans-serif" font-weight="700">
    <text x="${widthMm / 2}" y="${heightMm * 0.36}" font-size="${size}" fill="#D9442B">SLOW</text>
    <text x="${widthMm / 2}" y="${heightMm * 0.36 + size}" font-size="${size}" fill="#F2C14E">DOWN</text>
    <text x="${widthMm / 2}" y="${heightMm * 0.36 + size * 1.4}" font-size="${size / 6}" fill="#7FA99B">the quick brown fox 0123456789</text></g>`,
  );
}

function svg(widthMm, heightMm, body) {
  const scale = 4;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm * scale}" height="${heightMm * scale}" ` +
      `viewBox="0 0 ${widthMm} ${heightMm}">${body}</svg>`,
  );
}

/** @returns {Promise<[string, Buffer|string][]>} name and sharp input, in the print area's proportions */
export async function testArtworks(printArea, root) {
  return [
    ['grid', grid(printArea)],
    ['picture', path.join(root, 'artworks', 'mountain-sunset.jpg')],
    ['type', type(printArea)],
  ];
}
