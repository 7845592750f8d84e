import type { brandColours as zh } from '../zh/brand-colours.ts';

export const brandColours: { readonly [Id in keyof typeof zh]: string } = {
  'brand-colours.stale-version':
    'تغيّرت ألوان العلامة في مكان آخر ولم يُستبدل شيء. راجع أحدث قائمة ثم احفظ من جديد',
};
