import type { sheets as zh } from '../zh/sheets.ts';

export const sheets: { readonly [Id in keyof typeof zh]: string } = {
  'sheets.not-made': 'خطایی رخ داد؛ در فهرست طرح‌ها «تلاش دوباره» را بزنید',
  'sheets.failed-before': 'کشیدن آن ناموفق بود؛ در فهرست طرح‌ها دوباره بکشید',
  'sheets.too-many-designs': 'هر خروجی حداکثر {maxDesigns} طرح دارد؛ بر پایهٔ دسته‌بندی یا دسته تقسیم کنید',
  'sheets.nothing-chosen': 'چیزی برای خروجی نیست؛ طرح‌ها یا صافی دیگری برگزینید',
  'sheets.too-many-layouts': 'حداکثر {maxLayouts} چیدمان واردشده مجاز است؛ آنهایی را که لازم ندارید حذف کنید',
  'sheets.too-many-presets': 'حداکثر {maxPresets} پیش‌تنظیم مجاز است؛ آنهایی را که لازم ندارید حذف کنید',
  'sheets.no-file': 'فایلی نیست؛ یک فایل .xlsx برگزینید',
  'sheets.unknown-kind':
    'این کارپوشهٔ .xlsx نیست یا گذرواژه دارد؛ گذرواژه را بردارید و به‌صورت .xlsx ذخیره کنید',
  'sheets.file-too-large':
    'فایل بسیار بزرگ است (حداکثر 5 MB) یا پس از باز شدن حجیم می‌شود؛ فقط سرستون‌ها و چند نمونه را نگه دارید',
  'sheets.too-many-rows':
    'جدولی که چیدمان می‌شود حداکثر {rows} ردیف و 256 ستون دارد؛ سرستون‌ها و چند نمونه را نگه دارید',
  'sheets.macros': 'فایل ماکرو دارد و برای ایمنی باز نمی‌شود؛ به‌صورت .xlsx ذخیره کنید',
  'sheets.broken':
    'فایل آسیب دیده یا به شکل نامعمولی نوشته شده؛ در Excel یا WPS باز کنید و به‌صورت .xlsx ذخیره کنید',
  'sheets.no-headers': 'ردیف سرستون نیست: هیچ‌یک از 15 ردیف نخست در دو ستون متن ندارد',
  'sheets.same-titles':
    'عنوان {count} طرح با دیگری یکی است و ادغام می‌شوند، پس جدول ساخته نشد. نخستین: «{name}» ({sku}). {problem}. عنوان‌ها را تغییر دهید یا به همسان‌ها شمارهٔ طرح بیفزایید',
  'sheets.all-deleted': 'همهٔ طرح‌های انتخاب‌شده حذف شده‌اند و چیزی برای خروجی نیست',
  'sheets.some-deleted': '{exported} طرح خروجی گرفته شد، {deleted} طرح حذف شده بود',
  'sheets.all-wrong': 'همهٔ طرح‌های انتخاب‌شده خطا دارند و چیزی برای خروجی نیست. نخستین: {problem}؛ {advice}',
  'sheets.exported':
    '{exported} طرح خروجی گرفته شد[، {wrong} طرح به دلیل خطا کنار گذاشته شد][، {deleted} طرح حذف شده بود][، {notes} یادداشت در برگهٔ آخر فایل]',
  'sheets.drawing-colours': 'ماکاپ‌های رنگ‌های دیگر ساخته می‌شوند: {made} از {all}',
  'sheets.storage-full': 'فضای ذخیره‌سازی پر است و جدول ساخته نشد. فضا آزاد کنید و دوباره خروجی بگیرید',
  'sheets.went-wrong': 'ساخت جدول با خطا روبه‌رو شد. دوباره خروجی بگیرید؛ اگر تکرار شد از مدیر بپرسید',
  'sheets.gave-up': 'چند تلاش به پایان نرسید. هر بار طرح‌های کمتری خروجی بگیرید',
  'sheet-findings.cell-missing': '«{column}» الزامی است و خالی است',
  'sheet-findings.cell-missing.advice': 'آن را در پیش‌تنظیم پر کنید یا ستون را به فیلدی پیوند دهید',
  'sheet-findings.cell-missing.advice-title': 'اینجا عنوان بنویسید یا قاعدهٔ عنوان پیش‌تنظیم را تغییر دهید',
  'sheet-findings.not-positive': '«{column}» باید بیشتر از 0 باشد',
  'sheet-findings.not-positive.advice': 'قاعدهٔ قیمت، اندازهٔ بسته و وزن را در پیش‌تنظیم بررسی کنید',
  'sheet-findings.title-too-long': 'عنوان {length} نویسه دارد و پلتفرم {max} نویسه می‌پذیرد',
  'sheet-findings.title-too-long.advice': 'عنوان را کوتاه کنید یا همهٔ عنوان‌های بلند را با یک کلیک ببرید',
  'sheet-findings.title-not-english': 'در عنوان انگلیسی نویسهٔ چینی هست',
  'sheet-findings.title-not-english.advice': 'عنوان انگلیسی بنویسید',
  'sheet-findings.same-title': '«{column}»: همان عنوان «{other}» ({sku})؛ پلتفرم این دو را ادغام می‌کند',
  'sheet-findings.same-title.advice':
    'آن را تغییر دهید یا با یک کلیک شمارهٔ طرح به عنوان‌های همسان بیفزایید؛ پیش از آن چیزی خروجی گرفته نمی‌شود',
  'sheet-findings.same-sku': 'کد SKU {sku} دو بار آمده؛ «{other}» آن را دارد',
  'sheet-findings.same-sku.advice': '{fields} را به قاعدهٔ SKU بیفزایید یا با یک کلیک شماره بزنید',
  'sheet-findings.not-drawn': 'ماکاپی نیست: {reason}',
  'sheet-findings.not-drawn.advice': 'طرح را درست کنید و دوباره خروجی بگیرید',
  'sheet-findings.too-many-images': '{count} تصویر؛ فقط {max} تصویر نخست نوشته می‌شود',
  'sheet-findings.too-many-images.advice': 'ترتیب تصویرها را تغییر دهید یا اضافی‌ها را در پیش‌تنظیم بردارید',
  'sheet-findings.image-not-square':
    '{count} ماکاپ {widthPx}×{heightPx} است؛ پلتفرم مربع‌هایی با دست‌کم {min} px می‌خواهد',
  'sheet-findings.image-not-square.advice':
    'تصویر ماده خودکار مربع می‌شود؛ دیگر تصویرها را در پلتفرم جایگزین کنید',
  'sheet-findings.address-not-public':
    'نشانی تصویرها فقط در این دستگاه یا شبکه باز می‌شود؛ ERP نمی‌تواند آنها را بگیرد',
  'sheet-findings.address-not-public.advice': 'از مدیر بخواهید PUBLIC_URL را نشانی https اینترنتی کند',
  'sheet-findings.address-not-https': 'نشانی تصویرها http است؛ شاید پلتفرم نپذیرد',
  'sheet-findings.address-not-https.advice': 'از مدیر بخواهید در PUBLIC_URL از https استفاده کند',
  'sheet-findings.no-variants': 'رنگ و اندازه‌ای برای خروجی نیست',
  'sheet-findings.no-variants.advice': 'تطبیق رنگ‌ها و اندازه‌ها یا رنگ و اندازهٔ طرح را بررسی کنید',
  'sheet-findings.too-many-variants': '{count} گونه؛ پلتفرم حداکثر {max} را پیشنهاد می‌کند',
  'sheet-findings.too-many-variants.advice': 'اگر ورود رد شد فقط رنگ و اندازهٔ خود طرح را خروجی بگیرید',
  'sheet-findings.cell-too-long': '{length} نویسه؛ هر خانه 32767 نویسه می‌گیرد',
  'sheet-findings.cell-too-long.advice': 'کوتاه کنید',
  'sheet-findings.attributes-not-json': 'ویژگی‌ها JSON معتبر نیست',
  'sheet-findings.attributes-not-json.advice': 'ویژگی‌ها را از ERP در پیش‌تنظیم کپی کنید',
  'sheet-findings.currency-differs': 'قیمت قالب به {from} و فروشگاه به {to} است؛ چیزی تبدیل نمی‌شود',
  'sheet-findings.currency-differs.advice': 'نرخ ارز را در ضریب قاعدهٔ قیمت بگذارید',
  'sheet-findings.header-currency':
    '«{column}» {asked} می‌خواهد و پیش‌تنظیم {written} می‌گوید؛ چیزی تبدیل نمی‌شود',
  'sheet-findings.header-currency.advice': 'برای این جدول پیش‌تنظیمی با همان ارز به کار ببرید',
  'sheet-findings.colour-unmapped': 'رنگ‌هایی در جدول که محصول ندارد: {words}؛ آن ردیف‌ها کنار گذاشته می‌شوند',
  'sheet-findings.size-unmapped': 'اندازه‌هایی در جدول که محصول ندارد: {words}؛ آن ردیف‌ها کنار گذاشته می‌شوند',
  'sheet-findings.unmapped.advice': 'در چیدمان تطبیق دهید',
};
