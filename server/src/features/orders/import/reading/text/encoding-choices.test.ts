import { expect, it } from 'vitest';
import { encodingChoices } from './encoding-choices.ts';

it('shows the texts in each encoding that fits, the one in use first and likely ones before odd ones', () => {
  // Ürün Adı in windows-1254, read as Western.
  const choices = encodingChoices('windows-1252', ['Order ID', 'Ürün Adý', 'Mug']);
  expect(choices[0]).toEqual({ encoding: 'windows-1252', samples: ['Ürün Adý'] });
  expect(choices[1]).toEqual({ encoding: 'windows-1254', samples: ['Ürün Adı'] });
  // Bytes that Thai has no letter for.
  expect(choices.map(({ encoding }) => encoding)).not.toContain('windows-874');
  expect(new Set(choices.map(({ samples }) => samples.join())).size).toBe(choices.length);
});

it('leaves out encodings in which a letter is none', () => {
  const choices = encodingChoices('windows-1252', ['£ódŸ']);
  expect(choices.map(({ encoding }) => encoding)).not.toContain('iso-8859-2');
  expect(choices).toContainEqual({ encoding: 'windows-1250', samples: ['Łódź'] });
});

it('shows double bytes in each of their encodings', () => {
  // 陳美玲 in Big5, read as GBK.
  const choices = encodingChoices('gb18030', [
    new TextDecoder('gb18030').decode(Buffer.from('b3afacfcacc2', 'hex')),
  ]);
  expect(choices).toContainEqual({ encoding: 'big5', samples: ['陳美玲'] });
});

it('has nothing to ask about plain letters', () => {
  expect(encodingChoices('windows-1252', ['Order ID', '5'])).toEqual([]);
});

it('tells encodings apart by a late text, and shows that one', () => {
  const alike = Array.from({ length: 40 }, (_, at) => `José ${at}`);
  const choices = encodingChoices('windows-1252', [...alike, '¦wi±tek']);
  expect(choices.find(({ encoding }) => encoding === 'iso-8859-2')?.samples).toContain('Świątek');
});
