import type { aiImages as zh } from '../zh/ai-images.ts';

export const aiImages: { readonly [Id in keyof typeof zh]: string } = {
  'ai-images.type-not-found': 'لم يُعثر على هذه الفئة، وربما حُذفت',
  'ai-images.type-exists': 'توجد فئة باسم «{name}» بالفعل؛ اختر اسمًا آخر',
  'ai-images.name-needed': 'سمِّ المجموعة',
  'ai-images.source-not-found': 'لم يُعثر على صورة مصدر، وربما حُذفت؛ اخترها من جديد',
  'ai-images.prompt-needed': 'اكتب أولًا ما تريد رسمه',
  'ai-images.provider-not-found': 'لا توجد طريقة الإنشاء هذه، وربما أوقفت؛ اختر غيرها',
  'ai-images.too-many-images': 'الحد الأقصى هنا {most} صورة في المرة الواحدة',
  'ai-images.size-not-offered': 'هذا المقاس غير متاح؛ اختر من {sizes}',
  'ai-images.size-out-of-range': 'يجب أن يكون كل ضلع من {min} إلى {max} بكسل[ ومن مضاعفات {step}]',
  'ai-images.kind-not-offered': 'طريقة الإنشاء هذه لا تُنتج هذا النوع من الصور؛ غيّر النوع أو الطريقة',
  'ai-images.transparent-not-offered':
    'طريقة الإنشاء هذه لا تدعم الخلفية الشفافة؛ أوقف الشفافية أو غيّر الطريقة',
  'ai-images.family-not-found': 'لا يوجد نوع النقش هذا؛ اختر من جديد',
  'ai-images.too-many-open': 'في الانتظار {most} صورة بالفعل؛ انتظر حتى يكتمل بعضها',
  'ai-images.nothing-to-repeat': 'لم يُنشأ شيء في هذه المجموعة بعد؛ أنشئ مرة أولًا',
  'ai-images.which-needed': 'حدّد المجموعة أو الصور',
  'ai-images.not-ready': 'لم تكتمل الصورة بعد؛ تُحفظ في المكتبة بعد اكتمالها',
  'ai-images.idempotency-key-used':
    'استُخدم idempotency_key هذا لتوليد آخر (تختلف المجموعة أو الكلمات أو الإعدادات)؛ استخدم غيره',
  'ai-images.some-not-made': 'لم تُنشأ {failed:images}؛ والسبب مذكور عند كل صورة في المجموعة',
  'generation.key-invalid': '{name}: المفتاح غير صالح أو بلا صلاحية؛ اطلب من المسؤول تغييره',
  'generation.no-credit': '{name}: الرصيد غير كافٍ؛ راجع المسؤول ثم أعد المحاولة',
  'generation.rate-limited': '{name}: طلبات كثيرة جدًا رغم الانتظار؛ أعد المحاولة بعد بضع دقائق',
  'generation.refused':
    'رفض {name} الإنشاء: الوصف أو الصور تخالف قواعد المحتوى لديه[: {detail}]. عدّلها وأنشئ من جديد',
  'generation.bad-request': 'لا يقبل {name} هذا الطلب[: {detail}]. اختر إعدادات أخرى وأنشئ من جديد',
  'generation.timeout': 'لم يُرجع {name} نتيجة في الوقت المحدد؛ أعد المحاولة لاحقًا',
  'generation.unreachable': 'لا يمكن الوصول إلى {name}؛ أعد المحاولة لاحقًا، أو راجع المسؤول',
  'generation.provider-error': 'حدث خطأ لدى {name}[: {detail}]؛ أعد المحاولة لاحقًا',
  'generation.bad-answer': 'أعاد {name} محتوى ناقصًا أو غير مقروء؛ أعد المحاولة، أو راجع المسؤول',
  'generation.answer-too-large': 'أعاد {name} ملفًا أكبر من المسموح؛ اختر مقاسًا أصغر',
  'generation.forbidden-address': 'أحال {name} إلى عنوان لا يجوز لهذا الخادم زيارته؛ راجع المسؤول',
  'generation.bad-picture': 'لم تجتز صورة {name} الفحص[: {detail}]؛ أعد المحاولة',
  'generation.source-missing': 'لا يمكن قراءة إحدى صور المصدر؛ اختر غيرها وأنشئ من جديد',
  'generation.provider-gone': 'لم يعد {name} متاحًا؛ اختر طريقة أخرى',
  'generation.storage-full': 'لا مساحة على الخادم؛ راجع المسؤول ثم أعد المحاولة',
  'generation.not-kept':
    'أُنشئت الصورة (واحتُسبت تكلفتها) لكن تعذّر حفظها لأن التخزين أو قاعدة البيانات لا يستجيب؛ راجع المسؤول ثم أعد المحاولة',
  'generation.call-interrupted':
    'توقفت عملية المعالجة قبل أن يُرجع {name} الصورة. ربما أُنشئت واحتُسبت تكلفتها، لذلك لم تُنشأ مرة أخرى تلقائيًا، وقد حُسبت التكلفة المحتملة ضمن الاستخدام؛ أعد المحاولة إن كنت ما زلت تريدها',
  'generation.interrupted':
    'توقفت عدة محاولات لأن عملية المعالجة انتهت فجأة؛ أعد المحاولة، أو اختر مقاسًا أصغر',
};
