import type { operations as zh } from '../zh/operations.ts';

export const operations: { readonly [Id in keyof typeof zh]: string } = {
  'operations.invalid-job': 'محتوای کار {name} قالب لازم را ندارد و اجرا نمی‌شود',
  'operations.already-finished': 'این کار پایان یافته و لغوشدنی نیست',
  'operations.unknown-message': 'این پیام از نسخهٔ تازه‌تری است؛ صفحه را دوباره بار کنید',
  'operations.waits-for-store': 'در انتظار انبار فایل‌ها؛ به محض بازگشت خودش ادامه می‌یابد',
};
