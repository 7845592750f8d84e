import type { designs as zh } from '../zh/designs.ts';

export const designs: { readonly [Id in keyof typeof zh]: string } = {
  'designs.invalid-document': 'التصميم ناقص أو غير سليم البنية؛ أعد تحميل الصفحة وحاول من جديد',
  'designs.no-surface': 'ليس في القالب السطح {surfaceId}',
  'designs.no-colour': 'ليس في القالب اللون {colourId}',
  'designs.no-size': 'ليس في القالب المقاس {sizeId}',
  'designs.own-font-fallback':
    'الخطوط البديلة هي خطوط النظام فقط، لا الخطوط الخاصة (الطبقة «{layer}»): لا يحل خط خاص محل خط آخر أبدًا. اجعله خط الكلمات نفسها',
  'designs.not-of-template': '{wrong}. اختر من جديد في المصمم',
  'designs.no-such-finding':
    'ليس في هذا الإصدار خطأ كهذا: {keys}. أعد تحميل الصفحة واطّلع على نتيجة الفحص الحالية',
  'designs.cannot-accept': 'لا يمكن تجاوز هذا الخطأ لأنه لا يوجد ما يُطبع صحيحًا. صحّح التصميم أولًا',
  'designs.sku-taken': 'الرمز SKU «{sku}» يستخدمه تصميم آخر؛ غيّر قاعدة SKU للدفعة وأعد المحاولة',
  'designs.stale-version': 'حُفظ إصدار أحدث في مكان آخر ولم يُستبدل شيء. حمّله، أو احفظ ما لديك نسخةً',
  'designs.unknown-image': '{count:images} في التصميم ليست في المكتبة؛ استبدلها واحفظ من جديد',
  'designs.used-by-orders':
    'لا يمكن حذف {names}[ وغيرها ({others})]: عدد أسطر الطلبات غير المشحونة {lines}. اشحنها أو ألغها أولًا',
  'designs.foreign-cover': 'صورة الغلاف ليست بين ملفاتك المرفوعة؛ ارفعها من جديد',
  'designs.unreadable-cover': 'لا يمكن قراءة صورة الغلاف؛ احفظ من جديد',
};
