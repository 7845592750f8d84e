import type { batches as zh } from '../zh/batches.ts';

export const batches: { readonly [Id in keyof typeof zh]: string } = {
  'batches.cell-not-made': 'لم يُصنع هذا بعد؛ نزّل الدفعة مجددًا عند اكتمالها',
  'batches.cell-failed': 'لم يكتمل بعد عدة محاولات؛ أعد محاولة الفاشلة، أو راجع المسؤول إن تكرر',
  'batches.left-out': 'فيه أخطاء فلم يُنشأ. صحّحه، أو اختر «الطباعة على أي حال» في فحص الجودة، ثم ابدأ من جديد',
  'batches.design-deleted': 'حُذف التصميم أثناء إنشائه؛ أعد محاولة الفاشلة لإنشائه من جديد',
  'batches.no-images': 'لم تُختر صور بعد: اختر من المكتبة أو فئة كاملة أو مجموعة AI',
  'batches.too-many-cells':
    'الحد الأقصى {most} تصميم في المرة الواحدة؛ وهذه {images} × {columns}، أي {cells}. قسّمها إلى دفعات',
  'batches.unknown-image': '{missing:images} ليست في المكتبة؛ اختر من جديد',
  'batches.unknown-choice': 'ليس في «{title}» هذا اللون أو المقاس أو سطح الطباعة؛ اختر من جديد',
  'batches.column-twice': '«{title}» موجود مرتين باللون والمقاس نفسيهما؛ احذف واحدًا',
  'batches.unknown-field': 'حقول غير معروفة في قاعدة التسمية: {unknown}. المعروف منها: {known}',
  'batches.would-be-too-many':
    'تضم الدفعة {most} تصميم على الأكثر، ومع هذه تصبح {images} × {columns}. أنشئ دفعة أخرى',
  'batches.is-ready': 'لم تبدأ بعد',
  'batches.is-sampling': 'ترسم عينتها',
  'batches.is-running': 'قيد التنفيذ',
  'batches.is-paused': 'متوقفة مؤقتًا',
  'batches.is-finished': 'منتهية',
  'batches.is-cancelled': 'ملغاة',
  'batches.key-used':
    'يعود idempotency_key هذا إلى دفعة أخرى (يختلف الاسم أو الإعدادات أو البدء)؛ استخدم غيره',
  'batches.not-planned': 'تعذر تجهيز الدفعة؛ ربما حُذف قالب أو صورة. افتحها وافحصها وابدأ من جديد',
  'batches.paused-storage-full': 'مساحة التخزين ممتلئة فأوقفت الدفعة مؤقتًا. أفرغ بعض المساحة ثم تابع',
  'batches.wrong-state': 'هذه الدفعة {state} فلا يمكن ذلك الآن؛ أعد تحميل الصفحة وحاول من جديد',
};
