import type { ShapeLayer } from './shape/shape-layer.ts';

/** What a layer is called where nobody gave it words. */
type Unnamed = ShapeLayer['shape'] | 'image' | 'text';

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
