import type { operations as zh } from '../zh/operations.ts';

export const operations: { readonly [Id in keyof typeof zh]: string } = {
  'operations.invalid-job': 'ناوەڕۆکی کاری {name} شێوەی پێویستی نییە و جێبەجێ ناکرێت',
  'operations.already-finished': 'ئەم کارە تەواو بووە و هەڵناوەشێتەوە',
  'operations.unknown-message': 'ئەم پەیامە لە وەشانێکی نوێترەوەیە؛ پەڕەکە نوێ بکەرەوە',
  'operations.waits-for-store': 'چاوەڕێی کۆگای فایلەکانە؛ هەر کە گەڕایەوە خۆی بەردەوام دەبێت',
};
