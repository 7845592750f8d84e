import type { designs as zh } from '../zh/designs.ts';

export const designs: { readonly [Id in keyof typeof zh]: string } = {
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
  'designs.invalid-document': 'دیزاینەکە ناتەواوە یان شێوەی هەڵەیە؛ پەڕەکە نوێ بکەرەوە و دووبارە هەوڵ بدە',
  'designs.no-surface': 'قاڵبەکە ڕووی {surfaceId} نییە',
  'designs.no-colour': 'قاڵبەکە ڕەنگی {colourId} نییە',
  'designs.no-size': 'قاڵبەکە قەبارەی {sizeId} نییە',
  'designs.not-of-template': '{wrong}. لە دیزاینەردا دووبارە هەڵبژێرە',
  'own-templates.image-not-found': 'ئەم وێنەیە نەدۆزرایەوە؛ دووبارە هەڵبژێرە',
  'own-templates.other-photo': 'نیشانەکان لەسەر وێنەیەکی شێوە جیاواز دانراون؛ ئەمەیان نیشانە بکە',
  'own-templates.sku-taken': 'SKUی «{sku}» هی قاڵبێکی تری خۆتە؛ یەکێکی تر هەڵبژێرە',
  'designs.no-such-finding':
    'ئەم وەشانە ئەم هەڵەیەی نییە: {keys}. پەڕەکە نوێ بکەرەوە و سەیری ئەنجامی ئێستای پشکنین بکە',
  'designs.cannot-accept':
    'ناتوانرێت ئەم هەڵەیە تێپەڕێندرێت، چونکە هیچی دروست چاپ ناکرێت. سەرەتا دیزاینەکە ڕاست بکەرەوە',
  'batches.is-ready': 'هێشتا دەستی پێنەکردووە',
  'batches.is-sampling': 'نموونەکەی دەکێشێت',
  'batches.is-running': 'لە کاردایە',
  'batches.is-paused': 'ڕاگیراوە',
  'batches.is-finished': 'تەواو بووە',
  'batches.is-cancelled': 'هەڵوەشێنراوەتەوە',
  'designs.sku-taken': 'SKUی «{sku}» هی دیزاینێکی ترە؛ یاسای SKUی کۆمەڵەکە بگۆڕە و دووبارە هەوڵ بدە',
  'designs.stale-version':
    'وەشانێکی نوێتر لە شوێنێکی تر پاشەکەوت کراوە و هیچ نەگۆڕدرا. باری بکە یان هی خۆت وەک کۆپی پاشەکەوت بکە',
  'designs.unknown-image': '{count} وێنەی دیزاینەکە لە کتێبخانەدا نییە؛ بیانگۆڕە و دووبارە پاشەکەوتی بکە',
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
  'batches.not-planned':
    'کۆمەڵەکە ئامادە نەکرا؛ لەوانەیە قاڵبێک یان وێنەیەک سڕابێتەوە. بیکەرەوە، بیپشکنە و دووبارە دەست پێبکە',
  'batches.paused-storage-full': 'شوێنی هەڵگرتن پڕە، بۆیە کۆمەڵەکە ڕاگیرا. شوێن بەتاڵ بکە و بەردەوام بە',
  'batches.wrong-state': 'ئەم کۆمەڵە {state}؛ پەڕەکە نوێ بکەرەوە و دووبارە هەوڵ بدە',
  'designs.used-by-orders':
    'ناتوانرێت {names}[ و ئەوانی تر ({others})] بسڕدرێتەوە: {lines} دێڕی داواکاری هێشتا نەنێردراوە. سەرەتا بینێرە یان هەڵیبوەشێنەوە',
  'own-templates.superseded': 'قاڵبەکە سڕاوەتەوە یان دووبارە پاشەکەوت کراوە، بۆیە ئەم وەشانە دروست ناکرێت',
  'own-templates.photograph-gone':
    'وێنەی کاڵاکە نەدۆزرایەوە؛ لەوانەیە لابرابێت. بە وێنەیەکی تر پاشەکەوتی بکە',
  'own-templates.photograph-damaged': 'فایلی وێنەی کاڵاکە تێکچووە. بە وێنەیەکی تر پاشەکەوتی بکە',
  'own-templates.photograph-lost': 'فایلی وێنەی کاڵاکە چیتر لە کۆگادا نییە. بە وێنەیەکی تر پاشەکەوتی بکە',
  'own-templates.area-folded':
    'تۆڕی ناوچەی چاپ نووشتاوە یان یەکیان بڕیوە. خاڵەکان بە ڕیز بگەڕێنەوە: سەرەوەی چەپ، سەرەوەی ڕاست، خوارەوەی چەپ، خوارەوەی ڕاست',
  'own-templates.area-outside': 'ناوچەی چاپ لە دەرەوەی وێنەکەیە. ڕایبکێشە سەر کاڵاکە',
  'own-templates.area-tiny':
    'ناوچەی چاپ زۆر بچووکە. خاڵەکان لە یەک دوور بخەرەوە تا بەشی چاپکراوی کاڵاکە بگرێتەوە',
  'own-templates.went-wrong':
    'دروستکردنی قاڵبەکە هەڵەی تێکەوت. دووبارە پاشەکەوتی بکە؛ ئەگەر دووبارە بووەوە بە بەڕێوەبەر بڵێ',
  'own-templates.gave-up': 'چەند هەوڵێک تەواو نەبوو. دووبارە پاشەکەوتی بکە',
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
  'generation.interrupted':
    'چەند هەوڵێک لەبەر وەستانی کتوپڕی پرۆسەکە تەواو نەبوو؛ دووبارە هەوڵ بدە یان قەبارەیەکی بچووکتر هەڵبژێرە',
  'designs.foreign-cover': 'وێنەی بەرگ لە بارکراوەکانتدا نییە؛ دووبارە باری بکە',
  'designs.unreadable-cover': 'وێنەی بەرگ ناخوێندرێتەوە؛ دووبارە پاشەکەوتی بکە',
  'own-templates.psd-part': '«{layer}»: {feature}',
  'own-templates.psd-effect': 'شێوازی چین «{name}»',
  'own-templates.psd-blend': 'دۆخی تێکەڵکردن «{name}»',
  'own-templates.psd-adjustment': 'چینی ڕێکخستن «{name}»',
  'own-templates.psd-filter': 'فلتەری زیرەک «{name}»',
  'own-templates.psd-warp': 'چەمانەوەی «{name}»',
  'own-templates.psd-not-carried':
    'لەم PSDەدا شتێک هەیە کە بە وردی دروست ناکرێتەوە: {parts}. ئەم چینانە لە Photoshop بکە بە پیکسڵ یان تێکەڵیان بکە یان بیانسڕەوە و دووبارە باری بکە، یان ناوچەی چاپ لەسەر وێنەیەک دیاری بکە',
  'own-templates.psd-colour-mode':
    'ئەم PSDە RGBی 8 یان 16 بیت نییە ({mode}). لە Photoshop بیکە بە RGB و دووبارە باری بکە',
  'own-templates.psd-profile':
    'ڕەنگەکانی ئەم PSDە sRGB نین. لە Photoshop بیگۆڕە بۆ پرۆفایلی sRGB و دووبارە باری بکە',
  'own-templates.psd-no-smart-object':
    'لەم PSDەدا هیچ تەنێکی زیرەک دیار نییە و شوێنی چاپ نازانرێت. چینی چاپەکە بکە بە تەنی زیرەک و دووبارە باری بکە، یان ناوچەی چاپ لەسەر وێنەیەک دیاری بکە',
  'own-templates.psd-damaged':
    'فایلی ئەم PSDە ناتەواوە یان تێکچووە ({detail}). لە Photoshop دووبارە پاشەکەوتی بکە و باری بکە',
  'own-templates.psd-too-large':
    'ئەم PSDە زۆر گەورەیە ({detail}). تابلۆکە بچووک بکەرەوە یان چینەکان تێکەڵ بکە و دووبارە باری بکە',
  'own-templates.psd-memory':
    'خوێندنەوەی ئەم PSDە بیرگەی زیاتر لە ڕێپێدراوی ویست و وەستێنرا. تابلۆکە بچووک بکەرەوە یان چینەکان تێکەڵ بکە و دووبارە باری بکە',
  'own-templates.psd-time':
    'خوێندنەوەی ئەم PSDە زیاتر لە کاتی ڕێپێدراوی خایاند و وەستێنرا. تابلۆکە بچووک بکەرەوە یان چینەکان تێکەڵ بکە و دووبارە باری بکە',
  'own-templates.psd-crashed':
    'پرۆسەی خوێندنەوەی ئەم PSDە لەناکاو کۆتایی هات. دووبارە هەوڵ بدە؛ ئەگەر دووبارە بووەوە لە بەڕێوەبەر بپرسە',
  'own-templates.psd-went-wrong':
    'لە خوێندنەوەی ئەم PSDەدا هەڵەیەک ڕوویدا. دووبارە هەوڵ بدە؛ ئەگەر دووبارە بووەوە لە بەڕێوەبەر بپرسە',
  'own-templates.psd-gone': 'فایلی ئەم PSDە نەدۆزرایەوە، ڕەنگە سڕابێتەوە. دووبارە باری بکە',
  'own-templates.not-psd': 'ئەم وێنەیە PSD نییە؛ ناوچەی چاپی لەسەر دیاری بکە',
  'own-templates.psd-not-read': 'ئەم PSDە هێشتا دەخوێنرێتەوە؛ کەمێکی تر پاشەکەوتی بکە',
  'own-templates.psd-no-surface': 'ئەم PSDە تەنێکی زیرەکی وەهای نییە؛ دووبارە هەڵبژێرە',
  'own-templates.psd-ratio':
    'ڕێژەی پانی و بەرزیی چاپەکە وەک تەنە زیرەکەکە نییە و نەخشەکە ڕادەکێشرێت. تەنە زیرەکەکە {width} × {height} pxە: بە پانیی {widthMm} mm بەرزی {heightMm} mmە',
};
