import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NO_CORRECTIONS } from '../../rows/corrections.ts';
import { createRowWalker } from '../../rows/walk-rows.ts';
import { proposeMapping } from '../propose-mapping.ts';
import { marketOfHeaders } from '../values/time-zones.ts';

/** A layout as its marketplace writes it, and what each row comes to. */
interface Sample {
  title: string;
  profile: string;
  headers: string[];
  rows: { cells: string[]; expected: Record<string, unknown> | null }[];
}

const folder = new URL('./samples/', import.meta.url);
const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.sample.txt'))
  .map((name) => readSample(readFileSync(new URL(name, folder), 'utf8')));

/**
 * `#` lines give title, source and profile, the next line holds the headers; under each row stands what it comes to. Cells are
 * parted by `|`, inside them `¦` stands for it and `⏎` for a line break.
 */
function readSample(text: string): Sample {
  const lines = text.trimEnd().split('\n');
  const notes = lines.filter((line) => line.startsWith('#')).map((line) => line.slice(2));
  const [headers = '', ...rest] = lines.slice(notes.length);
  const rows = rest.flatMap((line, index) =>
    line.startsWith('>') ? [] : [{ cells: cellsOf(line), expected: expectedOf(rest[index + 1] ?? '') }],
  );
  const profile = notes.find((note) => note.startsWith('profile: '))?.slice('profile: '.length) ?? '';
  return { title: notes[0] ?? '', profile, headers: headers.split('|'), rows };
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.replaceAll('¦', '|').replaceAll('⏎', '\n'));
}

function expectedOf(line: string): Record<string, unknown> | null {
  return line === '> none' ? null : JSON.parse(line.slice(2));
}

it('has samples', () => {
  expect(samples.length).toBeGreaterThanOrEqual(15);
});

describe.each(samples)('$title', ({ headers, rows, profile }) => {
  const { mapping, missing } = proposeMapping(headers);

  it('is recognised, with all that is needed', () => {
    expect(mapping.profile.split('@')[0]).toBe(profile);
    expect(missing).toEqual([]);
    for (const { cells } of rows) expect(cells).toHaveLength(headers.length);
  });

  it('comes in field by field', () => {
    const market = marketOfHeaders(headers);
    const walk = createRowWalker({ mapping, corrections: NO_CORRECTIONS, shop: '', damaged: [], market });
    rows.forEach(({ cells, expected }, index) => {
      const { outcome, problems, line } = walk(index + 2, cells)[0]!;
      if (expected === null) {
        expect(['blank', 'cancelled']).toContain(outcome);
        return;
      }
      // What such files leave open is said of them: whose phone, and whose clock.
      const open = ['PHONE_OF_BUYER', ...(profile.startsWith('woocommerce') ? ['ZONE_MISSING'] : [])];
      expect(problems.filter(({ code }) => !open.includes(code))).toEqual([]);
      const { fields, address } = line;
      expect({
        orderNo: fields.externalOrderNo,
        lineId: fields.externalLineId,
        sku: fields.sku,
        variation: fields.variation,
        quantity: line.quantity,
        platform: line.platform,
        name: address.name,
        street: address.lines[0],
        city: address.city,
        country: address.country,
        postcode: address.postcode,
        placed: line.placedAt?.slice(0, 10),
        texts: line.personalisation.map(({ name, value }) => `${name}=${value}`),
      }).toMatchObject(expected);
    });
  });
});
