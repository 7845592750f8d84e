import { expect, it } from 'vitest';
import { downloadName, type NamedDownload } from './download-name.ts';

const day = new Date('2026-03-04T20:00:00Z');
const name = (of: Partial<NamedDownload>, count: number) =>
  downloadName({ what: ['mockup', 'print'], day, isOfOrders: false, locale: 'zh', ...of }, count);

it.each<[string, Partial<NamedDownload>, number]>([
  ['生产图_20260305_12件', {}, 12],
  ['效果图_20260305_1件', { what: ['mockup'] }, 1],
  ['订单生产图_20260305_3件', { isOfOrders: true }, 3],
  ['订单生产图_20260305_3件_其中2件以前打包过', { isOfOrders: true, packedBefore: 2 }, 3],
  [
    'Order print files_20260305_3 order lines_2 packed before',
    { locale: 'en', isOfOrders: true, packedBefore: 2 },
    3,
  ],
  ['订单效果图_20260305_3件', { isOfOrders: true, what: ['mockup'] }, 3],
  ['Print files_20260305_12 designs', { locale: 'en' }, 12],
  ['Order print files_20260305_1 order line', { locale: 'en', isOfOrders: true }, 1],
  ['הדמיות_20260305_שני עיצובים', { locale: 'he', what: ['mockup'] }, 2],
])('%s', (expected, of, count) => expect(name(of, count)).toBe(expected));
