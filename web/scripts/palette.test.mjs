import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DARK, LIGHT } from '../src/ui/theme/palette.ts';

const css = readFileSync(new URL('../src/ui/theme/tokens.css', import.meta.url), 'utf8');
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each([
  ['light', LIGHT, /:root \{([^}]*)\}/],
  ['dark', DARK, /:root\[data-theme='dark'\] \{([^}]*)\}/],
])('tokens.css holds the %s palette', (_name, palette, block) => {
  const text = block.exec(css)?.[1] ?? '';
  for (const [name, hex] of Object.entries(palette)) expect(text).toContain(`--${dashed(name)}: ${hex};`);
});

const TEXT_ON = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'stage'],
  ['muted', 'paper'],
  ['muted', 'card'],
  ['muted', 'stage'],
  ['accentText', 'paper'],
  ['accentText', 'card'],
  ['onAccent', 'accentFill'],
  ['success', 'card'],
  ['error', 'card'],
  ['info', 'card'],
];

test.each(TEXT_ON)('%s on %s is readable (WCAG AA, 4.5)', (text, ground) => {
  for (const palette of [LIGHT, DARK])
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
});

/** WCAG 2.2 contrast ratio of two #RRGGBB colours. */
function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
