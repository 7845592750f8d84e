import type { brandColours as zh } from '../zh/brand-colours.ts';

export const brandColours: { readonly [Id in keyof typeof zh]: string } = {
  'brand-colours.stale-version':
    'رنگ‌های برند جای دیگری تغییر کرده و چیزی رونویسی نشد. فهرست تازه را ببینید و دوباره ذخیره کنید',
};
