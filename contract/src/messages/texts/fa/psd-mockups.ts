import type { psdMockups as zh } from '../zh/psd-mockups.ts';

export const psdMockups: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.psd-part': '«{layer}»: {feature}',
  'own-templates.psd-effect': 'سبک لایهٔ «{name}»',
  'own-templates.psd-blend': 'حالت آمیختن «{name}»',
  'own-templates.psd-adjustment': 'لایهٔ تنظیم «{name}»',
  'own-templates.psd-filter': 'فیلتر هوشمند «{name}»',
  'own-templates.psd-warp': 'تاب «{name}»',
  'own-templates.psd-not-carried':
    'در این PSD چیزهایی هست که دقیق بازسازی نمی‌شود: {parts}. این لایه‌ها را در Photoshop پیکسلی یا ادغام یا حذف کنید و دوباره بارگذاری کنید، یا ناحیهٔ چاپ را روی عکسی نشان دهید',
  'own-templates.psd-colour-mode':
    'این PSD از نوع RGB هشت یا شانزده‌بیتی نیست ({mode}). در Photoshop به RGB تبدیل و دوباره بارگذاری کنید',
  'own-templates.psd-profile':
    'رنگ‌های این PSD از نوع sRGB نیست. در Photoshop به نمایهٔ sRGB تبدیل و دوباره بارگذاری کنید',
  'own-templates.psd-no-smart-object':
    'در این PSD هیچ شیء هوشمندی دیده نمی‌شود و جای چاپ معلوم نیست. لایهٔ چاپ را به شیء هوشمند تبدیل و دوباره بارگذاری کنید، یا ناحیهٔ چاپ را روی عکسی نشان دهید',
  'own-templates.psd-damaged':
    'فایل این PSD ناقص یا آسیب‌دیده است ({detail}). در Photoshop دوباره ذخیره و بارگذاری کنید',
  'own-templates.psd-too-large':
    'این PSD بسیار بزرگ است ({detail}). بوم را کوچک یا لایه‌ها را ادغام کنید و دوباره بارگذاری کنید',
  'own-templates.psd-memory':
    'خواندن این PSD حافظه‌ای بیش از حد مجاز خواست و متوقف شد. بوم را کوچک یا لایه‌ها را ادغام کنید و دوباره بارگذاری کنید',
  'own-templates.psd-time':
    'خواندن این PSD بیش از زمان مجاز طول کشید و متوقف شد. بوم را کوچک یا لایه‌ها را ادغام کنید و دوباره بارگذاری کنید',
  'own-templates.psd-crashed':
    'فرایندی که این PSD را می‌خواند ناگهان پایان یافت. دوباره بکوشید؛ اگر تکرار شد از مدیر بپرسید',
  'own-templates.psd-went-wrong':
    'هنگام خواندن این PSD خطایی رخ داد. دوباره بکوشید؛ اگر تکرار شد از مدیر بپرسید',
  'own-templates.psd-gone': 'فایل این PSD پیدا نشد و شاید پاک شده باشد. دوباره بارگذاری کنید',
  'own-templates.not-psd': 'این تصویر PSD نیست؛ ناحیهٔ چاپ را روی آن نشان دهید',
  'own-templates.psd-not-read': 'این PSD هنوز در حال خواندن است؛ کمی بعد ذخیره کنید',
  'own-templates.psd-no-surface': 'این PSD چنین شیء هوشمندی ندارد؛ دوباره برگزینید',
  'own-templates.psd-ratio':
    'نسبت پهنا به بلندی چاپ با شیء هوشمند یکی نیست و طرح کشیده می‌شود. شیء هوشمند {width} × {height} px است: با پهنای {widthMm} mm بلندی {heightMm} mm است',
};
