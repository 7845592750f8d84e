import type { ownTemplates as zh } from '../zh/own-templates.ts';

export const ownTemplates: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.image-not-found': 'این عکس پیدا نشد و شاید حذف شده باشد؛ دوباره برگزینید',
  'own-templates.other-photo': 'نشانه‌ها روی تصویری با شکل دیگر گذاشته شده؛ روی این تصویر نشانه بگذارید',
  'own-templates.stale-revision':
    'این قالب در جای دیگری ذخیره شده و چیزی بازنویسی نشد. نسخهٔ ذخیره‌شده را باز کنید، یا کار خود را قالب تازه‌ای ذخیره کنید',
  'own-templates.sku-taken': 'کد SKU «{sku}» از آنِ قالب دیگر شماست؛ کد دیگری برگزینید',
  'own-templates.not-made': 'ساخت آن لغو شد یا به پایان نرسید',
  'own-templates.superseded': 'قالب حذف یا دوباره ذخیره شده و این نسخه ساخته نمی‌شود',
  'own-templates.photograph-gone': 'عکس محصول پیدا نشد و شاید پاک شده باشد. با عکس دیگری ذخیره کنید',
  'own-templates.photograph-damaged': 'فایل عکس محصول آسیب دیده است. با عکس دیگری ذخیره کنید',
  'own-templates.photograph-lost': 'فایل عکس محصول دیگر در انبار نیست. با عکس دیگری ذخیره کنید',
  'own-templates.area-folded':
    'شبکهٔ ناحیهٔ چاپ تا خورده یا متقاطع است. نقطه‌ها را به ترتیب برگردانید: بالا چپ، بالا راست، پایین چپ، پایین راست',
  'own-templates.area-outside': 'ناحیهٔ چاپ بیرون عکس است. آن را روی محصول بکشید',
  'own-templates.area-tiny':
    'ناحیهٔ چاپ بسیار کوچک است. نقطه‌ها را از هم دور کنید تا بخش چاپی محصول را بپوشاند',
  'own-templates.went-wrong': 'ساخت قالب با خطا روبه‌رو شد. دوباره ذخیره کنید؛ اگر تکرار شد از مدیر بپرسید',
  'own-templates.gave-up': 'چند تلاش به پایان نرسید. دوباره ذخیره کنید',
  'own-templates.psd-part': '«{layer}»: {feature}',
  'own-templates.psd-effect': 'سبک لایهٔ «{name}»',
  'own-templates.psd-blend': 'حالت آمیختن «{name}»',
  'own-templates.psd-adjustment': 'لایهٔ تنظیم «{name}»',
  'own-templates.psd-filter': 'فیلتر هوشمند «{name}»',
  'own-templates.psd-warp': 'تاب «{name}»',
  'own-templates.psd-not-carried':
    'در این PSD چیزهایی هست که دقیق بازسازی نمی‌شود: {parts}. این لایه‌ها را در Photoshop پیکسلی یا ادغام یا حذف کنید و دوباره بارگذاری کنید، یا ناحیهٔ چاپ را روی عکسی نشان دهید',
  'own-templates.psd-colour-mode':
    'این PSD از نوع RGB هشت یا شانزده‌بیتی نیست ({mode}). در Photoshop به RGB تبدیل و دوباره بارگذاری کنید',
  'own-templates.psd-profile':
    'رنگ‌های این PSD از نوع sRGB نیست. در Photoshop به نمایهٔ sRGB تبدیل و دوباره بارگذاری کنید',
  'own-templates.psd-no-smart-object':
    'در این PSD هیچ شیء هوشمندی دیده نمی‌شود و جای چاپ معلوم نیست. لایهٔ چاپ را به شیء هوشمند تبدیل و دوباره بارگذاری کنید، یا ناحیهٔ چاپ را روی عکسی نشان دهید',
  'own-templates.psd-damaged':
    'فایل این PSD ناقص یا آسیب‌دیده است ({detail}). در Photoshop دوباره ذخیره و بارگذاری کنید',
  'own-templates.psd-differs':
    'تصویر ذخیره‌شده در این PSD با آنچه از لایه‌هایش در اینجا کشیده می‌شود فرق دارد، بیش از همه نزدیک پیکسل ({place})، و معلوم نیست کدام درست است. در Photoshop با گزینهٔ «Maximize Compatibility» دوباره ذخیره و بارگذاری کنید؛ اگر باز هم فرق داشت، لایه‌های آنجا را ادغام کنید یا ناحیهٔ چاپ را روی عکس مشخص کنید',
  'own-templates.psd-too-large':
    'این PSD بسیار بزرگ است ({detail}). بوم را کوچک یا لایه‌ها را ادغام کنید و دوباره بارگذاری کنید',
  'own-templates.psd-memory':
    'خواندن این PSD حافظه‌ای بیش از حد مجاز خواست و متوقف شد. بوم را کوچک یا لایه‌ها را ادغام کنید و دوباره بارگذاری کنید',
  'own-templates.psd-time':
    'خواندن این PSD بیش از زمان مجاز طول کشید و متوقف شد. بوم را کوچک یا لایه‌ها را ادغام کنید و دوباره بارگذاری کنید',
  'own-templates.psd-crashed':
    'فرایندی که این PSD را می‌خواند ناگهان پایان یافت. دوباره بکوشید؛ اگر تکرار شد از مدیر بپرسید',
  'own-templates.psd-went-wrong':
    'هنگام خواندن این PSD خطایی رخ داد. دوباره بکوشید؛ اگر تکرار شد از مدیر بپرسید',
  'own-templates.psd-gone': 'فایل این PSD پیدا نشد و شاید پاک شده باشد. دوباره بارگذاری کنید',
  'own-templates.psd-hidden':
    'این PSD دارای {count} لایه یا گروه پنهان است ({layers}) که در پیش‌نما دیده نمی‌شوند. اگر نسخه‌ها یا پس‌زمینه‌های دیگرند، هر حالت را در Photoshop به‌صورت «Layer Comp» نگه دارید و دوباره بارگذاری کنید تا از هر کدام تصویری ساخته شود',
  'own-templates.psd-no-colours':
    'لایه‌های «{group}» ({layers}) رنگ به نظر می‌رسند، اما رنگ محصول به شمار نیامدند: {reason}',
  'own-templates.psd-no-colours-beside':
    'لایه‌های کنار هم ({layers}) رنگ به نظر می‌رسند، اما رنگ محصول به شمار نیامدند: {reason}',
  'own-templates.psd-colours-none': 'هیچ‌کدام نمایان نیست؛ یکی را نمایان کنید و دوباره بارگذاری کنید',
  'own-templates.psd-colours-several':
    'چند تا با هم نمایان‌اند؛ تنها یکی را نمایان کنید و دوباره بارگذاری کنید',
  'own-templates.psd-colours-names': 'برخی بی‌نام یا هم‌نام‌اند؛ هر یک را نامی جدا بدهید و دوباره بارگذاری کنید',
  'own-templates.psd-colours-many': 'بیش از 40 تا هستند؛ کمترشان کنید و دوباره بارگذاری کنید',
  'own-templates.psd-step-read': 'در حال خواندن لایه‌ها (\u2066{megabytes} MB\u2069)',
  'own-templates.psd-step-compare': 'در حال مقایسه با تصویر ذخیره‌شده در PSD',
  'own-templates.psd-step-surface': 'شیء هوشمند {number} از {count}: «{name}»',
  'own-templates.psd-step-view': 'شیء هوشمند {number} از {count} در «{view}»: «{name}»',
  'own-templates.psd-step-store': 'در حال ذخیرهٔ تصویرهای ماکاپ',
  'own-templates.psd-layer': '«{layer}»',
  'own-templates.psd-text-light':
    'چیزی در این فایل نشان نمی‌دهد لبه‌های نرم نوشته چگونه آمیخته می‌شوند؛ پس {layers} با پیش‌فرض Photoshop (گامای نوشته 1.45) آمیخته شد. اگر آن را خاموش کرده‌اید، لبه‌ها کمی روشن‌تر یا تیره‌تر درمی‌آیند: تصویر نمایشی را ببینید. فایل را با بیشترین سازگاری ذخیره و دوباره بار کنید تا بررسی شود',
  'own-templates.not-psd': 'این تصویر PSD نیست؛ ناحیهٔ چاپ را روی آن نشان دهید',
  'own-templates.psd-not-read': 'این PSD هنوز در حال خواندن است؛ کمی بعد ذخیره کنید',
  'own-templates.psd-no-surface': 'این PSD چنین شیء هوشمندی ندارد؛ دوباره برگزینید',
  'own-templates.psd-overlap':
    '«{one}» و «{other}» در یک جای PSD دیده می‌شوند و نمی‌توانند در یک تصویر باشند. برای هر کدام تصویری جدا به کار ببرید',
  'own-templates.colour-missing':
    'تصویر {number} به این رنگ‌ها عکسی ندارد: {colours}. آن‌ها را بیفزایید یا تصویر را برای همهٔ رنگ‌ها بگذارید',
  'own-templates.too-dark':
    'کالای درون عکس تیره‌تر از آن است که رنگ دیگری بگیرد. عکسی از کالای روشن به کار ببرید، یا برای هر رنگ عکسی بیفزایید',
  'own-templates.in-picture': 'تصویر {number}: {reason}',
  'own-templates.psd-ratio':
    'نسبت پهنا به بلندی چاپ با شیء هوشمند یکی نیست و طرح کشیده می‌شود. شیء هوشمند {width} × {height} px است: با پهنای {widthMm} mm بلندی {heightMm} mm است',
  'own-templates.retired-id':
    'شناسهٔ «{id}» از آنِ «{name}» بود که حذف شد و شاید سفارش‌ها و طرح‌ها هنوز آن را به کار ببرند؛ شناسهٔ دیگری بگذارید',
  'own-templates.same-id':
    'شناسهٔ «{id}» دو بار آمده: هر سطح، اندازه، رنگ و تصویر شناسه‌ای می‌خواهد که در فهرستش یکتا باشد',
  'own-templates.same-code':
    'رنگ‌های «{one}» و «{other}» یک کد دارند: {code} (بزرگی و کوچکی حروف به حساب نمی‌آید) و SKU آن‌ها را جدا نمی‌کند. یکی را عوض کنید',
  'own-templates.variants-nowhere':
    '{count} ردیف از گونه‌ها سایز یا رنگی دارد که دیگر در کالا نیست؛ دوباره وارد کنید یا پاکشان کنید',
  'own-templates.variant-twice': 'گونهٔ «{name}» دو بار آمده است',
  'own-templates.variants-same-sku':
    '«{one}» و «{other}» هر دو SKU {sku} دارند و سفارش‌ها آن‌ها را تشخیص نمی‌دهند؛ یکی را تغییر دهید',
  'own-templates.variant-rows': 'جدول گونه‌ها حداکثر {rows} ردیف دارد',
  'own-templates.variant-file': 'جدول گونه‌ها حداکثر {mb} مگابایت است',
  'own-templates.naming-same':
    'این قاعدهٔ نام‌گذاری به فایل‌های چاپ طرح‌های مختلف یک نام می‌دهد. {sku} یا {n} را اضافه کنید، یا اگر فقط برای سفارش‌هاست {number} و {line}',
  'own-templates.same-colour-name':
    'دو رنگ «{name}» نام دارند و سفارش‌ها آن‌ها را جدا نمی‌کنند. یکی را عوض کنید',
  'own-templates.same-surface':
    'سطح دیگری هم «{name}» نام دارد و سفارش‌ها و فایل‌های چاپ آن‌ها را جدا نمی‌کنند. نام دیگری بدهید',
  'own-templates.same-size':
    'اندازه‌های «{one}» و «{other}» تنها در بزرگی حروف فرق دارند و سفارش و SKU آن‌ها را جدا نمی‌کند. یکی را عوض کنید',
  'own-templates.area-nowhere': 'اندازهٔ «{size}» روی سطحی که کالا ندارد ناحیهٔ چاپ دارد',
  'own-templates.place-nowhere': 'هر جای تصویر {number} باید سطح دیگری از کالا باشد',
  'own-templates.colour-nowhere':
    'تصویر {number}: بگویید کدام رنگ را نشان می‌دهد؛ هر عکس آن رنگ دیگری از کالا را نشان می‌دهد',
  'own-templates.colour-unsaid':
    'تصویر {number} عکس‌هایی به رنگ‌های دیگر دارد یا آن‌ها را می‌گیرد؛ پس بگویید خودش کدام رنگ را نشان می‌دهد',
  'own-templates.no-recolour': 'تصویر {number} رنگ نمی‌گیرد: تنها عکسی که ناحیهٔ چاپ روی آن نشان شده می‌تواند',
  'own-templates.mixed-picture':
    'تصویر {number} هم نشانه دارد هم شیء هوشمند PSD: هر تصویر تنها یک گونه می‌گیرد. دو تصویر به کار ببرید',
  'own-templates.mixed-views':
    'تصویر {number} شیءهای هوشمندی از نماهای گوناگون PSD دارد: همه را از یک نما بردارید یا چند تصویر به کار ببرید',
  'own-templates.marks-or-psd': 'یا نشانه‌ها روی عکس یا یک شیء هوشمند PSD را بدهید',
  'own-templates.print-too-large': 'هر ضلع فایل چاپ حداکثر {px} پیکسل است: چاپ، برش اضافه یا وضوح را کم کنید',
  'own-templates.safe-too-wide': 'حاشیهٔ امن چیزی از ناحیهٔ چاپ باقی نمی‌گذارد: آن را کم کنید',
  'own-templates.image-or-look': 'تصویر {number} یا تصویری از کتابخانه است یا نمونه‌ای از کاتالوگ',
  'own-templates.look-alone':
    'تصویر {number} نمونه‌ای از کاتالوگ است: جاها و رنگ‌هایش از آنجاست و چیزی نشان یا افزوده نمی‌شود',
  'own-templates.look-gone': 'این نمونه در کاتالوگ نیست؛ تصویر دیگری برگزینید',
  'own-templates.too-many-files': 'هم‌اکنون {most} فایل محصول در حال ورود یا خروج است؛ تا پایان آن‌ها صبر کنید',
  'own-templates.no-file': 'فایلی نرسید؛ یک فایل محصول (ZIP) برگزینید',
  'own-templates.file-other':
    'این فایل محصول این سامانه نیست. فایل ZIP ساخته‌شده با «خروجی فایل قالب» را برگزینید',
  'own-templates.file-damaged': 'فایل محصول ناقص یا خراب است؛ دوباره کپی یا صادر کنید',
  'own-templates.file-encrypted': 'فایل محصول رمز دارد. فایل را همان‌گونه که صادر شده وارد کنید',
  'own-templates.file-too-large':
    'فایل محصول بزرگ است: پس از باز شدن حداکثر {mb} مگابایت. در چند فایل صادر کنید',
  'own-templates.file-newer':
    'فایل محصول از سامانه‌ای تازه‌تر است (قالب {format}، تازه‌ترین قالب شناخته در اینجا {known}). نخست این سامانه را به‌روز کنید',
  'own-templates.file-wrong': '«{where}» در فایل محصول درست نیست؛ چیزی وارد نشد. دوباره صادر کنید',
  'own-templates.file-wrong-because': '«{where}» در فایل محصول نادرست است؛ چیزی وارد نشد: {reason}',
  'own-templates.file-lacks': '«{name}» در فایل محصول نیست؛ چیزی وارد نشد. دوباره کپی یا صادر کنید',
  'own-templates.file-changed':
    '«{name}» در فایل محصول با آنچه صادر شده یکی نیست؛ چیزی وارد نشد. دوباره کپی یا صادر کنید',
  'own-templates.file-image': 'تصویر «{name}» به کار نمی‌آید؛ چیزی وارد نشد: {reason}',
  'own-templates.file-product': 'محصول «{name}» اینجا ساخته نمی‌شود؛ چیزی وارد نشد: {reason}',
  'own-templates.imported': 'قالب‌های واردشده: {count}. نمونه‌هایشان در حال ساخت است',
  'own-templates.imported-renamed':
    'قالب‌های واردشده: {count}. نمونه‌هایشان در حال ساخت است. کدهای SKU گرفته‌شده عوض شد: {skus}',
  'own-templates.import-went-wrong':
    'فایل محصول وارد نشد و چیزی افزوده نشد. دوباره بکوشید؛ اگر تکرار شد از مدیر بپرسید',
  'own-templates.export-image-gone':
    'یکی از تصویرهای محصول «{name}» دیگر در کتابخانه نیست. تصویر دیگری برگزینید و ذخیره کنید، سپس صادر کنید',
  'own-templates.export-old':
    'محصول «{name}» با قاعده‌های کهنه ذخیره شده است. بازش کنید، آنچه نشان می‌دهد درست و ذخیره کنید، سپس صادر کنید',
  'own-templates.export-psd-unread':
    'فایل PSD «{name}» هنوز خوانده نشده یا از فهرست برداشته شده است. قالبی را که از آن استفاده می‌کند باز کنید، دوباره بخوانید و ذخیره کنید، سپس صادر کنید',
  'own-templates.export-psd-twice':
    'محصولات انتخاب‌شده با دو خوانش متفاوت از فایل PSD «{name}» ساخته شده‌اند که در یک فایل نمی‌گنجند. آن‌ها را جداگانه صادر کنید، یا نخست دوباره ذخیره کنید',
  'own-templates.export-old-psd':
    'فایل PSD «{name}» با نسخه‌ای کهنه خوانده شده است. قالبی را که از آن استفاده می‌کند دوباره ذخیره کنید، سپس صادر کنید',
  'own-templates.export-too-large':
    'این محصول‌ها {mb} مگابایت‌اند و یک فایل حداکثر {most} مگابایت است. در چند فایل صادر کنید',
  'own-templates.export-unfit':
    '«{where}» بیش از گنجایش یک فایل محصول است. هر بار قالب‌های کمتری صادر کنید؛ اگر با یک قالب هم چنین شد، از مدیر بپرسید',
  'own-templates.export-went-wrong': 'فایل محصول ساخته نشد. دوباره بکوشید؛ اگر تکرار شد از مدیر بپرسید',
  'own-templates.outline-unreadable': 'خط برش خوانده نمی‌شود؛ دوباره برگزینید',
  'own-templates.outline-several': 'خط برش یک خط است و اینجا چند خط است',
  'own-templates.outline-open': 'خط برش بسته نیست؛ خطی بسته برگزینید',
  'own-templates.outline-crosses': 'خط برش خودش را می‌بُرد و درون و بیرونش معلوم نیست؛ در فایلش درست کنید',
  'own-templates.outline-other-size':
    'اندازهٔ خط برش با اندازهٔ چاپ یکی نیست؛ اندازه را برگردانید یا خط را دوباره برگزینید',
  'own-templates.outline-too-fine': 'خط برش نقطه‌های بسیار دارد؛ در فایلش ساده کنید',
  'own-templates.outline-sizes':
    'اندازهٔ «{size}» ناحیهٔ چاپ خود را دارد و خط برش یک اندازه است: به اندازه‌ها یک ناحیه بدهید یا خط را بردارید',
};
