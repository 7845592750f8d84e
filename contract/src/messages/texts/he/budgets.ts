import type { budgets as zh } from '../zh/budgets.ts';

export const budgets: { readonly [Id in keyof typeof zh]: string } = {
  'budgets.storage-used-up':
    'אפשר לאחסן עד {most}, וזה יחרוג מכך. תמונות שנמחקו מפנות את מקומן אחרי 30 יום; בקשו עוד ממנהל המערכת',
  'budgets.images-used-up':
    'הספרייה יכולה להכיל עד {most:images}, וזה יחרוג מכך. מחקו תמונות שאינן בשימוש, או בקשו עוד ממנהל המערכת',
  'budgets.ai-images-used-up':
    'אפשר ליצור עד {most:images} ב-30 יום, וזה יחרוג מכך. צרו פחות, נסו שוב בעוד כמה ימים, או בקשו עוד ממנהל המערכת',
  'budgets.ai-money-used-up':
    'יצירת תמונות יכולה לעלות עד {most} ב-30 יום; נוצלו {spent}, וזה יחרוג מכך. בקשו עוד ממנהל המערכת',
  'budgets.ai-money-unknown':
    'עלות התמונות נספרת ב-{currency}, ולשירות הזה אין מחיר במטבע הזה, לכן אי אפשר להשתמש בו. בחרו שירות אחר, או פנו למנהל המערכת',
  'budgets.batches-used-up':
    'מספר האצוות שאפשר ליצור ביום ({most}) נוצל. נסו שוב מחר, או בקשו עוד ממנהל המערכת',
  'budgets.downloads-used-up':
    'מספר הארכיונים שאפשר לבקש ביום ({most}) נוצל. נסו שוב מחר, או בקשו עוד ממנהל המערכת',
};
