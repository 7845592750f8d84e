import { expect, it } from 'vitest';
import { isPrintKey } from './text-pairs.ts';

it.each([
  'Personalization',
  'Custom Text',
  'Engraving',
  'Font',
  'Name',
  '刻字',
  '定制内容',
  'Photo',
  'Names',
  'Date',
])('%s names words to print', (key) => expect(isPrintKey(key)).toBe(true));

it.each([
  'Custom Property',
  'Propiedad personalizada',
  'Proprietà personalizzata',
  'Custom Option',
  'Custom Variation',
  'Brand name',
  'Texture',
  'Photo paper',
  'Customs',
  'Customer',
  'Delivery date',
  'Order date',
  '定制类型',
  '图片数量',
  '是否定制',
  '有效日期',
  'Color name',
])('%s is about the goods or the order', (key) => expect(isPrintKey(key)).toBe(false));
