import type { orderRows as zh } from '../zh/order-rows.ts';

export const orderRows: { readonly [Id in keyof typeof zh]: string } = {
  'order-rows.ORDER_NO_MISSING': 'מספר ההזמנה חסר',
  'order-rows.SKU_MISSING': 'ה־SKU חסר',
  'order-rows.CELL_ERROR': 'בתא שגיאת נוסחה או רצף # במקום הערך; תקנו בגיליון',
  'order-rows.LETTERS_LOST':
    'יש בו „?”, „□”, אותיות משובשות או כתיב מדעי; ייתכן שאבד משהו בייצוא. השוו להזמנה ותקנו, או כתבו שוב כפי שהוא אם הוא נכון',
  'order-rows.ROW_TORN':
    'המירכאות או המפרידים בשורה זו שבורים, וייתכן שהערכים בעמודות שגויות. תקנו את השורה בקובץ, או ייצאו שוב, והעלו',
  'order-rows.ENCODING_UNSURE':
    'קידוד הקובץ אינו ודאי, וייתכן שאותיות בשורה זו שגויות. חזרו ובחרו את הקידוד, או ייצאו כ־UTF-8 או xlsx',
  'order-rows.PERSONALISATION_TWICE': 'שתי עמודות אומרות דברים שונים להדפסה תחת אותו שם; כתבו מה להדפיס',
  'order-rows.PHONE_ZERO_LOST': 'מספרי הטלפון במדינה זו מתחילים ב־0, ונראה שהגיליון השמיט אותו; בדקו',
  'order-rows.ITEMS_UNREAD':
    'התא מונה את כל פריטי ההזמנה ולא כולו הובן, ולכן לא נלקח אף אחד. תקנו את התא לפי ההזמנה בחנות, או ייצאו שורה לכל פריט והעלו',
  'order-rows.ITEMS_TOTAL':
    'סכום היחידות של הפריטים אינו שווה לסכום שבשורה; השוו להזמנה ותקנו את רשימת הפריטים או את הסכום',
  'order-rows.ITEMS_WORDS':
    'בשורה כמה פריטים, והמילים שלידם אינן אומרות של מי הן. כתבו מה להדפיס על כל פריט, או „ללא”',
  'order-rows.QUANTITY_MISSING': 'הכמות חסרה',
  'order-rows.QUANTITY_INVALID': 'הכמות חייבת להיות מספר שלם מ־1 עד 100,000',
  'order-rows.PRICE_INVALID': 'המחיר אינו סכום; כתבו מספר כגון 19.90',
  'order-rows.PRICE_UNCLEAR':
    'לא ברור אם הסכום באלפים או בשברים (כמו 1.234), ולכן נשאר ריק. כתבו 1234.00 או 1.23',
  'order-rows.CURRENCY_MISSING':
    'בסימן הסכום ($, ¥, kr) משתמשות כמה מדינות, והקובץ אינו אומר איזו; לא נשמר מטבע. בחרו, וזה ייזכר לקבצים כאלה',
  'order-rows.CURRENCY_UNKNOWN':
    'המטבע אינו מוכר, או שכמה מדינות משתמשות בו; לא נשמר מטבע. ציינו קוד כגון USD',
  'order-rows.CURRENCY_CONFLICT': 'עמודת המטבע וסימן הסכום אינם תואמים; לא נשמר מטבע, בדקו',
  'order-rows.ZONE_MISSING':
    'הזמנים בקובץ אינם אומרים של איזה אזור הם; הם נקראים לפי שעון סין. בחרו את האזור, וזה ייזכר לקבצים כאלה',
  'order-rows.DATE_INVALID':
    'אי אפשר לקרוא את הזמן, או להבחין בין יום לחודש; הוא נשאר ריק. כתבו 2026-05-03 12:30:00',
  'order-rows.STATUS_UNKNOWN':
    'מצב ההזמנה אינו מוכר, ולא ברור אם לייצר: כתבו “to ship”, “unpaid”, “shipped” או “cancelled”',
  'order-rows.RECIPIENT_MISSING': 'הנמען חסר',
  'order-rows.ADDRESS_ABSENT':
    'לא נמצאו עמודות של נמען וכתובת. חזרו ובחרו אותן; אם הפלטפורמה או מערכת אחרת שולחת, אשרו שאין צורך בכתובת',
  'order-rows.ADDRESS_MASKED':
    'הפלטפורמה מסתירה חלקים מהנמען או מהכתובת, ואי אפשר לשלוח אליה. ייצאו ללא הסתרה; אם שולחים בתווית הפלטפורמה או במערכת אחרת, אשרו שאין צורך בכתובת',
  'order-rows.ADDRESS_CONFLICT': 'להזמנה אחת שתי כתובות שונות; בדקו אותן',
  'order-rows.LINE_TWICE': 'בשורה קודמת אותו מזהה עם תוכן אחר. ציינו: השורה הקודמת קובעת, או שזו שורה נוספת',
  'order-rows.LINE_UNSURE':
    'בהזמנה כבר יש שורות של המוצר הזה, והקובץ אינו אומר אם השורה מתקנת אחת מהן או נוספת. בחרו לכל שורה',
  'order-rows.LINE_CHANGED':
    'השורה הזו יובאה בעבר והשתנתה: עדכנו אותה, השאירו את הישנה, או הפכו אותה לשורה נוספת',
  'order-rows.LINE_CHANGED_LATE':
    'השורה השתנתה, אך היא בייצור, נשלחה או בוטלה ואי אפשר לעדכנה. החזירו אותה קודם ל„חדשה” אם צריך',
  'order-rows.COUNTRY_MISSING': 'המדינה חסרה',
  'order-rows.COUNTRY_UNKNOWN': 'המדינה אינה מוכרת; כתבו קוד בן שתי אותיות כגון US',
  'order-rows.PROVINCE_MISSING': 'במדינה זו נדרש מחוז',
  'order-rows.CITY_MISSING': 'העיר חסרה',
  'order-rows.ADDRESS_MISSING': 'הכתובת חסרה',
  'order-rows.POSTCODE_MISSING': 'במדינה זו נדרש מיקוד',
  'order-rows.POSTCODE_ZERO_LOST': 'במיקוד מעט מדי ספרות, ונראה שאפס מוביל אבד; הוסיפו אותו',
  'order-rows.PHONE_OF_BUYER': 'אין טלפון של הנמען; נעשה שימוש בזה של הקונה, בדקו',
  'order-rows.PHONE_MISSING': 'ציינו טלפון או נייד',
  'order-rows.CUSTOMISATION_MISSING':
    'הקונה התאים פריט זה אישית, אך ה־ZIP של ההתאמה חסר: הוסיפו את הקובץ שהורד מהפלטפורמה, או כתבו כאן מה להדפיס',
  'order-rows.CUSTOMISATION_AMBIGUOUS':
    'לא ודאי לאיזו שורה שייך ה־ZIP: כמה שורות או קובצי ZIP בהזמנה מתאימים. השתמשו בדוח עם order-item-id, או כתבו כאן מה להדפיס',
  'order-rows.CUSTOMISATION_CONFLICT': 'שני קובצי ZIP של אותו פריט אומרים דברים שונים; השאירו רק את הנכון',
  'order-rows.SHIPPING_INCOMPLETE': 'ציינו שיטת משלוח ומספר מעקב, או אף אחד מהם',
  'order-rows.group.VARIATION_UNREAD':
    'בווריאציות יש מילים שאינן צבע, מידה או דגם מוכרים; אמרו מה כל אחת אומרת, וזה ייזכר',
  'order-rows.group.PERSONALISATION_UNFIT':
    'ההתאמה האישית מפרה את כללי השדות של העיצוב: היא מיובאת, אך השורות ימתינו. תקנו כאן',
  'order-rows.group.PERSONALISATION_WITHOUT_FIELD':
    'להתאמה האישית אין שדה בעיצוב, או ששדה נחוץ ריק: היא מיובאת, אך השורות ימתינו',
  'order-rows.group.VARIATION_CONFLICT': 'הווריאציה וה־SKU מציינים צבעים, מידות או דגמים סותרים',
  'order-rows.group.CUSTOMISATION_UNREAD': 'בקובצי ההתאמה יש תוכן שאי אפשר לקרוא; בדקו וכתבו מה להדפיס',
  'order-rows.group.QUANTITY_CONFLICT': 'הגיליון וה־ZIP של ההתאמה מציינים כמויות שונות; כתבו את הנכונה',
  'order-rows.group.PICTURE_MISSING': 'תמונות שההתאמה מזכירה אינן בארכיון; הוסיפו אותן והעלו שוב',
  'order-rows.group.PICTURE_UNUSABLE': 'חלק מקובצי התמונה בארכיון אינם שמישים; החליפו אותם והעלו שוב',
  'order-rows.group.VARIATION_MISSING': 'לא נאמר איזה צבע, מידה או דגם להדפיס, ולמוצר כמה',
  'order-rows.ORDER_NO_DAMAGED':
    'מספר ההזמנה הומר לכתיב מדעי ואיבד את ספרותיו האחרונות; ייצאו שוב כשהעמודה טקסט',
  'order-rows.LINE_ID_DAMAGED':
    'מזהה השורה הומר לכתיב מדעי ואיבד את ספרותיו האחרונות; ייצאו שוב כשהעמודה טקסט',
  'order-rows.SKU_DAMAGED': 'ה־SKU הומר לכתיב מדעי ואיבד את ספרותיו האחרונות; ייצאו שוב כשהעמודה טקסט',
  'order-rows.PHONE_DAMAGED':
    'מספר הטלפון הומר לכתיב מדעי ואיבד את ספרותיו האחרונות; ייצאו שוב כשהעמודה טקסט',
  'order-rows.TRACKING_DAMAGED':
    'מספר המעקב הומר לכתיב מדעי ואיבד את ספרותיו האחרונות; ייצאו שוב כשהעמודה טקסט',
  'order-rows.PERSONALISATION_DOUBTFUL':
    'במה שכתב הקונה יש „?”, „□” או אותיות משובשות; ייתכן שאבד משהו בייצוא. השוו להזמנה: תקנו, או אשרו להדפיס כך',
  'order-rows.CUSTOMISATION_UNREAD':
    'ב־ZIP של ההתאמה יש תוכן שאי אפשר לקרוא: {questions}. בדקו בפלטפורמה וכתבו כאן מה להדפיס',
  'order-rows.QUANTITY_CONFLICT': 'בגיליון {inTable} יחידות וב־ZIP של ההתאמה {inZip}; כתבו את הכמות הנכונה',
  'order-rows.PICTURE_MISSING':
    'התמונה {file} עבור „{name}” אינה בארכיון; ארזו אותה עם קובץ ההזמנות והעלו שוב',
  'order-rows.PICTURE_NO_PICTURE':
    'הקובץ {file} עבור „{name}” אינו תמונה, גם אם שמו אומר זאת; החליפו בתמונה אמיתית',
  'order-rows.PICTURE_SEVERAL':
    'בארכיון כמה תמונות בשם {file}, ולא ודאי לאיזו „{name}” מתכוון; תנו להן שמות שונים',
  'order-rows.PICTURE_DAMAGED': 'התמונה {file} עבור „{name}” פגומה בארכיון; ארזו אותה שוב',
  'order-rows.PICTURE_TOO_LARGE': 'התמונה {file} עבור „{name}” גדולה מ־50 MB; השתמשו בקובץ קטן יותר',
  'order-rows.LINE_WILL_WAIT': '{problem}. הוא מיובא, אך השורה תמתין',
  'order-rows.VARIATION_UNREAD': '„{words}” בווריאציה אינו צבע, מידה או דגם מוכר. אמרו מה משמעותו; זה ייזכר',
  'order-rows.VARIATION_CONFLICT':
    'השורה מציינת שני צבעים, מידות או דגמים: „{words}”. השאירו רק אחד בווריאציה, או קשרו את ה־SKU עם הווריאציה',
  'order-rows.NO_COLOUR': 'לא נאמר איזה צבע להדפיס, ולמוצר כמה. בחרו את עמודת הווריאציה, או קשרו את ה־SKU',
  'order-rows.NO_SIZE':
    'לא נאמר איזו מידה או דגם להדפיס, ולמוצר כמה. בחרו את עמודת הווריאציה, או קשרו את ה־SKU',
  'order-rows.NO_COLOUR_NO_SIZE':
    'לא נאמר איזה צבע ומידה להדפיס, ולמוצר כמה. בחרו את עמודת הווריאציה, או קשרו את ה־SKU',
};
