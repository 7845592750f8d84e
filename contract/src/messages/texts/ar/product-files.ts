import type { productFiles as zh } from '../zh/product-files.ts';

/** Products as files. */
export const productFiles: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.no-file': 'لم يصل أي ملف؛ اختر ملف منتجات (.zip)',
  'own-templates.file-other': 'هذا ليس ملف منتجات من هذا النظام. اختر ملف .zip أُنشئ بزر «تصدير ملف القالب»',
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
  'own-templates.export-old-psd': 'قُرئ ملف PSD «{name}» بإصدار أقدم. احفظ القالب الذي يستخدمه من جديد ثم صدّر',
  'own-templates.export-too-large':
    'حجم هذه المنتجات {mb} ميغابايت، والحد للملف {most} ميغابايت. صدّر على عدة ملفات',
  'own-templates.export-went-wrong': 'تعذر إنشاء ملف المنتجات. حاول من جديد؛ وإن تكرر فراجع المسؤول',
};
