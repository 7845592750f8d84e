import type { accounts as zh } from '../zh/accounts.ts';

export const accounts: { readonly [Id in keyof typeof zh]: string } = {
  'accounts.username-form': 'שם המשתמש: 1 עד 64 אותיות, ספרות או . _ @ -, והוא מתחיל באות או בספרה',
  'accounts.password-form': 'הסיסמה: 8 עד 128 תווים',
  'accounts.nickname-form': 'הכינוי: 1 עד 40 תווים',
  'accounts.sku-form': 'קוד המוכר: 2 עד 8 אותיות לטיניות גדולות או ספרות',
  'accounts.password-guessable':
    'קל לנחש סיסמה זו: אין להשתמש בסיסמאות נפוצות, בשמות, בתאריכי לידה או בתווים רצופים',
  'accounts.wrong-too-often': 'הסיסמה הוזנה בטעות פעמים רבות מדי; יש להמתין מעט ולנסות שוב',
  'accounts.wrong-password': 'הסיסמה שגויה',
  'accounts.password-needed': 'יש להזין את הסיסמה',
  'accounts.code-needed': 'יש להזין את הקוד מאפליקציית האימות',
  'accounts.confirm-elsewhere':
    'ההתחברות הזו עצמה עוד לא אושרה; יש לאשר מדפדפן שכבר היה מחובר בעבר, או להחליף את הסיסמה',
  'accounts.code-wait': 'הקוד הוזן בטעות פעמים רבות מדי; יש להמתין מעט ולנסות שוב',
  'accounts.code-wrong': 'הקוד שגוי או שכבר נעשה בו שימוש',
  'accounts.code-unreadable':
    'אי אפשר לבדוק את הקוד: מפתח המערכת הוחלף. יש להשתמש בקוד שחזור, או לבקש מהמנהל לכבות את האימות הדו־שלבי של החשבון',
  'accounts.code-late': 'תוקף הברקוד פג; יש להתחיל מחדש',
  'accounts.totp-is-on': 'אימות דו־שלבי כבר פועל',
  'accounts.totp-is-off': 'אימות דו־שלבי אינו פועל',
  'accounts.work-needed':
    'לאחרונה היו ניסיונות כניסה כושלים רבים, ולכן על הדפדפן להשלים תחילה חישוב אבטחה קצר, ותוצאתו לא התקבלה. נסו שוב בדף הכניסה, השתמשו בדפדפן אחר, או המתינו עשר דקות',
  'accounts.wrong-captcha': 'קוד האימות שגוי או שפג תוקפו; הקלידו את התווים שבתמונה החדשה',
  'accounts.wrong-credentials': 'שם המשתמש או הסיסמה שגויים; אחרי כמה כישלונות המתינו מעט לפני ניסיון נוסף',
  'accounts.signed-out': 'ההתחברות שלכם הסתיימה; התחברו שוב',
  'accounts.disabled': 'החשבון {username} מושבת',
  'accounts.not-found': 'אין חשבון {name}',
  'accounts.no-captcha': 'אין קוד אימות כזה',
  'accounts.set-password-first': 'יש לקבוע תחילה סיסמה משלכם',
  'accounts.second-factor-first': 'נדרש כאן אימות דו־שלבי: יש להפעיל אותו תחילה בדף האינטרנט',
  'accounts.initial-password-ended': 'תוקף הסיסמה הראשונית פג; בקשו חדשה ממנהל המערכת',
  'accounts.password-same': 'הסיסמה החדשה חייבת להיות שונה מהראשונית',
  'accounts.not-for-programs': 'אסימון של תוכנית אינו יכול לעשות זאת; התחברו בדף האינטרנט',
  'accounts.too-many-tokens': 'לכל היותר {maxTokens} אסימוני תוכנית; בטלו את אלה שאינם בשימוש',
  'accounts.username-taken': 'שם המשתמש {value} תפוס',
  'accounts.sku-taken': 'קוד המוכר {value} תפוס',
};
