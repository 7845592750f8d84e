import type { images as zh } from '../zh/images.ts';

export const images: { readonly [Id in keyof typeof zh]: string } = {
  'tiff.lossless-jpeg': 'ضغط JPEG بلا فقد',
  'jpeg.hierarchical': 'ترميز هرمي',
  'jpeg.jpeg-ls': 'ضغط JPEG-LS',
  'image-tools.cut-out': 'بلا خلفية',
  'image-tools.enlarge': 'مكبّرة',
  'image-tools.erase': 'ممسوح منه',
  'image-tools.extend-edge': 'موسّعة الحواف',
  'image-tools.one-colour': 'لون واحد',
  'image-tools.reduce-colours': 'ألوان أقل',
  'image-tools.remove-white': 'بلا أبيض',
  'image-tools.seamless': 'متكرر بلا فواصل',
  'image-tools.straighten': 'مقوَّم',
  'image-tools.swap-colours': 'بألوان مبدّلة',
  'image-tools.take-print': 'طبعة',
  'image-tools.trim': 'مشذّبة',
  'image-tools.vectorise': 'متجهات',
  'svg.element': '<{name}>',
  'svg.handler': 'برامج أحداث نصية',
  'svg.script': 'روابط برامج نصية',
  'svg.link': 'روابط إلى ملفات أخرى',
  'svg.picture': 'صورة مضمنة ليست PNG أو JPEG أو GIF أو WebP',
  'svg.nested': 'ملف SVG مضمن',
  'svg.stylesheet': 'أوراق أنماط خارجية',
  'svg.entity': 'كيانات خارجية أو متداخلة',
  'svg.encoding': 'الترميز {name}',
  'images.upload-not-found': 'لم يُعثر على الملف المرفوع، وربما انتهت صلاحيته؛ ارفعه من جديد',
  'images.empty-file': 'الملف فارغ؛ صدّره من جديد ثم ارفعه',
  'images.unsupported-format':
    'نوع الملف غير مدعوم؛ ارفع ملف PNG أو JPEG أو WebP أو TIFF أو PSD أو AVIF أو GIF أو BMP أو SVG أو PDF أو AI',
  'images.convert-first': 'صيغة {format} غير مدعومة؛ صدّر الصورة من برنامجها بصيغة PNG أو JPEG',
  'images.avif-animation': 'هذا ملف AVIF متحرك بلا صورة ثابتة؛ صدّر أحد إطاراته بصيغة PNG أو JPEG',
  'images.bmp-kind': 'هذا النوع من BMP غير مدعوم؛ احفظه ملف BMP بعمق 24 بت بلا ضغط، أو صدّره بصيغة PNG',
  'images.jpeg-kind':
    'هذا النوع من JPEG ({kind}) غير مدعوم؛ احفظه ملف JPEG عاديًا بعمق 8 بت، أو صدّره بصيغة PNG',
  'images.tiff-kind':
    'هذا النوع من TIFF ({kind}) غير مدعوم؛ احفظه بعمق 8 أو 16 بت وضغط LZW، أو صدّره بصيغة PNG',
  'images.heic':
    'صيغة HEIC غير مدعومة. صدّر الصورة بصيغة JPEG؛ وعلى iPhone اختر: الإعدادات › الكاميرا › التنسيقات › الأكثر توافقًا',
  'images.postscript': 'صيغتا EPS وPostScript، ومنها ملفات AI القديمة، غير مدعومتين؛ صدّر PDF أو SVG',
  'images.psd-not-readable':
    'لا يحوي ملف PSD هذا صورة مدمجة صالحة. حوّله في Photoshop إلى RGB أو CMYK بعمق 8 بت واحفظه مع «زيادة التوافق إلى الحد الأقصى»، أو صدّره بصيغة PNG',
  'images.hdr': 'هذه صورة HDR لا تستطيع الطباعة إظهار سطوعها؛ صدّرها بصيغة PNG أو JPEG بألوان sRGB',
  'images.wrong-extension':
    'الامتداد \u200e.{extension} لكن المحتوى {format}؛ صحّح الامتداد أو صدّر الملف من جديد',
  'images.corrupt': 'الصورة تالفة أو ناقصة؛ صدّرها من جديد ثم ارفعها',
  'images.alpha-denied':
    'في بكسلات الصورة شفافية مع أن ترويسة الملف تقول إنه لا شفافية فيها، فتعرضها البرامج بأشكال مختلفة؛ صدّرها من جديد ثم ارفعها',
  'images.too-small': 'مقاس الصورة {width}×{height} بكسل فقط؛ يلزم 16 بكسل على الأقل في كل ضلع',
  'images.too-large':
    'مقاس الصورة {width}×{height} بكسل؛ الحد الأقصى 30000 بكسل للضلع و250 ميغابكسل إجمالًا؛ صغّرها ثم ارفعها',
  'images.too-large-for-encoding':
    'الصورة {pixels} ميغابكسل، والحد الأقصى لهذا الترميز (متشابك أو تدريجي أو مدوّر أو AVIF) هو {maxPixels}؛ احفظها PNG غير متشابك أو JPEG أساسيًا',
  'images.unsafe-svg':
    'يحوي ملف SVG ما لا يُسمح به ({what})؛ أزل البرامج النصية والروابط الخارجية والصفحات المضمنة ثم صدّره من جديد',
  'images.svg-too-complex': 'ملف SVG معقد جدًا (أشكال أو مراجع أو مرشحات كثيرة)؛ بسّطه أو صدّره بصيغة PNG',
  'images.svg-too-large': 'حجم ملف SVG يتجاوز \u200e10 MB؛ بسّطه أو صدّره بصيغة PNG',
  'images.drawing-memory':
    'يتطلب رسم هذا الملف ذاكرة تفوق الحد المسموح (مرشحات أو أقنعة أو تدرجات كبيرة أو كثيرة)؛ بسّطه أو صدّره بصيغة PNG',
  'images.drawing-crashed':
    'توقف برنامج الرسم فجأة عند معالجة هذا الملف لأن فيه ما لا يستطيع رسمه. حوّل المرشحات والأقنعة والشفافية إلى صورة نقطية أو صدّره بصيغة PNG',
  'images.too-complex': 'الصورة معقدة وتستغرق معالجتها وقتًا طويلًا؛ بسّطها أو صدّرها بصيغة PNG',
  'images.storage-full': 'لا توجد مساحة تخزين على الخادم؛ تواصل مع المسؤول ثم أعد المحاولة',
  'images.too-large-to-edit':
    'مقاس الصورة {width}×{height} بكسل؛ الأدوات تعمل حتى 64 ميغابكسل؛ ارفع نسخة أصغر',
  'images.tool-too-slow': 'استغرقت معالجة هذه الصورة وقتًا طويلًا فأُوقفت؛ استخدم نسخة أصغر أو خطوات أقل',
  'images.tool-too-much-memory': 'احتاجت معالجة هذه الصورة إلى ذاكرة كبيرة فأُوقفت؛ استخدم نسخة أصغر',
  'images.tool-failed': 'توقفت المعالجة فجأة رغم عدة محاولات؛ شغّلها من جديد، وإن تكرر ذلك فراجع المسؤول',
  'images.source-gone': 'حُذفت الصورة الأصلية نهائيًا',
  'images.recipe-exists': 'توجد وصفة باسم «{name}»؛ اختر اسمًا آخر',
  'images.recipe-too-many': 'يمكن حفظ {most} وصفة على الأكثر؛ احذف واحدة أولًا',
  'images.recipe-no-steps': 'تحتاج الوصفة الجديدة إلى خطوة واحدة على الأقل',
  'images.work-empty': 'لا توجد صور في هذا التصنيف؛ اختر تصنيفًا آخر',
  'images.work-too-many': 'في هذا التصنيف {count} صورة، والحد الأقصى لكل تشغيل {most}؛ اختر بعضها',
  'images.work-key-used': 'يعود idempotency_key هذا إلى تشغيل بصور أو خطوات أخرى؛ استخدم غيره',
  'images.no-even-ground':
    'الخلفية عند الحواف ليست لونًا واحدًا ولا متدرجة، فلا يمكن تحديدها تلقائيًا؛ لوّن بالفرشاة ما يبقى وما يُزال',
  'images.nothing-kept': 'بهذه الخطوط لن يبقى شيء من الصورة؛ لوّن المزيد مما يجب أن يبقى',
  'images.nothing-to-fill-with':
    'المساحة الملونة كبيرة جدًا ولا يوجد حولها ما يملؤها؛ لوّن أقل أو امسح جزءًا منها فقط',
  'images.print-folded':
    'الزوايا أو المنحنيات المحددة متقاطعة؛ ضعها عند زوايا الطبعة: أعلى اليسار وأعلى اليمين وأسفل اليسار وأسفل اليمين',
  'images.print-tiny': 'المساحة المحددة صغيرة جدًا؛ اسحب الزوايا إلى زوايا الطبعة',
  'images.print-outside': 'المساحة المحددة خارج الصورة؛ اسحب الزوايا إلى الطبعة',
  'images.print-not-white': 'المكان المحدد كأبيض داكن جدًا أو ملوّن؛ انقله إلى موضع أبيض حقًا في الصورة',
  'images.print-sides': 'نسبة العرض إلى الارتفاع تقديرية فقط (نحو {ratio})؛ أدخل مقاس الطبعة إن كنت تعرفه',
  'images.print-light': 'لا يمكن هنا التمييز بين إضاءة الصورة ودرجات التصميم؛ قارن الألوان بالصورة الأصلية',
  'images.places-for-many':
    'علامات «{tool}» تخص صورة واحدة ولا تصلح لعدة صور ولا لوصفة؛ عالج هذه الصورة وحدها',
  'images.places-first': 'علامات «{tool}» موضوعة على الصورة الأصلية، لذا يجب أن تكون هذه الخطوة الأولى',
  'images.nothing-inked': 'بهذه الإعدادات لن يُطبع شيء؛ اعكس الصورة أو استخدم النقاط',
  'images.nothing-left': 'بهذا التفاوت لن يبقى شيء من الصورة؛ خفّضه',
  'images.type-not-found': 'لم يُعثر على هذه الفئة، وربما حُذفت',
  'images.traced-large':
    'يبلغ حجم الرسم {kilobytes} كيلوبايت، أي أكثر من 500؛ استخدم ألوانًا أقل أو صورة أبسط',
  'images.traced-uncovered':
    'لم تُرسم الأجزاء شبه الشفافة أو الدقيقة (نحو {percent}%)؛ المنحنيات ألوانها صلبة فقط',
  'images.traced-roughly':
    'لا تُظهر هذه الألوان ({colours}) الصورة كما هي: متوسط الفرق ΔE {difference}، ولا يُلاحظ الفرق حتى 2 فقط. أبقِ الصور الفوتوغرافية كما هي',
  'images.type-exists': 'توجد فئة باسم «{name}» بالفعل؛ اختر اسمًا آخر',
  'images.pdf-password': 'لا يُفتح ملف PDF هذا إلا بكلمة مرور؛ صدّره من جديد بدونها',
  'images.pdf-encrypted': 'ملف PDF هذا مشفّر بطريقة غير مدعومة؛ احفظه دون تشفير ثم ارفعه',
  'images.pdf-xfa': 'هذا نموذج XFA ديناميكي بلا صفحات تُطبع؛ اطبعه من Acrobat إلى PDF عادي ثم ارفعه',
  'images.pdf-damaged': 'ملف PDF تالف أو ناقص ولا يمكن فتحه؛ صدّره من جديد ثم ارفعه',
  'images.pdf-no-pages': 'لا صفحات في ملف PDF هذا؛ صدّره من جديد ثم ارفعه',
  'images.pdf-too-many-pages':
    'في ملف PDF هذا {pages} صفحة، والحد الأقصى {limit}؛ صدّر الصفحات التي تحتاجها فقط',
  'images.pdf-bad-page': 'صفحة ملف PDF هذا تالفة ولا يمكن رسمها؛ صدّره من جديد ثم ارفعه',
  'images.pdf-blank':
    'هذه الصفحة من ملف PDF بيضاء. التعليقات وحقول النماذج لا تُرسم: ادمجها في الصفحة وصدّر من جديد',
  'images.pdf-fonts-missing':
    'لا يمكن رسم شيء من هذه الصفحة: خطوط نصوصها غير مضمَّنة في الملف. حوّل النص إلى مسارات، أو ضمّن الخطوط، ثم صدّر من جديد',
  'images.ai-without-pdf':
    'حُفظ ملف AI هذا دون محتوى PDF؛ احفظه في Illustrator مع تفعيل «Create PDF Compatible File» ثم ارفعه',
  'images.pdf-too-complex': 'صفحة ملف PDF معقدة جدًا ويتطلب رسمها ذاكرة كبيرة؛ بسّطها أو صدّرها بصيغة PNG',
  'image-notes.damaged':
    'جزء من الملف تالف أو مفقود، وقد تنقص أجزاء من الصورة. افحصها والأفضل رفعها من جديد؛ وإن بدت سليمة فيمكنك استخدامها',
  'image-notes.cmyk': 'الأصل CMYK وحُوّل إلى sRGB؛ قد تتغير الألوان قليلًا',
  'image-notes.cmyk-untagged': 'الأصل CMYK بلا ملف ألوان وحُوّل إلى sRGB بملف طباعة عام؛ راجع الألوان',
  'image-notes.extra-channels':
    'في الملف قنوات إضافية مجهولة الغرض (لون خاص أو تحديد محفوظ)؛ لم تُعدّ شفافية ولن تُطبع. راجع الصورة؛ وإن كانت إحداها شفافيتها فاحفظها PNG بشفافية',
  'image-notes.alpha-denied':
    'في بكسلات الصورة شفافية مع أن ترويسة الملف تقول إنه لا شفافية فيها. عُرضت كما هي، وبعض البرامج تعرضها معتمة؛ راجع الصورة، وأعد تصديرها إن لم يكن فيها ما يُفترض أن يكون شفافًا',
  'image-notes.layers-merged': 'يحوي طبقات؛ تُستخدم الصورة المدمجة',
  'image-notes.colour-profile': 'للأصل ملف ألوان آخر وحُوّل إلى sRGB',
  'image-notes.sixteen-bit': 'أكثر من 8 بت للقناة، وحُوّلت إلى 8',
  'image-notes.turned': 'عُدّل اتجاه الصورة بحسب وضع الكاميرا',
  'image-notes.first-frame': 'عدة إطارات أو صفحات؛ يُستخدم الأول',
  'image-notes.generated': 'أُنشئت هنا',
  'image-notes.workshop': 'من نتائج ورشة الصور',
  'image-notes.svg-text': 'يحوي نصًا حيًا قد تُستبدل خطوطه؛ راجعه، والأفضل تحويل النص إلى مسارات',
  'image-notes.svg-left-out':
    'جزء منه (تمويه الخلفية أو نص Inkscape المنساب) لا يمكن رسمه وقد حُذف؛ راجع الصورة',
  'image-notes.svg-styles':
    'في أنماط الملف (CSS) أو مزايا الرسم الأحدث ما لم يُفهم، فقد تختلف الألوان أو الأشكال عما يعرضه برنامجك؛ راجع الصورة، والأفضل أن تصدّره بأنماط مكتوبة كسمات',
  'image-notes.svg-filters':
    'يستخدم مؤثرات مرشِّحات (تكرارًا كالبلاط، أو أضواء، أو أشكالًا أخرى، أو مساحات كبيرة جدًا) قد تظهر بخلاف ما يعرضه برنامجك؛ راجع الصورة، والأفضل تحويل هذه المؤثرات إلى بكسلات أولًا',
  'image-notes.svg-rasterised': 'رسم متجهي يُرسم بمقاس الطباعة: حاد مهما كبر',
  'image-notes.pdf-vector': 'صفحة متجهية من ملف PDF أو AI تُرسم بمقاس الطباعة: حادة مهما كبرت',
  'image-notes.vector-too-heavy':
    'رسم متجهي أعقد من أن يُرسم بدقة أعلى: يُطبع من البكسلات الموجودة وتُفحص دقته على أساسها. لطباعته أكبر بسّطه أو صدّر PNG كبيرًا',
  'image-notes.vector-not-drawn':
    'رسم متجهي فيه أجزاء لا يمكن رسمها بدقة أعلى: يُطبع من البكسلات الموجودة وتُفحص دقته على أساسها. لطباعته أكبر حوّل مؤثراته إلى صورة نقطية أو صدّر PNG كبيرًا',
  'image-notes.vector-differs':
    'رسم متجهي رسمه إصدار أقدم، وإعادة رسمه تعطي شكلًا مختلفًا، لذا يُطبع من البكسلات الموجودة وتُفحص دقته على أساسها. لطباعته أكبر صدّره وارفعه من جديد',
  'image-notes.pdf-drawn': 'صفحة من ملف PDF أو AI رُسمت بدقة الطباعة؛ فيها صور نقطية حدّتها هي الفيصل',
  'image-notes.pdf-first-page': 'في الملف عدة صفحات وهذه أولاها؛ يمكن حفظ الأخرى صورًا أيضًا',
  'image-notes.pdf-large': 'الصفحة كبيرة جدًا بحيث تقل دقتها عن 300 dpi بمقاسها الأصلي',
  'image-notes.pdf-trimmed': 'يُستخدم المقاس النهائي؛ وحُذف النزف والعلامات خارجه',
  'image-notes.pdf-spot':
    'يحوي ألوانًا خاصة حُوّلت إلى sRGB بحسب بدائلها؛ راجع الألوان، فالأحبار لا تُطبع بذاتها',
  'image-notes.pdf-overprint': 'يحوي طباعة فوقية لم تُحاكَ؛ راجع الألوان حيث تتراكب الأشكال',
  'image-notes.pdf-fonts':
    'بعض الخطوط غير مضمنة واستُبدلت: قد يختلف النص أو ينقص. راجعه، والأفضل تحويل النص إلى مسارات',
  'image-notes.pdf-annotations':
    'التعليقات والأختام وحقول النماذج في الصفحة لم تُرسم؛ ادمجها وصدّر من جديد إن احتجتها',
  'image-notes.pdf-repaired': 'كان الملف تالفًا وأُصلح قدر الإمكان؛ قد تنقصه أجزاء، فراجعه',
  'image-notes.pdf-differs':
    'يستخدم ما ترسمه البرامج بصور مختلفة (تدرجات رمادية مُعايَرة، أو بلاطات نقش متراكبة، أو حدودًا بنقش، أو مجموعات مفرَّغة)، فقد يظهر بخلاف برنامجك؛ راجع الصورة، والأفضل تسطيح هذه الأجزاء ثم التصدير من جديد',
  'image-notes.pdf-unread':
    'أجزاء من الصفحة محزومة بطريقة نادرة، فلم تُفحص فيها ألوان CMYK والألوان الخاصة والطباعة الفوقية والخطوط؛ راجع الصورة',
  'tiff.old-style-jpeg': 'ضغط JPEG قديم',
  'tiff.jbig': 'ضغط JBIG',
  'tiff.next': 'ضغط NeXT',
  'tiff.thunderscan': 'ضغط ThunderScan',
  'tiff.jpeg-2000': 'ضغط JPEG 2000',
  'tiff.sgi-logluv': 'ضغط SGI LogLuv',
  'tiff.lerc': 'ضغط LERC',
  'tiff.lossy-jpeg-dng': 'ضغط JPEG بفقد (DNG)',
  'tiff.lzma': 'ضغط LZMA',
  'tiff.png': 'ضغط PNG',
  'tiff.jpeg-xr': 'ضغط JPEG XR',
  'tiff.zstandard': 'ضغط Zstandard',
  'tiff.jpeg-xl': 'ضغط JPEG XL',
  'tiff.a-transparency-mask': 'قناع شفافية',
  'tiff.icc-lab': 'ألوان ICC Lab',
  'tiff.itu-lab': 'ألوان ITU Lab',
  'tiff.raw-camera-data': 'بيانات كاميرا خام',
  'tiff.logl-of-high-dynamic-range': 'ألوان LogL عالية النطاق الديناميكي',
  'tiff.logluv-of-high-dynamic-range': 'ألوان LogLuv عالية النطاق الديناميكي',
  'tiff.compression': 'ضغط رقم {compression}',
  'tiff.signed-samples': 'قيم ذات إشارة',
  'tiff.bits-bit-floating-point-samples': 'أعداد عائمة بعمق {bits} بت',
  'tiff.complex-samples': 'قيم مركبة',
  'tiff.bits-bits-per-channel': '{bits} بت لكل قناة',
  'tiff.tiles-with-their-stored-apart': 'بلاطات ألوانها محفوظة على حدة',
  'tiff.ycbcr-stored-apart': 'ألوان YCbCr محفوظة على حدة',
  'images.some-not-made': 'لم تُنجز {failed:images}؛ افتح النتائج لترى سبب كل منها',
};
