import type { images as zh } from '../zh/images.ts';

export const images: { readonly [Id in keyof typeof zh]: string } = {
  'tiff.lossless-jpeg': 'דחיסת JPEG ללא אובדן',
  'jpeg.hierarchical': 'קידוד היררכי',
  'jpeg.jpeg-ls': 'דחיסת JPEG-LS',
  'image-tools.cut-out': 'ללא רקע',
  'image-tools.enlarge': 'מוגדל',
  'image-tools.erase': 'נמחק',
  'image-tools.extend-edge': 'שוליים מורחבים',
  'image-tools.one-colour': 'צבע אחד',
  'image-tools.reduce-colours': 'פחות צבעים',
  'image-tools.remove-white': 'ללא לבן',
  'image-tools.seamless': 'רציף',
  'image-tools.straighten': 'יושר',
  'image-tools.swap-colours': 'צבעים הוחלפו',
  'image-tools.take-print': 'הדפס',
  'image-tools.trim': 'קצוץ',
  'image-tools.vectorise': 'וקטורי',
  'svg.element': '<{name}>',
  'svg.handler': 'סקריפטים של אירועים',
  'svg.script': 'קישורי סקריפט',
  'svg.link': 'קישורים לקבצים אחרים',
  'svg.picture': 'תמונה מוטמעת שאינה PNG, JPEG, GIF או WebP',
  'svg.nested': 'SVG מוטמע',
  'svg.stylesheet': 'גיליונות סגנון חיצוניים',
  'svg.entity': 'ישויות חיצוניות או מקוננות',
  'svg.encoding': 'הקידוד {name}',
  'uploads.infected':
    'בקובץ נמצאה תוכנה זדונית ({threat}) והוא לא התקבל. יש לבדוק את המחשב בתוכנת אנטי־וירוס',
  'uploads.not-scanned':
    'לא ניתן היה לבדוק את הקובץ לאיתור וירוסים והוא לא התקבל. נסו שוב מאוחר יותר, או פנו למנהל המערכת',
  'images.upload-not-found': 'הקובץ שהועלה לא נמצא, וייתכן שפג תוקפו; העלו אותו שוב',
  'images.empty-file': 'הקובץ ריק; ייצאו אותו שוב והעלו',
  'images.file-too-large':
    'הקובץ גדול מ־\u2066{most} MB\u2069; הקטינו אותו והעלו. רק קובצי PSD ו־PSB יכולים להיות גדולים יותר',
  'images.unsupported-format':
    'סוג הקובץ אינו נתמך; העלו PNG, JPEG, WebP, TIFF, PSD, AVIF, GIF, BMP, SVG, PDF או AI',
  'images.convert-first': '{format} אינו נתמך; ייצאו את התמונה כ־PNG או JPEG',
  'images.avif-animation': 'זוהי הנפשת AVIF ללא תמונה קבועה; ייצאו אחת מהתמונות שבה כ־PNG או JPEG',
  'images.bmp-kind': 'סוג BMP זה אינו נתמך; שמרו אותו כ־BMP של 24 סיביות ללא דחיסה, או ייצאו PNG',
  'images.jpeg-kind': 'סוג JPEG זה ({kind}) אינו נתמך; שמרו אותו כ־JPEG רגיל של 8 סיביות, או ייצאו PNG',
  'images.tiff-kind': 'סוג TIFF זה ({kind}) אינו נתמך; שמרו אותו ב־8 או 16 סיביות ובדחיסת LZW, או ייצאו PNG',
  'images.heic':
    'HEIC אינו נתמך. ייצאו את התצלום כ־JPEG; ב־iPhone בחרו הגדרות › מצלמה › פורמטים › התאימות הגבוהה ביותר',
  'images.postscript': 'EPS ו־PostScript, ובהם קובצי AI ישנים, אינם נתמכים; ייצאו PDF או SVG',
  'images.psd-not-readable':
    'קובץ PSD זה אינו מכיל תמונה ממוזגת שמישה. המירו ב־Photoshop ל־RGB או CMYK של 8 סיביות ושמרו עם „Maximize Compatibility”, או ייצאו PNG',
  'images.hdr': 'זוהי תמונת HDR, ושום הדפסה אינה מראה את בהירותה; ייצאו אותה כ־PNG או JPEG ב־sRGB',
  'images.wrong-extension':
    'הסיומת היא \u200e.{extension} אך התוכן הוא {format}; תקנו את הסיומת או ייצאו שוב',
  'images.corrupt': 'התמונה פגומה או קטועה; ייצאו אותה שוב והעלו',
  'images.alpha-denied':
    'בפיקסלים יש שקיפות אף שכותרת הקובץ אומרת שאין, ולכן כל תוכנה מציגה את התמונה אחרת; ייצאו אותה שוב והעלו',
  'images.too-small': 'התמונה היא {width}×{height} פיקסלים בלבד; בכל צלע נדרשים 16 לפחות',
  'images.too-large':
    'התמונה היא {width}×{height} פיקסלים; לכל היותר 30,000 בצלע ו־250 מגה־פיקסל; הקטינו והעלו',
  'images.too-large-for-encoding':
    'בתמונה {pixels} מגה־פיקסל, ובקידוד זה (משולב, מתקדם, מסובב או AVIF) מותר עד {maxPixels}; שמרו כ־PNG רגיל או JPEG בסיסי',
  'images.unsafe-svg':
    'קובץ ה־SVG מכיל תוכן אסור ({what}); הסירו סקריפטים, קישורים חיצוניים ודפים מוטמעים וייצאו שוב',
  'images.svg-too-complex': 'קובץ ה־SVG מורכב מדי (יותר מדי צורות, הפניות או מסננים); פשטו אותו או ייצאו PNG',
  'images.svg-too-large': 'קובץ ה־SVG גדול מ־\u200e10 MB; פשטו אותו או ייצאו PNG',
  'images.drawing-memory':
    'ציור הקובץ דורש יותר זיכרון מהמותר (מסננים, מסכות או מעברי צבע גדולים או רבים מדי); פשטו אותו או ייצאו PNG',
  'images.drawing-crashed':
    'תוכנת הציור נעצרה באופן לא צפוי בקובץ הזה, כי יש בו תוכן שאינה יכולה לצייר. הפכו מסננים, מסכות ושקיפות לרסטר, או ייצאו PNG',
  'images.too-complex': 'עיבוד התמונה נמשך זמן רב מדי; פשטו אותה או ייצאו PNG',
  'images.storage-full': 'לא נותר מקום בשרת; פנו למנהל המערכת ונסו שוב',
  'images.too-large-to-edit':
    'התמונה היא {width}×{height} פיקסלים; הכלים פועלים עד 64 מגה־פיקסל; העלו עותק קטן יותר',
  'images.tool-too-slow': 'העיבוד של תמונה זו ארך יותר מדי זמן והופסק; השתמשו בעותק קטן יותר או בפחות שלבים',
  'images.tool-too-much-memory': 'העיבוד של תמונה זו דרש יותר מדי זיכרון והופסק; השתמשו בעותק קטן יותר',
  'images.tool-failed': 'העיבוד נקטע אחרי כמה ניסיונות; הריצו שוב, ואם זה חוזר פנו למנהל המערכת',
  'images.source-gone': 'תמונת המקור נמחקה לצמיתות',
  'images.recipe-exists': 'כבר יש מתכון בשם „{name}”; בחרו שם אחר',
  'images.recipe-too-many': 'אפשר לשמור עד {most} מתכונים; מחקו אחד קודם',
  'images.recipe-no-steps': 'מתכון חדש צריך לפחות שלב אחד',
  'images.work-empty': 'אין תמונות בקטגוריה הזו; בחרו קטגוריה אחרת',
  'images.work-too-many': 'בקטגוריה הזו {count} תמונות, ובהרצה אחת עוברות לכל היותר {most}; בחרו חלק מהן',
  'images.work-key-used': 'idempotency_key זה שייך להרצה עם תמונות או שלבים אחרים; השתמשו באחר',
  'images.no-even-ground':
    'הרקע בשוליים אינו אחיד ואינו מדורג, ולכן אי אפשר לזהות אותו לבד; סמנו במכחול מה נשאר ומה מוסר',
  'images.nothing-kept': 'לפי הקווים האלה לא יישאר דבר מהתמונה; סמנו עוד ממה שצריך להישאר',
  'images.nothing-to-fill-with': 'נצבע יותר מדי: אין סביבו במה למלא; צבעו פחות או מחקו רק חלק ממנו',
  'images.print-folded':
    'הפינות או העקומות שסומנו מצטלבות; הציבו אותן בפינות ההדפס: שמאל למעלה, ימין למעלה, שמאל למטה וימין למטה',
  'images.print-tiny': 'השטח שסומן קטן מדי; גררו את הפינות אל פינות ההדפס',
  'images.print-outside': 'השטח שסומן מחוץ לצילום; גררו את הפינות אל ההדפס',
  'images.print-not-white': 'המקום שסומן כלבן כהה מדי או צבעוני; העבירו אותו למקום לבן באמת בצילום',
  'images.print-sides': 'יחס הרוחב לגובה הוא הערכה בלבד (כ־{ratio}); הזינו את מידות ההדפס אם הן ידועות',
  'images.print-light': 'כאן אי אפשר להבדיל בין התאורה בצילום לגוונים של העיצוב; השוו את הצבעים לצילום',
  'images.enlarged-compressed':
    'הדחיסה פגעה בשולי הצורות בתמונה, ולכן ההגדלה מחדדת אותה רק מעט; השתמשו במקור לא דחוס אם יש',
  'images.seam-may-show':
    'בשולי הדוגמה הזו קווי התמונה אינם נפגשים, ולכן אפשר לראות תפר בחזרה; בדקו את התמונה החוזרת',
  'images.enlarged-as-photo': 'אין כמעט צבעים אחידים בתמונה, ולכן היא הוגדלה כמו צילום',
  'images.places-for-many':
    'הסימונים של „{tool}” שייכים לתמונה אחת ואינם מתאימים לכמה תמונות או למתכון; עבדו על התמונה הזו לבדה',
  'images.places-first': 'הסימונים של „{tool}” נעשו על התמונה המקורית, ולכן השלב הזה חייב להיות הראשון',
  'images.nothing-inked': 'בהגדרות אלה לא יודפס דבר; הפכו את התמונה או השתמשו בנקודות',
  'images.nothing-left': 'בסף הסבילות הזה לא יישאר דבר מהתמונה; הנמיכו אותו',
  'images.type-not-found': 'הקטגוריה לא נמצאה, וייתכן שנמחקה',
  'images.traced-large': 'הציור תופס {kilobytes} ק״ב, יותר מ־500; השתמשו בפחות צבעים או בתמונה פשוטה יותר',
  'images.traced-uncovered':
    'חלקים שקופים למחצה או זעירים לא צוירו (כ-{percent}%): לעקומות צבעים אטומים בלבד',
  'images.traced-steps':
    'מעברי הצבע הפכו למדרגות: כ-{percent}% מהגבולות בין הצבעים אינם בתמונה. השאירו את התמונה המקורית אם המעברים חשובים',
  'images.traced-roughly':
    '{colours} הצבעים האלה אינם מראים את התמונה כפי שהיא: ההפרש הממוצע הוא ΔE {difference}, ורק עד 2 אינו נראה לעין. השאירו צילומים כפי שהם',
  'images.type-exists': 'כבר יש קטגוריה בשם „{name}”; בחרו שם אחר',
  'images.pdf-password': 'קובץ PDF זה נפתח רק בסיסמה; ייצאו אותו שוב בלעדיה',
  'images.pdf-encrypted': 'קובץ PDF זה מוצפן בדרך שאינה נתמכת; שמרו אותו ללא הצפנה והעלו',
  'images.pdf-xfa': 'זהו טופס XFA דינמי ללא עמודים להדפסה; הדפיסו אותו ב־Acrobat ל־PDF רגיל והעלו',
  'images.pdf-damaged': 'קובץ ה־PDF פגום או קטוע ואי אפשר לפתוח אותו; ייצאו אותו שוב והעלו',
  'images.pdf-no-pages': 'אין עמודים בקובץ PDF זה; ייצאו אותו שוב והעלו',
  'images.pdf-too-many-pages':
    'בקובץ PDF זה {pages} עמודים, ומותרים לכל היותר {limit}; ייצאו רק את העמודים הדרושים',
  'images.pdf-bad-page': 'העמוד של קובץ PDF זה פגום ואי אפשר לצייר אותו; ייצאו אותו שוב והעלו',
  'images.pdf-blank': 'העמוד הזה של ה־PDF ריק. הערות ושדות טופס אינם מצוירים: מזגו אותם בעמוד וייצאו שוב',
  'images.pdf-fonts-missing':
    'אי אפשר לצייר דבר מהעמוד הזה: הגופנים של הטקסט אינם מוטמעים בקובץ. המירו את הטקסט לקווי מתאר, או הטמיעו את הגופנים, וייצאו שוב',
  'images.ai-without-pdf':
    'קובץ AI זה נשמר ללא תוכן PDF; שמרו אותו ב־Illustrator עם „Create PDF Compatible File” והעלו',
  'images.pdf-too-complex': 'העמוד של ה־PDF מורכב מדי לציור; פשטו אותו או ייצאו PNG',
  'image-notes.damaged':
    'חלק מהקובץ פגום או חסר, וייתכן שגם חלקים מהתמונה. בדקו אותה ורצוי להעלות שוב; אם היא נראית תקינה אפשר להשתמש בה',
  'image-notes.cmyk': 'מקור ב־CMYK שהומר ל־sRGB; ייתכן שינוי קל בצבעים',
  'image-notes.cmyk-untagged': 'מקור ב־CMYK ללא פרופיל, שהומר ל־sRGB לפי פרופיל דפוס כללי; בדקו את הצבעים',
  'image-notes.extra-channels':
    'בקובץ ערוצים נוספים שייעודם אינו ידוע (צבע ספוט או בחירה שמורה); הם לא נחשבו לשקיפות ולא יודפסו. בדקו את התמונה; אם אחד מהם הוא השקיפות, שמרו PNG עם שקיפות',
  'image-notes.alpha-denied':
    'בפיקסלים יש שקיפות אף שכותרת הקובץ אומרת שאין. התמונה מוצגת לפי הפיקסלים, ויש תוכנות שמציגות אותה אטומה; בדקו אותה, ואם דבר אינו אמור להיות שקוף, ייצאו אותה מחדש',
  'image-notes.layers-merged': 'מכיל שכבות; נעשה שימוש בתמונה הממוזגת',
  'image-notes.colour-profile': 'למקור פרופיל צבע אחר, והוא הומר ל־sRGB',
  'image-notes.sixteen-bit': 'יותר מ־8 סיביות לערוץ, הומר ל־8',
  'image-notes.turned': 'סובבה לפי אחיזת המצלמה',
  'image-notes.first-frame': 'כמה תמונות או עמודים; נעשה שימוש בראשון',
  'image-notes.generated': 'נוצרה כאן',
  'image-notes.workshop': 'נוצרה בסדנת התמונות',
  'image-notes.svg-text': 'מכיל טקסט חי שגופניו עשויים להתחלף; בדקו אותו, ועדיף להמיר את הטקסט לעקומות',
  'image-notes.svg-left-out':
    'חלק ממנו (טשטוש הרקע, הטקסט הזורם של Inkscape, או תמונה מוטבעת גדולה מדי או קטועה) אינו ניתן לציור והושמט; בדקו את התמונה',
  'image-notes.svg-styles':
    'חלק מהסגנונות (CSS) או מהתכונות החדשות בקובץ לא הובנו, ולכן צבעים או צורות עשויים להיות שונים ממה שהתוכנה שלכם מציגה; בדקו את התמונה, ועדיף לייצא עם סגנונות כתכונות',
  'image-notes.svg-filters':
    'יש בו אפקטים של מסננים (ריצוף, תאורה, צורות אחרות, או אזורים גדולים מאוד) שעשויים להיראות אחרת מאשר בתוכנה שלכם; בדקו את התמונה, ועדיף להמיר תחילה את האפקטים לפיקסלים',
  'image-notes.svg-rasterised': 'גרפיקה וקטורית המצוירת בגודל ההדפסה: חדה בכל גודל',
  'image-notes.pdf-vector': 'עמוד וקטורי של קובץ PDF או AI, המצויר בגודל ההדפסה: חד בכל גודל',
  'image-notes.vector-too-heavy':
    'גרפיקה וקטורית מורכבת מכדי לצייר אותה עדין יותר: היא מודפסת מהפיקסלים הקיימים, והחדות נבדקת לפיהם. להדפסה גדולה יותר פשטו אותה או ייצאו PNG גדול',
  'image-notes.vector-not-drawn':
    'גרפיקה וקטורית עם חלקים שאי אפשר לצייר עדין יותר: היא מודפסת מהפיקסלים הקיימים, והחדות נבדקת לפיהם. להדפסה גדולה יותר הפכו את האפקטים לרסטר או ייצאו PNG גדול',
  'image-notes.vector-differs':
    'גרפיקה וקטורית שצוירה בגרסה ישנה; ציור מחדש נראה אחרת, ולכן היא מודפסת מהפיקסלים הקיימים והחדות נבדקת לפיהם. להדפסה גדולה יותר ייצאו והעלו אותה שוב',
  'image-notes.pdf-drawn': 'עמוד של קובץ PDF או AI, שצויר ברזולוציית הדפסה; יש בו פיקסלים, וחדותם היא הקובעת',
  'image-notes.pdf-first-page': 'בקובץ כמה עמודים וזה הראשון; גם את האחרים אפשר לשמור כתמונות',
  'image-notes.pdf-large': 'העמוד גדול כל כך שבגודלו יש לו פחות מ־⁦300 dpi⁩',
  'image-notes.pdf-trimmed': 'נעשה שימוש בגודל הסופי; הגלישה והסימנים שמחוץ לו הושמטו',
  'image-notes.pdf-spot': 'מכיל צבעי ספוט שהומרו ל־sRGB לפי חלופותיהם; בדקו את הצבעים, הדיו עצמו אינו מודפס',
  'image-notes.pdf-overprint': 'מכיל הדפסת־על שאינה מדומה; בדקו את הצבעים במקומות החפיפה',
  'image-notes.pdf-fonts':
    'יש גופנים שאינם מוטמעים והוחלפו: הטקסט עשוי להיראות אחרת או להיעדר. בדקו, ועדיף להמיר לעקומות',
  'image-notes.pdf-annotations': 'הערות, חותמות ושדות טופס בעמוד לא צוירו; מזגו אותם וייצאו שוב אם הם נחוצים',
  'image-notes.pdf-repaired': 'הקובץ היה פגום ותוקן ככל האפשר; ייתכן שחסרים חלקים, בדקו אותו',
  'image-notes.pdf-differs':
    'משתמש בדברים שתוכנות מציירות באופן שונה (גוני אפור מכוילים, אריחי דוגמה חופפים, קווי מתאר בדוגמה, קבוצות חוסמות, מספרים בכתיב מעריכי), ולכן ייתכן שייראה אחרת מאשר בתוכנה שלכם; בדקו את התמונה, ועדיף לשטח את החלקים האלה ולייצא שוב',
  'image-notes.pdf-unread':
    'חלקים מהעמוד ארוזים בדרך נדירה, ולכן CMYK, צבעי ספוט, הדפסת־על וגופנים לא נבדקו; בדקו את התמונה',
  'tiff.old-style-jpeg': 'דחיסת JPEG ישנה',
  'tiff.jbig': 'דחיסת JBIG',
  'tiff.next': 'דחיסת NeXT',
  'tiff.thunderscan': 'דחיסת ThunderScan',
  'tiff.jpeg-2000': 'דחיסת JPEG 2000',
  'tiff.sgi-logluv': 'דחיסת SGI LogLuv',
  'tiff.lerc': 'דחיסת LERC',
  'tiff.lossy-jpeg-dng': 'דחיסת JPEG עם אובדן (DNG)',
  'tiff.lzma': 'דחיסת LZMA',
  'tiff.png': 'דחיסת PNG',
  'tiff.jpeg-xr': 'דחיסת JPEG XR',
  'tiff.zstandard': 'דחיסת Zstandard',
  'tiff.jpeg-xl': 'דחיסת JPEG XL',
  'tiff.a-transparency-mask': 'מסכת שקיפות',
  'tiff.icc-lab': 'צבעי ICC Lab',
  'tiff.itu-lab': 'צבעי ITU Lab',
  'tiff.raw-camera-data': 'נתוני מצלמה גולמיים',
  'tiff.logl-of-high-dynamic-range': 'צבעי LogL בטווח דינמי גבוה',
  'tiff.logluv-of-high-dynamic-range': 'צבעי LogLuv בטווח דינמי גבוה',
  'tiff.compression': 'דחיסה מספר {compression}',
  'tiff.signed-samples': 'ערכים עם סימן',
  'tiff.bits-bit-floating-point-samples': 'נקודה צפה ב־{bits} סיביות',
  'tiff.complex-samples': 'ערכים מרוכבים',
  'tiff.bits-bits-per-channel': '{bits} סיביות לערוץ',
  'tiff.tiles-with-their-stored-apart': 'אריחים שצבעיהם שמורים בנפרד',
  'tiff.ycbcr-stored-apart': 'צבעי YCbCr שמורים בנפרד',
  'images.some-not-made': 'לא הושלמו: {failed:images}; פתחו את התוצאות, שם כתוב מדוע',
};
