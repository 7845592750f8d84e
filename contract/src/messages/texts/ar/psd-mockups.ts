import type { psdMockups as zh } from '../zh/psd-mockups.ts';

export const psdMockups: { readonly [Id in keyof typeof zh]: string } = {
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
  'own-templates.not-psd': 'هذه الصورة ليست ملف PSD؛ حدّد مساحة الطباعة عليها',
  'own-templates.psd-not-read': 'ما زالت قراءة ملف PSD هذا جارية؛ احفظ بعد قليل',
  'own-templates.psd-no-surface': 'لا يوجد هذا الكائن الذكي في ملف PSD؛ اختر من جديد',
  'own-templates.psd-ratio':
    'تختلف نسبة عرض الطباعة إلى ارتفاعها عن الكائن الذكي، فستتمدد الرسوم. مقاس الكائن الذكي {width} × {height} px: عند عرض {widthMm} mm يكون الارتفاع {heightMm} mm',
};
