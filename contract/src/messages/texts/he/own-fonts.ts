import type { ownFonts as zh } from '../zh/own-fonts.ts';

export const ownFonts: { readonly [Id in keyof typeof zh]: string } = {
  'own-fonts.not-a-font': 'זה אינו קובץ גופן OTF, ‏TTF, ‏WOFF או WOFF2; בחרו קובץ אחר',
  'own-fonts.collection':
    'בקובץ זה יש כמה גופנים (אוסף TTC/OTC). פצלו אותו בכלי גופנים לקובצי TTF או OTF נפרדים והעלו אחד',
  'own-fonts.too-large':
    'הגופן גדול מדי: לכל היותר {most} MB כקובץ ו־{unpacked} MB לאחר פריסה. העלו גרסה שיש בה רק האותיות הדרושות',
  'own-fonts.damaged':
    'קובץ הגופן פגום או חלקי ({detail}) וחלק מהאותיות יודפסו שגוי, ולכן לא התקבל. הורידו אותו שוב מהמקור',
  'own-fonts.too-complex':
    'מבנה הגופן מורכב באופן חריג ({detail}) וציורו דורש יותר מדי, ולכן לא התקבל. השתמשו בגרסה אחרת',
  'own-fonts.no-outlines':
    'האותיות בגופן זה הן תמונות ללא קווי מתאר שאפשר להגדיל לדפוס. העלו גופן עם קווי מתאר',
  'own-fonts.no-letters': 'גופן זה אינו ממפה אף תו לצורה, ואי אפשר לכתוב בו. בחרו קובץ אחר',
  'own-fonts.blank': 'כל האותיות בגופן זה ריקות ולא יודפס דבר. בחרו קובץ אחר',
  'own-fonts.memory': 'בדיקת הגופן חרגה מהזיכרון המותר ונעצרה, ולכן לא התקבל. השתמשו בגרסה קטנה יותר',
  'own-fonts.too-slow': 'בדיקת הגופן חרגה מהזמן המותר ונעצרה, ולכן לא התקבל. השתמשו בגרסה קטנה יותר',
  'own-fonts.crashed':
    'התהליך שבודק את הגופן הסתיים באופן בלתי צפוי; נסו שוב. אם זה חוזר, הבעיה בקובץ: השתמשו באחר',
  'own-fonts.upload-not-found': 'הקובץ שהועלה לא נמצא; העלו אותו שוב',
  'own-fonts.too-many': 'אפשר לשמור לכל היותר {most} גופנים משלכם; מחקו את אלה שאינם בשימוש',
  'own-fonts.too-many-in-design': 'עיצוב אחד יכול להשתמש לכל היותר ב-{most} גופנים משלכם; החליפו חלק מהם',
  'own-fonts.in-use':
    '„{name}” בשימוש ולא ניתן למחוק אותו: {uses}. בחרו גופן אחר בעיצובים האלה (הזמנות מודפסות גם מגרסאות קודמות), ואז מחקו לצמיתות את מה שאינו נחוץ',
  'own-fonts.use-designs': 'עיצובים: {designs}[ ({examples})]',
  'own-fonts.use-batches': 'אצוות: {batches}[ ({examples})]',
  'own-fonts.use-lines': 'שורות הזמנה שטרם נשלחו: {lines}',
  'own-fonts.use-deleted': 'עיצובים שנמחקו וטרם הוסרו: {designs}',
};
