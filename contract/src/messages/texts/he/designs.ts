import type { designs as zh } from '../zh/designs.ts';

export const designs: { readonly [Id in keyof typeof zh]: string } = {
  'designs.invalid-document': 'העיצוב חסר או פגום במבנהו; טענו את הדף מחדש ונסו שוב',
  'designs.no-surface': 'בתבנית אין משטח {surfaceId}',
  'designs.no-colour': 'בתבנית אין צבע {colourId}',
  'designs.no-size': 'בתבנית אין מידה {sizeId}',
  'designs.own-font-fallback':
    'גופנים לתווים חסרים הם רק גופני המערכת ולא גופנים אישיים (שכבה „{layer}”): גופן אישי לעולם אינו בא במקום אחר. קבעו אותו כגופן של המילים עצמן',
  'designs.not-of-template': '{wrong}. בחרו שוב במעצב',
  'designs.no-such-finding': 'בגרסה הזו אין שגיאה כזו: {keys}. טענו את הדף מחדש וראו מה הבדיקה אומרת כעת',
  'designs.cannot-accept': 'אי אפשר לדלג על השגיאה הזו, כי אין מה להדפיס נכון. תקנו קודם את העיצוב',
  'designs.sku-taken': 'ה־SKU „{sku}” שייך לעיצוב אחר; שנו את כלל ה־SKU של האצווה ונסו שוב',
  'designs.stale-version': 'גרסה חדשה יותר נשמרה במקום אחר, ודבר לא נדרס. טענו אותה, או שמרו את שלכם כעותק',
  'designs.unknown-image': 'לא נמצאו בספרייה: {count:images} של העיצוב; החליפו ושמרו שוב',
  'designs.used-by-orders':
    'אי אפשר למחוק את {names}[ ואחרים ({others})]: שורות הזמנה פתוחות: {lines}. שלחו או בטלו אותן קודם',
  'designs.foreign-cover': 'תמונת הכריכה אינה בין ההעלאות שלכם; העלו אותה שוב',
  'designs.unreadable-cover': 'אי אפשר לקרוא את תמונת הכריכה; שמרו שוב',
};
