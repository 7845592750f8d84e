import type { orderFiles as zh } from '../zh/order-files.ts';

export const orderFiles: { readonly [Id in keyof typeof zh]: string } = {
  'orders.table-empty': 'فایلەکە بەتاڵە؛ دووبارە هەناردەی بکە و باری بکە',
  'orders.table-no-rows': 'لەژێر سەردێڕەکان هیچ ڕیزێک نییە؛ لاپەڕە و ڕیزی سەردێڕی هەڵبژێردراو بپشکنە',
  'orders.table-too-large': 'فایلەکە لە {bytes} MB گەورەترە؛ دابەشی بکە و بەشەکان هاوردە بکە',
  'orders.table-too-many-rows':
    'ڕیزی {row} هێشتا ناوەڕۆکی تێدایە؛ ئەوپەڕی {rows} ڕیز، بۆیە فایلەکە دابەش بکە یان خانە زیادەکان پاک بکەرەوە',
  'orders.table-too-many-columns':
    'ستوونی {column} هێشتا ناوەڕۆکی تێدایە؛ ئەوپەڕی {columns} ستوون، بۆیە ستوونە ناپەیوەندیدارەکان بسڕەوە',
  'orders.table-long-cell':
    'ڕیزی {row} ستوونی {column} زیاتر لە {chars} پیت یان بۆشایی یەک لەدوای یەکی زۆری تێدایە؛ کورتی بکەرەوە',
  'orders.table-unknown-kind': 'ئەمە خشتە نییە؛ فایلی .xlsx یان .xls یان .csv یان .txt بار بکە',
  'orders.zip-with-tables':
    'ئەرشیفەکە {count} خشتەی تێدایە ({names}[، {more}])؛ بیکەرەوە و یەک یەک باریان بکە',
  'orders.table-other-text': 'ئەمە فایلی {kind}ە و خشتە نییە؛ فایلێکی .xlsx یان .csv هەناردە بکە و باری بکە',
  'orders.table-other-workbook': 'فایلی {kind} پشتگیری ناکرێت؛ وەک .xlsx پاشەکەوتی بکە و باری بکە',
  'orders.table-password': 'فایلەکە وشەی نهێنی هەیە؛ بەبێ ئەو پاشەکەوتی بکە و باری بکە',
  'orders.table-macros':
    'فایلەکە ماکرۆی تێدایە و لەبەر پاراستن ناکرێتەوە؛ وەک .xlsx پاشەکەوتی بکە و باری بکە',
  'orders.table-external-links':
    'فۆرمولێک لە ڕیزی {row} بەهاکەی لە فایلێکی ترەوە وەردەگرێت؛ هەمووی وەک بەها بلکێنە و باری بکە',
  'orders.table-bomb':
    'فایلەکە لە کردنەوەدا بە ڕادەیەکی نائاسایی گەورە دەبێت و ناخوێندرێتەوە؛ دووبارە هەناردەی بکە و باری بکە',
  'orders.table-broken':
    'فایلەکە تێکچووە یان ناتەواوە؛ لە بەرنامەی خشتەدا بیکەرەوە، پاشەکەوتی بکە و باری بکە',
  'orders.table-packing':
    'ئەرشیفەکە بە شێوازێک پەستێنراوە کە پشتگیری ناکرێت؛ وەک ZIPی ئاسایی بیپەستێنە و باری بکە',
  'orders.table-unclosed-quote':
    'جووتە کەوانەیەک لە ڕیزی {row} کراوەتەوە و دانەخراوە؛ دایبخە یان وەک .xlsx پاشەکەوتی بکە',
  'orders.table-torn-headers':
    'کەوانەکانی ڕیزی {row}، سەردێڕەکان، ناتەواون و ستوونەکان دڵنیا نین؛ سەردێڕەکان ڕاست بکەرەوە یان دووبارە هەناردەی بکە',
  'orders.table-wrong-encoding': 'کۆدکردنی {label} نەناسراوە؛ یەکێکی تر هەڵبژێرە',
  'orders.table-too-slow':
    'فایلەکە ئاڵۆزترە لەوەی لە کاتی خۆیدا بخوێندرێتەوە؛ دابەشی بکە یان وەک .csv پاشەکەوتی بکە',
  'orders.table-reader-killed':
    'خوێندنەوەی پەڕگەکە لە دەرەوە وەستێنرا (ئاماژە {signal}): لەوانەیە ڕاژەکار دووبارە دەست پێ بکاتەوە یان بیرگەی کەم بێت. کێشەیەک لە پەڕگەکەدا نەزانراوە؛ دووبارە باری بکە',
  'orders.table-reader-ended':
    'پرۆسەی خوێندنەوەی پەڕگەکە لەناکاو کۆتایی هات (کۆدی دەرچوون {code}). هیچ هاوردە نەکرا؛ دووبارە باری بکە، ئەگەر دووبارە بووەوە بە بەڕێوەبەری ڕاژەکار بڵێ',
  'orders.table-long-row': 'ڕیزی {row} بە گشتی زیاتر لە {chars} پیتی هەیە؛ کورتی بکەرەوە',
  'orders.table-too-many-letters':
    'دوای کردنەوە خشتەکە زیاتر لە {millions} ملیۆن پیتی هەیە؛ دابەشی بکە بۆ چەند فایلێک',
  'orders.table-too-much-memory':
    'فایلەکە بیرگەی زیاتر لە ڕێگەپێدراو دەوێت؛ دابەشی بکە یان وەک .csv پاشەکەوتی بکە',
  'orders.zip-too-large': 'ئەرشیفەکە لە {bytes} MB گەورەترە؛ دابەشی بکە و بەشەکان هاوردە بکە',
  'orders.zip-unsafe-name':
    'ئەرشیفەکە ڕێچکەیەکی نائەمنی تێدایە: {name}. ناخوێندرێتەوە؛ فایلەکان دووبارە بپەستێنە و باریان بکە',
  'orders.zip-link': '{name} لە ئەرشیفەکەدا بەستەرە بۆ شوێنێکی تر و ناخوێندرێتەوە؛ فایلەکە خۆی دابنێ',
  'orders.zip-repeated-name':
    'ئەرشیفەکە دوو فایلی بە ناوی {name} تێدایە و دڵنیا نییە کامەیان؛ دووبارە بیپەستێنە',
  'orders.zip-too-deep': 'ئەرشیفەکان زیاتر لە {depth} ئاست لە ناو یەکدان؛ هەندێکیان بکەرەوە و باریان بکە',
  'orders.zip-too-many-files': 'ئەرشیفەکە زیاتر لە {files} فایلی تێدایە؛ دابەشی بکە و بەشەکان هاوردە بکە',
  'orders.zip-json-too-large':
    '{name} لە ئەرشیفەکەدا لە {jsonBytes} MB زیاترە، بۆ تایبەتکردن زۆرە و ناخوێندرێتەوە',
  'orders.zip-json-broken':
    '{name} لە ئەرشیفەکەدا ناتەواوە و تایبەتکردنەکەی ناخوێندرێتەوە؛ ZIPەکە دووبارە دابگرە و باری بکە',
  'orders.zip-json-too-deep': '{name} لە ئەرشیفەکەدا زۆر قووڵ تێکئاڵاوە و ناخوێندرێتەوە',
  'orders.zip-without-table':
    'ئەرشیفەکە نە خشتە و نە تایبەتکردنی تێدایە؛ ئەرشیفێک بار بکە کە خشتەی داواکاری (.xlsx، .xls، .csv، .txt) یان JSONی Amazon Custom تێدا بێت',
  'orders.and-others': '…',
  'orders.zip-inside': '{name} لە ئەرشیفەکەدا: {why}',
  'orders.layout-any': 'هەر خشتەیەک',
  'orders.layout-ours': 'قاڵبی داواکاریی ئێمە',
  'orders.layout-program': 'پڕۆگرام',
  'orders.file-taobao-orders':
    'ئەمە ڕاپۆرتی داواکاریی Taobaoیە: هەر داواکارییەک ڕیزێک، بەبێ وردەکاری و ژمارەی کاڵاکان. ڕاپۆرتی کاڵاکان دابگرە و باری بکە',
  'orders.file-etsy-orders':
    'ئەمە فایلی Sold Ordersی Etsyیە و دێڕی کاڵای تێدا نییە. لە Etsy جۆری CSV بکە بە «Order Items» و ئەو فایلە بار بکە',
  'orders.file-amazon-all-orders':
    'ئەمە ڕاپۆرتی All Orders یان ناردنەکانی FBAی Amazonە و وەرگری تێدا نییە. «Order reports → Unshipped orders» دابگرە و باری بکە',
  'orders.file-without-lines':
    'ئەم هەناردەیە داواکارییەکان بەبێ کاڵا (SKU، ژمارە) یان ناونیشان دەنووسێت، بۆیە هیچی لێ بەرهەم ناهێنرێت. هەناردەیەک هەڵبژێرە کە بۆ هەر کاڵایەک ڕیزێک و ناونیشانی ناردنی هەبێت، و ئەو فایلە بار بکە',
  'order-template.file': 'قاڵبی هاوردەکردنی داواکاری',
  'order-template.sheet': 'داواکارییەکان',
  'order-template.notes-sheet': 'ڕێنمایی',
  'order-template.example-sheet': 'نموونە',
  'order-template.column': 'ستوون',
  'order-template.required': 'پێویست',
  'order-template.yes': 'بەڵێ',
  'order-template.note': 'واتا',
  'order-template.example': 'نموونە',
  'order-template.rule-rows':
    '«{sheet}» لە ڕیزی 2ەوە پڕ بکەرەوە، هەر ڕیزێک کاڵایەک؛ ستوونە *دارەکان پێویستن.',
  'order-template.rule-columns':
    'دەتوانیت ستوون زیاد بکەیت، بیسڕیتەوە و بیگوازیتەوە، بەڵام وشە چینییەکانی سەردێڕەکان بهێڵەرەوە؛ ستوونی نەناسراو ناخوێنرێتەوە.',
  'order-template.rule-text':
    'ژمارەی داواکاری، SKU، کۆدی پۆستە و تەلەفۆن دەقن: خانەکان وا ڕێکخراون، مەیانکە بە ژمارە.',
  'order-template.rule-address': 'ڕیزەکانی یەک داواکاری هەمان وەرگر و ناونیشانیان هەیە.',
  'order-template.rule-size': 'هەر فایلێک ئەوپەڕی 50,000 ڕیز و 20 MBی هەیە.',
  'template-words.externalOrderNo': 'ژمارەی داواکاری',
  'template-words.externalLineId': 'ناسنامەی دێڕ',
  'template-words.platform': 'بازاڕ',
  'template-words.shop': 'فرۆشگا',
  'template-words.placedAt': 'کاتی داواکاری',
  'template-words.shipBy': 'ناردن تا',
  'template-words.productTitle': 'کاڵا',
  'template-words.variation': 'جۆر',
  'template-words.quantity': 'ژمارە',
  'template-words.unitPrice': 'نرخی دانە',
  'template-words.currency': 'دراو',
  'template-words.personalization': 'تایبەتکردن',
  'template-words.designCode': 'کۆدی دیزاین',
  'template-words.imageUrl': 'بەستەری وێنەی کڕیار',
  'template-words.recipientName': 'وەرگر',
  'template-words.country': 'کۆدی وڵات',
  'template-words.province': 'پارێزگا',
  'template-words.city': 'شار',
  'template-words.district': 'ناوچە',
  'template-words.address1': 'ناونیشان 1',
  'template-words.address2': 'ناونیشان 2',
  'template-words.postcode': 'کۆدی پۆستە',
  'template-words.phone': 'تەلەفۆن',
  'template-words.mobile': 'مۆبایل',
  'template-words.email': 'ئیمەیل',
  'template-words.company': 'کۆمپانیا',
  'template-words.houseNo': 'ژمارەی خانوو',
  'template-words.taxNo': 'ژمارەی باج',
  'template-words.buyerNote': 'تێبینیی کڕیار',
  'template-words.sellerNote': 'تێبینیی فرۆشیار',
  'template-words.shippingMethod': 'شێوازی ناردن',
  'template-words.trackingNo': 'ژمارەی بەدواداچوون',
  'template-words.labelUrl': 'بەستەری لەیبڵی ناردن',
  'template-words.customsNameZh': 'ناوی گومرگی چینی',
  'template-words.customsNameEn': 'ناوی گومرگی ئینگلیزی',
  'template-words.customsValue': 'نرخی ڕاگەیەندراو',
  'template-words.customsWeight': 'کێشی ڕاگەیەندراو بە گرام',
  'template-words.hsCode': 'کۆدی HS',
  'template-notes.externalOrderNo':
    'ژمارەی داواکاری لە بازاڕ، وەک دەق. داواکارییەک کە چەند کاڵای هەبێت چەند ڕیز دەگرێت و ڕیزەکانی هەمان ژمارە دەبنە یەک داواکاری',
  'template-notes.externalLineId':
    'ژمارەی ئەم دێڕە لە بازاڕ، ئەگەر هەبێت: لە هاوردەکردنی دووبارەدا پێی دەناسرێتەوە',
  'template-notes.platform': 'وەک Temu و Etsy',
  'template-notes.shop': 'ناوی فرۆشگا: دوو فرۆشگا لەوانەیە هەمان ژمارەیان هەبێت',
  'template-notes.placedAt': 'وەک 2026-05-03 12:30:00 بە کاتی پەکین',
  'template-notes.shipBy': 'بە هەمان شێوە',
  'template-notes.sku': 'دیزاین و ڕەنگ و قەبارە دیاری دەکات؛ سفرەکانی سەرەتا دەمێننەوە',
  'template-notes.productTitle': 'بۆ پشکنین',
  'template-notes.variation': 'ڕەنگ و قەبارە و هاوشێوەکانی',
  'template-notes.quantity': 'ژمارەی تەواوی گەورەتر لە 0',
  'template-notes.unitPrice': 'ژمارەیەک وەک 19.90',
  'template-notes.currency': 'وەک USD',
  'template-notes.personalization':
    'ئەوەی کڕیار دەیەوێت چاپ بکرێت بە شێوەی «ناو: دەق»، هەر یەک لە دێڕێک یان بە خاڵ و کۆما؛ ناوەکان ناوی چینە بەستراوەکانی دیزاینن',
  'template-notes.designCode': 'ژمارەی دیزاین، ئەگەر SKU دیاری نەکات',
  'template-notes.imageUrl': 'بەستەری ئەو وێنەیەی کڕیار دەیەوێت چاپ بکرێت',
  'template-notes.recipientName': 'ناوی تەواو',
  'template-notes.country': 'وەک US؛ ناوی وڵاتیش دەبێت',
  'template-notes.province': 'بۆ ئەمریکا و کەنەدا و ئوسترالیا و هیتر پێویستە',
  'template-notes.address1': 'شەقام و ژمارەی خانوو',
  'template-notes.postcode': 'لە زۆربەی وڵاتاندا پێویستە؛ وەک دەق و بە سفرەکانی سەرەتاوە',
  'template-notes.phone': 'ئەمە یان مۆبایل',
  'template-notes.shippingMethod': 'لەگەڵ ژمارەی بەدواداچوون، یان هیچیان',
  'template-notes.labelUrl': 'کاتێک بازاڕ لەیبڵەکە دروست دەکات، بەمەوە ناونیشان پێویست نییە',
};
