import type { orderFiles as zh } from '../zh/order-files.ts';

export const orderFiles: { readonly [Id in keyof typeof zh]: string } = {
  'orders.table-empty': 'فایل خالی است؛ دوباره خروجی بگیرید و بارگذاری کنید',
  'orders.table-no-rows': 'زیر سرستون‌ها ردیفی نیست؛ برگه و ردیف سرستون انتخاب‌شده را بررسی کنید',
  'orders.table-too-large': 'فایل بزرگ‌تر از {bytes} MB است؛ آن را بخش کنید و بخش‌ها را وارد کنید',
  'orders.table-too-many-rows':
    'ردیف {row} هنوز محتوا دارد؛ حداکثر {rows} ردیف، پس فایل را بخش کنید یا خانه‌های زائد را پاک کنید',
  'orders.table-too-many-columns':
    'ستون {column} هنوز محتوا دارد؛ حداکثر {columns} ستون، پس ستون‌های نامربوط را حذف کنید',
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
  'orders.file-taobao-orders':
    'این گزارش سفارش Taobao است: هر سفارش یک ردیف، بدون مشخصات و تعداد کالاها. گزارش کالاها را دانلود و بارگذاری کنید',
  'orders.file-etsy-orders':
    'این فایل Sold Orders از Etsy است و سطر کالا ندارد. در Etsy نوع CSV را «Order Items» برگزینید و آن فایل را بارگذاری کنید',
  'orders.file-amazon-all-orders':
    'این گزارش All Orders یا ارسال‌های FBA از Amazon است و گیرنده ندارد. «Order reports → Unshipped orders» را دانلود و بارگذاری کنید',
  'orders.file-without-lines':
    'این خروجی سفارش‌ها را بدون کالا (SKU، تعداد) یا نشانی دارد و از آن نمی‌توان تولید کرد. خروجی‌ای با یک ردیف برای هر کالا و نشانی ارسال برگزینید و آن فایل را بارگذاری کنید',
};
