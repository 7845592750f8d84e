import type { designs as zh } from '../zh/designs.ts';

export const designs: { readonly [Id in keyof typeof zh]: string } = {
  'designs.invalid-document': 'طرح ناقص یا نادرست است؛ صفحه را دوباره بار کنید و باز تلاش کنید',
  'designs.no-surface': 'قالب سطح {surfaceId} ندارد',
  'designs.no-colour': 'قالب رنگ {colourId} ندارد',
  'designs.no-size': 'قالب اندازهٔ {sizeId} ندارد',
  'designs.own-font-fallback':
    'قلم‌های جایگزین تنها از قلم‌های خود سامانه‌اند، نه قلم‌های شخصی (لایهٔ «{layer}»): قلم شخصی هرگز جای قلم دیگری را نمی‌گیرد. آن را قلم خود نوشته کنید',
  'designs.not-of-template': '{wrong}. در طراح دوباره برگزینید',
  'designs.no-such-finding':
    'این نسخه چنین خطایی ندارد: {keys}. صفحه را دوباره بار کنید و نتیجهٔ کنونی بررسی را ببینید',
  'designs.cannot-accept': 'از این خطا نمی‌توان گذشت، چون چیز درستی چاپ نمی‌شود. نخست طرح را درست کنید',
  'designs.sku-taken': 'کد SKU «{sku}» از آنِ طرح دیگری است؛ قاعدهٔ SKU دسته را تغییر دهید و دوباره تلاش کنید',
  'designs.stale-version':
    'نسخهٔ تازه‌تری جای دیگری ذخیره شده و چیزی رونویسی نشد. آن را بار کنید یا کار خود را به‌صورت کپی ذخیره کنید',
  'designs.unknown-image': '{count} تصویر طرح در کتابخانه نیست؛ جایگزین کنید و دوباره ذخیره کنید',
  'designs.used-by-orders':
    'حذف {names}[ و دیگران ({others})] ممکن نیست: {lines} سطر سفارش هنوز ارسال نشده است. نخست ارسال یا لغو کنید',
  'designs.foreign-cover': 'تصویر جلد در بارگذاری‌های شما نیست؛ دوباره بارگذاری کنید',
  'designs.unreadable-cover': 'تصویر جلد خوانده نمی‌شود؛ دوباره ذخیره کنید',
};
