import type { preflight as zh } from '../zh/preflight.ts';

export const preflight: { readonly [Id in keyof typeof zh]: string } = {
  'preflight.low-resolution':
    'تصویر «{layer}» در این اندازه فقط {dpi} dpi دارد، کمتر از حداقل {lowestDpi} dpi، و تار چاپ می‌شود. کوچک کنید یا نسخهٔ بزرگ‌تری به کار ببرید.',
  'preflight.low-resolution.drawn':
    'گرافیک برداری «{layer}» بزرگ‌تر از توان یک سطح است و فقط {dpi} dpi می‌گیرد، کمتر از حداقل {lowestDpi} dpi، و تار چاپ می‌شود. آن یا گرافیک‌های بزرگ زیرش را کوچک کنید.',
  'preflight.below-print-resolution':
    'تصویر «{layer}» در این اندازه {dpi} dpi دارد، کمتر از وضوح چاپ {wantedDpi} dpi؛ جزئیات ریز شاید از دست برود. کوچک کنید یا نسخهٔ بزرگ‌تری به کار ببرید.',
  'preflight.below-print-resolution.drawn':
    'گرافیک برداری «{layer}» بزرگ‌تر از توان یک سطح است و فقط {dpi} dpi می‌گیرد، کمتر از وضوح چاپ {wantedDpi} dpi؛ جزئیات ریز شاید از دست برود. آن یا گرافیک‌های بزرگ زیرش را کوچک کنید.',
  'preflight.outside-print-area':
    '«{layer}» کاملاً بیرون ناحیهٔ چاپ است و چاپ نمی‌شود. به درون ببرید یا حذف کنید.',
  'preflight.cut-off':
    'حدود {percent}% از «{layer}» بیرون ناحیهٔ چاپ است[ ({sides})] و بریده می‌شود. برای چاپ کامل به درون ببرید.',
  'preflight.cut-off.outline':
    'حدود {percent}% از «{layer}» بیرون خط دور محصول است، تا {outlineMm} mm، و چاپ نمی‌شود. برای چاپ کامل به درون خط دور ببرید.',
  'preflight.side-left': 'چپ {mm} mm',
  'preflight.side-right': 'راست {mm} mm',
  'preflight.side-top': 'بالا {mm} mm',
  'preflight.side-bottom': 'پایین {mm} mm',
  'preflight.bare-left': '{mm} mm خالی در چپ',
  'preflight.bare-right': '{mm} mm خالی در راست',
  'preflight.bare-top': '{mm} mm خالی در بالا',
  'preflight.bare-bottom': '{mm} mm خالی در پایین',
  'preflight.crosses-safe-line':
    '«{layer}» در {gapMm} mm لبه پایان می‌یابد، فراتر از خط ایمن {safeMm} mm، و شاید بریده شود. به درون ناحیهٔ ایمن ببرید.',
  'preflight.crosses-safe-line.over':
    '«{layer}» در {gapMm} mm لبه پایان می‌یابد، فراتر از خط ایمن {safeMm} mm، و شاید بریده شود. به درون ناحیهٔ ایمن ببرید یا بگذارید تصویر از لبه بگذرد.',
  'preflight.crosses-safe-line.uncut':
    '«{layer}» در {gapMm} mm لبه پایان می‌یابد، فراتر از خط ایمن، و اگر چاپ جابه‌جا شود شاید ناقص باشد. به درون ناحیهٔ ایمن ببرید.',
  'preflight.crosses-safe-line.uncut-over':
    '«{layer}» در {gapMm} mm لبه پایان می‌یابد، فراتر از خط ایمن، و اگر چاپ جابه‌جا شود شاید ناقص باشد. به درون ناحیهٔ ایمن ببرید یا بگذارید تصویر از لبه بگذرد.',
  'preflight.short-of-bleed':
    '«{layer}» به لبهٔ برش می‌رسد ولی {bleedMm} mm بلید را پر نمی‌کند؛ شاید لبهٔ سفید دیده شود. تا بیرون خط بلید بزرگ کنید.',
  'preflight.empty-design': 'همهٔ سطح‌ها خالی است: چیزی برای چاپ نیست. تصویر، متن یا شکل بیفزایید.',
  'preflight.empty-surface': 'سطح «{surface}» خالی است و چاپ نمی‌شود. اگر عمدی است نادیده بگیرید.',
  'preflight.fully-transparent': 'ماتی «{layer}» صفر (0) است و دیده نمی‌شود. بیشتر کنید یا لایه را حذف کنید.',
  'preflight.fully-transparent.almost':
    'ماتی «{layer}» تنها {opacityPercent}% است و به‌سختی دیده می‌شود. بیشتر کنید یا لایه را حذف کنید.',
  'preflight.too-small': '«{layer}» کوچک‌تر از {smallestMm} mm است و به‌سختی دیده می‌شود. بزرگ یا حذف کنید.',
  'preflight.nothing-to-print':
    '«{layer}» چیزی برای چاپ ندارد: بی‌نوشته، یا بی پرکردن و خط دور. کامل یا حذف کنید.',
  'preflight.same-as-product':
    'رنگ «{layer}» تقریباً همان رنگ محصول ({product}) است و دیده نمی‌شود. رنگ دیگری برگزینید یا خط دور بیفزایید.',
  'preflight.same-as-product.part':
    'حدود {percent}% از گرادیان «{layer}» تقریباً رنگ محصول ({product}) است و دیده نمی‌شود. رنگ‌های نزدیک را عوض کنید یا خط دور بیفزایید.',
  'preflight.fallback-font': '«{layer}»: {count} نویسه که در قلم آن نیست با {fonts} چاپ می‌شود: {letters}',
  'preflight.lacking-features': '«{layer}»: قلم آن این ویژگی‌های حروف را ندارد: {features}',
  'preflight.other-forms':
    '«{layer}»: قلم آن شکل خواسته‌شدهٔ نویسه یا شکلک ترکیبی[ ({letters})] را ندارد و شکل ساده یا اجزای آن چاپ می‌شود. بررسی کنید یا قلم دیگری برگزینید.',
  'preflight.missing-glyph':
    'قلم «{layer}» {count} نویسه را ندارد: {missing}. قلم یا نویسه‌های دیگری برگزینید.',
  'preflight.heavy-letters':
    'حروف «{layer}» برای چاپ بیش از اندازه پیچیده‌اند: خط‌های این قلم {times} برابر حد ترسیم است. قلم دیگری برگزینید، نوشته را کوتاه‌تر کنید یا خط دور را بردارید.',
  'preflight.heavy-vector':
    'خط‌های «{layer}» برای چاپ بیش از اندازه پیچیده‌اند: همراه با نگاره‌های برداری زیر آن {times} برابر حد ترسیم‌اند. آن را ساده یا کوچک کنید، خط دور را بردارید یا به جای آن تصویر بگذارید.',
  'preflight.text-overflow':
    'متن «{layer}» در کادرش جا نمی‌شود و کامل چاپ نمی‌شود. حروف را کوچک، کادر را بزرگ یا کوچک‌شدن خودکار را روشن کنید.',
  'preflight.text-overflow.shrink':
    'متن «{layer}» حتی در کوچک‌ترین اندازه جا نمی‌شود و کامل چاپ نمی‌شود. کادر را بزرگ یا واژه‌ها را کم کنید.',
  'preflight.missing-image':
    'نسخهٔ اصلی تصویر «{layer}» دیگر در کتابخانه نیست و چاپ نمی‌شود. تصویر را جایگزین یا لایه را حذف کنید.',
  'preflight.damaged-image':
    'بخشی از فایل تصویر «{layer}» آسیب دیده یا گم شده؛ شاید با بخش‌های خالی یا نادرست چاپ شود. بررسی کنید و بهتر است با نسخهٔ سالم جایگزین کنید.',
  'preflight.semi-transparent':
    'ماتی «{layer}» {opacityPercent}% است؛ روی زیرلایهٔ سفید رنگ‌پریده و ناهموار چاپ می‌شود. آن را 100% کنید و رنگ روشن‌تری به کار ببرید.',
  'preflight.semi-transparent.pixels':
    'تصویر «{layer}» پیکسل‌های نیمه‌شفاف دارد؛ روی زیرلایهٔ سفید لبه‌ها رنگ‌پریده و زبر چاپ می‌شود. تصویری با لبه‌های پر به کار ببرید.',
  'preflight.soft-shadow':
    'سایهٔ «{layer}» {blurMm} mm تاری دارد؛ روی زیرلایهٔ سفید رنگ‌پریده و زبر چاپ می‌شود. سایهٔ پر و بی‌تاری به کار ببرید.',
  'preflight.soft-shadow.pale':
    'ماتی سایهٔ «{layer}» {opacityPercent}% است؛ روی زیرلایهٔ سفید رنگ‌پریده و زبر چاپ می‌شود. سایهٔ پر و بی‌تاری به کار ببرید.',
  'preflight.cut-by-hole':
    'حدود {percent}% از «{layer}» در بازشوی «{hole}» می‌افتد ({xMm} mm از چپ، {yMm} mm از بالا) که چیزی برای چاپ نیست. جابه‌جا یا کوچک کنید.',
  'preflight.bare-strip':
    '«{layer}» چاپ را پر نمی‌کند: {bare}. این محصول تا لبه چاپ می‌شود و نوار رنگ خودش را نشان می‌دهد. ناحیهٔ چاپ را پر کنید یا از چهار سو قاب آشکاری بگذارید.',
  'preflight.tiny-artwork':
    'نگاره فقط {widthMm} × {heightMm} mm است، {percent}% ناحیهٔ چاپ، و گم به نظر می‌رسد. بزرگ کنید؛ اگر پیکسل کم است نسخهٔ بزرگ‌تری به کار ببرید.',
  'preflight.thin-line':
    'خطی از «{layer}» فقط {lineMm} mm است، کمتر از {leastMm} mm که این روش چاپ نگه می‌دارد، و می‌شکند یا ناپدید می‌شود. کلفت‌تر کنید.',
  'preflight.small-letters':
    'بلندی حروف «{layer}» فقط {letterMm} mm است، کمتر از {leastMm} mm که این روش چاپ نگه می‌دارد، و پر می‌شود. متن را بزرگ یا واژه‌ها را کم کنید.',
  'preflight.invisible-picture':
    'تصویر «{layer}» کاملاً شفاف است: چیزی برای چاپ نیست. تصویر دیگری به کار ببرید یا لایه را حذف کنید.',
  'preflight.invisible-picture.almost':
    'تصویر «{layer}» تقریباً شفاف است (حداکثر {percent}%) و دیده نمی‌شود. تصویر دیگری به کار ببرید یا لایه را حذف کنید.',
  'preflight.covered': '«{layer}» کاملاً زیر «{over}» است و دیده نمی‌شود. به جلو بیاورید یا حذف کنید.',
  'preflight.low-contrast':
    'روشنی نوشتهٔ «{layer}»[ ({letters})] به زیرش ({ground}) بسیار نزدیک است و به‌سختی خوانده می‌شود. رنگی با تضاد بیشتر برگزینید یا خط دور بیفزایید.',
  'preflight.invalid-code':
    '«{layer}» را نمی‌توان کد {codeName} کرد: {why}. محتوا را درست کنید یا نوع دیگری برگزینید.',
  'preflight.code-modules':
    'باریک‌ترین خط‌های «{layer}» فقط {moduleMm} mm است، کمتر از {leastMm} mm که چاپ و خوانده می‌شود. پهنا را دست‌کم {widthMm} mm کنید.',
  'preflight.code-contrast':
    'روشنی «{layer}» با زمینه‌اش فقط {percent}% فرق دارد و شاید خوانده نشود. کد تیره روی زمینهٔ روشن به کار ببرید.',
  'preflight.code-inverted':
    '«{layer}» از زمینه‌اش روشن‌تر است؛ بسیاری از دستگاه‌ها فقط تیره روی روشن را می‌خوانند. رنگ‌ها را جابه‌جا کنید.',
  'preflight.code-ground': '«{layer}» روی یک رنگ یکدست نیست و شاید خوانده نشود. به آن زمینه بدهید.',
  'preflight.code-covered':
    '«{over}» روی «{layer}» را پوشانده و خوانده نمی‌شود. کنارش ببرید یا کد را به جلو بیاورید.',
  'preflight.code-covered.margin':
    '«{over}» به حاشیه‌ای که باید دور «{layer}» خالی بماند رسیده و شاید خوانده نشود. کنارش ببرید یا کد را به جلو بیاورید.',
  'preflight.why-empty': 'محتوا خالی است',
  'preflight.why-characters': '«{characters}» در آن جا نمی‌گیرد',
  'preflight.why-length': '{wanted} رقم می‌خواهد و {length} رقم دارد',
  'preflight.why-check-digit': 'رقم آخر باید {wanted} باشد و {digit} است؛ همهٔ رقم‌ها را بسنجید',
  'preflight.why-too-long': 'محتوا بسیار بلند است',
  'preflight.unknown-surface':
    'قالب سطح «{wanted}» ندارد؛ آنچه روی آن است چاپ نمی‌شود. به یکی از سطح‌های قالب ببرید.',
  'preflight.unknown-colour': 'قالب رنگ «{wanted}» ندارد. دوباره رنگ برگزینید.',
  'preflight.unknown-size': 'قالب اندازهٔ «{wanted}» ندارد. دوباره اندازه برگزینید.',
  'preflight.broken-binding':
    'فیلدی که «{layer}» به آن پیوند دارد نیست یا از نوع دیگری است و سفارش‌ها می‌ایستند. فیلدی برگزینید یا پیوند را بردارید.',
  'preflight.broken-binding.no-colour':
    'رنگ «{layer}» از فیلد «{field}» می‌آید ولی برخی گزینه‌ها رنگ ندارند و سفارش‌ها می‌ایستند. به هر گزینه رنگ بدهید.',
  'preflight.broken-binding.no-choice':
    '«{layer}» برای گزینه‌هایی از «{field}» است که دیگر نیستند و سفارش‌ها می‌ایستند. دوباره برگزینید.',
  'preflight.unused-field':
    'لایه‌ای از فیلد «{field}» استفاده نمی‌کند: آنچه خریدار پر کند چاپ نمی‌شود و سفارش‌ها می‌ایستند. لایه‌ای پیوند دهید یا فیلد را حذف کنید.',
  'preflight.no-choices': 'فیلد «{field}» هنوز گزینه‌ای ندارد و هیچ مقداری شناخته نیست. گزینه‌ها را بیفزایید.',
  'preflight.sample-breaks-rules':
    'نمونهٔ «{layer}» قواعد فیلد «{field}» را می‌شکند ({broken})؛ هیچ خریداری نمی‌تواند چنین بنویسد. نمونه یا قواعد را تغییر دهید.',
  'preflight.styles-replaced':
    'نوشتهٔ «{layer}» چند سبک دارد. نوشته‌ای که سفارش برای فیلد «{field}» می‌آورد، همه با سبک خود لایه چاپ می‌شود: {style}.',
  'preflight.picture-mirrored':
    '«{layer}» آینه‌ای است؛ عکس‌های خریداران هم آینه‌ای می‌شوند و نوشته‌هایشان برعکس چاپ می‌شود. اگر عمدی نیست، آینه را بردارید.',
  'preflight.picture-cropped':
    '«{layer}»: نسبت‌های عکس با قاب یکی نیست و حدود {percent}% آن بریده می‌شود. ببینید چهره‌ها و نوشته‌ها مانده باشند.',
  'preflight.repeats-enlarged':
    '«{layer}»: با عرض {wantedMm} mm شمار تکرارها از آنچه می‌توان کشید بیشتر می‌شد، پس عرض هر تکرار {mm} mm شد. برای الگوی فشرده‌تر، عکسی را تکرار کنید که چند تکرار در خود دارد.',
  'preflight.style-own-font': 'قلم شخصی',
  'preflight.style-size': '{mm} mm',
  'preflight.style-gradient': 'طیف رنگ',
  'preflight.rule-too-long': '{length} نویسه، حداکثر {most}',
  'preflight.rule-too-short': '{length} نویسه، دست‌کم {least}',
  'preflight.rule-too-many-lines': '{lines} خط، حداکثر {most}',
  'preflight.rule-characters': 'نویسه‌های غیرمجاز: {characters}',
};
