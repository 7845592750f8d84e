/** Seamless botanical repeat, 3000 × 3000 px, transparent ground, PNG. */
import sharp from 'sharp';
import { seeded } from '../lib/random.mjs';

const SIDE = 3000;
const GREENS = ['#2F4A3A', '#4C6B55', '#7E9A82', '#23372F'];
const OCHRE = '#D9A441';

const f = (n) => n.toFixed(1);

/** One leaf from the origin along +x. */
function leaf(length, width, fill, vein) {
  const tip = `C${f(length * 0.25)} ${f(-width)} ${f(length * 0.72)} ${f(-width * 0.85)} ${f(length)} 0`;
  const back = `C${f(length * 0.72)} ${f(width * 0.7)} ${f(length * 0.25)} ${f(width)} 0 0Z`;
  const midrib = vein
    ? `<path d="M${f(length * 0.06)} 0Q${f(length * 0.5)} ${f(-width * 0.08)} ${f(length * 0.88)} 0" fill="none" stroke="${vein}" stroke-width="${f(width * 0.07 + 1.5)}" stroke-linecap="round"/>`
    : '';
  return `<path d="M0 0${tip}${back}" fill="${fill}"/>${midrib}`;
}

const turned = (body, x, y, deg, scale = 1) =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(deg)}) scale(${scale.toFixed(3)})">${body}</g>`;

/** A bent stem with paired leaves that grow smaller towards the tip. */
function branch(random, length, leafWidth, fill, vein) {
  const bend = (random() - 0.5) * 0.9;
  const parts = [];
  let x = -length / 2;
  let y = 0;
  let angle = -bend / 2;
  let d = `M${f(x)} ${f(y)}`;
  const steps = 9;
  for (let i = 0; i < steps; i += 1) {
    angle += bend / steps;
    x += Math.cos(angle) * (length / steps);
    y += Math.sin(angle) * (length / steps);
    d += `L${f(x)} ${f(y)}`;
    const size = length * 0.34 * (1 - (i / steps) * 0.5) * (0.9 + 0.2 * random());
    const deg = (angle * 180) / Math.PI;
    if (i > 0) {
      parts.push(turned(leaf(size, size * leafWidth, fill, vein), x, y, deg - 48 - 8 * random()));
      parts.push(turned(leaf(size, size * leafWidth, fill, vein), x, y, deg + 48 + 8 * random()));
    }
  }
  parts.push(
    turned(leaf(length * 0.22, length * 0.22 * leafWidth, fill, vein), x, y, (angle * 180) / Math.PI),
  );
  return `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${f(length * 0.016)}" stroke-linejoin="round" stroke-linecap="round"/>${parts.join('')}`;
}

/** An open blossom of five or six petals with stamens. */
function blossom(random, radius, fill, shade) {
  const petals = 5 + Math.floor(random() * 2);
  const parts = [];
  for (let i = 0; i < petals; i += 1) {
    const w = radius * (petals === 5 ? 0.62 : 0.54);
    const petal =
      `<path d="M0 0C${f(radius * 0.2)} ${f(-w)} ${f(radius * 0.85)} ${f(-w * 1.05)} ${f(radius)} ${f(-w * 0.25)}Q${f(radius * 0.93)} 0 ${f(radius * 1.02)} ${f(w * 0.22)}C${f(radius * 0.85)} ${f(w * 1.05)} ${f(radius * 0.2)} ${f(w)} 0 0Z" fill="${fill}"/>` +
      `<path d="M${f(radius * 0.2)} 0L${f(radius * 0.62)} ${f(-w * 0.16)}M${f(radius * 0.2)} 0L${f(radius * 0.7)} ${f(w * 0.04)}M${f(radius * 0.2)} 0L${f(radius * 0.6)} ${f(w * 0.24)}" stroke="${shade}" stroke-width="${f(radius * 0.022)}" stroke-linecap="round"/>`;
    parts.push(turned(petal, 0, 0, (360 / petals) * i + 10 * random()));
  }
  for (let i = 0; i < 14; i += 1) {
    const a = (i / 14) * Math.PI * 2;
    const r = radius * (0.24 + 0.1 * random());
    parts.push(
      `<path d="M0 0L${f(Math.cos(a) * r)} ${f(Math.sin(a) * r)}" stroke="#5A3A22" stroke-width="${f(radius * 0.016)}"/><circle cx="${f(Math.cos(a) * r)}" cy="${f(Math.sin(a) * r)}" r="${f(radius * 0.034)}" fill="${OCHRE}"/>`,
    );
  }
  return `${parts.join('')}<circle r="${f(radius * 0.15)}" fill="#5A3A22"/><circle r="${f(radius * 0.09)}" fill="${OCHRE}"/>`;
}

