import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';

const [RLI, FSI, PDI] = ['\u2067', '\u2068', '\u2069'];
const apart = (text: string) => `${FSI}${text}${PDI}`;
const joined = `${apart('كوب')}، ${apart('Mug')}`;

it.each<[string, string, 'ltr' | 'rtl', string]>([
  ['a name', 'Mug', 'rtl', apart('Mug')],
  ['figures alone', '200 × 82', 'rtl', apart('200 × 82')],
  ['what is apart', apart('Mug'), 'rtl', apart('Mug')],
  ['names joined before run as the page does', joined, 'rtl', `${RLI}${joined}${PDI}`],
  ['they do on a page from left to right', joined, 'ltr', apart(joined)],
  [
    'a list of lists',
    `${RLI}${joined}${PDI} · ${apart('b')}`,
    'rtl',
    `${RLI}${RLI}${joined}${PDI} · ${apart('b')}${PDI}`,
  ],
  ['words beside a part lead', `${apart('Mug')} صغير`, 'rtl', apart(`${apart('Mug')} صغير`)],
  [
    'figures that are apart',
    `${apart('82')} × ${apart('9')}`,
    'rtl',
    apart(`${apart('82')} × ${apart('9')}`),
  ],
])('%s', (_, text, page, expected) => expect(isolate(text, page)).toBe(expected));
