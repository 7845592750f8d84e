import type { rendering as zh } from '../zh/rendering.ts';

export const rendering: { readonly [Id in keyof typeof zh]: string } = {
  'rendering.design-deleted': 'حُذف التصميم',
  'rendering.canvas-too-large': '{widthPx} × {heightPx} بكسل أكثر مما يمكن رسمه',
  'rendering.damaged-picture': 'ملف الصورة «{picture}» تالف. ارفعه من جديد واستبدل الصورة في التصميم واحفظ',
  'rendering.picture-gone':
    'لم يعد ملف الصورة «{picture}» في المخزن. ارفعه من جديد واستبدل الصورة في التصميم واحفظ',
  'rendering.storage-full':
    'مساحة التخزين ممتلئة فلم يُنشأ ملف طباعة. أفرغ بعض المساحة ثم اختر «إعادة المحاولة»',
  'rendering.differs-from-preview':
    'يختلف ملف الطباعة[ للسطح «{surface}»] عن المعاينة[{place}]. حُجز كي لا يُطبع خطأ، وإعادة إنشائه تعطي النتيجة نفسها. أخبر المسؤول[ واذكر الرقم {diagnostic}]',
  'rendering.place': ' ({xMm} mm من اليسار و{yMm} mm من الأعلى[، نحو {widthMm} × {heightMm} mm])',
  'rendering.broken-file':
    'لم يطابق ملف الطباعة[ للسطح «{surface}»] ما رُسم مرتين متتاليتين فلم يُستخدم. اطلب من المسؤول فحص الخادم[ واذكر الرقم {diagnostic}]',
  'rendering.vector-too-complex':
    'لم يُرسم الرسم المتجهي «{picture}» بمقاس الطباعة في الوقت المحدد فلم يُنشأ ملف طباعة. اختر «إعادة المحاولة»؛ وإن تكرر فبسّطه أو صدّر PNG كبيرًا واستبدله في التصميم واحفظ',
  'rendering.template-file-gone':
    'لم يعد أحد ملفات القالب «{template}» في المخزن؛ والتصميم نفسه سليم. اطلب من المسؤول استعادته[ واذكر الرقم {diagnostic}]',
  'rendering.template-gone': 'لم يعد إصدار قالب هذا التصميم موجودًا فلا يمكن إنشاؤه. استخدم قالبًا موجودًا',
  'rendering.too-large':
    'يلزم رسم {widthPx} × {heightPx} بكسل[ للسطح «{surface}»]، وهذا أكثر مما يمكن رسمه. صغّر الطبقات أو الحدود أو الظلال واحفظ من جديد',
  'rendering.invalid-document':
    'محتوى هذا التصميم غير صالح ولا يمكن رسمه. افتحه في المصمم واحفظه؛ وإن لم يُفتح فراجع المسؤول',
  'rendering.unreadable-asset': 'تعذرت قراءة صورة أو خط فلم يُنشأ ملف طباعة. استبدله واحفظ من جديد',
  'rendering.invalid-code':
    'محتوى الرمز المربع أو الشريطي لا يصلح رمزًا فلم يُنشأ ملف طباعة. صحّحه واحفظ من جديد',
  'rendering.missing-font': 'لم يعد خط «{text}» موجودًا؛ اختر غيره',
  'rendering.blank-surface':
    'كل ما على السطح «{surface}» خارج منطقة الطباعة أو لا يُرى، وسيكون ملف الطباعة أبيض. انقله إلى الداخل أو احذفه',
  'rendering.went-wrong': 'حدث خطأ. اختر «إعادة المحاولة»؛ وإن تكرر فراجع المسؤول',
  'rendering.gave-up':
    'لم تكتمل عدة محاولات لأن عملية المعالجة انتهت فجأة. استخدم صورًا أصغر واحفظ من جديد، أو راجع المسؤول',
  'rendering.cancelled': 'أُلغي؛ يمكن إنشاؤه من جديد من قائمة التصاميم',
  'rendering.and-more': '{first} (وأخطاء أخرى: {more})',
  'rendering.missing-own-font':
    'يستخدم التصميم خطًا غير موجود في هذا الحساب، فلا يمكن طباعة «{text}». ارفع الخط في «خطوطي» أو اختر خطًا آخر لهذا النص',
};
