import { describe, expect, it } from 'vitest';
import { contradictingExtension, detectFormat } from './detect-format.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'utf8') : Buffer.from(part))),
  );

describe('detectFormat', () => {
  it.each<[string, Buffer, ReturnType<typeof detectFormat>]>([
    ['PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]), 'png'],
    ['PNG with converted line ends', bytes([0x89], 'PNG\n', [0x1a, 0x0a]), null],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
    ['WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'webp'],
    ['WAV', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt '), null],
    ['TIFF, little end', bytes('II*', [0]), 'tiff'],
    ['TIFF, big end', bytes('MM', [0], '*'), 'tiff'],
    ['BigTIFF', bytes('II+', [0]), 'tiff'],
    ['AVIF', bytes([0, 0, 0, 32], 'ftypavif', [0, 0, 0, 0], 'avifmif1'), 'avif'],
    ['AVIF named second', bytes([0, 0, 0, 32], 'ftypmif1', [0, 0, 0, 0], 'mif1avif'), 'avif'],
    ['HEIC', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), 'heic'],
    ['MP4', bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 0, 0], 'isommp42'), null],
    ['GIF', bytes('GIF89a'), 'gif'],
    ['PSD', bytes('8BPS'), 'psd'],
    ['SVG', bytes('<svg xmlns="x">'), 'svg'],
    [
      'SVG with everything before',
      bytes('\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg:svg>'),
      'svg',
    ],
    ['SVG with entities', bytes('<!DOCTYPE svg [<!ENTITY a "b">]><svg>'), 'svg'],
    ['HTML with an SVG inside', bytes('<html><svg>'), null],
    ['svgfoo', bytes('<svgfoo>'), null],
    ['nothing', Buffer.alloc(0), null],
    ['one byte', bytes([0x89]), null],
    ['zeros', Buffer.alloc(64), null],
  ])('%s', (_what, head, format) => expect(detectFormat(head)).toBe(format));
});

describe('contradictingExtension', () => {
  it.each<[string, Parameters<typeof contradictingExtension>[1], boolean, string | null]>([
    ['a.png', 'png', true, null],
    ['a.PNG', 'png', true, null],
    ['a.jpg', 'jpeg', true, null],
    ['a.tif', 'tiff', false, null],
    ['a.png', 'jpeg', false, 'png'],
    ['a.png', 'svg', true, 'png'],
    ['a.html', 'png', true, 'html'],
    ['a.html', 'png', false, null],
    ['v1.2 最终版', 'png', false, null],
    ['a', 'png', true, null],
    ['folder.jpg/a', 'png', true, null],
    ['a.jpg.png', 'png', true, null],
  ])('%s as %s', (name, format, strict, expected) => {
    expect(contradictingExtension(name, format, strict)).toBe(expected);
  });
});
