import type { preflight as zh } from '../zh/preflight.ts';

export const preflight: { readonly [Id in keyof typeof zh]: string } = {
  'preflight.low-resolution':
    'לתמונה „{layer}” רק {dpi} dpi בגודל הזה, מתחת למינימום {lowestDpi} dpi, והיא תודפס מטושטשת. הקטינו אותה או השתמשו במקור גדול יותר.',
  'preflight.low-resolution.drawn':
    'הגרפיקה הווקטורית „{layer}” גדולה ממה שמשטח אחד יכול לצייר ומקבלת רק {dpi} dpi, מתחת למינימום {lowestDpi} dpi; היא תודפס מטושטשת. הקטינו אותה או את הגרפיקות הווקטוריות הגדולות שמתחתיה.',
  'preflight.below-print-resolution':
    'לתמונה „{layer}” {dpi} dpi בגודל הזה, מתחת לרזולוציית ההדפסה {wantedDpi} dpi; פרטים עדינים עלולים ללכת לאיבוד. הקטינו אותה או השתמשו במקור גדול יותר.',
  'preflight.below-print-resolution.drawn':
    'הגרפיקה הווקטורית „{layer}” גדולה ממה שמשטח אחד יכול לצייר ומקבלת רק {dpi} dpi, מתחת לרזולוציית ההדפסה {wantedDpi} dpi; פרטים עדינים עלולים ללכת לאיבוד. הקטינו אותה או את הגרפיקות הווקטוריות הגדולות שמתחתיה.',
  'preflight.outside-print-area': '„{layer}” כולה מחוץ לאזור ההדפסה ולא תודפס. הזיזו פנימה או מחקו.',
  'preflight.cut-off':
    'בערך {percent}% מ„{layer}” מחוץ לאזור ההדפסה[ ({sides})] וייחתך. הזיזו פנימה כדי להדפיס הכול.',
  'preflight.cut-off.outline':
    'בערך {percent}% מ„{layer}” מחוץ לקו המתאר של המוצר, עד {outlineMm} mm מעבר לו, ולא יודפס. הזיזו אל תוך קו המתאר כדי להדפיס הכול.',
  'preflight.side-left': 'שמאל {mm} mm',
  'preflight.side-right': 'ימין {mm} mm',
  'preflight.side-top': 'למעלה {mm} mm',
  'preflight.side-bottom': 'למטה {mm} mm',
  'preflight.bare-left': '{mm} mm חשופים בשמאל',
  'preflight.bare-right': '{mm} mm חשופים בימין',
  'preflight.bare-top': '{mm} mm חשופים למעלה',
  'preflight.bare-bottom': '{mm} mm חשופים למטה',
  'preflight.crosses-safe-line':
    '„{layer}” מסתיימת {gapMm} mm מהקצה, מעבר לקו הבטיחות {safeMm} mm, ועלולה להיחתך. הזיזו אל תוך האזור הבטוח.',
  'preflight.crosses-safe-line.over':
    '„{layer}” מסתיימת {gapMm} mm מהקצה, מעבר לקו הבטיחות {safeMm} mm, ועלולה להיחתך. הזיזו אל תוך האזור הבטוח, או הניחו לתמונה לגלוש מעבר לקצה.',
  'preflight.crosses-safe-line.uncut':
    '„{layer}” מסתיימת {gapMm} mm מהקצה, מעבר לקו הבטיחות, ועלולה להיות חסרה אם ההדפסה תזוז. הזיזו אל תוך האזור הבטוח.',
  'preflight.crosses-safe-line.uncut-over':
    '„{layer}” מסתיימת {gapMm} mm מהקצה, מעבר לקו הבטיחות, ועלולה להיות חסרה אם ההדפסה תזוז. הזיזו אל תוך האזור הבטוח, או הניחו לתמונה לגלוש מעבר לקצה.',
  'preflight.short-of-bleed':
    '„{layer}” מגיעה לקו החיתוך אך אינה ממלאת את הגלישה של {bleedMm} mm; עלול להופיע שוליים לבנים. הגדילו אותה מעבר לקו הגלישה.',
  'preflight.empty-design': 'כל המשטחים ריקים: אין מה להדפיס. הוסיפו תמונה, טקסט או צורה.',
  'preflight.empty-surface': 'המשטח „{surface}” ריק ולא יודפס. התעלמו אם זו הכוונה.',
  'preflight.fully-transparent': 'האטימות של „{layer}” היא 0 והיא לא תיראה. העלו את האטימות או מחקו.',
  'preflight.fully-transparent.almost':
    'האטימות של „{layer}” היא {opacityPercent}% בלבד והיא כמעט לא תיראה. העלו את האטימות או מחקו.',
  'preflight.too-small': '„{layer}” קטנה מ־{smallestMm} mm וכמעט לא תיראה. הגדילו או מחקו.',
  'preflight.nothing-to-print':
    'ב„{layer}” אין מה להדפיס: אין מילים, או אין מילוי ואין קו מתאר. השלימו או מחקו.',
  'preflight.same-as-product':
    'צבע „{layer}” כמעט זהה לצבע המוצר ({product}) והיא לא תיראה. בחרו צבע אחר או הוסיפו קו מתאר.',
  'preflight.same-as-product.part':
    'בערך {percent}% ממעבר הצבע של „{layer}” כמעט זהה לצבע המוצר ({product}) ולא ייראה. שנו את הצבעים הקרובים או הוסיפו קו מתאר.',
  'preflight.fallback-font': '„{layer}”: תווים שחסרים בגופן ({count}) יודפסו בגופן {fonts}: {letters}',
  'preflight.lacking-features': '„{layer}”: בגופן שלו אין תכונות האותיות האלה: {features}',
  'preflight.other-forms':
    '„{layer}”: הגופן אינו מבחין בצורה שנבחרה לאות או באמוג׳י מורכב[ ({letters})], ויודפסו האות הרגילה או החלקים. בדקו, או בחרו גופן אחר.',
  'preflight.missing-glyph':
    'בגופן של „{layer}” חסרים תווים ({count}): {missing}. בחרו גופן אחר או תווים אחרים.',
  'preflight.heavy-letters':
    'האותיות של „{layer}” מורכבות מכדי להדפיס: קווי המתאר של הגופן דורשים פי {times} ממה שאפשר לצייר. בחרו גופן אחר, קצרו את הטקסט או הסירו את קו המתאר.',
  'preflight.heavy-vector':
    'קווי המתאר של „{layer}” מורכבים מכדי להדפיס: יחד עם הגרפיקה הווקטורית שמתחתיו הם דורשים פי {times} ממה שאפשר לצייר. פשטו או הקטינו אותו, הסירו קווי מתאר, או השתמשו בתמונה.',
  'preflight.text-overflow':
    'הטקסט של „{layer}” אינו נכנס לתיבה ולא יודפס כולו. הקטינו אותיות, הגדילו את התיבה, או אפשרו כיווץ טקסט.',
  'preflight.text-overflow.shrink':
    'הטקסט של „{layer}” אינו נכנס לתיבה גם בגודל הקטן ביותר ולא יודפס כולו. הגדילו את התיבה או הפחיתו מילים.',
  'preflight.missing-image':
    'מקור התמונה „{layer}” כבר אינו בספרייה ואי אפשר להדפיסה. החליפו את התמונה או מחקו את השכבה.',
  'preflight.damaged-image':
    'חלק מקובץ התמונה „{layer}” פגום או חסר; היא עלולה להיות מודפסת עם חלקים ריקים או שגויים. בדקו, ועדיף להחליף במקור תקין.',
  'preflight.semi-transparent':
    'האטימות של „{layer}” היא {opacityPercent}%; מעל שכבת לבן היא תודפס חיוורת ולא אחידה. קבעו 100% והשתמשו בצבע בהיר יותר.',
  'preflight.semi-transparent.pixels':
    'בתמונה „{layer}” פיקסלים שקופים למחצה; מעל שכבת לבן הקצוות יודפסו חיוורים ומחוספסים. השתמשו בתמונה עם קצוות אטומים.',
  'preflight.soft-shadow':
    'הצל של „{layer}” מטושטש ב־{blurMm} mm; מעל שכבת לבן הוא יודפס חיוור ומחוספס. השתמשו בצל אטום ללא טשטוש.',
  'preflight.soft-shadow.pale':
    'האטימות של הצל של „{layer}” היא {opacityPercent}%; מעל שכבת לבן הוא יודפס חיוור ומחוספס. השתמשו בצל אטום ללא טשטוש.',
  'preflight.cut-by-hole':
    'בערך {percent}% מ„{layer}” נופל בפתח „{hole}” ({xMm} mm משמאל, {yMm} mm מלמעלה), שם אין על מה להדפיס. הזיזו או הקטינו.',
  'preflight.bare-strip':
    '„{layer}” אינה ממלאת את ההדפסה: {bare}. המוצר מודפס עד הקצה, והפס יראה את צבעו. מלאו את אזור ההדפסה, או השאירו מסגרת ברורה בכל ארבעת הצדדים.',
  'preflight.tiny-artwork':
    'הגרפיקה היא רק {widthMm} × {heightMm} mm, {percent}% מאזור ההדפסה, ותיראה קטנה מדי. הגדילו; אם אין די פיקסלים, השתמשו במקור גדול יותר.',
  'preflight.thin-line':
    'קו או קו מתאר של „{layer}” הוא רק {lineMm} mm, מתחת ל־{leastMm} mm ששיטת ההדפסה מחזיקה, ויישבר או ייעלם. עבו אותו.',
  'preflight.small-letters':
    'גובה האותיות של „{layer}” הוא רק {letterMm} mm, מתחת ל־{leastMm} mm ששיטת ההדפסה מחזיקה, והן ייסתמו. הגדילו את הטקסט או הפחיתו מילים.',
  'preflight.invisible-picture':
    'התמונה „{layer}” שקופה לגמרי: אין מה להדפיס. השתמשו בתמונה אחרת או מחקו את השכבה.',
  'preflight.invisible-picture.almost':
    'התמונה „{layer}” כמעט שקופה ({percent}% לכל היותר) ולא תיראה. השתמשו בתמונה אחרת או מחקו את השכבה.',
  'preflight.covered': '„{layer}” כולה מתחת ל„{over}” ולא תיראה. הביאו אותה לחזית או מחקו.',
  'preflight.low-contrast':
    'המילים של „{layer}”[ ({letters})] כמעט בהירות או כהות כמו הרקע שלהן ({ground}) וקשה לקרוא אותן. בחרו צבע מנוגד יותר או הוסיפו קו מתאר.',
  'preflight.invalid-code':
    'אי אפשר להפוך את „{layer}” לקוד {codeName}: {why}. תקנו את התוכן או בחרו סוג אחר.',
  'preflight.code-modules':
    'הקווים הדקים ביותר של „{layer}” הם רק {moduleMm} mm, מתחת ל־{leastMm} mm שנדפסים ונסרקים. הרחיבו ל־{widthMm} mm לפחות.',
  'preflight.code-contrast':
    'הבהירות של „{layer}” שונה מהרקע רק ב־{percent}%, וייתכן שלא ייסרק. השתמשו בקוד כהה על רקע בהיר.',
  'preflight.code-inverted':
    '„{layer}” בהיר מהרקע שלו; סורקים רבים קוראים רק כהה על בהיר. החליפו בין הצבעים.',
  'preflight.code-ground': '„{layer}” אינו מונח על צבע אחיד, וייתכן שלא ייסרק. הוסיפו לו רקע.',
  'preflight.code-covered':
    '„{over}” מכסה את „{layer}” ואי אפשר לסרוק אותו. הזיזו הצידה או הביאו את הקוד לחזית.',
  'preflight.code-covered.margin':
    '„{over}” נכנס לשוליים שחייבים להישאר ריקים סביב „{layer}”, וייתכן שלא ייסרק. הזיזו הצידה או הביאו את הקוד לחזית.',
  'preflight.why-empty': 'התוכן ריק',
  'preflight.why-characters': 'אינו יכול להכיל „{characters}”',
  'preflight.why-length': 'נדרשות {wanted} ספרות ויש {length}',
  'preflight.why-check-digit': 'הספרה האחרונה צריכה להיות {wanted} והיא {digit}; בדקו את כל הספרות',
  'preflight.why-too-long': 'התוכן ארוך מדי',
  'preflight.unknown-surface':
    'בתבנית אין משטח „{wanted}”; מה שעליו לא יודפס. העבירו אותו לאחד ממשטחי התבנית.',
  'preflight.unknown-colour': 'בתבנית אין צבע „{wanted}”. בחרו צבע שוב.',
  'preflight.unknown-size': 'בתבנית אין מידה „{wanted}”. בחרו מידה שוב.',
  'preflight.broken-binding':
    'השדה ש„{layer}” קשורה אליו איננו או מסוג אחר, ולכן הזמנות ייעצרו. בחרו שדה או הסירו את הקישור.',
  'preflight.broken-binding.no-colour':
    'הצבע של „{layer}” בא מהשדה „{field}”, אך לחלק מהאפשרויות אין צבע, ולכן הזמנות ייעצרו. תנו צבע לכל אפשרות.',
  'preflight.broken-binding.no-choice':
    '„{layer}” מוצגת לאפשרויות של „{field}” שאינן עוד, ולכן הזמנות ייעצרו. בחרו שוב.',
  'preflight.unused-field':
    'אין שכבה שמשתמשת בשדה „{field}”: מה שקונה ממלא לא יודפס, ולכן הזמנות ייעצרו. קשרו אליו שכבה או מחקו אותו.',
  'preflight.no-choices': 'לשדה „{field}” אין עדיין אפשרויות, ולכן שום ערך אינו מוכר. הוסיפו אפשרויות.',
  'preflight.sample-breaks-rules':
    'הדוגמה של „{layer}” מפרה את כללי השדה „{field}” ({broken}); שום קונה לא יוכל לכתוב זאת. שנו את הדוגמה או את הכללים.',
  'preflight.styles-replaced':
    'למילים של „{layer}” יש כמה סגנונות. המילים שהזמנה מביאה לשדה „{field}” יודפסו כולן בסגנון השכבה: {style}.',
  'preflight.picture-mirrored':
    '„{layer}” במראה, ולכן גם תמונות הקונים יהיו הפוכות והמילים בהן יודפסו הפוך. בטלו את ההיפוך אלא אם זו הכוונה.',
  'preflight.picture-cropped':
    '„{layer}”: יחסי התמונה שונים מהמסגרת, וכ־{percent}% ממנה נחתכים. ודאו שהפנים והמילים עדיין שם.',
  'preflight.repeats-enlarged':
    '„{layer}”: ברוחב {wantedMm} mm היו יותר חזרות ממה שאפשר לצייר, ולכן רוחב כל חזרה הוא {mm} mm. לדוגמה צפופה יותר, חזרו על תמונה שיש בה כמה חזרות.',
  'preflight.style-own-font': 'גופן אישי',
  'preflight.style-size': '{mm} mm',
  'preflight.style-gradient': 'מעבר צבע',
  'preflight.rule-too-long': '{length:characters}, לכל היותר {most}',
  'preflight.rule-too-short': '{length:characters}, לפחות {least}',
  'preflight.rule-too-many-lines': '{lines:textLines}, לכל היותר {most}',
  'preflight.rule-characters': 'תווים אסורים: {characters}',
};
