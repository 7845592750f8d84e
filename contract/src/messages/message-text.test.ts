import { describe, expect, it } from 'vitest';
import { MESSAGE_LOCALES, type MessageId, type MessageLocale, message } from '../messages.ts';
import { messageText, TEXTS } from './message-text.ts';
import { storedMessage } from './stored-message.ts';

const ids = Object.keys(TEXTS.zh) as MessageId[];

/** Names of the parameters of a text, and whether it counts with them. */
function paramsOf(text: string): Map<string, boolean> {
  const found = [...text.matchAll(/\{(\w+)(:\w+)?\}/g)];
  return new Map(found.map(([, name = '', noun]) => [name, noun !== undefined]));
}

/** A figure or a name for every parameter: whatever counts in one of the languages is a number. */
function sampleOf(id: MessageId) {
  const all = MESSAGE_LOCALES.flatMap((locale) => [...paramsOf(TEXTS[locale][id])]);
  const counted = new Set(all.filter(([, counts]) => counts).map(([name]) => name));
  const names = [...paramsOf(TEXTS.zh[id]).keys()];
  return Object.fromEntries(
    names.map((name, at) => [name, counted.has(name) ? 730 + at : `Zq${at}_${name}.png`]),
  );
}

/** Words that people of every language write in Latin letters: names of formats, programs, units, codes. */
const LATIN = new Set(
  `PNG JPEG WebP TIFF PSD PSB AVIF GIF BMP SVG PDF AI EPS PostScript HEIC HDR CMYK RGB sRGB Layer Comp LZW LZMA JBIG NeXT ThunderScan SGI LogLuv LogL
  LERC DNG XR XL LS Zstandard ICC ITU Lab YCbCr XFA Acrobat Illustrator Photoshop Inkscape CSS Create Compatible File Maximize Compatibility
  SKU ZIP JSON CSV UTF xlsx xls csv txt zip Excel WPS MB GB mm px dpi US USD kr RRGGBB D9442B http https Amazon Custom Etsy Taobao Sold Orders
  Order Items All reports Unshipped orders FBA order item id to ship paid unpaid shipped cancelled sku design_id idempotency_key PUBLIC_URL
  iPhone ERP Temu HS OTF TTF WOFF WOFF2 TTC OTC design colour size own_line line_id`.split(/\s+/),
);
const SCRIPTS: Record<MessageLocale, RegExp> = {
  zh: /\p{Script=Han}/u,
  en: /[a-z]{2}/i,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  fa: /\p{Script=Arabic}/u,
  ku: /\p{Script=Arabic}/u,
};
/** Texts that hold nothing but their parameters. */
const BARE = /^[\s\p{P}\p{S}]*$/u;

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

