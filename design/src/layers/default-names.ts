import type { CodeKind } from '../codes/code-symbol.ts';
import type { ShapeLayer } from './shape/shape-layer.ts';

/** What a layer is called where nobody gave it words. */
type Unnamed = ShapeLayer['shape'] | CodeKind | 'image' | 'text';

/** Languages that layers are named in, as the application offers them. */
export type NameLanguage = 'zh-CN' | 'en-US' | 'ar' | 'he' | 'fa' | 'ku';

/** Names of layers by language: of whoever made the layer. */
export const DEFAULT_NAMES: Readonly<Record<NameLanguage, Readonly<Record<Unnamed, string>>>> = {
  'zh-CN': {
    rect: '矩形',
    ellipse: '椭圆',
    triangle: '三角形',
    star: '星形',
    heart: '心形',
    line: '直线',
    image: '图片',
    text: '文字',
    qr: '二维码',
    'ean-13': 'EAN-13 条码',
    'ean-8': 'EAN-8 条码',
    'upc-a': 'UPC-A 条码',
    'code-128': 'Code 128 条码',
  },
  'en-US': {
    rect: 'Rectangle',
    ellipse: 'Ellipse',
    triangle: 'Triangle',
    star: 'Star',
    heart: 'Heart',
    line: 'Line',
    image: 'Image',
    text: 'Text',
    qr: 'QR code',
    'ean-13': 'EAN-13 barcode',
    'ean-8': 'EAN-8 barcode',
    'upc-a': 'UPC-A barcode',
    'code-128': 'Code 128 barcode',
  },
  ar: {
    rect: 'مستطيل',
    ellipse: 'بيضوي',
    triangle: 'مثلث',
    star: 'نجمة',
    heart: 'قلب',
    line: 'خط',
    image: 'صورة',
    text: 'نص',
    qr: 'رمز QR',
    'ean-13': 'باركود EAN-13',
    'ean-8': 'باركود EAN-8',
    'upc-a': 'باركود UPC-A',
    'code-128': 'باركود Code 128',
  },
  he: {
    rect: 'מלבן',
    ellipse: 'אליפסה',
    triangle: 'משולש',
    star: 'כוכב',
    heart: 'לב',
    line: 'קו',
    image: 'תמונה',
    text: 'טקסט',
    qr: 'קוד QR',
    'ean-13': 'ברקוד EAN-13',
    'ean-8': 'ברקוד EAN-8',
    'upc-a': 'ברקוד UPC-A',
    'code-128': 'ברקוד Code 128',
  },
  fa: {
    rect: 'مستطیل',
    ellipse: 'بیضی',
    triangle: 'مثلث',
    star: 'ستاره',
    heart: 'قلب',
    line: 'خط',
    image: 'تصویر',
    text: 'متن',
    qr: 'کد QR',
    'ean-13': 'بارکد EAN-13',
    'ean-8': 'بارکد EAN-8',
    'upc-a': 'بارکد UPC-A',
    'code-128': 'بارکد Code 128',
  },
  ku: {
    rect: 'لاکێشە',
    ellipse: 'هێلکەیی',
    triangle: 'سێگۆشە',
    star: 'ئەستێرە',
    heart: 'دڵ',
    line: 'هێڵ',
    image: 'وێنە',
    text: 'دەق',
    qr: 'کۆدی QR',
    'ean-13': 'بارکۆدی EAN-13',
    'ean-8': 'بارکۆدی EAN-8',
    'upc-a': 'بارکۆدی UPC-A',
    'code-128': 'بارکۆدی Code 128',
  },
};

/** Whether a name is one of these, in whatever language. */
export function isDefaultName(name: string, of: Unnamed): boolean {
  return Object.values(DEFAULT_NAMES).some((names) => names[of] === name);
}

/** The language to name layers in; Chinese for one that is not among these. */
export function nameLanguage(locale: string | undefined): NameLanguage {
  return locale !== undefined && Object.hasOwn(DEFAULT_NAMES, locale) ? (locale as NameLanguage) : 'zh-CN';
}
