import type { batches as zh } from '../zh/batches.ts';

export const batches: { readonly [Id in keyof typeof zh]: string } = {
  'batches.cell-not-made': 'פריט זה עדיין לא הוכן; הורידו את האצווה שוב כשתסתיים',
  'batches.cell-failed': 'לא הסתיים אחרי כמה ניסיונות; נסו שוב את אלה שנכשלו, או פנו למנהל המערכת',
  'batches.left-out': 'יש בו שגיאות ולכן לא נוצר. תקנו, או בחרו „להדפיס בכל זאת” בבדיקת האיכות, והתחילו שוב',
  'batches.design-deleted': 'העיצוב נמחק בזמן יצירתו; נסו שוב את אלה שנכשלו כדי ליצור אותו מחדש',
  'batches.no-images': 'עוד לא נבחרו תמונות: בחרו מהספרייה, קטגוריה שלמה או קבוצת AI',
  'batches.too-many-cells':
    'לכל היותר {most} עיצובים בבת אחת; כאן {images} × {columns}, כלומר {cells}. פצלו לכמה אצוות',
  'batches.unknown-image': 'לא נמצאו בספרייה: {missing:images}; בחרו שוב',
  'batches.unknown-choice': 'ב„{title}” אין צבע, מידה או משטח כאלה; בחרו שוב',
  'batches.column-twice': '„{title}” מופיע פעמיים באותם צבע ומידה; הסירו אחד',
  'batches.unknown-field': 'שדות לא מוכרים בכלל השמות: {unknown}. המוכרים: {known}',
  'batches.would-be-too-many':
    'באצווה לכל היותר {most} עיצובים; עם אלה יהיו {images} × {columns}. צרו אצווה נוספת',
  'batches.is-ready': 'עוד לא התחילה',
  'batches.is-sampling': 'מציירת את הדוגמה שלה',
  'batches.is-running': 'בביצוע',
  'batches.is-paused': 'מושהית',
  'batches.is-finished': 'הסתיימה',
  'batches.is-cancelled': 'בוטלה',
  'batches.key-used': 'idempotency_key זה שייך לאצווה אחרת (השם, ההגדרות או ההתחלה שונים); השתמשו באחר',
  'batches.not-planned':
    'לא ניתן היה להכין את האצווה; ייתכן שתבנית או תמונה נמחקו. פתחו אותה, בדקו והתחילו שוב',
  'batches.paused-storage-full': 'שטח האחסון מלא, ולכן האצווה מושהית. פנו מקום והמשיכו',
  'batches.wrong-state': 'האצווה הזו {state}; טענו את הדף מחדש ונסו שוב',
};