/** What is wrong with a message in a language: not whole, or in other words than this language's. */
function faultsOf(id: MessageId, locale: MessageLocale): string[] {
  const params = sampleOf(id);
  const stored = storedMessage.parse(JSON.parse(JSON.stringify({ id, params })));
  const text = messageText(stored, locale);
  const missing = Object.values(params).filter((value) => !plain(text).includes(String(value)));
  const own = TEXTS[locale][id];
  const named = [...paramsOf(own).keys()].sort().join();
  return [
    ...(/undefined|NaN|\[object|[{}[\]]|^\s*$/.test(text) ? ['is not whole'] : []),
    ...missing.map((value) => `leaves out ${value}`),
    ...(named === Object.keys(params).sort().join() ? [] : ['has other parameters']),
    ...foreignWordsIn(own.replaceAll(/\{\w+(?::\w+)?\}/g, ' '), locale),
  ];
}

/** Letters that a language of Arabic script does not have. */
const FOREIGN_LETTERS: Partial<Record<MessageLocale, RegExp>> = {
  ar: /[پچژگکیەێۆڕڵ]/,
  fa: /[ەێۆڕڵةىكي]/,
  ku: /[ةىكيٱ]/,
};

function foreignWordsIn(text: string, locale: MessageLocale): string[] {
  if (BARE.test(text)) return [];
  const isHan = /\p{Script=Han}|[\u3000-\u303F\uFF00-\uFFEF]/u.test(text);
  if (locale === 'zh') return isHan || isLatinOnly(text) ? [] : ['is not Chinese'];
  if (isHan) return ['is Chinese'];
  if (locale === 'en') return [];
  const latin = (text.match(/[A-Za-z]\w+/g) ?? []).filter((word) => !LATIN.has(word));
  return [
    ...latin.map((word) => `holds ${word}`),
    ...(isLatinOnly(text) || SCRIPTS[locale].test(text) ? [] : ['is in another script']),
    ...(FOREIGN_LETTERS[locale]?.test(text) ? ['has letters of another language'] : []),
  ];
}

describe.each(MESSAGE_LOCALES)('in %s', (locale) => {
  it('every message is worded whole, with everything it is about, and in this language only', () => {
    expect(ids.length).toBeGreaterThan(500);
    const faults = ids.flatMap((id) => faultsOf(id, locale).map((fault) => `${id} ${fault}`));
    expect(faults).toEqual([]);
  });
});

const isLatinOnly = (text: string) => !/\p{L}/u.test(text.replaceAll(/[A-Za-z]/g, ''));

describe('what is counted', () => {
  it.each<[MessageLocale, number, string]>([
    ['zh', 1, '还有 1 行没有处理好'],
    ['en', 1, 'Not right yet: 1 row,'],
    ['en', 2, 'Not right yet: 2 rows,'],
    ['ar', 1, 'صف واحد'],
    ['ar', 2, 'صفان'],
    ['ar', 3, '3 صفوف'],
    ['ar', 11, '11 صفًا'],
    ['ar', 100, '100 صف '],
    ['he', 1, 'שורה אחת'],
    ['he', 2, 'שתי שורות'],
    ['he', 7, '7 שורות'],
    ['fa', 7, '7 ردیف'],
    ['ku', 7, '7 ڕیز'],
  ])('%s, %s', (locale, rows, words) => {
    expect(messageText(message('orders.not-all-right', { rows }), locale)).toContain(words);
  });
});

describe('a name in a sentence from right to left', () => {
  const said = message('orders.zip-link', { name: 'a (1).csv' });

  it.each(['ar', 'he', 'fa', 'ku'] as const)('keeps its own direction in %s, but not in a cell', (locale) => {
    expect(messageText(said, locale)).toContain('\u2068a (1).csv\u2069');
    expect(messageText(said, locale, { isolates: false })).not.toMatch(/[\u2066-\u2069]/);
  });

  it('needs no marks from left to right', () => {
    for (const locale of ['zh', 'en'] as const)
      expect(messageText(said, locale)).not.toMatch(/[\u2066-\u2069]/);
  });

  it('keeps measures whole', () => {
    const small = message('images.too-small', { width: 4, height: 5 });
    expect(messageText(small, 'he')).toContain('\u20664×5\u2069');
    expect(messageText(message('orders.table-unknown-kind'), 'ar')).toContain('\u2066.xlsx\u2069');
  });
});

it('leaves out what there is none of', () => {
  const none = message('sheets.exported', { exported: 5, wrong: 0, deleted: 0, notes: 0 });
  expect(messageText(none, 'zh')).toBe('已导出 5 件');
  expect(messageText(none, 'en')).toBe('5 exported');
});

it('words messages inside of messages, and words that an older version stored', () => {
  const reason = message('images.corrupt');
  const one = message('downloads.one-not-packed', { title: 'A', reason });
  expect(messageText(one, 'en')).toBe('A: The picture is damaged or cut off; export it again');
  const old = {
    id: 'downloads.one-not-packed',
    params: { title: { zh: '作品 A', en: 'design A' }, reason: '坏了' },
  };
  expect(messageText(old, 'zh')).toBe('作品 A：坏了');
  expect(plain(messageText(old, 'ar'))).toBe('design A: 坏了');
  expect(messageText({ zh: '坏了', en: 'broken' }, 'fa')).toBe('broken');
});

it('words reasons of renders, also those of a newer version', () => {
  const damaged = { id: 'rendering.damaged-picture', params: { picture: 'cat.png' } };
  expect(messageText(damaged, 'en')).toContain('“cat.png” is damaged');
  expect(messageText({ id: 'rendering.newer', params: {} }, 'en')).toContain('went wrong');
  const placed = {
    id: 'rendering.differs-from-preview',
    params: { surfaceZh: '正面', surfaceEn: 'Front', xMm: 3, yMm: 4 },
  };
  expect(messageText(placed, 'zh')).toContain(
    '印刷面“正面”的生产图与预览不一致（距左边 3 mm、距上边 4 mm）。',
  );
  expect(messageText(placed, 'en')).toContain(
    'of surface “Front” differs from the preview (3 mm from the left',
  );
});

it.each(['downloads.newer', 'toString', ''])('says of %j that it is from a newer version', (id) => {
  expect(messageText({ id, params: {} }, 'en')).toContain('newer version');
});
