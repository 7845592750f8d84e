import type { psdMockups as zh } from '../zh/psd-mockups.ts';

export const psdMockups: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.psd-part': '„{layer}”: {feature}',
  'own-templates.psd-effect': 'סגנון השכבה „{name}”',
  'own-templates.psd-blend': 'מצב המיזוג „{name}”',
  'own-templates.psd-adjustment': 'שכבת ההתאמה „{name}”',
  'own-templates.psd-filter': 'המסנן החכם „{name}”',
  'own-templates.psd-warp': 'העיוות „{name}”',
  'own-templates.psd-not-carried':
    'בקובץ PSD זה יש מה שאי אפשר לשחזר במדויק: {parts}. המירו שכבות אלה לפיקסלים, מזגו או מחקו אותן ב־Photoshop והעלו שוב, או סמנו את אזור ההדפסה על תצלום',
  'own-templates.psd-colour-mode':
    'קובץ PSD זה אינו RGB של 8 או 16 סיביות ({mode}). המירו אותו ב־Photoshop ל־RGB והעלו שוב',
  'own-templates.psd-profile':
    'הצבעים של קובץ PSD זה אינם sRGB. המירו אותו ב־Photoshop לפרופיל sRGB והעלו שוב',
  'own-templates.psd-no-smart-object':
    'בקובץ PSD זה לא מוצג שום אובייקט חכם, ולכן לא ידוע היכן ההדפסה. המירו את שכבת ההדפסה לאובייקט חכם והעלו שוב, או סמנו את אזור ההדפסה על תצלום',
  'own-templates.psd-damaged': 'קובץ PSD זה חסר או פגום ({detail}). שמרו אותו שוב ב־Photoshop והעלו',
  'own-templates.psd-too-large': 'קובץ PSD זה גדול מדי ({detail}). הקטינו את הקנבס או מזגו שכבות והעלו שוב',
  'own-templates.psd-memory':
    'קריאת קובץ PSD זה דרשה יותר זיכרון מהמותר ונעצרה. הקטינו את הקנבס או מזגו שכבות והעלו שוב',
  'own-templates.psd-time':
    'קריאת קובץ PSD זה ארכה יותר מהמותר ונעצרה. הקטינו את הקנבס או מזגו שכבות והעלו שוב',
  'own-templates.psd-crashed':
    'התהליך שקרא את קובץ PSD זה הסתיים באופן לא צפוי. נסו שוב; אם זה חוזר, פנו למנהל',
  'own-templates.psd-went-wrong': 'משהו השתבש בקריאת קובץ PSD זה. נסו שוב; אם זה חוזר, פנו למנהל',
  'own-templates.psd-gone': 'קובץ PSD זה לא נמצא, וייתכן שנמחק. העלו אותו שוב',
  'own-templates.not-psd': 'תמונה זו אינה קובץ PSD; סמנו עליה את אזור ההדפסה',
  'own-templates.psd-not-read': 'קובץ PSD זה עדיין נקרא; שמרו בעוד רגע',
  'own-templates.psd-no-surface': 'אין בקובץ PSD אובייקט חכם כזה; בחרו שוב',
  'own-templates.psd-ratio':
    'יחס הרוחב והגובה של ההדפסה שונה מזה של האובייקט החכם, והציור יימתח. האובייקט החכם הוא {width} × {height} px: ברוחב {widthMm} mm הגובה הוא {heightMm} mm',
};
