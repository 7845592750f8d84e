import type { orders as zh } from '../zh/orders.ts';

export const orders: { readonly [Id in keyof typeof zh]: string } = {
  'orders.program-lines': 'الحد الأقصى للطلب الواحد {maxProgramLines} سطر؛ قسّمها على عدة طلبات',
  'orders.program-sku': 'أعطِ sku أو design_id، وواحدًا منهما فقط',
  'orders.program-name': 'ورد هذا الاسم من قبل؛ أعطِ كل اسم مرة واحدة',
  'orders.program-own-line': 'own_line يحتاج إلى line_id، فبه يُعرف السطر في الاستدعاءات التالية',
  'orders.no-design-of-sku': 'لا يقود هذا الرمز SKU إلى أي تصميم؛ اربطه بتصميم، أو أعطِ SKU تصميم',
  'orders.no-such-design': 'لا يوجد هذا التصميم، وربما حُذف',
  'orders.sku-bound-elsewhere': 'رمز SKU لهذا التصميم مربوط بتصميم آخر؛ أزل الربط أولًا',
  'orders.reading-interrupted': 'أُعيد تشغيل النظام قبل قراءة الملف كاملًا؛ ارفعه من جديد',
  'orders.still-reading': 'ما زال الملف يُقرأ؛ أعد المحاولة بعد بضع ثوانٍ',
  'orders.reading-failed': 'حدث خطأ أثناء قراءة الملف. ارفعه من جديد؛ وإن تكرر فراجع المسؤول',
  'orders.no-file': 'لم يصل ملف؛ اختر جدولًا',
  'orders.unreadable':
    'بيانات مشتري هذا السطر مشفرة بمفتاح آخر للخادم ولا يمكن قراءتها. أعيدوا المفتاح القديم أو استوردوا الطلب من جديد',
  'orders.design-version-gone':
    'لم يعد إصدار التصميم المثبت على هذا السطر موجودًا؛ اربط تصميمًا آخر واستورد من جديد',
  'orders.picture-site-silent':
    'صورة المشتري «{name}» على موقع لم يستجب قبل قليل، فلم يُنتظر ثانية. عبّئ من جديد بعد دقائق، أو استورد السطر بعنوان آخر',
  'orders.picture-too-large': 'صورة المشتري «{name}» أكبر من 50 MB؛ استخدم ملفًا أصغر',
  'orders.picture-not-public':
    'عنوان صورة المشتري «{name}» غير متاح للعموم؛ استخدم عنوانًا يستطيع أي شخص فتحه',
  'orders.picture-unreachable':
    'لا يمكن فتح صورة المشتري «{name}»، وربما لم يعد عنوانها صالحًا. افتحه في المتصفح ثم عبّئ من جديد، أو استورد السطر بعنوان آخر',
  'orders.picture-for-no-picture':
    'أعطى المشتري صورة لـ«{name}»، لكن ما يسميه التصميم «{name}» لا يقبل صورة. سمِّ طبقة الصورة بهذا الاسم في المصمم، ثم اجعل الطلب يستخدم أحدث إصدار',
  'orders.picture-purged':
    'حُذفت صورة المشتري «{name}» مع الملف المستورد بعد انتهاء مدة حفظه؛ ارفع ملف ZIP من جديد واستورده',
  'orders.letters-missing':
    'يفتقر خط النص «{layer}» إلى {count:characters} مما كتبه المشتري؛ افتح الطلب لترى ما كتبه. اختر لهذه الطبقة خطًا آخر، ثم اجعل الطلب يستخدم أحدث إصدار',
  'orders.unknown-choice': 'ليس في «{field}» هذا الخيار؛ اختر غيره',
  'orders.unknown-variant': 'ليس في المنتج هذا اللون أو المقاس؛ اختر غيره',
  'orders.import-running': 'ما زال هذا الاستيراد جاريًا؛ انتظر انتهاءه أو ألغه ثم تراجع عنه',
  'orders.undone-before': 'سبق التراجع عن هذا الاستيراد',
  'orders.lines-produced':
    'أُنشئت ملفات إنتاج لما عدده {lines:lines}، وربما دخلت الإنتاج، فلا يمكن التراجع عن الاستيراد؛ ألغِ الأسطر واحدًا واحدًا',
  'orders.lines-touched':
    'جرى العمل على {lines:lines} (إنتاجًا أو شحنًا أو تعديلًا)، فلا يمكن التراجع عن الاستيراد؛ احذف الأسطر واحدًا واحدًا',
  'orders.too-many-corrections': 'التصحيحات كثيرة جدًا؛ صحّح الجدول نفسه وارفعه من جديد',
  'orders.upload-purged': 'حُذف محتوى هذا الملف بعد انتهاء مدة حفظه؛ ارفعه من جديد',
  'orders.lines-in-production':
    'لا يمكن حذف {count:lines} قيد الإنتاج: سيُنتَج الملف نفسه ثانيةً. اجعلها «مشحونة» أو «ملغاة» أولًا',
  'orders.nothing-chosen': 'اختر أسطر طلبات أو تصميمًا أو استيرادًا: واحدًا من الثلاثة',
  'orders.nothing-to-cover':
    'لا شيء يُغطى في هذا السطر: ربما غُطي، أو دخل الإنتاج، أو تغير إصدار تصميمه. أعد تحميل الصفحة وانظر من جديد',
  'orders.review-stale': 'غُيّر هذا السطر في مكان آخر قبل لحظات. يُعرض الآن كما هو؛ انظر إليه قبل أن تقرر',
  'orders.imported': 'أُضيف {created:rows}[، وحُدّث {updated}][، ولم يُستورد {left}]',
  'orders.not-all-right': 'ما زال {rows:rows} غير صحيح، فلم يُستورد شيء. صحّحها، أو استورد الصحيحة فقط',
  'orders.import-storage-full':
    'مساحة التخزين ممتلئة فلم يكتمل الاستيراد. أفرغ بعض المساحة ثم استورد من جديد',
  'orders.import-failed':
    'حدث خطأ في الاستيراد. الصفوف المستوردة حتى ذلك الحين باقية؛ تراجع عنه واستورد من جديد. وإن تكرر فراجع المسؤول',
  'orders.side-left': 'اليسار {mm} mm',
  'orders.side-right': 'اليمين {mm} mm',
  'orders.side-top': 'الأعلى {mm} mm',
  'orders.side-bottom': 'الأسفل {mm} mm',
  'orders.bare-surface': '{surface}: {sides}',
  'orders.bare':
    '{title}، {where} بلا طباعة: صُنع التصميم للمقاس {from} ولا يغطي {to}. اختر «تغطية هذا المقاس»، أو أنشئ تصميمًا للمقاس {to}',
  'orders.picture-unusable': 'لا يمكن استخدام صورة المشتري «{name}»: {reason}',
  'orders.some-letters-missing':
    'يفتقر خط النص «{layer}» إلى بعض المحارف؛ افتح الطلب لترى ما كتبه المشتري. اختر لهذه الطبقة خطًا آخر، ثم اجعل الطلب يستخدم أحدث إصدار',
  'orders.and-more': '{first} (وغيره: {more})',
  'orders.cannot-be-made': '{reason}',
};
