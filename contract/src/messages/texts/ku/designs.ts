import type { designs as zh } from '../zh/designs.ts';

export const designs: { readonly [Id in keyof typeof zh]: string } = {
  'designs.invalid-document': 'دیزاینەکە ناتەواوە یان شێوەی هەڵەیە؛ پەڕەکە نوێ بکەرەوە و دووبارە هەوڵ بدە',
  'designs.no-surface': 'قاڵبەکە ڕووی {surfaceId} نییە',
  'designs.no-colour': 'قاڵبەکە ڕەنگی {colourId} نییە',
  'designs.no-size': 'قاڵبەکە قەبارەی {sizeId} نییە',
  'designs.own-font-fallback':
    'فۆنتە جێگرەوەکان تەنها فۆنتەکانی سیستەمن، نەک فۆنتی تایبەت (چینی «{layer}»): فۆنتی تایبەت هەرگیز شوێنی فۆنتێکی تر ناگرێتەوە. بیکە بە فۆنتی وشەکان خۆیان',
  'designs.not-of-template': '{wrong}. لە دیزاینەردا دووبارە هەڵبژێرە',
  'designs.no-such-finding':
    'ئەم وەشانە ئەم هەڵەیەی نییە: {keys}. پەڕەکە نوێ بکەرەوە و سەیری ئەنجامی ئێستای پشکنین بکە',
  'designs.cannot-accept':
    'ناتوانرێت ئەم هەڵەیە تێپەڕێندرێت، چونکە هیچی دروست چاپ ناکرێت. سەرەتا دیزاینەکە ڕاست بکەرەوە',
  'designs.sku-taken': 'SKUی «{sku}» هی دیزاینێکی ترە؛ یاسای SKUی کۆمەڵەکە بگۆڕە و دووبارە هەوڵ بدە',
  'designs.stale-version':
    'وەشانێکی نوێتر لە شوێنێکی تر پاشەکەوت کراوە و هیچ نەگۆڕدرا. باری بکە یان هی خۆت وەک کۆپی پاشەکەوت بکە',
  'designs.unknown-image': '{count} وێنەی دیزاینەکە لە کتێبخانەدا نییە؛ بیانگۆڕە و دووبارە پاشەکەوتی بکە',
  'designs.used-by-orders':
    'ناتوانرێت {names}[ و ئەوانی تر ({others})] بسڕدرێتەوە: {lines} دێڕی داواکاری هێشتا نەنێردراوە. سەرەتا بینێرە یان هەڵیبوەشێنەوە',
  'designs.foreign-cover': 'وێنەی بەرگ لە بارکراوەکانتدا نییە؛ دووبارە باری بکە',
  'designs.unreadable-cover': 'وێنەی بەرگ ناخوێندرێتەوە؛ دووبارە پاشەکەوتی بکە',
};