/** A sprig of berries. */
function berries(random, size, fill) {
  const parts = [];
  for (let i = 0; i < 7; i += 1) {
    const a = -1.1 + (i / 6) * 2.2;
    const r = size * (0.62 + 0.36 * random());
    const x = Math.cos(a) * r;
    const y = Math.sin(a) * r;
    parts.push(
      `<path d="M${f(-size * 0.5)} 0Q${f(size * 0.1)} ${f(y * 0.3)} ${f(x)} ${f(y)}" fill="none" stroke="#4C6B55" stroke-width="${f(size * 0.024)}"/>` +
        `<circle cx="${f(x)}" cy="${f(y)}" r="${f(size * 0.105)}" fill="${fill}"/><circle cx="${f(x - size * 0.03)}" cy="${f(y - size * 0.035)}" r="${f(size * 0.026)}" fill="#FFFFFF" fill-opacity="0.55"/>`,
    );
  }
  return parts.join('');
}

const KINDS = [
  { radius: 330, count: 7, make: (r) => blossom(r, 255, '#C9593A', '#9C3F26') },
  { radius: 255, count: 8, make: (r) => blossom(r, 195, '#E9B8A2', '#C98A70') },
  { radius: 300, count: 26, make: (r) => branch(r, 560, 0.24, GREENS[0], '#6E8F78') },
  { radius: 225, count: 34, make: (r) => branch(r, 400, 0.34, GREENS[2], '#5E7E66') },
  { radius: 150, count: 30, make: (r) => berries(r, 165, r() > 0.45 ? '#B5412B' : OCHRE) },
  { radius: 105, count: 60, make: (r) => branch(r, 185, 0.28, GREENS[1], null) },
  { radius: 62, count: 80, make: (r) => blossom(r, 50, r() > 0.5 ? '#E9C46A' : '#F1E3D3', '#C99A3A') },
  {
    radius: 30,
    count: 160,
    make: (r) => `<circle r="${f(9 + 7 * r())}" fill="${r() > 0.5 ? '#C9593A' : GREENS[2]}"/>`,
  },
];

const around = (d) => Math.abs(d - SIDE * Math.round(d / SIDE));

/** Places of all motifs on a torus, large ones first, none closer than its neighbours allow. */
function place(random) {
  const placed = [];
  for (const kind of KINDS) {
    for (let tries = 0, made = 0; tries < 9000 && made < kind.count; tries += 1) {
      const x = random() * SIDE;
      const y = random() * SIDE;
      const isFree = placed.every(
        (other) => Math.hypot(around(x - other.x), around(y - other.y)) > (kind.radius + other.radius) * 0.8,
      );
      if (!isFree) continue;
      placed.push({ x, y, radius: kind.radius, body: turned(kind.make(random), 0, 0, random() * 360) });
      made += 1;
    }
  }
  return placed;
}

export async function makeBotanicalPattern(file) {
  const parts = [];
  for (const { x, y, radius, body } of place(seeded(2024)).reverse()) {
    for (const dx of [-SIDE, 0, SIDE]) {
      for (const dy of [-SIDE, 0, SIDE]) {
        const [px, py] = [x + dx, y + dy];
        const reach = radius * 1.4;
        if (px > -reach && py > -reach && px < SIDE + reach && py < SIDE + reach)
          parts.push(turned(body, px, py, 0));
      }
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join('')}</svg>`;
  await sharp(Buffer.from(svg), { unlimited: true })
    .withMetadata({ density: 300 })
    .png({ compressionLevel: 9, palette: true, colours: 256, dither: 0.4, effort: 10 })
    .toFile(file);
}
