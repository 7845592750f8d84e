import type { sheets as zh } from '../zh/sheets.ts';

export const sheets: { readonly [Id in keyof typeof zh]: string } = {
  'sheets.not-made': 'هەڵەیەک ڕوویدا؛ لە لیستی دیزاینەکان «هەوڵدانەوە» هەڵبژێرە',
  'sheets.failed-before': 'کێشانی سەرکەوتوو نەبوو؛ لە لیستی دیزاینەکان دووبارە بیکێشە',
  'sheets.too-many-designs':
    'ئەوپەڕی {maxDesigns} دیزاین لە یەک هەناردەدا دەبێت؛ بەپێی پۆل یان کۆمەڵ دابەشی بکە',
  'sheets.nothing-chosen': 'هیچ نییە بۆ هەناردەکردن؛ دیزاین یان پاڵێوەرێکی تر هەڵبژێرە',
  'sheets.too-many-layouts': 'ئەوپەڕی {maxLayouts} شێوازی هاوردەکراو دەبێت؛ ئەوانەی پێویستت نین بیانسڕەوە',
  'sheets.too-many-presets': 'ئەوپەڕی {maxPresets} پێشڕێکخستن دەبێت؛ ئەوانەی پێویستت نین بیانسڕەوە',
  'sheets.no-file': 'فایل نییە؛ فایلێکی .xlsx هەڵبژێرە',
  'sheets.unknown-kind': 'ئەمە فایلی .xlsx نییە یان وشەی نهێنی هەیە؛ لایببە و وەک .xlsx پاشەکەوتی بکە',
  'sheets.file-too-large':
    'فایلەکە زۆر گەورەیە (ئەوپەڕی 5 MB) یان لە کردنەوەدا زۆر گەورە دەبێت؛ تەنیا سەردێڕ و چەند نموونەیەک بهێڵەرەوە',
  'sheets.too-many-rows':
    'خشتەیەک کە وەک شێواز بەکاردێت ئەوپەڕی {rows} ڕیز و 256 ستوونی دەبێت؛ سەردێڕ و چەند نموونەیەک بهێڵەرەوە',
  'sheets.macros': 'فایلەکە ماکرۆی تێدایە و لەبەر پاراستن ناکرێتەوە؛ وەک .xlsx پاشەکەوتی بکە',
  'sheets.broken':
    'فایلەکە تێکچووە یان بە شێوەیەکی نائاسایی نووسراوە؛ لە Excel یان WPS بیکەرەوە و وەک .xlsx پاشەکەوتی بکە',
  'sheets.no-headers': 'ڕیزی سەردێڕ نییە: هیچ کام لە 15 ڕیزی یەکەم دەقی لە دوو ستووندا نییە',
  'sheets.same-titles':
    'ناونیشانی {count} دیزاین وەک هی ترە و تێکەڵ دەکرێن، بۆیە خشتە دروست نەکرا. یەکەم: «{name}» ({sku}). {problem}. ناونیشانەکان بگۆڕە، یان ژمارەی دیزاین بۆ هاوشێوەکان زیاد بکە',
  'sheets.all-deleted': 'هەموو دیزاینە هەڵبژێردراوەکان سڕاونەتەوە، بۆیە هیچ نییە بۆ هەناردەکردن',
  'sheets.some-deleted': '{exported} هەناردە کران، {deleted} پێشتر سڕابوونەوە',
  'sheets.csv-converted':
    'کاتێک ئەم CSVـیە لە بەرنامەی خشتەدا دەکرێتەوە، {count} خانە (وەک {sample}) دەبنە ژمارە یان بەروار؛ بۆ بینینیان لەوێ «هەناردەکردنی خشتە» بەکاربهێنە[؛ {deleted} پێشتر سڕابوونەوە]',
  'sheets.all-wrong':
    'هەموو دیزاینە هەڵبژێردراوەکان هەڵەیان تێدایە، بۆیە هیچ نییە بۆ هەناردەکردن. یەکەم: {problem}؛ {advice}',
  'sheets.exported':
    '{exported} هەناردە کران[، {wrong} لەبەر هەڵە لابران][، {deleted} پێشتر سڕابوونەوە][، {notes} تێبینی لە دوا لاپەڕەی فایلەکەدا]',
  'sheets.checking': 'ڕەنگ و قەبارەکان دەپشکنرێن: {checked} لە {all}',
  'sheets.drawing-colours': 'پێشاندانی ڕەنگەکانی تر دروست دەکرێن: {made} لە {all}',
  'sheets.storage-full': 'شوێنی هەڵگرتن پڕە و خشتە دروست نەکرا. شوێن بەتاڵ بکە و دووبارە هەناردەی بکە',
  'sheets.went-wrong':
    'دروستکردنی خشتەکە هەڵەی تێکەوت. دووبارە هەناردەی بکە؛ ئەگەر دووبارە بووەوە بە بەڕێوەبەر بڵێ',
  'sheets.gave-up': 'چەند هەوڵێک تەواو نەبوو. هەر جارێک دیزاینی کەمتر هەناردە بکە',
  'sheet-findings.cell-missing': '«{column}» پێویستە و بەتاڵە',
  'sheet-findings.cell-missing.advice': 'لە پێشڕێکخستندا پڕی بکەرەوە، یان ستوونەکە بە خانەیەکەوە ببەستە',
  'sheet-findings.cell-missing.advice-title':
    'لێرە ناونیشانێک بنووسە، یان یاسای ناونیشان لە پێشڕێکخستندا بگۆڕە',
  'sheet-findings.not-positive': '«{column}» دەبێت لە 0 زیاتر بێت',
  'sheet-findings.not-positive.advice': 'یاسای نرخ، قەبارەی پاکەت و کێش لە پێشڕێکخستندا بپشکنە',
  'sheet-findings.title-too-long': 'ناونیشانەکە {length} نووسەیە و پلاتفۆرم {max} وەردەگرێت',
  'sheet-findings.title-too-long.advice':
    'ناونیشانەکە کورت بکەرەوە، یان هەموو ناونیشانە درێژەکان بە یەک کرتە ببڕە',
  'sheet-findings.title-not-english': 'لە ناونیشانی ئینگلیزیدا پیتی چینی هەیە',
  'sheet-findings.title-not-english.advice': 'ناونیشانێکی ئینگلیزی بنووسە',
  'sheet-findings.same-title': '«{column}»: هەمان ناونیشانی «{other}» ({sku})؛ پلاتفۆرم تێکەڵیان دەکات',
  'sheet-findings.same-title.advice':
    'بیگۆڕە، یان بە یەک کرتە ژمارەی دیزاین بۆ ناونیشانە هاوشێوەکان زیاد بکە؛ پێش ئەوە هیچ هەناردە ناکرێت',
  'sheet-findings.same-sku': 'SKUی {sku} دوو جار بەکارهاتووە؛ «{other}» پێشتر هەیەتی',
  'sheet-findings.same-sku.advice': '{fields} بۆ یاسای SKU زیاد بکە، یان بە یەک کرتە ژمارەیان بۆ دابنێ',
  'sheet-findings.not-drawn': 'پێشاندان نییە: {reason}',
  'sheet-findings.not-drawn.advice': 'دیزاینەکە ڕاست بکەرەوە و دووبارە هەناردەی بکە',
  'sheet-findings.too-many-images': '{count} وێنە؛ تەنیا {max}ی یەکەم دەنووسرێن',
  'sheet-findings.too-many-images.advice': 'ڕیزبەندی وێنەکان بگۆڕە یان زیادەکان لە پێشڕێکخستندا لاببە',
  'sheet-findings.image-not-square':
    '{count} پێشاندان {widthPx}×{heightPx}ن؛ پلاتفۆرم چوارگۆشەی لانیکەم {min} px دەوێت',
  'sheet-findings.image-not-square.advice':
    'وێنەی کەرەستە خۆی دەکرێتە چوارگۆشە؛ ئەوانی تر لە پلاتفۆرمدا بگۆڕە',
  'sheet-findings.address-not-public':
    'ناونیشانی وێنەکان تەنیا لەم ئامێر یان تۆڕەدا کار دەکەن؛ ERP ناتوانێت بیانهێنێت',
  'sheet-findings.address-not-public.advice':
    'بە بەڕێوەبەر بڵێ PUBLIC_URL بکات بە ناونیشانێکی https لە ئینتەرنێت',
  'sheet-findings.address-not-https': 'ناونیشانی وێنەکان httpـن؛ لەوانەیە پلاتفۆرم وەریان نەگرێت',
  'sheet-findings.address-not-https.advice': 'بە بەڕێوەبەر بڵێ https لە PUBLIC_URL بەکاربهێنێت',
  'sheet-findings.no-variants': 'ڕەنگ و قەبارە نییە بۆ هەناردەکردن',
  'sheet-findings.no-variants.advice': 'بەستنەوەی ڕەنگ و قەبارەکان بپشکنە، یان هی دیزاینەکە',
  'sheet-findings.changed-meanwhile':
    'دیزاینەکە لە کاتی دروستکردنی خشتەکەدا گۆڕدرا؛ ڕیزەکانی وەک پێش گۆڕانکاری پیشانی دەدەن',
  'sheet-findings.changed-meanwhile.advice': 'دیزاینەکە دووبارە هەناردە بکە بۆ ئەوەی وەک ئێستا لیست بکرێت',
  'sheet-findings.deleted-meanwhile':
    'دیزاینەکە لە کاتی دروستکردنی خشتەکەدا سڕایەوە؛ ڕیزەکانی هێشتا لە خشتەکەدان',
  'sheet-findings.deleted-meanwhile.advice': 'پێش هاوردەکردنی خشتەکە، ڕیزەکانی بسڕەوە',
  'sheet-findings.print': '[{variant}: ]{problem}',
  'sheet-findings.print.advice':
    'ئەم ڕەنگ و قەبارەیە لە دیزاینەر هەڵبژێرە و ڕاستی بکەرەوە، یان تەنها ڕەنگ و قەبارەی دیزاینەکە هەناردە بکە (ڕێکخستنی فرۆشگا)',
  'sheet-findings.row-left-out': '{variant} لابرا: {problem}',
  'sheet-findings.unchecked': 'هێشتا نەپشکنراوە کە ئایا هەموو ڕەنگ و قەبارەکان باش چاپ دەبن',
  'sheet-findings.unchecked.advice':
    'لە کاتی دروستکردنی خشتەکەدا دەپشکنرێت و لە دوا لاپەڕەیدا دەنووسرێت؛ ئەگەر ئەمە لەوێ بوو، دووبارە هەناردە بکە',
  'sheet-findings.too-many-variants': '{count} جۆر؛ پلاتفۆرم ئەوپەڕی {max} پێشنیار دەکات',
  'sheet-findings.too-many-variants.advice':
    'ئەگەر هاوردەکردن ڕەتکرایەوە، تەنیا ڕەنگ و قەبارەی دیزاینەکە هەناردە بکە',
  'sheet-findings.cell-too-long': '{length} نووسە؛ خانەیەک 32767 دەگرێت',
  'sheet-findings.cell-too-long.advice': 'کورتی بکەرەوە',
  'sheet-findings.attributes-not-json': 'تایبەتمەندییەکان JSONی دروست نین',
  'sheet-findings.attributes-not-json.advice': 'تایبەتمەندییەکان لە ERPەوە کۆپی بکە بۆ پێشڕێکخستن',
  'sheet-findings.currency-differs': 'نرخی قاڵب بە {from}ە و هی فرۆشگا بە {to}؛ هیچ ناگۆڕدرێت',
  'sheet-findings.currency-differs.advice': 'نرخی ئاڵوگۆڕ بخەرە ناو هاوکۆلکەی یاسای نرخ',
  'sheet-findings.header-currency': '«{column}» {asked} دەوێت و پێشڕێکخستن {written} دەڵێت؛ هیچ ناگۆڕدرێت',
  'sheet-findings.header-currency.advice': 'بۆ ئەم خشتەیە پێشڕێکخستنێک بەو دراوە بەکاربهێنە',
  'sheet-findings.colour-unmapped': 'ڕەنگەکانی خشتەکە کە کاڵاکە نییەتی: {words}؛ ئەو ڕیزانە لادەبرێن',
  'sheet-findings.size-unmapped': 'قەبارەکانی خشتەکە کە کاڵاکە نییەتی: {words}؛ ئەو ڕیزانە لادەبرێن',
  'sheet-findings.unmapped.advice': 'لە شێوازەکەدا بیانبەستە',
  'sheet-columns.number': 'ژمارە',
  'sheet-columns.design': 'دیزاین',
  'sheet-columns.code': 'SKUی دیزاین',
  'sheet-columns.product': 'کاڵا (قاڵب)',
  'sheet-columns.product-code': 'کۆدی کاڵا',
  'sheet-columns.colour': 'ڕەنگ',
  'sheet-columns.size': 'قەبارە',
  'sheet-columns.picture': 'پێشاندان (وێنە)',
  'sheet-columns.mockup': 'بەستەری پێشاندان',
  'sheet-columns.mockups': 'هەموو بەستەرەکانی پێشاندان (هەر یەک لە دێڕێک)',
  'sheet-columns.prints': 'بەستەری فایلەکانی چاپ',
  'sheet-columns.artwork': 'وێنەکانی دیزاین',
  'sheet-columns.cost': 'تێچوو',
  'sheet-columns.price': 'نرخی پێشنیارکراو',
  'sheet-columns.currency': 'دراو',
  'sheet-columns.weight': 'کێش (گرام)',
  'sheet-columns.length': 'درێژی (سم)',
  'sheet-columns.width': 'پانی (سم)',
  'sheet-columns.height': 'بەرزی (سم)',
  'sheet-columns.title-zh': 'سەردێڕ (چینی)',
  'sheet-columns.title-en': 'سەردێڕ (ئینگلیزی)',
  'sheet-columns.description': 'وەسف',
  'sheet-columns.tags': 'تاگەکان',
  'sheet-columns.shop': 'فرۆشگا/گرووپ',
  'sheet-columns.created-by': 'دروستکەر',
  'sheet-columns.created-at': 'دروستکراوە',
  'sheet-columns.updated-at': 'نوێکراوە',
  'sheet-columns.remark': 'تێبینی',
  'sheet-rows.tags': '{category}، {material}',
  'sheet-rows.links-until': 'بەستەری فایلەکانی چاپ تا {when} کار دەکات',
  'sheet-rows.no-files': 'پێشاندان و فایلی چاپی نییە: {reason}',
};
