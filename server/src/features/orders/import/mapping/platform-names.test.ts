import { expect, it } from 'vitest';
import { platformKey } from './platform-names.ts';

it.each([
  ['Amazon', 'amazon'],
  ['亚马逊', 'amazon'],
  ['ＡＭＡＺＯＮ', 'amazon'],
  ['amazon.de', 'amazon'],
  ['亚马逊美国站', 'amazon'],
  ['TikTok Shop', 'tiktok'],
  ['Tik Tok', 'tiktok'],
  ['Temu半托管', 'temu'],
  ['拼多多', 'pinduoduo'],
  ['拼多多跨境', 'temu'],
  ['速卖通', 'aliexpress'],
  ['虾皮', 'shopee'],
  ['SMT', 'aliexpress'],
  ['JD', 'jd'],
  ['JDoe Store', 'jdoe store'],
  ['melissa boutique', 'melissa boutique'],
  ['Etsywear', 'etsywear'],
  ['Temuri Shop', 'temuri shop'],
  ['Etsy DE', 'etsy'],
  ['ebay.co.uk', 'ebay'],
  ['AmazonUS', 'amazon'],
  ['TTS', 'tiktok'],
  ['独立站', '独立站'],
  ['', ''],
])('%s is %s', (name, key) => {
  expect(platformKey(name)).toBe(key);
});
