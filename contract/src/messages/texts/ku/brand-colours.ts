import type { brandColours as zh } from '../zh/brand-colours.ts';

export const brandColours: { readonly [Id in keyof typeof zh]: string } = {
  'brand-colours.stale-version':
    'ڕەنگەکانی براند لە شوێنێکی تر گۆڕدراون و هیچ نەگۆڕدرا. لیستی نوێ ببینە و دووبارە پاشەکەوتی بکە',
};
