import type { preflight as zh } from '../zh/preflight.ts';

export const preflight: { readonly [Id in keyof typeof zh]: string } = {
  'preflight.low-resolution':
    'وێنەی «{layer}» بەم قەبارەیە تەنیا {dpi} dpi هەیە، لە خوار کەمترین {lowestDpi} dpi، و لێڵ چاپ دەبێت. بچووکی بکەرەوە یان وێنەیەکی گەورەتر بەکاربهێنە.',
  'preflight.low-resolution.drawn':
    'گرافیکی ڤێکتەری «{layer}» گەورەترە لەوەی ڕوویەک بیکێشێت و تەنیا {dpi} dpi وەردەگرێت، لە خوار کەمترین {lowestDpi} dpi؛ لێڵ چاپ دەبێت. بچووکی بکەرەوە، یان گرافیکە گەورەکانی ژێری.',
  'preflight.below-print-resolution':
    'وێنەی «{layer}» بەم قەبارەیە {dpi} dpi هەیە، لە خوار وردیی چاپ {wantedDpi} dpi؛ لەوانەیە وردەکاری لەدەست بچێت. بچووکی بکەرەوە یان وێنەیەکی گەورەتر بەکاربهێنە.',
  'preflight.below-print-resolution.drawn':
    'گرافیکی ڤێکتەری «{layer}» گەورەترە لەوەی ڕوویەک بیکێشێت و تەنیا {dpi} dpi وەردەگرێت، لە خوار وردیی چاپ {wantedDpi} dpi؛ لەوانەیە وردەکاری لەدەست بچێت. بچووکی بکەرەوە، یان گرافیکە گەورەکانی ژێری.',
  'preflight.outside-print-area':
    '«{layer}» هەمووی لە دەرەوەی ناوچەی چاپە و چاپ ناکرێت. بیبە ژوورەوە یان بیسڕەوە.',
  'preflight.cut-off':
    'نزیکەی {percent}% ی «{layer}» لە دەرەوەی ناوچەی چاپە[ ({sides})] و دەبڕدرێت. بیبە ژوورەوە تا هەمووی چاپ بکرێت.',
  'preflight.cut-off.outline':
    'نزیکەی {percent}% ی «{layer}» لە دەرەوەی هێڵی کاڵاکەیە، تا {outlineMm} mm، و چاپ ناکرێت. بیبە ناو هێڵەکە تا هەمووی چاپ بکرێت.',
  'preflight.side-left': 'چەپ {mm} mm',
  'preflight.side-right': 'ڕاست {mm} mm',
  'preflight.side-top': 'سەرەوە {mm} mm',
  'preflight.side-bottom': 'خوارەوە {mm} mm',
  'preflight.bare-left': '{mm} mm بەتاڵ لە چەپ',
  'preflight.bare-right': '{mm} mm بەتاڵ لە ڕاست',
  'preflight.bare-top': '{mm} mm بەتاڵ لە سەرەوە',
  'preflight.bare-bottom': '{mm} mm بەتاڵ لە خوارەوە',
  'preflight.crosses-safe-line':
    '«{layer}» {gapMm} mm لە لێوارەکەوە کۆتایی دێت، لەودیوی هێڵی سەلامەتی {safeMm} mm، و لەوانەیە ببڕدرێت. بیبە ناو ناوچەی سەلامەت.',
  'preflight.crosses-safe-line.over':
    '«{layer}» {gapMm} mm لە لێوارەکەوە کۆتایی دێت، لەودیوی هێڵی سەلامەتی {safeMm} mm، و لەوانەیە ببڕدرێت. بیبە ناو ناوچەی سەلامەت، یان با وێنەکە لە لێوارەکە تێپەڕێت.',
  'preflight.crosses-safe-line.uncut':
    '«{layer}» {gapMm} mm لە لێوارەکەوە کۆتایی دێت، لەودیوی هێڵی سەلامەتی، و ئەگەر چاپەکە بجوڵێت لەوانەیە ناتەواو بێت. بیبە ناو ناوچەی سەلامەت.',
  'preflight.crosses-safe-line.uncut-over':
    '«{layer}» {gapMm} mm لە لێوارەکەوە کۆتایی دێت، لەودیوی هێڵی سەلامەتی، و ئەگەر چاپەکە بجوڵێت لەوانەیە ناتەواو بێت. بیبە ناو ناوچەی سەلامەت، یان با وێنەکە لە لێوارەکە تێپەڕێت.',
  'preflight.short-of-bleed':
    '«{layer}» دەگاتە لێواری بڕین بەڵام زیادەی {bleedMm} mm پڕ ناکاتەوە؛ لەوانەیە لێوارێکی سپی دەربکەوێت. تا ئەودیوی هێڵی زیادە گەورەی بکە.',
  'preflight.empty-design': 'هەموو ڕووەکان بەتاڵن: هیچ نییە بۆ چاپ. وێنە، دەق یان شێوە زیاد بکە.',
  'preflight.empty-surface': 'ڕووی «{surface}» بەتاڵە و چاپ ناکرێت. ئەگەر بە ئەنقەستە پشتگوێی بخە.',
  'preflight.fully-transparent': 'تاریکیی «{layer}» 0ە و نابینرێت. زیادی بکە یان بیسڕەوە.',
  'preflight.fully-transparent.almost':
    'تاریکیی «{layer}» تەنها {opacityPercent}% ە و بە زەحمەت دەبینرێت. زیادی بکە یان بیسڕەوە.',
  'preflight.too-small':
    '«{layer}» لە {smallestMm} mm بچووکترە و بە زەحمەت دەبینرێت. گەورەی بکە یان بیسڕەوە.',
  'preflight.nothing-to-print':
    '«{layer}» هیچی نییە بۆ چاپ: بێ وشەیە، یان بێ پڕکردنەوە و هێڵی دەور. تەواوی بکە یان بیسڕەوە.',
  'preflight.same-as-product':
    'ڕەنگی «{layer}» نزیکەی هەمان ڕەنگی کاڵاکەیە ({product}) و نابینرێت. ڕەنگێکی تر هەڵبژێرە یان هێڵی دەور زیاد بکە.',
  'preflight.same-as-product.part':
    'نزیکەی {percent}% ی گرادیێنتی «{layer}» نزیکەی ڕەنگی کاڵاکەیە ({product}) و نابینرێت. ڕەنگە نزیکەکان بگۆڕە یان هێڵی دەور زیاد بکە.',
  'preflight.fallback-font': '«{layer}»: {count} نووسە کە لە فۆنتەکەیدا نین بە {fonts} چاپ دەکرێن: {letters}',
  'preflight.lacking-features': '«{layer}»: فۆنتەکەی ئەم تایبەتمەندییانەی پیتی نییە: {features}',
  'preflight.other-forms':
    '«{layer}»: فۆنتەکەی شێوەی هەڵبژێردراوی پیت یان ئیمۆجی لێکدراو[ ({letters})] ی تێدا نییە و پیتی ئاسایی یان بەشەکانی چاپ دەبن. بیپشکنە یان فۆنتێکی تر هەڵبژێرە.',
  'preflight.missing-glyph':
    'فۆنتی «{layer}» {count} نووسەی تێدا نییە: {missing}. فۆنتێکی تر یان نووسەی تر هەڵبژێرە.',
  'preflight.heavy-letters':
    'پیتەکانی «{layer}» لە ڕادەبەدەر ئاڵۆزن بۆ چاپ: هێڵەکانی ئەم فۆنتە {times} ئەوەندەی سنووری وێنەکێشانن. فۆنتێکی تر هەڵبژێرە، وشە کەم بکەرەوە، یان هێڵی دەور لابە.',
  'preflight.heavy-vector':
    'هێڵەکانی «{layer}» لە ڕادەبەدەر ئاڵۆزن بۆ چاپ: لەگەڵ وێنە ڤێکتۆرەکانی ژێری {times} ئەوەندەی سنووری وێنەکێشانن. سادەی بکەرەوە یان بچووکی بکەرەوە، هێڵی دەور لابە، یان وێنە بەکاربهێنە.',
  'preflight.text-overflow':
    'دەقی «{layer}» لە چوارچێوەکەیدا جێگەی نابێتەوە و تەواو چاپ ناکرێت. پیتەکان بچووک بکەرەوە، چوارچێوەکە گەورە بکە، یان با دەقەکە خۆی بچووک بێتەوە.',
  'preflight.text-overflow.shrink':
    'دەقی «{layer}» تەنانەت بە بچووکترین قەبارەش جێگەی نابێتەوە و تەواو چاپ ناکرێت. چوارچێوەکە گەورە بکە یان وشە کەم بکەرەوە.',
  'preflight.missing-image':
    'وێنەی ڕەسەنی «{layer}» چیتر لە کتێبخانەدا نییە و چاپ ناکرێت. وێنەکە بگۆڕە یان چینەکە بسڕەوە.',
  'preflight.damaged-image':
    'بەشێک لە فایلی وێنەی «{layer}» تێکچووە یان ونە؛ لەوانەیە بە بەشی بەتاڵ یان هەڵە چاپ ببێت. بیپشکنە، باشترە بە وێنەیەکی ساغ بیگۆڕیت.',
  'preflight.semi-transparent':
    'تاریکیی «{layer}» {opacityPercent}% ە؛ لەسەر ژێرچینی سپی کاڵ و نایەکسان چاپ دەبێت. بیکە بە 100% و ڕەنگێکی ڕووناکتر بەکاربهێنە.',
  'preflight.semi-transparent.pixels':
    'وێنەی «{layer}» پیکسڵی نیوەڕوونی تێدایە؛ لەسەر ژێرچینی سپی لێوارەکانی کاڵ و زبر چاپ دەبن. وێنەیەک بە لێواری پتەو بەکاربهێنە.',
  'preflight.soft-shadow':
    'سێبەری «{layer}» بە {blurMm} mm لێڵ کراوە؛ لەسەر ژێرچینی سپی کاڵ و زبر چاپ دەبێت. سێبەرێکی پتەوی بێ لێڵی بەکاربهێنە.',
  'preflight.soft-shadow.pale':
    'تاریکیی سێبەری «{layer}» {opacityPercent}% ە؛ لەسەر ژێرچینی سپی کاڵ و زبر چاپ دەبێت. سێبەرێکی پتەوی بێ لێڵی بەکاربهێنە.',
  'preflight.cut-by-hole':
    'نزیکەی {percent}% ی «{layer}» دەکەوێتە کونی «{hole}» ({xMm} mm لە چەپەوە، {yMm} mm لە سەرەوە) کە هیچی تێدا چاپ ناکرێت. بیجوڵێنە یان بچووکی بکەرەوە.',
  'preflight.bare-strip':
    '«{layer}» چاپەکە پڕ ناکاتەوە: {bare}. ئەم کاڵایە تا لێوارەکانی چاپ دەکرێت، بۆیە ڕەنگی خۆی دەردەکەوێت. ناوچەی چاپ پڕ بکەرەوە، یان لە هەر چوار لاوە چوارچێوەیەکی دیار بهێڵەرەوە.',
  'preflight.tiny-artwork':
    'نەخشەکە تەنیا {widthMm} × {heightMm} mm ە، {percent}% ی ناوچەی چاپ، و زۆر بچووک دەردەکەوێت. گەورەی بکە؛ ئەگەر پیکسڵ کەمە وێنەیەکی گەورەتر بەکاربهێنە.',
  'preflight.thin-line':
    'هێڵێکی «{layer}» تەنیا {lineMm} mm ە، لە خوار {leastMm} mm کە ئەم شێوازی چاپە دەیگرێت، و دەپچڕێت یان ون دەبێت. ئەستووری بکە.',
  'preflight.small-letters':
    'پیتەکانی «{layer}» تەنیا {letterMm} mm ن، لە خوار {leastMm} mm کە ئەم شێوازی چاپە دەیگرێت، و پڕ دەبنەوە. دەقەکە گەورە بکە یان وشە کەم بکەرەوە.',
  'preflight.invisible-picture':
    'وێنەی «{layer}» تەواو ڕوونە: هیچ نییە بۆ چاپ. وێنەیەکی تر بەکاربهێنە یان چینەکە بسڕەوە.',
  'preflight.invisible-picture.almost':
    'وێنەی «{layer}» نزیکەی ڕوونە (ئەوپەڕی {percent}%) و نابینرێت. وێنەیەکی تر بەکاربهێنە یان چینەکە بسڕەوە.',
  'preflight.covered': '«{layer}» هەمووی لەژێر «{over}»دایە و نابینرێت. بیهێنە پێشەوە یان بیسڕەوە.',
  'preflight.low-contrast':
    'ڕووناکیی وشەکانی «{layer}»[ ({letters})] زۆر نزیکە لە ژێرەکەیان ({ground}) و بە زەحمەت دەخوێندرێنەوە. ڕەنگێکی جیاوازتر هەڵبژێرە یان هێڵی دەور زیاد بکە.',
  'preflight.invalid-code':
    'ناتوانرێت «{layer}» بکرێت بە کۆدی {codeName}: {why}. ناوەڕۆکەکە ڕاست بکەرەوە یان جۆرێکی تر هەڵبژێرە.',
  'preflight.code-modules':
    'باریکترین هێڵەکانی «{layer}» تەنیا {moduleMm} mm ن، لە خوار {leastMm} mm کە چاپ دەبن و دەخوێندرێنەوە. پانییەکەی لانیکەم بکە بە {widthMm} mm.',
  'preflight.code-contrast':
    'ڕووناکیی «{layer}» تەنیا {percent}% لە باکگراوندەکەی جیاوازە و لەوانەیە نەخوێندرێتەوە. کۆدی تاریک لەسەر باکگراوندی ڕوون بەکاربهێنە.',
  'preflight.code-inverted':
    '«{layer}» لە باکگراوندەکەی ڕوونترە؛ زۆر ئامێر تەنیا تاریک لەسەر ڕوون دەخوێننەوە. ڕەنگەکان بگۆڕەوە.',
  'preflight.code-ground': '«{layer}» لەسەر یەک ڕەنگ نییە و لەوانەیە نەخوێندرێتەوە. باکگراوندی بۆ دابنێ.',
  'preflight.code-covered': '«{over}» «{layer}»ی داپۆشیوە و ناخوێندرێتەوە. لایببە یان کۆدەکە بهێنە پێشەوە.',
  'preflight.code-covered.margin':
    '«{over}» چووەتە ناو ئەو پەراوێزەی کە دەبێت لە دەوری «{layer}» بەتاڵ بێت و لەوانەیە نەخوێندرێتەوە. لایببە یان کۆدەکە بهێنە پێشەوە.',
  'preflight.why-empty': 'ناوەڕۆکەکە بەتاڵە',
  'preflight.why-characters': 'ناتوانێت «{characters}» هەڵبگرێت',
  'preflight.why-length': '{wanted} ژمارەی دەوێت و {length} ی هەیە',
  'preflight.why-check-digit': 'دوا ژمارە دەبێت {wanted} بێت و {digit} یە؛ هەموو ژمارەکان بپشکنە',
  'preflight.why-too-long': 'ناوەڕۆکەکە زۆر درێژە',
  'preflight.unknown-surface':
    'قاڵبەکە ڕووی «{wanted}»ی نییە؛ ئەوەی لەسەریەتی چاپ ناکرێت. بیبە سەر یەکێک لە ڕووەکانی قاڵبەکە.',
  'preflight.unknown-colour': 'قاڵبەکە ڕەنگی «{wanted}»ی نییە. دووبارە ڕەنگ هەڵبژێرە.',
  'preflight.unknown-size': 'قاڵبەکە قەبارەی «{wanted}»ی نییە. دووبارە قەبارە هەڵبژێرە.',
  'preflight.broken-binding':
    'ئەو خانەیەی «{layer}» پێیەوە بەستراوە نەماوە یان جۆرێکی ترە، بۆیە داواکارییەکان دەوەستن. خانەیەک هەڵبژێرە یان بەستنەکە لاببە.',
  'preflight.broken-binding.no-colour':
    'ڕەنگی «{layer}» لە خانەی «{field}»ەوە دێت، بەڵام هەندێک هەڵبژاردە ڕەنگیان نییە، بۆیە داواکارییەکان دەوەستن. ڕەنگ بدە بە هەموو هەڵبژاردەیەک.',
  'preflight.broken-binding.no-choice':
    '«{layer}» بۆ هەڵبژاردەکانی «{field}» پیشان دەدرێت کە نەماون، بۆیە داواکارییەکان دەوەستن. دووبارە هەڵبژێرە.',
  'preflight.unused-field':
    'هیچ چینێک خانەی «{field}» بەکارناهێنێت: ئەوەی کڕیار پڕی دەکاتەوە چاپ ناکرێت، بۆیە داواکارییەکان دەوەستن. چینێکی پێوە ببەستە یان بیسڕەوە.',
  'preflight.no-choices':
    'خانەی «{field}» هێشتا هەڵبژاردەی نییە، بۆیە هیچ بەهایەک نەناسراوە. هەڵبژاردەکانی زیاد بکە.',
  'preflight.sample-breaks-rules':
    'نموونەی «{layer}» یاساکانی خانەی «{field}» دەشکێنێت ({broken})؛ هیچ کڕیارێک ناتوانێت ئەمە بنووسێت. نموونەکە یان یاساکان بگۆڕە.',
  'preflight.styles-replaced':
    'وشەکانی «{layer}» چەند شێوازێکیان هەیە. ئەو وشانەی داواکارییەک بۆ خانەی «{field}» دەیانهێنێت هەموویان بە شێوازی چینەکە چاپ دەکرێن: {style}.',
  'preflight.picture-mirrored':
    '«{layer}» ئاوێنەییە، بۆیە وێنەی کڕیارەکانیش ئاوێنەیی دەبن و وشەکانیان پێچەوانە چاپ دەبن. ئەگەر مەبەست نییە لایببە.',
  'preflight.picture-cropped':
    '«{layer}»: ڕێژەی وێنەکە لە چوارچێوەکەی جیاوازە، نزیکەی {percent}% ی دەبڕدرێت. دڵنیا بە ڕوخسار و وشەکان ماون.',
  'preflight.repeats-enlarged':
    '«{layer}»: بە پانی {wantedMm} mm ژمارەی دووبارەکان لەوە زیاتر دەبوو کە دەتوانرێت بکێشرێت، بۆیە پانی هەر دانەیەک بوو بە {mm} mm. بۆ نەخشێکی چڕتر، وێنەیەک دووبارە بکەوە کە چەند دووبارەی تێدا بێت.',
  'preflight.style-own-font': 'فۆنتی تایبەت',
  'preflight.style-size': '{mm} mm',
  'preflight.style-gradient': 'ڕەنگی تێکەڵ',
  'preflight.rule-too-long': '{length} نووسە، ئەوپەڕی {most}',
  'preflight.rule-too-short': '{length} نووسە، لانیکەم {least}',
  'preflight.rule-too-many-lines': '{lines} دێڕ، ئەوپەڕی {most}',
  'preflight.rule-characters': 'نووسەی ڕێگەپێنەدراو: {characters}',
};
