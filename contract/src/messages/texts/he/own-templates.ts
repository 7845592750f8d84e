import type { ownTemplates as zh } from '../zh/own-templates.ts';

export const ownTemplates: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.image-not-found': 'התצלום הזה לא נמצא, וייתכן שנמחק; בחרו שוב',
  'own-templates.other-photo': 'הסימונים נעשו על תמונה בצורה אחרת; סמנו את זו',
  'own-templates.stale-revision':
    'התבנית נשמרה בינתיים במקום אחר, ודבר לא נדרס. טענו את מה שנשמר, או שמרו את שלכם כתבנית חדשה',
  'own-templates.sku-taken': 'ה־SKU „{sku}” שייך לתבנית אחרת שלכם; בחרו אחר',
  'own-templates.not-made': 'ההכנה בוטלה או לא הושלמה',
  'own-templates.superseded': 'התבנית נמחקה או נשמרה שוב, ולכן הגרסה הזו לא נוצרת',
  'own-templates.photograph-gone': 'תצלום המוצר לא נמצא, וייתכן שהוסר. שמרו עם תצלום אחר',
  'own-templates.photograph-damaged': 'קובץ תצלום המוצר פגום. שמרו עם תצלום אחר',
  'own-templates.photograph-lost': 'קובץ תצלום המוצר כבר אינו באחסון. שמרו עם תצלום אחר',
  'own-templates.area-folded':
    'רשת אזור ההדפסה מקופלת או מצטלבת. גררו את הנקודות לסדרן: למעלה משמאל, למעלה מימין, למטה משמאל, למטה מימין',
  'own-templates.area-outside': 'אזור ההדפסה מחוץ לתצלום. גררו אותו אל המוצר',
  'own-templates.area-tiny': 'אזור ההדפסה קטן מדי. הרחיקו את הנקודות כדי לכסות את החלק המודפס של המוצר',
  'own-templates.went-wrong': 'יצירת התבנית השתבשה. שמרו שוב; אם זה חוזר, פנו למנהל המערכת',
  'own-templates.gave-up': 'כמה ניסיונות לא הסתיימו. שמרו שוב',
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
  'own-templates.psd-differs':
    'התמונה השמורה ב־PSD זה שונה ממה שהשכבות שלו נותנות כאן, בעיקר סביב הפיקסל ({place}), ואין דרך לדעת מה מהן נכון. שמרו אותו שוב ב־Photoshop עם ‎Maximize Compatibility והעלו; אם עדיין יש הבדל, מזגו שם את השכבות או סמנו את אזור ההדפסה על תצלום',
  'own-templates.psd-too-large': 'קובץ PSD זה גדול מדי ({detail}). הקטינו את הקנבס או מזגו שכבות והעלו שוב',
  'own-templates.psd-memory':
    'קריאת קובץ PSD זה דרשה יותר זיכרון מהמותר ונעצרה. הקטינו את הקנבס או מזגו שכבות והעלו שוב',
  'own-templates.psd-time':
    'קריאת קובץ PSD זה ארכה יותר מהמותר ונעצרה. הקטינו את הקנבס או מזגו שכבות והעלו שוב',
  'own-templates.psd-crashed':
    'התהליך שקרא את קובץ PSD זה הסתיים באופן לא צפוי. נסו שוב; אם זה חוזר, פנו למנהל',
  'own-templates.psd-went-wrong': 'משהו השתבש בקריאת קובץ PSD זה. נסו שוב; אם זה חוזר, פנו למנהל',
  'own-templates.psd-gone': 'קובץ PSD זה לא נמצא, וייתכן שנמחק. העלו אותו שוב',
  'own-templates.psd-hidden':
    'השכבות והקבוצות המוסתרות ב־PSD הזה (בסך הכול {count}: {layers}) אינן נראות בהדמיה. אם אלה גרסאות או רקעים אחרים, שמרו כל מצב כ־„Layer Comp” ב־Photoshop והעלו שוב, וכל אחד יהפוך לתמונה',
  'own-templates.psd-no-colours':
    'השכבות ב„{group}” ({layers}) נראות כצבעים, אבל לא נלקחו כצבעי המוצר: {reason}',
  'own-templates.psd-no-colours-beside':
    'השכבות הסמוכות ({layers}) נראות כצבעים, אבל לא נלקחו כצבעי המוצר: {reason}',
  'own-templates.psd-colours-none': 'אף אחת מהן אינה גלויה; הציגו אחת והעלו שוב',
  'own-templates.psd-colours-several': 'כמה מהן גלויות יחד; הציגו אחת בלבד והעלו שוב',
  'own-templates.psd-colours-names': 'לחלקן אין שם או שיש להן אותו שם; תנו לכל אחת שם אחר והעלו שוב',
  'own-templates.psd-colours-many': 'יש יותר מ־40; צמצמו והעלו שוב',
  'own-templates.psd-step-read': 'קורא את השכבות (\u2066{megabytes} MB\u2069)',
  'own-templates.psd-step-compare': 'משווה לתמונה השמורה ב־PSD',
  'own-templates.psd-step-surface': 'אובייקט חכם {number} מתוך {count}: „{name}”',
  'own-templates.psd-step-view': 'אובייקט חכם {number} מתוך {count} ב„{view}”: „{name}”',
  'own-templates.psd-step-store': 'שומר את תמונות ההדמיה',
  'own-templates.psd-layer': '„{layer}”',
  'own-templates.psd-text-light':
    'שום דבר בקובץ אינו מראה איך מתמזגים הקצוות הרכים של הטקסט, ולכן {layers} מוזגו לפי ברירת המחדל של Photoshop (גמא לטקסט 1.45). אם כיביתם אותה, הקצוות ייצאו מעט בהירים או כהים יותר: בדקו את ההדמיה. שמרו שוב עם תאימות מרבית והעלו, והקובץ ייבדק',
  'own-templates.not-psd': 'תמונה זו אינה קובץ PSD; סמנו עליה את אזור ההדפסה',
  'own-templates.psd-not-read': 'קובץ PSD זה עדיין נקרא; שמרו בעוד רגע',
  'own-templates.psd-no-surface': 'אין בקובץ PSD אובייקט חכם כזה; בחרו שוב',
  'own-templates.psd-overlap':
    '„{one}” ו„{other}” נראים באותו מקום בקובץ PSD, ולכן אינם יכולים לחלוק תמונה. השתמשו בתמונה לכל אחד',
  'own-templates.colour-missing':
    'לתמונה {number} אין צילומים בצבעים {colours}. הוסיפו אותם, או קבעו שהיא לכל הצבעים',
  'own-templates.too-dark':
    'המוצר בצילום כהה מכדי לקבל צבעים אחרים. השתמשו בצילום של מוצר בהיר, או הוסיפו צילום לכל צבע',
  'own-templates.in-picture': 'תמונה {number}: {reason}',
  'own-templates.psd-ratio':
    'יחס הרוחב והגובה של ההדפסה שונה מזה של האובייקט החכם, והציור יימתח. האובייקט החכם הוא {width} × {height} px: ברוחב {widthMm} mm הגובה הוא {heightMm} mm',
  'own-templates.retired-id':
    'המזהה „{id}” היה של „{name}” שהוסר, וייתכן שהזמנות ועיצובים עדיין מפנים אליו; בחרו מזהה אחר',
  'own-templates.same-id': 'המזהה „{id}” מופיע פעמיים: לכל משטח, מידה, צבע ותמונה דרוש מזהה שאין לאחר ברשימה',
  'own-templates.same-code':
    'לצבעים „{one}” ו„{other}” אותו קוד {code} (אותיות גדולות וקטנות נחשבות זהות), וה־SKU לא יבדיל ביניהם. שנו אחד',
  'own-templates.variants-nowhere':
    'שורות וריאציות עם מידה או צבע שכבר אינם במוצר: {count}. ייבאו אותן שוב או נקו אותן',
  'own-templates.variant-twice': 'הווריאציה „{name}” מופיעה פעמיים',
  'own-templates.variants-same-sku':
    'ל„{one}” ול„{other}” אותו SKU {sku}, וההזמנות לא יבדילו ביניהם. שנו אחד',
  'own-templates.variant-rows': 'בטבלת וריאציות יש לכל היותר {rows} שורות',
  'own-templates.variant-file': 'טבלת וריאציות היא לכל היותר {mb} מ״ב',
  'own-templates.naming-same':
    'כלל השמות הזה נותן לקובצי הדפסה של עיצובים שונים אותו שם. הוסיפו {sku} או {n}, או {number} עם {line} אם הוא רק להזמנות',
  'own-templates.same-colour-name': 'שני צבעים נקראים „{name}”, וההזמנות לא יבדילו ביניהם. שנו אחד',
  'own-templates.same-surface':
    'גם משטח אחר נקרא „{name}”, וההזמנות וקובצי ההדפסה לא יבדילו ביניהם. בחרו שם אחר',
  'own-templates.same-size':
    'המידות „{one}” ו„{other}” נבדלות לכל היותר באותיות גדולות, וההזמנות וה־SKU לא יבדילו ביניהן. שנו אחת',
  'own-templates.area-nowhere': 'למידה „{size}” יש אזור הדפסה על משטח שאין למוצר',
  'own-templates.place-nowhere': 'כל מקום בתמונה {number} חייב להיות משטח אחר של המוצר',
  'own-templates.colour-nowhere':
    'תמונה {number}: ציינו איזה צבע היא מראה; כל תצלום שלה מראה צבע אחר של המוצר',
  'own-templates.colour-unsaid':
    'לתמונה {number} יש תצלומים בצבעים אחרים או שהיא מקבלת אותם, ולכן ציינו איזה צבע היא עצמה מראה',
  'own-templates.no-recolour': 'תמונה {number} אינה יכולה לקבל צבעים: רק תצלום שסומן בו אזור ההדפסה יכול',
  'own-templates.mixed-picture':
    'בתמונה {number} יש גם סימונים וגם עצמים חכמים של PSD: תמונה מקבלת סוג אחד בלבד. השתמשו בשתי תמונות',
  'own-templates.mixed-views':
    'בתמונה {number} יש עצמים חכמים מתצוגות שונות של קובץ ה־PSD: קחו את כולם מתצוגה אחת, או השתמשו בכמה תמונות',
  'own-templates.marks-or-psd': 'תנו או סימונים על תצלום או עצם חכם של PSD',
  'own-templates.print-too-large':
    'בקובץ הדפסה לכל היותר {px} פיקסלים בצלע: הקטינו את ההדפסה, את הגלישה או את הרזולוציה',
  'own-templates.safe-too-wide': 'שולי הביטחון אינם משאירים דבר מההדפסה: הקטינו אותם',
  'own-templates.image-or-look': 'תמונה {number} היא או תמונה מהספרייה או הדמיה מהקטלוג',
  'own-templates.look-alone':
    'תמונה {number} היא הדמיה מהקטלוג: המקומות והצבעים שלה משם, ולכן אין לסמן או להוסיף',
  'own-templates.look-gone': 'ההדמיה הזו אינה בקטלוג; בחרו תמונה אחרת',
  'own-templates.too-many-files': 'כבר {most} קובצי מוצרים בייבוא או בייצוא; המתינו עד שיסתיימו',
  'own-templates.no-file': 'לא הגיע קובץ; בחרו קובץ מוצרים (ZIP)',
  'own-templates.file-other': 'זה אינו קובץ מוצרים של המערכת הזו. בחרו קובץ ZIP שנוצר ב„ייצוא קובץ תבנית”',
  'own-templates.file-damaged': 'קובץ המוצרים חסר או פגום; העתיקו או ייצאו אותו שוב',
  'own-templates.file-encrypted': 'קובץ המוצרים מוגן בסיסמה. ייבאו את הקובץ כפי שיוצא',
  'own-templates.file-too-large': 'קובץ המוצרים גדול מדי: אחרי פריסה מותר עד {mb} MB. ייצאו בכמה קבצים',
  'own-templates.file-newer':
    'קובץ המוצרים ממערכת חדשה יותר (הפורמט שלו {format}, והחדש ביותר המוכר כאן {known}). עדכנו תחילה את המערכת',
  'own-templates.file-wrong': '„{where}” בקובץ המוצרים אינו תקין; דבר לא יובא. ייצאו אותו שוב',
  'own-templates.file-wrong-because': '„{where}” בקובץ המוצרים שגוי; דבר לא יובא: {reason}',
  'own-templates.file-lacks': 'בקובץ המוצרים חסר „{name}”; דבר לא יובא. העתיקו או ייצאו אותו שוב',
  'own-templates.file-changed':
    '„{name}” בקובץ המוצרים שונה ממה שיוצא; דבר לא יובא. העתיקו או ייצאו אותו שוב',
  'own-templates.file-image': 'אי אפשר להשתמש בתמונה „{name}”; דבר לא יובא: {reason}',
  'own-templates.file-product': 'אי אפשר ליצור כאן את המוצר „{name}”; דבר לא יובא: {reason}',
  'own-templates.imported': 'תבניות שיובאו: {count}. ההדמיות שלהן נוצרות כעת',
  'own-templates.imported-renamed':
    'תבניות שיובאו: {count}. ההדמיות שלהן נוצרות כעת. מק״טים תפוסים הוחלפו: {skus}',
  'own-templates.import-went-wrong':
    'ייבוא קובץ המוצרים השתבש ודבר לא יובא. נסו שוב; אם זה חוזר, פנו למנהל המערכת',
  'own-templates.export-image-gone':
    'אחת התמונות של המוצר „{name}” כבר אינה בספרייה. בחרו אחרת ושמרו, ואז ייצאו',
  'own-templates.export-old':
    'המוצר „{name}” נשמר לפי כללים ישנים. פתחו אותו, תקנו את המוצג ושמרו, ואז ייצאו',
  'own-templates.export-psd-unread':
    'קובץ ה־PSD „{name}” עדיין לא נקרא או הוסר מהרשימה. פתחו את התבנית שמשתמשת בו, קראו אותו שוב ושמרו, ואז ייצאו',
  'own-templates.export-psd-twice':
    'המוצרים שנבחרו נוצרו משתי קריאות שונות של קובץ ה־PSD „{name}”, ואי אפשר לשמור אותן בקובץ אחד. ייצאו אותם בנפרד, או שמרו אותם שוב קודם',
  'own-templates.export-old-psd':
    'קובץ ה־PSD „{name}” נקרא בגרסה ישנה. שמרו שוב את התבנית שמשתמשת בו, ואז ייצאו',
  'own-templates.export-too-large': 'למוצרים האלה {mb} MB, ובקובץ מותר עד {most} MB. ייצאו בכמה קבצים',
  'own-templates.export-unfit':
    '„{where}” גדול ממה שקובץ מוצרים מכיל. ייצאו פחות תבניות בכל פעם; אם זה קורה גם עם תבנית אחת, פנו למנהל המערכת',
  'own-templates.export-went-wrong': 'יצירת קובץ המוצרים השתבשה. נסו שוב; אם זה חוזר, פנו למנהל המערכת',
  'own-templates.outline-unreadable': 'אי אפשר לקרוא את קו החיתוך; בחרו אותו שוב',
  'own-templates.outline-several': 'קו חיתוך הוא קו אחד, וכאן יש כמה',
  'own-templates.outline-open': 'קו החיתוך אינו סגור; בחרו קו סגור',
  'own-templates.outline-crosses': 'קו החיתוך חותך את עצמו ולא ברור מה בפנים; תקנו אותו בקובץ',
  'own-templates.outline-other-size': 'גודל קו החיתוך שונה מגודל ההדפסה; החזירו את הגודל או בחרו קו שוב',
  'own-templates.outline-too-fine': 'בקו החיתוך יותר מדי נקודות; פשטו אותו בקובץ',
  'own-templates.outline-sizes':
    'למידה „{size}” אזור הדפסה משלה, ולקו חיתוך גודל אחד: תנו למידות אותו אזור או הסירו את הקו',
};
