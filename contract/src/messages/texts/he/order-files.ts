import type { orderFiles as zh } from '../zh/order-files.ts';

export const orderFiles: { readonly [Id in keyof typeof zh]: string } = {
  'orders.table-empty': 'הקובץ ריק; ייצאו אותו שוב והעלו',
  'orders.table-no-rows': 'אין שורות מתחת לכותרות; בדקו את הגיליון ואת שורת הכותרות שנבחרו',
  'orders.table-too-large': 'הקובץ גדול מ־{bytes} MB; פצלו אותו וייבאו את החלקים',
  'orders.table-too-many-rows':
    'בשורה {row} עדיין יש תוכן; לכל היותר {rows} שורות, לכן פצלו את הקובץ או נקו תאים מיותרים',
  'orders.table-too-many-columns':
    'בעמודה {column} עדיין יש תוכן; לכל היותר {columns} עמודות, לכן מחקו עמודות לא קשורות',
  'orders.table-unknown-kind': 'זה אינו גיליון; העלו קובץ .xlsx, .xls, .csv או .txt',
  'orders.zip-with-tables': 'בארכיון {count:tables} ({names}[, {more}]); חלצו אותו והעלו אותם אחד אחד',
  'orders.table-other-text': 'זהו קובץ {kind} ולא גיליון; ייצאו קובץ .xlsx או .csv והעלו',
  'orders.table-other-workbook': 'קובצי {kind} אינם נתמכים; שמרו כ־.xlsx והעלו',
  'orders.table-password': 'הקובץ מוגן בסיסמה; שמרו אותו בלעדיה והעלו',
  'orders.table-macros': 'הקובץ מכיל פקודות מאקרו ואינו נפתח מטעמי בטיחות; שמרו אותו כ־.xlsx והעלו',
  'orders.table-external-links': 'נוסחה בשורה {row} לוקחת את ערכה מקובץ אחר; הדביקו הכול כערכים והעלו',
  'orders.table-bomb': 'הקובץ נפתח לגודל חריג ואינו נקרא; ייצאו אותו שוב והעלו',
  'orders.table-broken': 'הקובץ פגום או חסר; פתחו אותו בתוכנת גיליונות, שמרו והעלו',
  'orders.table-packing': 'הארכיון דחוס בשיטה שאינה נתמכת; דחסו אותו כ־ZIP רגיל והעלו',
  'orders.table-unclosed-quote': 'מירכאות שנפתחו בשורה {row} לא נסגרו; סגרו אותן או שמרו כ־.xlsx',
  'orders.table-torn-headers':
    'המירכאות בשורה {row}, שורת הכותרות, שבורות ולכן העמודות אינן ודאיות; תקנו את הכותרות או ייצאו שוב',
  'orders.table-wrong-encoding': 'הקידוד {label} אינו מוכר; בחרו אחר',
  'orders.table-too-slow': 'הקובץ מורכב מכדי להיקרא בזמן; פצלו אותו או שמרו כ־.csv',
  'orders.table-too-much-memory': 'הקובץ דורש יותר זיכרון מהמותר; פצלו אותו או שמרו כ־.csv',
  'orders.zip-too-large': 'הארכיון גדול מ־{bytes} MB; פצלו אותו וייבאו את החלקים',
  'orders.zip-unsafe-name': 'בארכיון נתיב לא בטוח: {name}. הוא אינו נקרא; ארזו את הקבצים שוב והעלו',
  'orders.zip-link': '{name} בארכיון הוא קישור למקום אחר ואינו נקרא; ארזו את הקובץ עצמו',
  'orders.zip-repeated-name': 'בארכיון שני קבצים בשם {name}, ולא ודאי איזה מהם קובע; ארזו אותו שוב',
  'orders.zip-too-deep': 'ארכיונים בתוך ארכיונים ביותר מ־{depth} רמות; חלצו חלק מהם והעלו',
  'orders.zip-too-many-files': 'בארכיון יותר מ־{files} קבצים; פצלו אותו וייבאו את החלקים',
  'orders.zip-json-too-large': '{name} בארכיון גדול מ־{jsonBytes} MB, יותר מדי עבור התאמה אישית, ואינו נקרא',
  'orders.zip-json-broken': '{name} בארכיון חסר ואי אפשר לקרוא את ההתאמה שבו; הורידו שוב את ה־ZIP והעלו',
  'orders.zip-json-too-deep': '{name} בארכיון מקונן עמוק מדי עבור התאמה אישית ואינו נקרא',
  'orders.zip-without-table':
    'בארכיון אין גיליון ואין התאמה אישית; העלו ארכיון עם גיליון הזמנות (.xlsx, .xls, .csv, .txt) או עם ה־JSON של Amazon Custom',
  'orders.and-others': '…',
  'orders.zip-inside': '{name} בארכיון: {why}',
  'orders.file-taobao-orders':
    'זהו דוח ההזמנות של Taobao: שורה לכל הזמנה, בלי המפרט והכמויות של הפריטים. הורידו שם את דוח הפריטים והעלו אותו',
  'orders.file-etsy-orders':
    'זהו קובץ Sold Orders של Etsy, שאין בו שורות פריטים. בחרו ב־Etsy את סוג ה־CSV „Order Items” והעלו אותו',
  'orders.file-amazon-all-orders':
    'זהו דוח All Orders או משלוחי FBA של Amazon, שאין בו נמענים. הורידו „Order reports → Unshipped orders” והעלו אותו',
  'orders.file-without-lines':
    'הייצוא הזה מונה הזמנות בלי הפריטים (SKU, כמות) או הכתובות, ואי אפשר לייצר ממנו. בחרו ייצוא עם שורה לכל פריט וכתובת למשלוח, והעלו אותו',
};
