import type { sheets as zh } from '../zh/sheets.ts';

export const sheets: { readonly [Id in keyof typeof zh]: string } = {
  'sheets.not-made': 'حدث خطأ؛ اختر «إعادة المحاولة» في قائمة التصاميم',
  'sheets.failed-before': 'فشل رسمه؛ ارسمه من جديد من قائمة التصاميم',
  'sheets.too-many-designs': 'الحد الأقصى للتصدير الواحد {maxDesigns} تصميم؛ قسّمها حسب الفئة أو الدفعة',
  'sheets.nothing-chosen': 'لا شيء للتصدير؛ اختر تصاميم أو مرشحًا آخر',
  'sheets.too-many-layouts': 'يمكن استيراد {maxLayouts} تخطيطًا على الأكثر؛ احذف ما لا تحتاج إليه',
  'sheets.too-many-presets': 'يمكن حفظ {maxPresets} إعدادًا مسبقًا على الأكثر؛ احذف ما لا تحتاج إليه',
  'sheets.no-file': 'لا يوجد ملف؛ اختر ملف .xlsx',
  'sheets.unknown-kind': 'ليس هذا مصنف .xlsx، أو إنه محمي بكلمة مرور؛ أزلها واحفظه بصيغة .xlsx',
  'sheets.file-too-large': 'الملف كبير جدًا (الحد الأقصى 5 MB) أو يتضخم عند فكه؛ أبقِ الرؤوس وبضعة أمثلة فقط',
  'sheets.too-many-rows':
    'يضم الجدول المستخدم تخطيطًا {rows} صفًا و256 عمودًا على الأكثر؛ أبقِ الرؤوس وبضعة أمثلة',
  'sheets.macros': 'يحوي الملف وحدات ماكرو فلا يُفتح حرصًا على الأمان؛ احفظه بصيغة .xlsx',
  'sheets.broken': 'الملف تالف أو كُتب بطريقة غير معتادة؛ افتحه في Excel أو WPS واحفظه بصيغة .xlsx',
  'sheets.no-headers': 'لا يوجد صف رؤوس: ليس بين أول 15 صفًا صف فيه نص في عمودين',
  'sheets.same-titles':
    'عناوين {count:designs} مطابقة لغيرها وستُدمج، فلم يُنشأ جدول. الأول: «{name}» ({sku}). {problem}. غيّر العناوين، أو أضف رقم التصميم إلى المتطابقة',
  'sheets.all-deleted': 'حُذفت كل التصاميم المختارة، فلا شيء للتصدير',
  'sheets.some-deleted': 'المصدَّر: {exported}، والمحذوف من قبل: {deleted}',
  'sheets.all-wrong': 'في كل التصاميم المختارة أخطاء، فلا شيء للتصدير. الأول: {problem}؛ {advice}',
  'sheets.exported':
    'المصدَّر: {exported}[، المستبعد لأخطاء: {wrong}][، المحذوف من قبل: {deleted}][، {notes:notes} في آخر ورقة من الملف]',
  'sheets.drawing-colours': 'يجري إنشاء صور المنتج بالألوان الأخرى: {made} من {all}',
  'sheets.storage-full': 'مساحة التخزين ممتلئة فلم يُنشأ جدول. أفرغ بعض المساحة ثم صدّر من جديد',
  'sheets.went-wrong': 'حدث خطأ في إنشاء الجدول. صدّر من جديد؛ وإن تكرر فراجع المسؤول',
  'sheets.gave-up': 'لم تكتمل عدة محاولات. صدّر تصاميم أقل في المرة الواحدة',
};
