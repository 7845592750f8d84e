import type { productFiles as zh } from '../zh/product-files.ts';

/** Products as files. */
export const productFiles: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.no-file': 'לא הגיע קובץ; בחרו קובץ מוצרים (‎.zip)',
  'own-templates.file-other': 'זה אינו קובץ מוצרים של המערכת הזו. בחרו קובץ ‎.zip שנוצר ב„ייצוא קובץ תבנית”',
  'own-templates.file-damaged': 'קובץ המוצרים חסר או פגום; העתיקו או ייצאו אותו שוב',
  'own-templates.file-encrypted': 'קובץ המוצרים מוגן בסיסמה. ייבאו את הקובץ כפי שיוצא',
  'own-templates.file-too-large': 'קובץ המוצרים גדול מדי: אחרי פריסה מותר עד {mb} MB. ייצאו בכמה קבצים',
  'own-templates.file-newer':
    'קובץ המוצרים ממערכת חדשה יותר (הפורמט שלו {format}, והחדש ביותר המוכר כאן {known}). עדכנו תחילה את המערכת',
  'own-templates.file-wrong': '„{where}” בקובץ המוצרים אינו תקין; דבר לא יובא. ייצאו אותו שוב',
  'own-templates.file-wrong-because': '„{where}” בקובץ המוצרים שגוי; דבר לא יובא: {reason}',
  'own-templates.file-lacks': 'בקובץ המוצרים חסר „{name}”; דבר לא יובא. העתיקו או ייצאו אותו שוב',
  'own-templates.file-changed':
    '„{name}” בקובץ המוצרים שונה ממה שיוצא; דבר לא יובא. העתיקו או ייצאו אותו שוב',
  'own-templates.file-image': 'אי אפשר להשתמש בתמונה „{name}”; דבר לא יובא: {reason}',
  'own-templates.file-product': 'אי אפשר ליצור כאן את המוצר „{name}”; דבר לא יובא: {reason}',
  'own-templates.imported': 'תבניות שיובאו: {count}. ההדמיות שלהן נוצרות כעת',
  'own-templates.imported-renamed':
    'תבניות שיובאו: {count}. ההדמיות שלהן נוצרות כעת. מק״טים תפוסים הוחלפו: {skus}',
  'own-templates.import-went-wrong':
    'ייבוא קובץ המוצרים השתבש ודבר לא יובא. נסו שוב; אם זה חוזר, פנו למנהל המערכת',
  'own-templates.export-image-gone':
    'אחת התמונות של המוצר „{name}” כבר אינה בספרייה. בחרו אחרת ושמרו, ואז ייצאו',
  'own-templates.export-old':
    'המוצר „{name}” נשמר לפי כללים ישנים. פתחו אותו, תקנו את המוצג ושמרו, ואז ייצאו',
  'own-templates.export-old-psd':
    'קובץ ה־PSD „{name}” נקרא בגרסה ישנה. שמרו שוב את התבנית שמשתמשת בו, ואז ייצאו',
  'own-templates.export-too-large': 'למוצרים האלה {mb} MB, ובקובץ מותר עד {most} MB. ייצאו בכמה קבצים',
  'own-templates.export-went-wrong': 'יצירת קובץ המוצרים השתבשה. נסו שוב; אם זה חוזר, פנו למנהל המערכת',
};
