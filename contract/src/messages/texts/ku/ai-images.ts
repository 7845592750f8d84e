import type { aiImages as zh } from '../zh/ai-images.ts';

export const aiImages: { readonly [Id in keyof typeof zh]: string } = {
  'ai-images.type-not-found': 'ئەم پۆلە نەدۆزرایەوە، لەوانەیە سڕابێتەوە',
  'ai-images.type-exists': 'پۆلێک بە ناوی «{name}» هەیە؛ ناوێکی تر هەڵبژێرە',
  'ai-images.name-needed': 'ناوی گرووپەکە بنووسە',
  'ai-images.source-not-found': 'وێنەی سەرچاوە نەدۆزرایەوە؛ دووبارە هەڵیبژێرە',
  'ai-images.prompt-needed': 'سەرەتا بنووسە چی بکێشرێت',
  'ai-images.provider-not-found': 'ئەم شێوازی دروستکردنە نییە؛ یەکێکی تر هەڵبژێرە',
  'ai-images.too-many-images': 'لێرە ئەوپەڕی {most} وێنە لە یەک جاردا',
  'ai-images.size-not-offered': 'ئەم قەبارەیە نییە؛ لە {sizes} هەڵبژێرە',
  'ai-images.size-out-of-range': 'هەر لایەک دەبێت لە {min} بۆ {max} پیکسڵ بێت[ و چەندجارەی {step}]',
  'ai-images.kind-not-offered': 'ئەم شێوازە ئەم جۆرە وێنەیە دروست ناکات؛ جۆر یان شێواز بگۆڕە',
  'ai-images.transparent-not-offered': 'ئەم شێوازە پاشبنەمای ڕوونی نییە؛ ڕوونی بکوژێنەوە یان شێواز بگۆڕە',
  'ai-images.family-not-found': 'ئەم جۆرە نەخشە نییە؛ دووبارە هەڵبژێرە',
  'ai-images.too-many-open': '{most} وێنە لە ڕیزدان؛ چاوەڕێ بکە هەندێکیان تەواو بن',
  'ai-images.nothing-to-repeat': 'هێشتا هیچ لەم گرووپەدا دروست نەکراوە؛ سەرەتا جارێک دروستی بکە',
  'ai-images.which-needed': 'گرووپ یان وێنەکان دیاری بکە',
  'ai-images.not-ready': 'وێنەکە هێشتا تەواو نەبووە؛ دوای تەواوبوون دەتوانرێت پاشەکەوت بکرێت',
  'ai-images.idempotency-key-used':
    'ئەم idempotency_key ـە بۆ گرووپێکی تر بەکارهاتووە؛ دانەیەکی تر بەکاربهێنە',
  'ai-images.some-not-made': '{failed} وێنە دروست نەکران؛ هۆکاری هەر یەکەیان لە گرووپەکەدایە',
  'generation.key-invalid': '{name}: کلیلەکە دروست نییە یان ڕێگەی نییە؛ بە بەڕێوەبەر بڵێ',
  'generation.no-credit': '{name}: باڵانس بەس نییە؛ بە بەڕێوەبەر بڵێ و دووبارە هەوڵ بدە',
  'generation.rate-limited':
    '{name}: داواکاری زۆرە، تەنانەت دوای چاوەڕوانی؛ چەند خولەکێکی تر دووبارە هەوڵ بدە',
  'generation.refused':
    '{name} ڕەتی کردەوە: وشەکان یان سەرچاوەکان لەگەڵ یاساکانی ناوەڕۆکی ناگونجێن[: {detail}]. بیانگۆڕە و دووبارە دروستی بکە',
  'generation.bad-request':
    '{name} ئەم داواکارییە وەرناگرێت[: {detail}]. ڕێکخستنی تر هەڵبژێرە و دووبارە دروستی بکە',
  'generation.timeout': '{name} لە کاتی خۆیدا ئەنجامی نەگەڕاندەوە؛ دواتر دووبارە هەوڵ بدە',
  'generation.unreachable': 'ناگەین بە {name}؛ دواتر دووبارە هەوڵ بدە یان بە بەڕێوەبەر بڵێ',
  'generation.provider-error': '{name} هەڵەی هەبوو[: {detail}]؛ دواتر دووبارە هەوڵ بدە',
  'generation.bad-answer':
    '{name} ناوەڕۆکێکی ناتەواو یان نەخوێندراوەی گەڕاندەوە؛ دووبارە هەوڵ بدە یان بە بەڕێوەبەر بڵێ',
  'generation.answer-too-large': '{name} فایلێکی لە ڕادەبەدەر گەورەی گەڕاندەوە؛ قەبارەیەکی بچووکتر هەڵبژێرە',
  'generation.forbidden-address':
    '{name} بۆ ناونیشانێکی بردین کە ئەم ڕاژەکارە نابێت سەردانی بکات؛ بە بەڕێوەبەر بڵێ',
  'generation.bad-picture': 'وێنەی {name} لە پشکنین دەرنەچوو[: {detail}]؛ دووبارە هەوڵ بدە',
  'generation.source-missing': 'وێنەی سەرچاوە ناخوێندرێتەوە؛ یەکێکی تر هەڵبژێرە و دووبارە دروستی بکە',
  'generation.provider-gone': '{name} چیتر بەردەست نییە؛ شێوازێکی تر هەڵبژێرە',
  'generation.storage-full': 'شوێنی ڕاژەکار پڕە؛ بە بەڕێوەبەر بڵێ و دووبارە هەوڵ بدە',
  'generation.not-kept':
    'وێنەکە دروست کرا (و نرخەکەی هەژمار کرا) بەڵام هەڵنەگیرا، چونکە شوێنی هەڵگرتن یان بنکەدراوە وەڵامی نەدایەوە؛ بە بەڕێوەبەر بڵێ و دووبارە هەوڵ بدە',
  'generation.call-interrupted':
    'پرۆسەکە وەستا پێش ئەوەی {name} وێنەکە بگەڕێنێتەوە. لەوانەیە وێنەکە دروست کرابێت و نرخەکەی هەژمار کرابێت، بۆیە خۆکارانە دووبارە دروست نەکرایەوە و نرخە ئەگەرییەکە لە بەکارهێنان هەژمار کرا؛ ئەگەر هێشتا دەتەوێت، دووبارە هەوڵ بدە',
  'generation.interrupted':
    'چەند هەوڵێک لەبەر وەستانی کتوپڕی پرۆسەکە تەواو نەبوو؛ دووبارە هەوڵ بدە یان قەبارەیەکی بچووکتر هەڵبژێرە',
};
