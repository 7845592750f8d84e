import type { accounts as zh } from '../zh/accounts.ts';

export const accounts: { readonly [Id in keyof typeof zh]: string } = {
  'accounts.username-form': 'يتكون اسم المستخدم من 1 إلى 64 حرفًا أو رقمًا أو من . _ @ - ويبدأ بحرف أو رقم',
  'accounts.password-form': 'تتكون كلمة المرور من 8 إلى 128 محرفًا',
  'accounts.nickname-form': 'يتكون الاسم المعروض من 1 إلى 40 محرفًا',
  'accounts.sku-form': 'يتكون رمز البائع من 2 إلى 8 أحرف لاتينية كبيرة أو أرقام',
  'accounts.password-guessable':
    'يسهل تخمين كلمة المرور هذه: تجنّب كلمات المرور الشائعة والأسماء وتواريخ الميلاد والمحارف المتتالية',
  'accounts.wrong-too-often': 'أُدخلت كلمة المرور خطأً مرات كثيرة؛ انتظر قليلًا ثم أعد المحاولة',
  'accounts.wrong-password': 'كلمة المرور غير صحيحة',
  'accounts.password-needed': 'أدخل كلمة المرور',
  'accounts.code-needed': 'أدخل الرمز من تطبيق المصادقة',
  'accounts.confirm-elsewhere':
    'تسجيل الدخول هذا نفسه لم يُؤكَّد بعد؛ أكِّد من متصفح سبق أن سجّلت الدخول منه، أو غيّر كلمة المرور',
  'accounts.code-wait': 'أُدخل الرمز خطأً مرات كثيرة؛ انتظر قليلًا ثم أعد المحاولة',
  'accounts.code-wrong': 'الرمز غير صحيح أو سبق استخدامه',
  'accounts.code-unreadable':
    'لا يمكن التحقق من الرمز: تغيّر مفتاح النظام. استخدم رمز استرداد، أو اطلب من المسؤول إيقاف التحقق بخطوتين لهذا الحساب',
  'accounts.code-late': 'انتهت صلاحية رمز الاستجابة السريعة؛ ابدأ من جديد',
  'accounts.totp-is-on': 'التحقق بخطوتين مفعّل بالفعل',
  'accounts.totp-is-off': 'التحقق بخطوتين غير مفعّل',
  'accounts.work-needed':
    'كثرت محاولات تسجيل الدخول الفاشلة مؤخرًا، لذا على المتصفح أن يُتم أولًا عملية حسابية أمنية قصيرة ولم تصل نتيجتها. أعد المحاولة من صفحة تسجيل الدخول، أو استخدم متصفحًا آخر، أو انتظر عشر دقائق',
  'accounts.wrong-captcha': 'رمز التحقق خاطئ أو منتهي الصلاحية؛ أدخل أحرف الصورة الجديدة',
  'accounts.wrong-credentials':
    'اسم المستخدم أو كلمة المرور غير صحيح؛ بعد عدة محاولات فاشلة انتظر قليلًا قبل المحاولة من جديد',
  'accounts.signed-out': 'انتهت جلستك؛ سجّل الدخول من جديد',
  'accounts.disabled': 'الحساب {username} معطّل',
  'accounts.not-found': 'لا يوجد حساب {name}',
  'accounts.no-captcha': 'لا يوجد رمز تحقق كهذا',
  'accounts.set-password-first': 'عيّن كلمة مرور خاصة بك أولًا',
  'accounts.second-factor-first': 'التحقق بخطوتين مطلوب هنا: فعّله أولًا في صفحة الويب',
  'accounts.initial-password-ended': 'انتهت صلاحية كلمة المرور الأولى؛ اطلب كلمة جديدة من مدير النظام',
  'accounts.password-same': 'يجب أن تختلف كلمة المرور الجديدة عن الأولى',
  'accounts.not-for-programs': 'لا يستطيع رمز البرامج فعل هذا؛ سجّل الدخول في صفحة الويب',
  'accounts.too-many-tokens': 'الحد الأقصى لرموز البرامج {maxTokens}؛ ألغِ ما لم يعد مستخدمًا',
  'accounts.username-taken': 'اسم المستخدم {value} مأخوذ',
  'accounts.sku-taken': 'رمز البائع {value} مأخوذ',
};
