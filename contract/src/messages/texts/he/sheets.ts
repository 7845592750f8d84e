import type { sheets as zh } from '../zh/sheets.ts';

export const sheets: { readonly [Id in keyof typeof zh]: string } = {
  'sheets.not-made': 'משהו השתבש; בחרו „ניסיון נוסף” ברשימת העיצובים',
  'sheets.failed-before': 'הציור נכשל; ציירו אותו שוב ברשימת העיצובים',
  'sheets.too-many-designs': 'לכל היותר {maxDesigns} עיצובים בייצוא אחד; פצלו לפי קטגוריה או אצווה',
  'sheets.nothing-chosen': 'אין מה לייצא; בחרו עיצובים או מסנן אחר',
  'sheets.too-many-layouts': 'לכל היותר {maxLayouts} פריסות מיובאות; מחקו את אלה שאינן נחוצות',
  'sheets.too-many-presets': 'לכל היותר {maxPresets} הגדרות חנות; מחקו את אלה שאינן נחוצות',
  'sheets.no-file': 'לא התקבל קובץ; בחרו קובץ .xlsx',
  'sheets.unknown-kind': 'זו אינה חוברת .xlsx, או שיש לה סיסמה; הסירו אותה ושמרו כ־.xlsx',
  'sheets.file-too-large': 'הקובץ גדול מדי (עד 5 MB) או נפתח לגודל חריג; השאירו רק כותרות וכמה דוגמאות',
  'sheets.too-many-rows':
    'בגיליון המשמש כפריסה לכל היותר {rows} שורות ו־256 עמודות; השאירו כותרות וכמה דוגמאות',
  'sheets.macros': 'הקובץ מכיל פקודות מאקרו ואינו נפתח מטעמי בטיחות; שמרו אותו כ־.xlsx',
  'sheets.broken': 'הקובץ פגום או נכתב בדרך לא רגילה; פתחו אותו ב־Excel או WPS ושמרו כ־.xlsx',
  'sheets.no-headers': 'אין שורת כותרות: באף אחת מ־15 השורות הראשונות אין טקסט בשתי עמודות',
  'sheets.same-titles':
    'ל־{count:designs} כותרת זהה לאחר והם ימוזגו, ולכן לא נוצר גיליון. הראשון: „{name}” ({sku}). {problem}. שנו את הכותרות, או הוסיפו מספר עיצוב לזהות',
  'sheets.all-deleted': 'כל העיצובים שנבחרו נמחקו, ולכן אין מה לייצא',
  'sheets.some-deleted': 'יוצאו {exported}, ו־{deleted} כבר נמחקו',
  'sheets.all-wrong': 'בכל העיצובים שנבחרו יש שגיאות, ולכן אין מה לייצא. הראשונה: {problem}; {advice}',
  'sheets.exported':
    'יוצאו {exported}[, הושמטו עקב שגיאות: {wrong}][, כבר נמחקו: {deleted}][, {notes:notes} בגיליון האחרון של הקובץ]',
  'sheets.drawing-colours': 'נוצרות הדמיות בצבעים האחרים: {made} מתוך {all}',
  'sheets.storage-full': 'שטח האחסון מלא ולכן לא נוצר גיליון. פנו מקום וייצאו שוב',
  'sheets.went-wrong': 'יצירת הגיליון השתבשה. ייצאו שוב; אם זה חוזר, פנו למנהל המערכת',
  'sheets.gave-up': 'כמה ניסיונות לא הסתיימו. ייצאו פחות עיצובים בכל פעם',
};
