import type { orderFiles as zh } from '../zh/order-files.ts';

export const orderFiles: { readonly [Id in keyof typeof zh]: string } = {
  'orders.table-empty': 'فایل خالی است؛ دوباره خروجی بگیرید و بارگذاری کنید',
  'orders.table-no-rows': 'زیر سرستون‌ها ردیفی نیست؛ برگه و ردیف سرستون انتخاب‌شده را بررسی کنید',
  'orders.table-too-large': 'فایل بزرگ‌تر از {bytes} MB است؛ آن را بخش کنید و بخش‌ها را وارد کنید',
  'orders.table-too-many-rows':
    'ردیف {row} هنوز محتوا دارد؛ حداکثر {rows} ردیف، پس فایل را بخش کنید یا خانه‌های زائد را پاک کنید',
  'orders.table-too-many-columns':
    'ستون {column} هنوز محتوا دارد؛ حداکثر {columns} ستون، پس ستون‌های نامربوط را حذف کنید',
  'orders.table-long-cell':
    'ردیف {row} ستون {column} بیش از {chars} نویسه یا فاصله‌های پیاپی بسیار زیاد دارد؛ آن را کوتاه کنید',
  'orders.table-unknown-kind': 'این جدول نیست؛ فایل .xlsx یا .xls یا .csv یا .txt بارگذاری کنید',
  'orders.zip-with-tables':
    'بایگانی {count} جدول دارد ({names}[، {more}])؛ آن را باز کنید و یکی‌یکی بارگذاری کنید',
  'orders.table-other-text': 'این فایل {kind} است نه جدول؛ فایل .xlsx یا .csv خروجی بگیرید و بارگذاری کنید',
  'orders.table-other-workbook': 'فایل‌های {kind} پشتیبانی نمی‌شود؛ به‌صورت .xlsx ذخیره و بارگذاری کنید',
  'orders.table-password': 'فایل گذرواژه دارد؛ بدون آن ذخیره و بارگذاری کنید',
  'orders.table-macros': 'فایل ماکرو دارد و برای ایمنی باز نمی‌شود؛ به‌صورت .xlsx ذخیره و بارگذاری کنید',
  'orders.table-external-links':
    'فرمولی در ردیف {row} مقدارش را از فایل دیگری می‌گیرد؛ همه را به‌صورت مقدار بچسبانید و بارگذاری کنید',
  'orders.table-bomb':
    'فایل پس از باز شدن به اندازهٔ نامعمولی می‌رسد و خوانده نمی‌شود؛ دوباره خروجی بگیرید و بارگذاری کنید',
  'orders.table-broken': 'فایل آسیب دیده یا ناقص است؛ در برنامهٔ جدول باز و ذخیره کنید و بارگذاری کنید',
  'orders.table-packing': 'بایگانی با روشی فشرده شده که پشتیبانی نمی‌شود؛ آن را ZIP ساده کنید و بارگذاری کنید',
  'orders.table-unclosed-quote':
    'گیومه‌ای که در ردیف {row} باز شده بسته نشده است؛ آن را ببندید یا به‌صورت .xlsx ذخیره کنید',
  'orders.table-torn-headers':
    'گیومه‌های ردیف {row} که سرستون‌هاست ناقص است و ستون‌ها قطعی نیست؛ سرستون‌ها را درست کنید یا دوباره خروجی بگیرید',
  'orders.table-wrong-encoding': 'کدگذاری {label} شناخته نیست؛ دیگری برگزینید',
  'orders.table-too-slow':
    'فایل پیچیده‌تر از آن است که به‌موقع خوانده شود؛ آن را بخش کنید یا به‌صورت .csv ذخیره کنید',
  'orders.table-reader-killed':
    'خواندن فایل از بیرون متوقف شد (سیگنال {signal}): شاید سرور در حال راه‌اندازی دوباره است یا حافظه کم دارد. ایرادی در فایل دیده نشد؛ دوباره بارگذاری کنید',
  'orders.table-reader-ended':
    'فرایند خواندن فایل ناگهان پایان یافت (کد خروج {code}). چیزی وارد نشد؛ دوباره بارگذاری کنید و اگر تکرار شد به مدیر سرور بگویید',
  'orders.table-long-row': 'ردیف {row} در مجموع بیش از {chars} نویسه دارد؛ آن را کوتاه کنید',
  'orders.table-too-many-letters':
    'جدول پس از باز شدن بیش از {millions} میلیون نویسه دارد؛ آن را به چند فایل بخش کنید',
  'orders.table-too-much-memory':
    'فایل بیش از حد مجاز حافظه می‌خواهد؛ آن را بخش کنید یا به‌صورت .csv ذخیره کنید',
  'orders.zip-too-large': 'بایگانی بزرگ‌تر از {bytes} MB است؛ آن را بخش کنید و بخش‌ها را وارد کنید',
  'orders.zip-unsafe-name':
    'بایگانی مسیری ناامن دارد: {name}. خوانده نمی‌شود؛ فایل‌ها را دوباره فشرده و بارگذاری کنید',
  'orders.zip-link': '{name} در بایگانی پیوندی به جای دیگر است و خوانده نمی‌شود؛ خود فایل را بگذارید',
  'orders.zip-repeated-name':
    'بایگانی دو فایل با نام {name} دارد و معلوم نیست کدام درست است؛ دوباره فشرده کنید',
  'orders.zip-too-deep': 'بایگانی‌ها بیش از {depth} لایه در هم هستند؛ چند لایه را باز کنید و بارگذاری کنید',
  'orders.zip-too-many-files': 'بایگانی بیش از {files} فایل دارد؛ آن را بخش کنید و بخش‌ها را وارد کنید',
  'orders.zip-json-too-large':
    '{name} در بایگانی بیش از {jsonBytes} MB است که برای سفارشی‌سازی زیاد است و خوانده نمی‌شود',
  'orders.zip-json-broken':
    '{name} در بایگانی ناقص است و سفارشی‌سازی آن خوانده نمی‌شود؛ ZIP را دوباره دانلود و بارگذاری کنید',
  'orders.zip-json-too-deep': '{name} در بایگانی بیش از حد تودرتوست و خوانده نمی‌شود',
  'orders.zip-without-table':
    'در بایگانی نه جدول هست نه سفارشی‌سازی؛ بایگانی‌ای با جدول سفارش (.xlsx، .xls، .csv، .txt) یا JSON از Amazon Custom بارگذاری کنید',
  'orders.and-others': '…',
  'orders.zip-inside': '{name} در بایگانی: {why}',
  'orders.layout-any': 'هر جدولی',
  'orders.layout-ours': 'قالب سفارش ما',
  'orders.layout-program': 'برنامه',
  'orders.file-taobao-orders':
    'این گزارش سفارش Taobao است: هر سفارش یک ردیف، بدون مشخصات و تعداد کالاها. گزارش کالاها را دانلود و بارگذاری کنید',
  'orders.file-etsy-orders':
    'این فایل Sold Orders از Etsy است و سطر کالا ندارد. در Etsy نوع CSV را «Order Items» برگزینید و آن فایل را بارگذاری کنید',
  'orders.file-amazon-all-orders':
    'این گزارش All Orders یا ارسال‌های FBA از Amazon است و گیرنده ندارد. «Order reports → Unshipped orders» را دانلود و بارگذاری کنید',
  'orders.file-without-lines':
    'این خروجی سفارش‌ها را بدون کالا (SKU، تعداد) یا نشانی دارد و از آن نمی‌توان تولید کرد. خروجی‌ای با یک ردیف برای هر کالا و نشانی ارسال برگزینید و آن فایل را بارگذاری کنید',
  'order-template.file': 'قالب ورود سفارش',
  'order-template.sheet': 'سفارش‌ها',
  'order-template.notes-sheet': 'راهنما',
  'order-template.example-sheet': 'نمونه',
  'order-template.column': 'ستون',
  'order-template.required': 'لازم',
  'order-template.yes': 'بله',
  'order-template.note': 'معنی',
  'order-template.example': 'نمونه',
  'order-template.rule-rows': '«{sheet}» را از ردیف 2 پر کنید، هر ردیف یک کالا؛ ستون‌های دارای * لازم است.',
  'order-template.rule-columns':
    'ستون‌ها را می‌توان افزود، برداشت و جابه‌جا کرد، ولی واژه‌های چینی سرستون‌ها را نگه دارید؛ ستون‌های ناشناخته خوانده نمی‌شوند.',
  'order-template.rule-text':
    'شماره‌های سفارش، SKU، کد پستی و تلفن متن‌اند: خانه‌ها چنین تنظیم شده‌اند، آنها را عدد نکنید.',
  'order-template.rule-address': 'ردیف‌های یک سفارش گیرنده و نشانی یکسان دارند.',
  'order-template.rule-size': 'هر فایل حداکثر 50,000 ردیف و 20 MB دارد.',
  'template-words.externalOrderNo': 'شمارهٔ سفارش',
  'template-words.externalLineId': 'شناسهٔ سطر',
  'template-words.platform': 'بازارگاه',
  'template-words.shop': 'فروشگاه',
  'template-words.placedAt': 'زمان سفارش',
  'template-words.shipBy': 'ارسال تا',
  'template-words.productTitle': 'محصول',
  'template-words.variation': 'گونه',
  'template-words.quantity': 'تعداد',
  'template-words.unitPrice': 'قیمت واحد',
  'template-words.currency': 'ارز',
  'template-words.personalization': 'سفارشی‌سازی',
  'template-words.designCode': 'کد طرح',
  'template-words.imageUrl': 'نشانی تصویر خریدار',
  'template-words.recipientName': 'گیرنده',
  'template-words.country': 'کد کشور',
  'template-words.province': 'استان',
  'template-words.city': 'شهر',
  'template-words.district': 'منطقه',
  'template-words.address1': 'نشانی 1',
  'template-words.address2': 'نشانی 2',
  'template-words.postcode': 'کد پستی',
  'template-words.phone': 'تلفن',
  'template-words.mobile': 'موبایل',
  'template-words.email': 'ایمیل',
  'template-words.company': 'شرکت',
  'template-words.houseNo': 'پلاک',
  'template-words.taxNo': 'شمارهٔ مالیاتی',
  'template-words.buyerNote': 'یادداشت خریدار',
  'template-words.sellerNote': 'یادداشت فروشنده',
  'template-words.shippingMethod': 'روش ارسال',
  'template-words.trackingNo': 'شمارهٔ پیگیری',
  'template-words.labelUrl': 'نشانی برچسب ارسال',
  'template-words.customsNameZh': 'نام گمرکی چینی',
  'template-words.customsNameEn': 'نام گمرکی انگلیسی',
  'template-words.customsValue': 'ارزش اظهارشده',
  'template-words.customsWeight': 'وزن اظهارشده به گرم',
  'template-words.hsCode': 'کد HS',
  'template-notes.externalOrderNo':
    'شمارهٔ سفارش در بازارگاه، به صورت متن. سفارشی با چند کالا چند ردیف دارد و ردیف‌های هم‌شماره یک سفارش می‌شوند',
  'template-notes.externalLineId': 'شمارهٔ این سطر در بازارگاه، اگر هست: در ورود دوباره با آن شناخته می‌شود',
  'template-notes.platform': 'مانند Temu و Etsy',
  'template-notes.shop': 'نام فروشگاه: شماره‌های دو فروشگاه ممکن است یکی باشند',
  'template-notes.placedAt': 'مانند 2026-05-03 12:30:00 به وقت پکن',
  'template-notes.shipBy': 'به همان شکل',
  'template-notes.sku': 'طرح و رنگ و اندازه را مشخص می‌کند؛ صفرهای آغازین می‌مانند',
  'template-notes.productTitle': 'برای بررسی',
  'template-notes.variation': 'رنگ، اندازه و مانند آن',
  'template-notes.quantity': 'عدد صحیح بزرگ‌تر از 0',
  'template-notes.unitPrice': 'عددی مانند 19.90',
  'template-notes.currency': 'مانند USD',
  'template-notes.personalization':
    'آنچه خریدار می‌خواهد چاپ شود، به شکل «نام: متن»، هر کدام در یک خط یا با نقطه‌ویرگول؛ نام‌ها همان نام لایه‌های پیوندخوردهٔ طرح است',
  'template-notes.designCode': 'شمارهٔ طرح، اگر SKU آن را مشخص نمی‌کند',
  'template-notes.imageUrl': 'پیوند تصویری که خریدار می‌خواهد چاپ شود',
  'template-notes.recipientName': 'نام کامل',
  'template-notes.country': 'مانند US؛ نام کشور هم می‌شود',
  'template-notes.province': 'برای آمریکا، کانادا، استرالیا و مانند آن لازم است',
  'template-notes.address1': 'خیابان و پلاک',
  'template-notes.postcode': 'در بیشتر کشورها لازم است؛ به صورت متن و با صفرهای آغازین',
  'template-notes.phone': 'این یا موبایل',
  'template-notes.shippingMethod': 'همراه با شمارهٔ پیگیری، یا هیچ‌کدام',
  'template-notes.labelUrl': 'وقتی بازارگاه برچسب را می‌سازد، با آن نشانی لازم نیست',
};
