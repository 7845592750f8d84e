import type { accounts as zh } from '../zh/accounts.ts';

export const accounts: { readonly [Id in keyof typeof zh]: string } = {
  'accounts.username-form': 'نام کاربری 1 تا 64 نویسه است: حرف، رقم یا . _ @ - و با حرف یا رقم آغاز می‌شود',
  'accounts.password-form': 'گذرواژه 8 تا 128 نویسه است',
  'accounts.nickname-form': 'نام نمایشی 1 تا 40 نویسه است',
  'accounts.sku-form': 'کد فروشنده 2 تا 8 حرف بزرگ لاتین یا رقم است',
  'accounts.password-guessable':
    'این گذرواژه به‌آسانی حدس زده می‌شود: از گذرواژه‌های رایج، نام‌ها، تاریخ تولد و نویسه‌های پشت سر هم بپرهیزید',
  'accounts.wrong-too-often': 'گذرواژه بارها نادرست وارد شد؛ کمی صبر کنید و دوباره بکوشید',
  'accounts.wrong-password': 'گذرواژه درست نیست',
  'accounts.password-needed': 'گذرواژه را وارد کنید',
  'accounts.code-needed': 'کد برنامهٔ رمزساز را وارد کنید',
  'accounts.confirm-elsewhere':
    'خود این ورود هنوز تأیید نشده است؛ از مرورگری که پیش‌تر با آن وارد شده‌اید تأیید کنید، یا گذرواژه را عوض کنید',
  'accounts.code-wait': 'کد بارها نادرست وارد شد؛ کمی صبر کنید و دوباره بکوشید',
  'accounts.code-wrong': 'کد نادرست است یا پیش‌تر به کار رفته است',
  'accounts.code-unreadable':
    'کد را نمی‌توان بررسی کرد: کلید سامانه عوض شده است. از کد بازیابی استفاده کنید یا از مدیر بخواهید ورود دومرحله‌ای این حساب را خاموش کند',
  'accounts.code-late': 'اعتبار کد تصویری به پایان رسید؛ از نو آغاز کنید',
  'accounts.totp-is-on': 'ورود دومرحله‌ای از پیش روشن است',
  'accounts.totp-is-off': 'ورود دومرحله‌ای روشن نیست',
  'accounts.work-needed':
    'به‌تازگی ورودهای ناموفق زیادی رخ داده است؛ برای همین مرورگر باید نخست یک محاسبهٔ امنیتی کوتاه را تمام کند و نتیجهٔ آن نرسید. از صفحهٔ ورود دوباره بکوشید، مرورگر دیگری به کار ببرید یا ده دقیقه صبر کنید',
  'accounts.wrong-captcha': 'کد امنیتی نادرست یا منقضی است؛ نویسه‌های تصویر تازه را وارد کنید',
  'accounts.wrong-credentials':
    'نام کاربری یا گذرواژه درست نیست؛ پس از چند تلاش ناموفق کمی صبر کنید و دوباره تلاش کنید',
  'accounts.signed-out': 'نشست شما پایان یافته است؛ دوباره وارد شوید',
  'accounts.disabled': 'حساب {username} غیرفعال است',
  'accounts.not-found': 'حساب {name} وجود ندارد',
  'accounts.no-captcha': 'چنین کد امنیتی‌ای نیست',
  'accounts.set-password-first': 'نخست گذرواژهٔ خودتان را تعیین کنید',
  'accounts.second-factor-first': 'ورود دومرحله‌ای در اینجا لازم است: نخست آن را در صفحهٔ وب روشن کنید',
  'accounts.initial-password-ended':
    'اعتبار گذرواژهٔ نخستین پایان یافته است؛ از مدیر سامانه گذرواژهٔ تازه‌ای بخواهید',
  'accounts.password-same': 'گذرواژهٔ تازه باید با گذرواژهٔ نخستین فرق داشته باشد',
  'accounts.not-for-programs': 'توکن برنامه اجازهٔ این کار را ندارد؛ در صفحهٔ وب وارد شوید',
  'accounts.too-many-tokens': 'حداکثر {maxTokens} توکن برنامه مجاز است؛ آنهایی را که لازم ندارید لغو کنید',
  'accounts.username-taken': 'نام کاربری {value} گرفته شده است',
  'accounts.sku-taken': 'کد فروشندهٔ {value} گرفته شده است',
};
