import type { aiImages as zh } from '../zh/ai-images.ts';

export const aiImages: { readonly [Id in keyof typeof zh]: string } = {
  'ai-images.type-not-found': 'הקטגוריה לא נמצאה, וייתכן שנמחקה',
  'ai-images.type-exists': 'כבר יש קטגוריה בשם „{name}”; בחרו שם אחר',
  'ai-images.name-needed': 'תנו שם לקבוצה',
  'ai-images.source-not-found': 'תמונת מקור לא נמצאה, וייתכן שנמחקה; בחרו שוב',
  'ai-images.prompt-needed': 'כתבו קודם מה לצייר',
  'ai-images.provider-not-found': 'אין שיטת יצירה כזו, וייתכן שהופסקה; בחרו אחרת',
  'ai-images.too-many-images': 'כאן לכל היותר {most} תמונות בבת אחת',
  'ai-images.size-not-offered': 'הגודל הזה אינו מוצע; בחרו מתוך {sizes}',
  'ai-images.size-out-of-range': 'כל צלע חייבת להיות {min} עד {max} פיקסלים[, בכפולות של {step}]',
  'ai-images.kind-not-offered': 'שיטת היצירה הזו אינה יוצרת תמונה כזו; החליפו סוג או שיטה',
  'ai-images.transparent-not-offered': 'שיטת היצירה הזו אינה תומכת ברקע שקוף; כבו שקיפות או החליפו שיטה',
  'ai-images.family-not-found': 'אין סוג דוגמה כזה; בחרו שוב',
  'ai-images.too-many-open': 'כבר ממתינות {most} תמונות; המתינו שחלקן יסתיימו',
  'ai-images.nothing-to-repeat': 'עוד לא נוצר דבר בקבוצה הזו; צרו קודם פעם אחת',
  'ai-images.which-needed': 'ציינו קבוצה או תמונות',
  'ai-images.not-ready': 'התמונה עוד לא מוכנה; אפשר לשמור אותה בספרייה כשתסתיים',
  'ai-images.idempotency-key-used':
    'idempotency_key זה שימש הרצה אחרת (הקבוצה, המילים או ההגדרות שונות); השתמשו באחר',
  'ai-images.some-not-made': 'לא נוצרו: {failed:images}; בכל תמונה בקבוצה כתוב מדוע',
  'generation.key-invalid': '{name}: המפתח אינו תקף או חסר הרשאה; פנו למנהל המערכת',
  'generation.no-credit': '{name}: אין יתרה מספיקה; פנו למנהל המערכת ונסו שוב',
  'generation.rate-limited': '{name}: יותר מדי בקשות, גם אחרי המתנה; נסו שוב בעוד כמה דקות',
  'generation.refused':
    '{name} סירב: המילים או תמונות המקור מפרות את כללי התוכן שלו[: {detail}]. שנו וצרו שוב',
  'generation.bad-request': '{name} אינו מקבל בקשה כזו[: {detail}]. בחרו הגדרות אחרות וצרו שוב',
  'generation.timeout': '{name} לא החזיר תוצאה בזמן; נסו שוב מאוחר יותר',
  'generation.unreachable': 'אי אפשר להגיע אל {name}; נסו שוב מאוחר יותר, או פנו למנהל המערכת',
  'generation.provider-error': 'אירעה שגיאה אצל {name}[: {detail}]; נסו שוב מאוחר יותר',
  'generation.bad-answer': '{name} החזיר תוכן חסר או בלתי קריא; נסו שוב, או פנו למנהל המערכת',
  'generation.answer-too-large': '{name} החזיר קובץ גדול מהמותר; בחרו גודל קטן יותר',
  'generation.forbidden-address': '{name} הוביל לכתובת שהשרת אינו רשאי לפנות אליה; פנו למנהל המערכת',
  'generation.bad-picture': 'התמונה של {name} לא עברה את הבדיקה[: {detail}]; נסו שוב',
  'generation.source-missing': 'אי אפשר לקרוא תמונת מקור; בחרו אחרת וצרו שוב',
  'generation.provider-gone': '{name} אינו מוצע עוד; בחרו שיטה אחרת',
  'generation.storage-full': 'לא נותר מקום בשרת; פנו למנהל המערכת ונסו שוב',
  'generation.not-kept':
    'התמונה נוצרה (וחויבה) אך לא נשמרה, כי האחסון או מסד הנתונים לא הגיבו; פנו למנהל המערכת ונסו שוב',
  'generation.call-interrupted':
    'תהליך העיבוד נעצר לפני שהתקבלה תמונה מאת {name}. ייתכן שהיא נוצרה וחויבה, ולכן לא נוצרה שוב מעצמה; העלות האפשרית נספרה בשימוש. אם היא עדיין נחוצה, נסו שוב',
  'generation.interrupted': 'כמה ניסיונות נקטעו כי תהליך העיבוד נעצר; נסו שוב, או בחרו גודל קטן יותר',
};
