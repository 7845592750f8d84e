import { expect, it } from 'vitest';
import { HOSTILE_FONTS } from '../testing/hostile-fonts.ts';
import { HOSTILE_WOFFS } from '../testing/hostile-woffs.ts';
import { checkFont } from './check-font.ts';
import { FontRefusal } from './font-refusal.ts';

const rows = [...HOSTILE_FONTS, ...HOSTILE_WOFFS].map(([what, ...row]) => ({ what, row }));

it.each(rows)('$what', async ({ row: [bytes, expected, detail = ''] }) => {
  const result = await checkFont(bytes()).catch((error: unknown) => {
    if (!(error instanceof FontRefusal)) throw error;
    return error;
  });
  const found = result instanceof FontRefusal ? result : { reason: 'accepted', detail: '' };
  expect(found.reason).toBe(expected);
  if (detail instanceof RegExp) expect(found.detail).toMatch(detail);
  else if (detail !== '') expect(found.detail).toBe(detail);
});
