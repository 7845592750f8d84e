import type { aiImages as zh } from '../zh/ai-images.ts';

export const aiImages: { readonly [Id in keyof typeof zh]: string } = {
  'ai-images.type-not-found': 'این دسته پیدا نشد و شاید حذف شده باشد',
  'ai-images.type-exists': 'دسته‌ای با نام «{name}» هست؛ نام دیگری انتخاب کنید',
  'ai-images.name-needed': 'نام گروه را بنویسید',
  'ai-images.source-not-found': 'تصویر مبدأ پیدا نشد و شاید حذف شده باشد؛ دوباره برگزینید',
  'ai-images.prompt-needed': 'نخست بنویسید چه چیزی کشیده شود',
  'ai-images.provider-not-found': 'چنین روش ساختی نیست و شاید غیرفعال شده باشد؛ دوباره برگزینید',
  'ai-images.too-many-images': 'اینجا هر بار حداکثر {most} تصویر',
  'ai-images.size-not-offered': 'این اندازه ارائه نمی‌شود؛ از {sizes} برگزینید',
  'ai-images.size-out-of-range': 'هر ضلع باید {min} تا {max} پیکسل باشد[ و مضرب {step}]',
  'ai-images.kind-not-offered': 'این روش چنین تصویری نمی‌سازد؛ نوع یا روش را عوض کنید',
  'ai-images.transparent-not-offered': 'این روش پس‌زمینهٔ شفاف ندارد؛ شفافیت را خاموش یا روش را عوض کنید',
  'ai-images.family-not-found': 'چنین نقشی نیست؛ دوباره برگزینید',
  'ai-images.too-many-open': '{most} تصویر در صف است؛ بگذارید بخشی تمام شود',
  'ai-images.nothing-to-repeat': 'هنوز چیزی در این گروه ساخته نشده؛ نخست یک بار بسازید',
  'ai-images.which-needed': 'گروه یا تصویرها را مشخص کنید',
  'ai-images.not-ready': 'تصویر هنوز آماده نیست؛ پس از پایان می‌توان در کتابخانه ذخیره کرد',
  'ai-images.idempotency-key-used':
    'این idempotency_key برای تولید دیگری به کار رفته (گروه، واژه‌ها یا تنظیمات فرق دارد)؛ کلید دیگری به کار ببرید',
  'ai-images.some-not-made': '{failed} تصویر ساخته نشد؛ دلیل کنار هر تصویر در گروه آمده است',
  'generation.key-invalid': '{name}: کلید نامعتبر است یا اجازه ندارد؛ از مدیر بخواهید آن را عوض کند',
  'generation.no-credit': '{name}: اعتبار کافی نیست؛ از مدیر بخواهید و دوباره تلاش کنید',
  'generation.rate-limited':
    '{name}: درخواست‌ها حتی پس از انتظار بسیار زیاد است؛ چند دقیقه بعد دوباره تلاش کنید',
  'generation.refused':
    '{name} نپذیرفت: متن یا تصویرهای مبدأ با قواعد محتوایش نمی‌خواند[: {detail}]. تغییر دهید و دوباره بسازید',
  'generation.bad-request':
    '{name} این درخواست را نمی‌پذیرد[: {detail}]. تنظیمات دیگری برگزینید و دوباره بسازید',
  'generation.timeout': '{name} به‌موقع پاسخ نداد؛ بعداً دوباره تلاش کنید',
  'generation.unreachable': 'به {name} دسترسی نیست؛ بعداً دوباره تلاش کنید یا از مدیر بپرسید',
  'generation.provider-error': '{name} خطا داد[: {detail}]؛ بعداً دوباره تلاش کنید',
  'generation.bad-answer': '{name} محتوایی ناقص یا ناخوانا برگرداند؛ دوباره تلاش کنید یا از مدیر بپرسید',
  'generation.answer-too-large': '{name} فایلی بزرگ‌تر از حد مجاز برگرداند؛ اندازهٔ کوچک‌تری برگزینید',
  'generation.forbidden-address': '{name} به نشانی‌ای برد که این سرور اجازهٔ دیدنش را ندارد؛ از مدیر بپرسید',
  'generation.bad-picture': 'تصویر {name} از بررسی نگذشت[: {detail}]؛ دوباره تلاش کنید',
  'generation.source-missing': 'تصویر مبدأ خواندنی نیست؛ تصویر دیگری برگزینید و دوباره بسازید',
  'generation.provider-gone': '{name} دیگر ارائه نمی‌شود؛ روش دیگری برگزینید',
  'generation.storage-full': 'فضای سرور پر است؛ از مدیر بخواهید و دوباره تلاش کنید',
  'generation.not-kept':
    'تصویر ساخته شد (و هزینه‌اش حساب شد) ولی ذخیره نشد، چون فضای ذخیره‌سازی یا پایگاه داده پاسخ نداد؛ از مدیر بخواهید و دوباره تلاش کنید',
  'generation.call-interrupted':
    'پیش از آنکه {name} تصویر را برگرداند، پردازش متوقف شد. شاید تصویر ساخته و هزینه‌اش حساب شده باشد، برای همین خودکار دوباره ساخته نشد و هزینهٔ احتمالی جزو مصرف حساب شد؛ اگر هنوز آن را می‌خواهید دوباره تلاش کنید',
  'generation.interrupted':
    'چند تلاش با توقف ناگهانی پردازش ناتمام ماند؛ دوباره تلاش کنید یا اندازهٔ کوچک‌تری برگزینید',
};
