import type { batches as zh } from '../zh/batches.ts';

export const batches: { readonly [Id in keyof typeof zh]: string } = {
  'batches.cell-not-made': 'ئەمە هێشتا دروست نەکراوە؛ کاتێک کۆمەڵەکە تەواو بوو دووبارە دایبگرە',
  'batches.cell-failed': 'دوای چەند هەوڵێک تەواو نەبوو؛ سەرنەکەوتووەکان دووبارە بکەرەوە یان بە بەڕێوەبەر بڵێ',
  'batches.left-out':
    'هەڵەی تێدایە بۆیە دروست نەکرا. ڕاستی بکەرەوە، یان لە پشکنینی کوالێتیدا «هەر چاپی بکە» هەڵبژێرە و دووبارە دەست پێبکە',
  'batches.design-deleted': 'دیزاینەکە لە کاتی دروستکردندا سڕایەوە؛ سەرنەکەوتووەکان دووبارە بکەرەوە',
  'batches.no-images': 'هێشتا وێنە هەڵنەبژێردراوە: لە کتێبخانە، پۆلێکی تەواو یان گرووپێکی AI هەڵبژێرە',
  'batches.too-many-cells':
    'ئەوپەڕی {most} دیزاین لە یەک جاردا؛ ئەمە {images} × {columns}، واتە {cells}ە. دابەشی بکە',
  'batches.unknown-image': '{missing} وێنە لە کتێبخانەدا نییە؛ دووبارە هەڵبژێرە',
  'batches.unknown-choice': '«{title}» ئەم ڕەنگ، قەبارە یان ڕووەی نییە؛ دووبارە هەڵبژێرە',
  'batches.column-twice': '«{title}» دوو جار بە هەمان ڕەنگ و قەبارە هەیە؛ یەکێکیان لاببە',
  'batches.unknown-field': 'خانەی نەناسراو لە یاسای ناونان: {unknown}. ناسراوەکان: {known}',
  'batches.would-be-too-many':
    'کۆمەڵ ئەوپەڕی {most} دیزاینی دەبێت؛ لەگەڵ ئەمانە دەبێتە {images} × {columns}. کۆمەڵێکی تر دروست بکە',
  'batches.is-ready': 'هێشتا دەستی پێنەکردووە',
  'batches.is-sampling': 'نموونەکەی دەکێشێت',
  'batches.is-running': 'لە کاردایە',
  'batches.is-paused': 'ڕاگیراوە',
  'batches.is-finished': 'تەواو بووە',
  'batches.is-cancelled': 'هەڵوەشێنراوەتەوە',
  'batches.key-used':
    'ئەم idempotency_key ـە هی کۆمەڵێکی ترە (ناو، ڕێکخستن یان دەستپێکردن جیاوازە)؛ دانەیەکی تر بەکاربهێنە',
  'batches.not-planned':
    'کۆمەڵەکە ئامادە نەکرا؛ لەوانەیە قاڵبێک یان وێنەیەک سڕابێتەوە. بیکەرەوە، بیپشکنە و دووبارە دەست پێبکە',
  'batches.paused-storage-full': 'شوێنی هەڵگرتن پڕە، بۆیە کۆمەڵەکە ڕاگیرا. شوێن بەتاڵ بکە و بەردەوام بە',
  'batches.wrong-state': 'ئەم کۆمەڵە {state}؛ پەڕەکە نوێ بکەرەوە و دووبارە هەوڵ بدە',
};
