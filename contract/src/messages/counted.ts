import type { MessageLocale } from './message.ts';

type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string };

const one = (singular: string, plural: string) => ({ one: `# ${singular}`, other: `# ${plural}` });
/** Everything but one and two, for which Hebrew has separate forms. */
const same = (noun: string) => ({ other: `# ${noun}` });

/**
 * Nouns with their number, in the forms that a language's plural rules know; `#` is the number. Persian, Sorani and
 * Chinese leave a counted noun as it is, so their sentences hold it themselves.
 */
export const COUNTED = {
  zh: {},
  en: {
    rows: one('row', 'rows'),
    lines: one('order line', 'order lines'),
    designs: one('design', 'designs'),
    images: one('image', 'images'),
    pictures: one('picture', 'pictures'),
    pieces: one('piece', 'pieces'),
    tables: one('table', 'tables'),
    items: one('item', 'items'),
    notes: one('note', 'notes'),
    characters: one('character', 'characters'),
    textLines: one('line', 'lines'),
    errors: one('error', 'errors'),
    acceptedErrors: one('accepted error', 'accepted errors'),
    moreErrors: one('more error', 'more errors'),
  },
  ar: {
    rows: { one: 'صف واحد', two: 'صفان', few: '# صفوف', many: '# صفًا', other: '# صف' },
    lines: {
      one: 'سطر طلب واحد',
      two: 'سطري طلب',
      few: '# أسطر طلبات',
      many: '# سطر طلب',
      other: '# سطر طلب',
    },
    designs: { one: 'تصميم واحد', two: 'تصميمين', few: '# تصاميم', many: '# تصميمًا', other: '# تصميم' },
    images: { one: 'صورة واحدة', two: 'صورتان', few: '# صور', many: '# صورة', other: '# صورة' },
    tables: { one: 'جدول واحد', two: 'جدولان', few: '# جداول', many: '# جدولًا', other: '# جدول' },
    items: { one: 'عنصر واحد', two: 'عنصران', few: '# عناصر', many: '# عنصرًا', other: '# عنصر' },
    notes: { one: 'ملاحظة واحدة', two: 'ملاحظتان', few: '# ملاحظات', many: '# ملاحظة', other: '# ملاحظة' },
    characters: { one: 'محرف واحد', two: 'محرفان', few: '# محارف', many: '# محرفًا', other: '# محرف' },
    textLines: { one: 'سطر واحد', two: 'سطران', few: '# أسطر', many: '# سطرًا', other: '# سطر' },
    errors: { one: 'خطأ واحد', two: 'خطآن', few: '# أخطاء', many: '# خطأ', other: '# خطأ' },
    acceptedErrors: {
      one: 'خطأ واحد مقبول',
      two: 'خطأين مقبولين',
      few: '# أخطاء مقبولة',
      many: '# خطأ مقبولًا',
      other: '# خطأ مقبول',
    },
  },
  he: {
    rows: { one: 'שורה אחת', two: 'שתי שורות', ...same('שורות') },
    lines: { one: 'שורת הזמנה אחת', two: 'שתי שורות הזמנה', ...same('שורות הזמנה') },
    designs: { one: 'עיצוב אחד', two: 'שני עיצובים', ...same('עיצובים') },
    images: { one: 'תמונה אחת', two: 'שתי תמונות', ...same('תמונות') },
    tables: { one: 'גיליון אחד', two: 'שני גיליונות', ...same('גיליונות') },
    items: { one: 'פריט אחד', two: 'שני פריטים', ...same('פריטים') },
    notes: { one: 'הערה אחת', two: 'שתי הערות', ...same('הערות') },
    characters: { one: 'תו אחד', two: 'שני תווים', ...same('תווים') },
    textLines: { one: 'שורה אחת', two: 'שתי שורות', ...same('שורות') },
    errors: { one: 'שגיאה אחת', two: 'שתי שגיאות', ...same('שגיאות') },
    acceptedErrors: { one: 'שגיאה מאושרת אחת', two: 'שתי שגיאות מאושרות', ...same('שגיאות מאושרות') },
  },
  fa: {},
  ku: {},
} as const satisfies Record<MessageLocale, Record<string, Forms>>;
