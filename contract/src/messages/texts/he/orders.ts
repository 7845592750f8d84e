import type { orders as zh } from '../zh/orders.ts';

export const orders: { readonly [Id in keyof typeof zh]: string } = {
  'orders.program-lines': 'לכל היותר {maxProgramLines} שורות בקריאה אחת; פצלו לכמה קריאות',
  'orders.program-sku': 'ציינו sku או design_id, ורק אחד מהם',
  'orders.program-name': 'השם הזה כבר הופיע; ציינו כל שם פעם אחת',
  'orders.program-own-line': 'own_line דורש line_id: לפיו השורה מזוהה בקריאות הבאות',
  'orders.no-design-of-sku': 'ה־SKU אינו מוביל לעיצוב; קשרו אותו לעיצוב, או ציינו SKU של עיצוב',
  'orders.no-such-design': 'אין עיצוב כזה; ייתכן שנמחק',
  'orders.sku-bound-elsewhere': 'ה־SKU של העיצוב הזה מקושר לעיצוב אחר; הסירו קודם את הקישור',
  'orders.reading-interrupted': 'המערכת הופעלה מחדש לפני שהקובץ נקרא; העלו אותו שוב',
  'orders.still-reading': 'הקובץ עדיין נקרא; נסו שוב בעוד כמה שניות',
  'orders.reading-failed': 'קריאת הקובץ השתבשה. העלו אותו שוב; אם זה חוזר, פנו למנהל המערכת',
  'orders.no-file': 'לא התקבל קובץ; בחרו גיליון',
  'orders.unreadable':
    'פרטי הקונה של השורה הזאת הוצפנו במפתח אחר של השרת ואי אפשר לקרוא אותם. החזירו את המפתח הישן, או ייבאו את ההזמנה שוב',
  'orders.design-version-gone': 'גרסת העיצוב שהשורה נעולה עליה איננה עוד; קשרו עיצוב אחר וייבאו שוב',
  'orders.picture-site-silent':
    'תמונת הקונה „{name}” נמצאת באתר שלא הגיב לפני רגע, ולכן לא המתינו לו שוב. ארזו שוב בעוד כמה דקות, או ייבאו את השורה עם כתובת אחרת',
  'orders.picture-too-large': 'תמונת הקונה „{name}” גדולה מ־50 MB; השתמשו בקובץ קטן יותר',
  'orders.picture-port':
    'הכתובת של תמונת הקונה „{name}” כוללת פורט לא רגיל; השתמשו בכתובת http או https רגילה',
  'orders.picture-not-public': 'לתמונת הקונה „{name}” אין כתובת ציבורית; השתמשו בכתובת שכל אחד יכול לפתוח',
  'orders.picture-not-encrypted':
    'הכתובת של תמונת הקונה „{name}” היא http, והמערכת מורידה מכתובות https בלבד. השתמשו בכתובת https או פנו למנהל המערכת',
  'orders.picture-host-not-listed':
    'תמונת הקונה „{name}” נמצאת באתר שאין להוריד ממנו במערכת זו. בקשו ממנהל המערכת להוסיף את האתר, או השתמשו בכתובת אחרת',
  'orders.picture-unreachable':
    'אי אפשר לפתוח את תמונת הקונה „{name}”. פתחו את הכתובת בדפדפן וארזו שוב, או ייבאו את השורה עם כתובת אחרת',
  'orders.picture-for-no-picture':
    'הקונה נתן תמונה עבור „{name}”, אך מה שנקרא בעיצוב „{name}” אינו מקבל תמונה. תנו את השם הזה לשכבת התמונה, והעבירו את ההזמנה לגרסה החדשה ביותר',
  'orders.picture-purged':
    'תמונת הקונה „{name}” הוסרה עם הקובץ המיובא כשתם זמנו; העלו שוב את ה־ZIP וייבאו אותו',
  'orders.letters-missing':
    'לגופן של הטקסט „{layer}” חסרים {count:characters}; פתחו את ההזמנה כדי לראות מה כתב הקונה. תנו לשכבה גופן אחר, והעבירו את ההזמנה לגרסה החדשה ביותר',
  'orders.unknown-choice': 'בשדה „{field}” אין אפשרות כזו; בחרו אחרת',
  'orders.unknown-variant': 'למוצר אין צבע או מידה כאלה; בחרו אחרים',
  'orders.import-running': 'הייבוא הזה עדיין מתבצע; המתינו לסיומו או בטלו אותו, ואז החזירו לאחור',
  'orders.undone-before': 'הייבוא הזה כבר הוחזר לאחור',
  'orders.lines-produced':
    'נוצרו קובצי ייצור עבור {lines:lines}, או שהן כבר נשלחו, ולכן אי אפשר להחזיר את הייבוא לאחור: ייבוא חוזר היה מייצר אותן פעמיים. בטלו שורות בודדות',
  'orders.undo-later-first':
    'הייבוא המאוחר יותר „{file}” ({when}) שינה {lines:lines} מהייבוא הזה. החזירו אותו לאחור קודם, אחרת מה שהביא יאבד',
  'orders.undo-later-deleted':
    'ייבוא מאוחר יותר שינה שורות של הייבוא הזה ונמחק מאז, ולכן לא ידוע מה היו קודם ואי אפשר להחזיר לאחור. שנו או מחקו שורות בודדות',
  'orders.lines-touched':
    'כבר טופלו (ייצור, משלוח או שינוי): {lines:lines}, ולכן אי אפשר להחזיר את הייבוא לאחור; מחקו שורות בודדות',
  'orders.too-many-corrections': 'יותר מדי תיקונים; תקנו את הגיליון עצמו והעלו שוב',
  'orders.upload-purged': 'תוכן הקובץ הזה הוסר כשתם זמנו; העלו אותו שוב',
  'orders.lines-in-production':
    'בייצור ואי אפשר למחוק: {count:lines}. אותו קובץ היה מיוצר שוב. סמנו אותן קודם כנשלחו או בוטלו',
  'orders.nothing-chosen': 'בחרו שורות הזמנה, עיצוב או ייבוא: אחד משלושתם',
  'orders.nothing-to-cover':
    'אין מה לכסות בשורה הזו: ייתכן שכבר כוסתה, שהיא בייצור או בגרסה אחרת. טענו מחדש ובדקו שוב',
  'orders.review-stale': 'השורה הזו שונתה במקום אחר לפני רגע. היא מוצגת כפי שהיא כעת; עיינו בה לפני שתחליטו',
  'orders.imported': 'נוספו {created:rows}[, עודכנו {updated}][, לא יובאו {left}]',
  'orders.not-all-right': 'עוד לא תקינות: {rows:rows}, ולכן דבר לא יובא. תקנו אותן, או ייבאו רק את התקינות',
  'orders.import-storage-full': 'שטח האחסון מלא ולכן הייבוא לא הסתיים. פנו מקום וייבאו שוב',
  'orders.import-failed':
    'הייבוא השתבש. השורות שיובאו עד אז נשארות; בטלו אותו וייבאו שוב. אם זה חוזר, פנו למנהל המערכת',
  'orders.import-failed-all':
    'הייבוא השתבש ובוטל כולו; אף שורה לא יובאה. ייבאו שוב, ואם זה חוזר פנו למנהל המערכת',
  'orders.import-file-gone': 'הקובץ שהועלה כבר אינו קיים ולכן הייבוא לא הסתיים. העלו אותו שוב ואז ייבאו',
  'orders.import-key-used': 'idempotency_key זה שימש לייבוא אחר (הקובץ או ההגדרות שונים); השתמשו באחר',
  'orders.side-left': 'שמאל {mm} mm',
  'orders.side-right': 'ימין {mm} mm',
  'orders.side-top': 'למעלה {mm} mm',
  'orders.side-bottom': 'למטה {mm} mm',
  'orders.bare-surface': '{surface}: {sides}',
  'orders.bare':
    '{title}, {where} חשוף: העיצוב נעשה עבור {from} ואינו מכסה {to}. בחרו „כיסוי המידה הזו”, או צרו עיצוב עבור {to}',
  'orders.picture-unusable': 'אי אפשר להשתמש בתמונת הקונה „{name}”: {reason}',
  'orders.some-letters-missing':
    'לגופן של הטקסט „{layer}” חסרים כמה תווים; פתחו את ההזמנה כדי לראות מה כתב הקונה. תנו לשכבה גופן אחר, והעבירו את ההזמנה לגרסה החדשה ביותר',
  'orders.and-more': '{first} (ועוד {more})',
  'orders.cannot-be-made': '{reason}',
};
