import type { operations as zh } from '../zh/operations.ts';

export const operations: { readonly [Id in keyof typeof zh]: string } = {
  'operations.invalid-job': 'محتوى المهمة {name} لا يطابق الشكل المطلوب فلا يمكن تنفيذها',
  'operations.already-finished': 'انتهى هذا العمل بالفعل ولا يمكن إلغاؤه',
  'operations.unknown-message': 'هذه الرسالة من إصدار أحدث؛ أعد تحميل الصفحة',
  'operations.waits-for-store': 'بانتظار عودة مخزن الملفات؛ يُستأنف تلقائيًا فور عودته',
};
