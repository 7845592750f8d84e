import type { productFiles as zh } from '../zh/product-files.ts';

/** Products as files. */
export const productFiles: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.no-file': 'فایلی نرسید؛ یک فایل محصول (.zip) برگزینید',
  'own-templates.file-other':
    'این فایل محصول این سامانه نیست. فایل .zip ساخته‌شده با «خروجی فایل قالب» را برگزینید',
  'own-templates.file-damaged': 'فایل محصول ناقص یا خراب است؛ دوباره کپی یا صادر کنید',
  'own-templates.file-encrypted': 'فایل محصول رمز دارد. فایل را همان‌گونه که صادر شده وارد کنید',
  'own-templates.file-too-large':
    'فایل محصول بزرگ است: پس از باز شدن حداکثر {mb} مگابایت. در چند فایل صادر کنید',
  'own-templates.file-newer':
    'فایل محصول از سامانه‌ای تازه‌تر است (قالب {format}، تازه‌ترین قالب شناخته در اینجا {known}). نخست این سامانه را به‌روز کنید',
  'own-templates.file-wrong': '«{where}» در فایل محصول درست نیست؛ چیزی وارد نشد. دوباره صادر کنید',
  'own-templates.file-wrong-because': '«{where}» در فایل محصول نادرست است؛ چیزی وارد نشد: {reason}',
  'own-templates.file-lacks': '«{name}» در فایل محصول نیست؛ چیزی وارد نشد. دوباره کپی یا صادر کنید',
  'own-templates.file-changed':
    '«{name}» در فایل محصول با آنچه صادر شده یکی نیست؛ چیزی وارد نشد. دوباره کپی یا صادر کنید',
  'own-templates.file-image': 'تصویر «{name}» به کار نمی‌آید؛ چیزی وارد نشد: {reason}',
  'own-templates.file-product': 'محصول «{name}» اینجا ساخته نمی‌شود؛ چیزی وارد نشد: {reason}',
  'own-templates.imported': 'قالب‌های واردشده: {count}. نمونه‌هایشان در حال ساخت است',
  'own-templates.imported-renamed':
    'قالب‌های واردشده: {count}. نمونه‌هایشان در حال ساخت است. کدهای SKU گرفته‌شده عوض شد: {skus}',
  'own-templates.import-went-wrong':
    'فایل محصول وارد نشد و چیزی افزوده نشد. دوباره بکوشید؛ اگر تکرار شد از مدیر بپرسید',
  'own-templates.export-image-gone':
    'یکی از تصویرهای محصول «{name}» دیگر در کتابخانه نیست. تصویر دیگری برگزینید و ذخیره کنید، سپس صادر کنید',
  'own-templates.export-old':
    'محصول «{name}» با قاعده‌های کهنه ذخیره شده است. بازش کنید، آنچه نشان می‌دهد درست و ذخیره کنید، سپس صادر کنید',
  'own-templates.export-old-psd':
    'فایل PSD «{name}» با نسخه‌ای کهنه خوانده شده است. قالبی را که از آن استفاده می‌کند دوباره ذخیره کنید، سپس صادر کنید',
  'own-templates.export-too-large':
    'این محصول‌ها {mb} مگابایت‌اند و یک فایل حداکثر {most} مگابایت است. در چند فایل صادر کنید',
  'own-templates.export-went-wrong': 'فایل محصول ساخته نشد. دوباره بکوشید؛ اگر تکرار شد از مدیر بپرسید',
};
