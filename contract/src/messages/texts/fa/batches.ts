import type { batches as zh } from '../zh/batches.ts';

export const batches: { readonly [Id in keyof typeof zh]: string } = {
  'batches.cell-not-made': 'این مورد هنوز ساخته نشده است؛ پس از پایان دسته دوباره دانلود کنید',
  'batches.cell-failed': 'پس از چند تلاش به پایان نرسید؛ ناموفق‌ها را دوباره اجرا کنید یا از مدیر بپرسید',
  'batches.left-out':
    'خطا دارد و ساخته نشد. آن را درست کنید، یا در بررسی کیفیت «با این حال چاپ شود» را برگزینید و دوباره آغاز کنید',
  'batches.design-deleted': 'طرح هنگام ساخت حذف شد؛ برای ساخت دوباره، ناموفق‌ها را دوباره اجرا کنید',
  'batches.no-images': 'هنوز تصویری انتخاب نشده: از کتابخانه، یک دستهٔ کامل یا یک گروه AI برگزینید',
  'batches.too-many-cells':
    'حداکثر {most} طرح در یک بار؛ اینجا {images} × {columns} یعنی {cells} است. آن را چند دسته کنید',
  'batches.unknown-image': '{missing} تصویر در کتابخانه نیست؛ دوباره برگزینید',
  'batches.unknown-choice': '«{title}» چنین رنگ، اندازه یا سطحی ندارد؛ دوباره برگزینید',
  'batches.column-twice': '«{title}» با همین رنگ و اندازه دو بار آمده است؛ یکی را بردارید',
  'batches.unknown-field': 'فیلدهای ناشناخته در قاعدهٔ نام‌گذاری: {unknown}. شناخته‌ها: {known}',
  'batches.would-be-too-many':
    'هر دسته حداکثر {most} طرح دارد؛ با اینها {images} × {columns} می‌شود. دستهٔ دیگری بسازید',
  'batches.is-ready': 'هنوز آغاز نشده',
  'batches.is-sampling': 'در حال کشیدن نمونه است',
  'batches.is-running': 'در حال اجراست',
  'batches.is-paused': 'متوقف است',
  'batches.is-finished': 'به پایان رسیده',
  'batches.is-cancelled': 'لغو شده',
  'batches.key-used':
    'این idempotency_key از آنِ دستهٔ دیگری است (نام، تنظیمات یا شروع فرق دارد)؛ کلید دیگری به کار ببرید',
  'batches.not-planned':
    'آماده‌سازی دسته ممکن نشد؛ شاید قالب یا تصویری حذف شده باشد. آن را باز و بررسی کنید و دوباره آغاز کنید',
  'batches.paused-storage-full': 'فضای ذخیره‌سازی پر است و دسته متوقف شد. فضا آزاد کنید و ادامه دهید',
  'batches.wrong-state': 'این دسته {state}؛ صفحه را دوباره بار کنید و باز تلاش کنید',
};
