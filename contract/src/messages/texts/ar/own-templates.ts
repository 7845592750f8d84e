import type { ownTemplates as zh } from '../zh/own-templates.ts';

export const ownTemplates: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.image-not-found': 'لم يُعثر على هذه الصورة، وربما حُذفت؛ اختر من جديد',
  'own-templates.other-photo': 'وُضعت العلامات على صورة بشكل آخر؛ ضعها على هذه الصورة',
  'own-templates.stale-revision':
    'حُفظ هذا القالب في مكان آخر ولم يُستبدل شيء. حمّل المحفوظ، أو احفظ ما لديك قالبًا جديدًا',
  'own-templates.sku-taken': 'الرمز SKU «{sku}» لقالب آخر من قوالبك؛ اختر غيره',
  'own-templates.not-made': 'أُلغي الإنشاء أو لم يكتمل',
  'own-templates.superseded': 'حُذف القالب أو حُفظ من جديد، فلا يُنشأ هذا الإصدار',
  'own-templates.photograph-gone': 'لم يُعثر على صورة المنتج، وربما أزيلت. احفظ بصورة أخرى',
  'own-templates.photograph-damaged': 'ملف صورة المنتج تالف. احفظ بصورة أخرى',
  'own-templates.photograph-lost': 'لم يعد ملف صورة المنتج في المخزن. احفظ بصورة أخرى',
  'own-templates.area-folded':
    'شبكة منطقة الطباعة مطوية أو متقاطعة. أعد نقاطها إلى ترتيبها: أعلى اليسار، أعلى اليمين، أسفل اليسار، أسفل اليمين',
  'own-templates.area-outside': 'منطقة الطباعة خارج الصورة. اسحبها إلى المنتج',
  'own-templates.area-tiny': 'منطقة الطباعة صغيرة جدًا. باعد بين نقاطها لتغطي الجزء المطبوع من المنتج',
  'own-templates.went-wrong': 'حدث خطأ في إنشاء القالب. احفظه من جديد؛ وإن تكرر فراجع المسؤول',
  'own-templates.gave-up': 'لم تكتمل عدة محاولات. احفظه من جديد',
  'own-templates.psd-part': '«{layer}»: {feature}',
  'own-templates.psd-effect': 'نمط الطبقة «{name}»',
  'own-templates.psd-blend': 'وضع المزج «{name}»',
  'own-templates.psd-adjustment': 'طبقة الضبط «{name}»',
  'own-templates.psd-filter': 'الفلتر الذكي «{name}»',
  'own-templates.psd-warp': 'الالتواء «{name}»',
  'own-templates.psd-not-carried':
    'في ملف PSD هذا ما لا يمكن إعادة إنتاجه بدقة: {parts}. حوّل هذه الطبقات في Photoshop إلى نقاط أو ادمجها أو احذفها ثم ارفع الملف من جديد، أو حدّد مساحة الطباعة على صورة',
  'own-templates.psd-colour-mode':
    'ملف PSD هذا ليس RGB بعمق 8 أو 16 بت ({mode}). حوّله في Photoshop إلى RGB ثم ارفعه من جديد',
  'own-templates.psd-profile':
    'ألوان ملف PSD هذا ليست sRGB. حوّله في Photoshop إلى ملف الألوان sRGB ثم ارفعه من جديد',
  'own-templates.psd-no-smart-object':
    'لا يظهر في ملف PSD هذا أي كائن ذكي، فلا يُعرف أين تقع الطباعة. حوّل طبقة الطباعة إلى كائن ذكي ثم ارفعه من جديد، أو حدّد مساحة الطباعة على صورة',
  'own-templates.psd-damaged': 'ملف PSD هذا ناقص أو تالف ({detail}). احفظه من جديد في Photoshop ثم ارفعه',
  'own-templates.psd-differs':
    'الصورة المحفوظة داخل ملف PSD هذا تختلف عما تُرسم به طبقاته هنا، وأكثر الاختلاف حول البكسل ({place})، ولا شيء يبيّن أيهما الصحيح. احفظه من جديد في Photoshop مع خيار «Maximize Compatibility» ثم ارفعه؛ وإن بقي الاختلاف فادمج الطبقات هناك أو حدّد منطقة الطباعة على صورة',
  'own-templates.psd-too-large':
    'ملف PSD هذا كبير جدًا ({detail}). صغّر اللوحة أو ادمج الطبقات ثم ارفعه من جديد',
  'own-templates.psd-memory':
    'احتاجت قراءة ملف PSD هذا إلى ذاكرة أكثر من المسموح فأُوقفت. صغّر اللوحة أو ادمج الطبقات ثم ارفعه من جديد',
  'own-templates.psd-time':
    'استغرقت قراءة ملف PSD هذا أكثر من الوقت المسموح فأُوقفت. صغّر اللوحة أو ادمج الطبقات ثم ارفعه من جديد',
  'own-templates.psd-crashed':
    'انتهت العملية التي تقرأ ملف PSD هذا على نحو غير متوقع. أعد المحاولة؛ وإن تكرر الأمر فاسأل المسؤول',
  'own-templates.psd-went-wrong':
    'حدث خطأ أثناء قراءة ملف PSD هذا. أعد المحاولة؛ وإن تكرر الأمر فاسأل المسؤول',
  'own-templates.psd-gone': 'لم يُعثر على ملف PSD هذا، وربما حُذف. ارفعه من جديد',
  'own-templates.psd-hidden':
    'الطبقات والمجموعات المخفية في ملف PSD هذا (عددها {count}: {layers}) لا تظهر في صورة العرض. إن كانت أشكالًا أو خلفيات أخرى فاحفظ كل حالة بوصفها «Layer Comp» في Photoshop وارفعه من جديد، فتصير لكل حالة صورة',
  'own-templates.psd-no-colours':
    'تبدو طبقات «{group}» ({layers}) ألوانًا، لكنها لم تُعدّ ألوانًا للمنتج: {reason}',
  'own-templates.psd-no-colours-beside':
    'تبدو الطبقات المتجاورة ({layers}) ألوانًا، لكنها لم تُعدّ ألوانًا للمنتج: {reason}',
  'own-templates.psd-colours-none': 'لا يظهر أي منها؛ أظهر واحدة وارفعه من جديد',
  'own-templates.psd-colours-several': 'تظهر عدة منها معًا؛ أظهر واحدة فقط وارفعه من جديد',
  'own-templates.psd-colours-names': 'بعضها بلا اسم أو بأسماء مكررة؛ سمِّ كلًا منها باسم مختلف وارفعه من جديد',
  'own-templates.psd-colours-many': 'عددها أكثر من 40؛ قلّلها وارفعه من جديد',
  'own-templates.psd-step-read': 'جارٍ قراءة الطبقات (\u2066{megabytes} MB\u2069)',
  'own-templates.psd-step-compare': 'جارٍ المقارنة بالصورة المحفوظة في ملف PSD',
  'own-templates.psd-step-surface': 'الكائن الذكي {number} من {count}: «{name}»',
  'own-templates.psd-step-view': 'الكائن الذكي {number} من {count} في «{view}»: «{name}»',
  'own-templates.psd-step-store': 'جارٍ حفظ صور النموذج',
  'own-templates.psd-layer': '«{layer}»',
  'own-templates.psd-text-light':
    'لا شيء في هذا الملف يبيّن كيف تُمزج الحواف الناعمة للنص، لذلك مُزجت {layers} بالإعداد الافتراضي في Photoshop (غاما النص 1.45). إن كنت قد أوقفته فستظهر حوافها أفتح أو أغمق قليلًا: تحقق من صورة العرض. احفظ الملف مع أقصى توافق وارفعه من جديد ليُفحص',
  'own-templates.not-psd': 'هذه الصورة ليست ملف PSD؛ حدّد مساحة الطباعة عليها',
  'own-templates.psd-not-read': 'ما زالت قراءة ملف PSD هذا جارية؛ احفظ بعد قليل',
  'own-templates.psd-no-surface': 'لا يوجد هذا الكائن الذكي في ملف PSD؛ اختر من جديد',
  'own-templates.psd-overlap':
    'يظهر «{one}» و«{other}» في الموضع نفسه من ملف PSD، فلا يمكن جمعهما في صورة واحدة. استخدم صورة لكل منهما',
  'own-templates.colour-missing':
    'لا توجد للصورة {number} صور بهذه الألوان: {colours}. أضفها أو اجعل الصورة لكل الألوان',
  'own-templates.too-dark':
    'المنتج في الصورة داكن جدًا فلا يأخذ ألوانًا أخرى. استخدم صورة لمنتج فاتح، أو أضف صورة لكل لون',
  'own-templates.in-picture': 'الصورة {number}: {reason}',
  'own-templates.psd-ratio':
    'تختلف نسبة عرض الطباعة إلى ارتفاعها عن الكائن الذكي، فستتمدد الرسوم. مقاس الكائن الذكي {width} × {height} px: عند عرض {widthMm} mm يكون الارتفاع {heightMm} mm',
  'own-templates.retired-id':
    'كان المعرّف «{id}» لـ«{name}» المحذوف، وقد تشير إليه طلبات أو تصاميم؛ استخدم معرّفًا آخر',
  'own-templates.same-id': 'استُخدم المعرّف «{id}» مرتين: لكل وجه ومقاس ولون وصورة معرّف لا يتكرر في قائمته',
  'own-templates.same-code':
    'للونين «{one}» و«{other}» الرمز نفسه {code} (لا فرق بين الأحرف الكبيرة والصغيرة)، فلا تميّز بينهما رموز SKU. غيّر أحدهما',
  'own-templates.variants-nowhere':
    'صفوف من المتغيرات بمقاسات أو ألوان لم تعد في المنتج: {count}. أعد استيرادها أو امسحها',
  'own-templates.variant-twice': 'المتغير «{name}» مذكور مرتين',
  'own-templates.variants-same-sku':
    '«{one}» و«{other}» لهما رمز SKU نفسه {sku}، فلا تميّز بينهما الطلبات. غيّر أحدهما',
  'own-templates.variant-rows': 'أقصى عدد لصفوف جدول المتغيرات: {rows}',
  'own-templates.variant-file': 'أقصى حجم لجدول المتغيرات: {mb} ميغابايت',
  'own-templates.naming-same':
    'قاعدة التسمية هذه تعطي ملفات طباعة تصاميم مختلفة الاسم نفسه. أضف {sku} أو {n}، أو {number} مع {line} إن كانت للطلبات فقط',
  'own-templates.same-colour-name': 'لونان اسمهما «{name}»، فلا تميّز بينهما الطلبات. غيّر أحدهما',
  'own-templates.same-surface':
    'لوجه آخر الاسم «{name}» نفسه، فلا تميّز بينهما الطلبات وملفات الطباعة. اختر اسمًا آخر',
  'own-templates.same-size':
    'لا يختلف المقاسان «{one}» و«{other}» إلا في حالة الأحرف، فلا تميّز بينهما الطلبات ورموز SKU. غيّر أحدهما',
  'own-templates.area-nowhere': 'للمقاس «{size}» منطقة طباعة على وجه ليس في المنتج',
  'own-templates.place-nowhere': 'كل موضع في الصورة {number} يجب أن يكون وجهًا مختلفًا من وجوه المنتج',
  'own-templates.colour-nowhere':
    'الصورة {number}: حدّد اللون الذي تُظهره؛ وكل صورة من صورها للون مختلف من ألوان المنتج',
  'own-templates.colour-unsaid': 'للصورة {number} صور بألوان أخرى أو تأخذها، فحدّد اللون الذي تُظهره هي',
  'own-templates.no-recolour':
    'لا تأخذ الصورة {number} ألوانًا: لا يأخذها إلا صورة فوتوغرافية حُدّدت عليها منطقة الطباعة',
  'own-templates.mixed-picture':
    'في الصورة {number} علامات وكائنات ذكية من PSD معًا: الصورة تأخذ نوعًا واحدًا. استخدم صورتين',
  'own-templates.mixed-views':
    'في الصورة {number} كائنات ذكية من مشاهد مختلفة من ملف PSD: خذها من مشهد واحد أو استخدم عدة صور',
  'own-templates.marks-or-psd': 'حدّد إما علامات على صورة وإما كائنًا ذكيًا من PSD',
  'own-templates.print-too-large':
    'لا يزيد ضلع ملف الطباعة على {px} بكسل: قلّل منطقة الطباعة أو النزف أو الدقة',
  'own-templates.safe-too-wide': 'لا يترك الهامش الآمن شيئًا من منطقة الطباعة: قلّله',
  'own-templates.image-or-look': 'الصورة {number} إما صورة من المكتبة وإما صورة توضيحية من الكتالوج',
  'own-templates.look-alone':
    'الصورة {number} صورة توضيحية من الكتالوج: مواضعها وألوانها منه، فلا تُحدَّد ولا تُضاف',
  'own-templates.look-gone': 'لم تعد هذه الصورة التوضيحية في الكتالوج؛ اختر صورة أخرى',
  'own-templates.too-many-files':
    'هناك بالفعل {most} من ملفات المنتجات قيد الاستيراد أو التصدير؛ انتظر حتى تنتهي',
  'own-templates.no-file': 'لم يصل أي ملف؛ اختر ملف منتجات (ZIP)',
  'own-templates.file-other': 'هذا ليس ملف منتجات من هذا النظام. اختر ملف ZIP أُنشئ بزر «تصدير ملف القالب»',
  'own-templates.file-damaged': 'ملف المنتجات ناقص أو تالف؛ انسخه أو صدّره من جديد',
  'own-templates.file-encrypted': 'ملف المنتجات محمي بكلمة مرور. استورد الملف كما صُدّر',
  'own-templates.file-too-large':
    'ملف المنتجات كبير جدًا: يجوز أن يبلغ بعد فكه {mb} ميغابايت. صدّر على عدة ملفات',
  'own-templates.file-newer':
    'ملف المنتجات من نظام أحدث (صيغته {format}، وأحدث صيغة معروفة هنا {known}). حدّث هذا النظام أولًا',
  'own-templates.file-wrong': '«{where}» في ملف المنتجات ليس كما يجب؛ لم يُستورد شيء. صدّره من جديد',
  'own-templates.file-wrong-because': '«{where}» في ملف المنتجات خاطئ؛ لم يُستورد شيء: {reason}',
  'own-templates.file-lacks': 'ينقص ملف المنتجات «{name}»؛ لم يُستورد شيء. انسخه أو صدّره من جديد',
  'own-templates.file-changed':
    '«{name}» في ملف المنتجات يختلف عما صُدّر؛ لم يُستورد شيء. انسخه أو صدّره من جديد',
  'own-templates.file-image': 'لا يمكن استخدام الصورة «{name}»؛ لم يُستورد شيء: {reason}',
  'own-templates.file-product': 'لا يمكن إنشاء المنتج «{name}» هنا؛ لم يُستورد شيء: {reason}',
  'own-templates.imported': 'القوالب المستوردة: {count}. يجري إنشاء صورها التوضيحية',
  'own-templates.imported-renamed':
    'القوالب المستوردة: {count}. يجري إنشاء صورها التوضيحية. رموز SKU المستخدمة أصبحت: {skus}',
  'own-templates.import-went-wrong':
    'تعذر استيراد ملف المنتجات ولم يُستورد شيء. حاول من جديد؛ وإن تكرر فراجع المسؤول',
  'own-templates.export-image-gone': 'إحدى صور المنتج «{name}» لم تعد في المكتبة. اختر غيرها واحفظ ثم صدّر',
  'own-templates.export-old': 'حُفظ المنتج «{name}» بقواعد أقدم. افتحه وصحح ما يظهر واحفظ ثم صدّر',
  'own-templates.export-psd-unread':
    'ملف PSD «{name}» لم يُقرأ بعد أو أُزيل من القائمة. افتح القالب الذي يستخدمه، وأعد قراءته واحفظه، ثم صدّر',
  'own-templates.export-psd-twice':
    'صُنعت المنتجات المختارة بقراءتين مختلفتين لملف PSD «{name}»، ولا يجمعهما ملف واحد. صدّرها منفصلة، أو احفظها من جديد أولًا',
  'own-templates.export-old-psd': 'قُرئ ملف PSD «{name}» بإصدار أقدم. احفظ القالب الذي يستخدمه من جديد ثم صدّر',
  'own-templates.export-too-large':
    'حجم هذه المنتجات {mb} ميغابايت، والحد للملف {most} ميغابايت. صدّر على عدة ملفات',
  'own-templates.export-unfit':
    '«{where}» يتجاوز ما يتسع له ملف منتجات واحد. صدّر قوالب أقل في المرة؛ وإن حدث ذلك مع قالب واحد فراجع المسؤول',
  'own-templates.export-went-wrong': 'تعذر إنشاء ملف المنتجات. حاول من جديد؛ وإن تكرر فراجع المسؤول',
  'own-templates.outline-unreadable': 'لا يمكن قراءة خط القص؛ اختره من جديد',
  'own-templates.outline-several': 'خط القص خط واحد، وهنا عدة خطوط',
  'own-templates.outline-open': 'خط القص غير مغلق؛ اختر خطًا مغلقًا',
  'own-templates.outline-crosses': 'خط القص يتقاطع مع نفسه فلا يُعرف داخله من خارجه؛ صححه في ملفه',
  'own-templates.outline-other-size': 'حجم خط القص غير حجم الطباعة؛ أعد الحجم كما كان أو اختر الخط من جديد',
  'own-templates.outline-too-fine': 'نقاط خط القص كثيرة جدًا؛ بسّطه في ملفه',
  'own-templates.outline-sizes':
    'للمقاس «{size}» منطقة طباعة خاصة وخط القص بحجم واحد: اجعل المقاسات بمنطقة واحدة أو أزل الخط',
};
