import type { downloads as zh } from '../zh/downloads.ts';

export const downloads: { readonly [Id in keyof typeof zh]: string } = {
  'downloads.all-empty': 'هەموو ڕووەکان بەتاڵن، بۆیە فایلی چاپ نییە',
  'downloads.line-changed':
    'ئەم دێڕە لە کاتی پێچانەوەدا بەردەوام دەگۆڕا و نەپێچرایەوە. دوای تەواوبوونی گۆڕانکاری دووبارە بیپێچەرەوە',
  'downloads.line-withdrawn': 'دێڕەکە پێش پێچانەوە ڕاگیرا یان هەڵوەشێنرایەوە',
  'downloads.line-deleted': 'دێڕی داواکارییەکە سڕاوەتەوە',
  'downloads.design-went-wrong':
    'هەڵەیەک ڕوویدا؛ لە لیستی دیزاینەکان «هەوڵدانەوە» هەڵبژێرە و دووبارە دایبگرە',
  'downloads.file-gone': 'فایلێک چیتر لە کۆگادا نییە؛ لە لیستی دیزاینەکان «هەوڵدانەوە» هەڵبژێرە',
  'downloads.very-large':
    'نزیکەی {gigabytes} GB یە و هەمان ئەندازە شوێن دەگرێت. بۆ دەستپێکردن دڵنیای بکەرەوە، یان بیکە بە چەند ئەرشیفێک',
  'downloads.unknown-field': 'خانەی نەناسراو لە یاسای ناونان: {unknown}. ناسراوەکان: {known}',
  'downloads.ambiguous-names':
    'لەگەڵ چەند ئەرشیفێکدا یاسای ناونان پێویستی بە {needed} یان {number} هەیە، ئەگینا فایلەکان یەکتر دەسڕنەوە',
  'downloads.nothing-chosen': 'هیچ نییە بۆ پێچانەوە: دیزاین هەڵبژێرە، یان کۆمەڵێک کە دیزاینی دروست کردبێت',
  'downloads.nothing-to-produce':
    'لەم هاوردەکردنەدا دێڕ بۆ بەرهەمهێنان نییە: هەموویان نێردراون، هەڵوەشێنراون، ڕاگیراون یان سڕاونەتەوە',
  'downloads.with-accepted': 'بە {accepted} هەڵەی قبوڵکراوەوە چاپ دەکرێت؛ لیستی ناو ئەرشیفەکە ناویان دەبات',
  'downloads.some-left-out': '{left} لە {all} نەپێچرایەوە؛ لیستی کێشەکانی ناو ئەرشیفەکە هۆکارەکە دەڵێت',
  'downloads.nothing-to-pack': 'هیچ نەبوو بۆ پێچانەوە',
  'downloads.one-not-packed': '{title}: {reason}',
  'downloads.none-packed': 'هیچ کام لە {count} دانەکە نەپێچرایەوە. {title}: {reason}',
  'downloads.storage-full': 'شوێنی هەڵگرتن پڕە و ئەرشیف دروست نەکرا. شوێن بەتاڵ بکە و دووبارە دایبگرە',
  'downloads.went-wrong': 'پێچانەوەکە هەڵەی تێکەوت. دووبارە دایبگرە؛ ئەگەر دووبارە بووەوە بە بەڕێوەبەر بڵێ',
  'downloads.gave-up': 'چەند هەوڵێک تەواو نەبوو. هەر جارێک دیزاینی کەمتر دابگرە',
  'papers.problems': 'کێشەکان',
  'papers.column-number': 'ژمارە',
  'papers.column-order': 'داواکاری',
  'papers.column-line': 'دێڕ',
  'papers.column-shop': 'فرۆشگا',
  'papers.column-row': 'ڕیز لە فایلدا',
  'papers.column-design': 'دیزاین',
  'papers.column-design-sku': 'SKUی دیزاین',
  'papers.column-reason': 'هۆکار',
  'papers.order': 'داواکاری {order}',
  'papers.line': 'دێڕی {line}',
  'papers.sku': 'SKU {sku}',
  'papers.row': 'ڕیزی {row}ی فایل',
  'papers.design': 'دیزاین[ {name}][ ({sku})]',
  'papers.both': '{first} · {next}',
  'papers.problem': '{title}: {reason}',
  'papers.lines-left': '{count} دێڕی داواکاری نەپێچرانەوە. دوای ڕاستکردنەوە دووبارە دایبگرە.',
  'papers.designs-left': '{count} دیزاین نەپێچرانەوە. دوای ڕاستکردنەوە دووبارە دایبگرە.',
  'papers.accepted-head': '{count} هەڵە قبوڵکراون و هەر چاپ دەکرێن. فایلەکانیان لە ئەرشیفەکەدان.',
  'papers.accepted': '{title}: {text} ({by} قبوڵی کردووە، {when})',
};
