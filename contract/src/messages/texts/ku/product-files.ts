import type { productFiles as zh } from '../zh/product-files.ts';

/** Products as files. */
export const productFiles: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.no-file': 'هیچ فایلێک نەهات؛ فایلێکی بەرهەم (.zip) هەڵبژێرە',
  'own-templates.file-other':
    'ئەمە فایلی بەرهەمی ئەم سیستەمە نییە. فایلی .zip هەڵبژێرە کە بە «هەناردەی فایلی قاڵب» دروستکراوە',
  'own-templates.file-damaged': 'فایلی بەرهەم ناتەواو یان تێکچووە؛ دووبارە کۆپی یان هەناردەی بکە',
  'own-templates.file-encrypted': 'فایلی بەرهەم وشەی نهێنی هەیە. فایلەکە وەک خۆی هاوردە بکە',
  'own-templates.file-too-large':
    'فایلی بەرهەم زۆر گەورەیە: دوای کردنەوە زۆرترین {mb} مێگابایت. بە چەند فایلێک هەناردەی بکە',
  'own-templates.file-newer':
    'فایلی بەرهەم لە سیستەمێکی نوێترەوەیە (فۆرماتی {format}، نوێترین ناسراو لێرە {known}). یەکەم جار ئەم سیستەمە نوێ بکەرەوە',
  'own-templates.file-wrong':
    '«{where}» لە فایلی بەرهەمدا دروست نییە؛ هیچ هاوردە نەکرا. دووبارە هەناردەی بکە',
  'own-templates.file-wrong-because': '«{where}» لە فایلی بەرهەمدا هەڵەیە؛ هیچ هاوردە نەکرا: {reason}',
  'own-templates.file-lacks':
    '«{name}» لە فایلی بەرهەمدا نییە؛ هیچ هاوردە نەکرا. دووبارە کۆپی یان هەناردەی بکە',
  'own-templates.file-changed':
    '«{name}» لە فایلی بەرهەمدا وەک هەناردەکراو نییە؛ هیچ هاوردە نەکرا. دووبارە کۆپی یان هەناردەی بکە',
  'own-templates.file-image': 'وێنەی «{name}» بەکار نایەت؛ هیچ هاوردە نەکرا: {reason}',
  'own-templates.file-product': 'بەرهەمی «{name}» لێرە دروست نابێت؛ هیچ هاوردە نەکرا: {reason}',
  'own-templates.imported': 'قاڵبی هاوردەکراو: {count}. نموونەکانیان دروست دەکرێن',
  'own-templates.imported-renamed':
    'قاڵبی هاوردەکراو: {count}. نموونەکانیان دروست دەکرێن. SKUـە گیراوەکان گۆڕدران: {skus}',
  'own-templates.import-went-wrong':
    'فایلی بەرهەم هاوردە نەکرا و هیچ زیاد نەکرا. دووبارە هەوڵ بدە؛ ئەگەر دووبارە بووەوە لە بەڕێوەبەر بپرسە',
  'own-templates.export-image-gone':
    'وێنەیەکی بەرهەمی «{name}» لە کتێبخانەدا نەماوە. وێنەیەکی تر هەڵبژێرە و پاشەکەوتی بکە، ئینجا هەناردەی بکە',
  'own-templates.export-old':
    'بەرهەمی «{name}» بە یاسای کۆنتر پاشەکەوت کراوە. بیکەرەوە، ئەوەی پیشان دەدرێت ڕاست بکەرەوە و پاشەکەوتی بکە، ئینجا هەناردەی بکە',
  'own-templates.export-old-psd':
    'PSDی «{name}» بە وەشانێکی کۆنتر خوێندراوەتەوە. ئەو قاڵبەی بەکاری دەهێنێت دووبارە پاشەکەوت بکە، ئینجا هەناردەی بکە',
  'own-templates.export-too-large':
    'ئەم بەرهەمانە {mb} مێگابایتن و فایلێک زۆرترین {most} مێگابایتە. بە چەند فایلێک هەناردەی بکە',
  'own-templates.export-went-wrong':
    'فایلی بەرهەم دروست نەکرا. دووبارە هەوڵ بدە؛ ئەگەر دووبارە بووەوە لە بەڕێوەبەر بپرسە',
};
