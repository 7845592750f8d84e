import type { rendering as zh } from '../zh/rendering.ts';

export const rendering: { readonly [Id in keyof typeof zh]: string } = {
  'rendering.design-deleted': 'העיצוב נמחק',
  'rendering.canvas-too-large': '{widthPx} × {heightPx} פיקסלים הם יותר ממה שאפשר לצייר',
  'rendering.damaged-picture': 'הקובץ של התמונה „{picture}” פגום. העלו אותה שוב, החליפו בעיצוב ושמרו',
  'rendering.picture-gone': 'הקובץ של התמונה „{picture}” כבר אינו באחסון. העלו אותה שוב, החליפו בעיצוב ושמרו',
  'rendering.storage-full': 'שטח האחסון מלא ולכן לא נוצר קובץ הדפסה. פנו מקום ובחרו „ניסיון נוסף”',
  'rendering.differs-from-preview':
    'קובץ ההדפסה[ של המשטח „{surface}”] שונה מהתצוגה המקדימה[{place}]. הוא נעצר כדי שלא יודפס דבר שגוי, ויצירה חוזרת תיתן אותה תוצאה. פנו למנהל המערכת[ ומסרו את המספר {diagnostic}]',
  'rendering.place': ' ({xMm} mm משמאל, {yMm} mm מלמעלה[, בערך {widthMm} × {heightMm} mm])',
  'rendering.broken-file':
    'קובץ ההדפסה[ של המשטח „{surface}”] לא תאם את מה שצויר, פעמיים ברצף, ולא נעשה בו שימוש. בקשו ממנהל המערכת לבדוק את השרת[ ומסרו את המספר {diagnostic}]',
  'rendering.vector-too-complex':
    'הגרפיקה הווקטורית „{picture}” לא צוירה בגודל ההדפסה בזמן ולכן לא נוצר קובץ הדפסה. בחרו „ניסיון נוסף”; אם זה חוזר, פשטו אותה או ייצאו PNG גדול, החליפו בעיצוב ושמרו',
  'rendering.template-file-gone':
    'קובץ של התבנית „{template}” כבר אינו באחסון; העיצוב עצמו תקין. בקשו ממנהל המערכת לשחזר אותו[ ומסרו את המספר {diagnostic}]',
  'rendering.template-gone': 'גרסת התבנית של העיצוב הזה איננה ולכן אי אפשר ליצור אותו. השתמשו בתבנית קיימת',
  'rendering.too-large':
    'נדרשת תמונה של {widthPx} × {heightPx} פיקסלים[ עבור המשטח „{surface}”], יותר ממה שאפשר לצייר. הקטינו שכבות, קווי מתאר או צללים ושמרו שוב',
  'rendering.invalid-document':
    'תוכן העיצוב הזה אינו תקין ואי אפשר לצייר אותו. פתחו אותו במעצב ושמרו; אם אינו נפתח, פנו למנהל המערכת',
  'rendering.unreadable-asset': 'אי אפשר לקרוא תמונה או גופן ולכן לא נוצר קובץ הדפסה. החליפו ושמרו שוב',
  'rendering.invalid-code':
    'מה שכתוב בקוד או בברקוד אינו יכול להיות קוד ולכן לא נוצר קובץ הדפסה. תקנו ושמרו שוב',
  'rendering.missing-font': 'הגופן של „{text}” אינו קיים עוד; בחרו אחר',
  'rendering.blank-surface':
    'כל מה שעל המשטח „{surface}” מחוץ לאזור ההדפסה או אינו נראה; קובץ ההדפסה יהיה ריק. הזיזו פנימה או מחקו',
  'rendering.went-wrong': 'משהו השתבש. בחרו „ניסיון נוסף”; אם זה חוזר, פנו למנהל המערכת',
  'rendering.gave-up':
    'כמה ניסיונות לא הסתיימו כי תהליך העיבוד נעצר. השתמשו בתמונות קטנות יותר ושמרו שוב, או פנו למנהל המערכת',
  'rendering.cancelled': 'בוטל; אפשר ליצור שוב מרשימת העיצובים',
  'rendering.and-more': '{first} (שגיאות נוספות: {more})',
  'rendering.missing-own-font':
    'העיצוב משתמש בגופן שאין בחשבון זה, ולכן אי אפשר להדפיס את „{text}”. העלו את הגופן תחת „הגופנים שלי” או בחרו גופן אחר לטקסט זה',
};
