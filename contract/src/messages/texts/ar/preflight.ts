import type { preflight as zh } from '../zh/preflight.ts';

export const preflight: { readonly [Id in keyof typeof zh]: string } = {
  'preflight.low-resolution':
    'دقة الصورة «{layer}» بهذا المقاس {dpi} dpi فقط، دون الحد الأدنى {lowestDpi} dpi، وستُطبع ضبابية. صغّرها أو استخدم أصلًا أكبر.',
  'preflight.low-resolution.drawn':
    'الرسم المتجهي «{layer}» أكبر مما يمكن لسطح رسمه فلا ينال إلا {dpi} dpi، دون الحد الأدنى {lowestDpi} dpi، وسيُطبع ضبابيًا. صغّره، أو صغّر الرسوم المتجهية الكبيرة تحته.',
  'preflight.below-print-resolution':
    'دقة الصورة «{layer}» بهذا المقاس {dpi} dpi، دون دقة الطباعة {wantedDpi} dpi، وقد تضيع التفاصيل الدقيقة. صغّرها أو استخدم أصلًا أكبر.',
  'preflight.below-print-resolution.drawn':
    'الرسم المتجهي «{layer}» أكبر مما يمكن لسطح رسمه فلا ينال إلا {dpi} dpi، دون دقة الطباعة {wantedDpi} dpi، وقد تضيع التفاصيل الدقيقة. صغّره، أو صغّر الرسوم المتجهية الكبيرة تحته.',
  'preflight.outside-print-area':
    'تقع «{layer}» كلها خارج منطقة الطباعة ولن تُطبع. انقلها إلى الداخل أو احذفها.',
  'preflight.cut-off':
    'نحو {percent}% من «{layer}» خارج منطقة الطباعة[ ({sides})] وسيُقص. انقلها إلى الداخل لتُطبع كلها.',
  'preflight.cut-off.outline':
    'نحو {percent}% من «{layer}» خارج حدود المنتج، بما يصل إلى {outlineMm} mm، ولن يُطبع. انقلها داخل الحدود لتُطبع كلها.',
  'preflight.side-left': 'اليسار {mm} mm',
  'preflight.side-right': 'اليمين {mm} mm',
  'preflight.side-top': 'الأعلى {mm} mm',
  'preflight.side-bottom': 'الأسفل {mm} mm',
  'preflight.bare-left': '{mm} mm فارغة عند اليسار',
  'preflight.bare-right': '{mm} mm فارغة عند اليمين',
  'preflight.bare-top': '{mm} mm فارغة عند الأعلى',
  'preflight.bare-bottom': '{mm} mm فارغة عند الأسفل',
  'preflight.crosses-safe-line':
    'تنتهي «{layer}» على بعد {gapMm} mm من الحافة متجاوزةً خط الأمان {safeMm} mm وقد تُقص. انقلها داخل المنطقة الآمنة.',
  'preflight.crosses-safe-line.over':
    'تنتهي «{layer}» على بعد {gapMm} mm من الحافة متجاوزةً خط الأمان {safeMm} mm وقد تُقص. انقلها داخل المنطقة الآمنة، أو دع الصورة تتجاوز الحافة.',
  'preflight.crosses-safe-line.uncut':
    'تنتهي «{layer}» على بعد {gapMm} mm من حافة الطباعة متجاوزةً خط الأمان، وقد تنقص إن انزاحت الطباعة. انقلها داخل المنطقة الآمنة.',
  'preflight.crosses-safe-line.uncut-over':
    'تنتهي «{layer}» على بعد {gapMm} mm من حافة الطباعة متجاوزةً خط الأمان، وقد تنقص إن انزاحت الطباعة. انقلها داخل المنطقة الآمنة، أو دع الصورة تتجاوز الحافة.',
  'preflight.short-of-bleed':
    'تصل «{layer}» إلى حافة القص لكنها لا تملأ نزفًا قدره {bleedMm} mm، وقد تظهر حافة بيضاء. كبّرها إلى ما بعد خط النزف.',
  'preflight.empty-design': 'كل الأسطح فارغة: لا شيء يُطبع. أضف صورة أو نصًا أو شكلًا.',
  'preflight.empty-surface': 'السطح «{surface}» فارغ ولن يُطبع. تجاهل هذا إن كان مقصودًا.',
  'preflight.fully-transparent': 'عتامة «{layer}» هي 0 ولن تُرى. زدها أو احذف الطبقة.',
  'preflight.fully-transparent.almost':
    'عتامة «{layer}» {opacityPercent}% فقط ولن تكاد تُرى. زدها أو احذف الطبقة.',
  'preflight.too-small': '«{layer}» أصغر من {smallestMm} mm ولن تكاد تُرى. كبّرها أو احذفها.',
  'preflight.nothing-to-print': 'ليس في «{layer}» ما يُطبع: بلا كلمات، أو بلا تعبئة ولا حد. أكملها أو احذفها.',
  'preflight.same-as-product':
    'لون «{layer}» يكاد يطابق لون المنتج ({product}) ولن تُرى. اختر لونًا آخر أو أضف حدًا.',
  'preflight.same-as-product.part':
    'نحو {percent}% من تدرج «{layer}» يكاد يطابق لون المنتج ({product}) ولن يُرى. غيّر الألوان القريبة منه أو أضف حدًا.',
  'preflight.fallback-font': '«{layer}»: محارف تنقص خطه ({count}) تُطبع بخط {fonts}: {letters}',
  'preflight.lacking-features': '«{layer}»: لا يحتوي خطه على خصائص الحروف هذه: {features}',
  'preflight.other-forms':
    '«{layer}»: لا يميّز خطه الشكل المطلوب لحرف أو رمزًا تعبيريًا مركّبًا[ ({letters})]، فيُطبع الحرف العادي أو أجزاؤه. تحقق منه أو اختر خطًا آخر.',
  'preflight.missing-glyph': 'خط «{layer}» تنقصه محارف ({count}): {missing}. اختر خطًا آخر أو محارف أخرى.',
  'preflight.heavy-letters':
    'أحرف «{layer}» معقدة أكثر مما يمكن طباعته: حدود هذا الخط تفوق الحد الأقصى للرسم بمقدار {times} أضعاف. اختر خطًا آخر، أو قلّل الكلمات، أو أزل الحد.',
  'preflight.heavy-vector':
    'خطوط «{layer}» معقدة أكثر مما يمكن طباعته: مع الرسوم المتجهة تحته تتطلب {times} أضعاف الحد الأقصى للرسم. بسّط الرسم أو صغّره، أو أزل حدوده، أو استخدم صورة بدلًا منه.',
  'preflight.text-overflow':
    'نص «{layer}» لا يتسع له مربعه ولن يُطبع كاملًا. صغّر الحروف، أو كبّر المربع، أو اسمح بتصغير النص تلقائيًا.',
  'preflight.text-overflow.shrink':
    'نص «{layer}» لا يتسع له مربعه حتى بأصغر حجم ولن يُطبع كاملًا. كبّر المربع أو قلّل الكلمات.',
  'preflight.missing-image':
    'لم يعد أصل الصورة «{layer}» في المكتبة ولا يمكن طباعتها. استبدلها أو احذف الطبقة.',
  'preflight.damaged-image':
    'جزء من ملف الصورة «{layer}» تالف أو مفقود؛ قد تُطبع بأجزاء فارغة أو خاطئة. افحصها، والأفضل استبدالها بأصل سليم.',
  'preflight.semi-transparent':
    'عتامة «{layer}» {opacityPercent}%؛ فوق طبقة بيضاء تُطبع باهتة غير متساوية. اجعلها 100% واستخدم لونًا أفتح.',
  'preflight.semi-transparent.pixels':
    'في الصورة «{layer}» بكسلات نصف شفافة؛ فوق طبقة بيضاء تُطبع حوافها باهتة خشنة. استخدم صورة بحواف صلبة.',
  'preflight.soft-shadow':
    'ظل «{layer}» مموّه بمقدار {blurMm} mm؛ فوق طبقة بيضاء يُطبع باهتًا خشنًا. استخدم ظلًا صلبًا بلا تمويه.',
  'preflight.soft-shadow.pale':
    'عتامة ظل «{layer}» {opacityPercent}%؛ فوق طبقة بيضاء يُطبع باهتًا خشنًا. استخدم ظلًا صلبًا بلا تمويه.',
  'preflight.cut-by-hole':
    'نحو {percent}% من «{layer}» يقع في فتحة «{hole}» ({xMm} mm من اليسار و{yMm} mm من الأعلى) حيث لا مادة للطباعة. حرّكها أو صغّرها.',
  'preflight.bare-strip':
    '«{layer}» لا تملأ الطباعة: {bare}. هذا المنتج يُطبع حتى حوافه فيظهر لونه في الشريط. املأ منطقة الطباعة، أو اترك إطارًا واضحًا من الجوانب الأربعة.',
  'preflight.tiny-artwork':
    'العمل الفني {widthMm} × {heightMm} mm فقط، أي {percent}% من منطقة الطباعة، وسيبدو ضئيلًا. كبّره؛ وإن قلت البكسلات فاستخدم أصلًا أكبر.',
  'preflight.thin-line':
    'في «{layer}» خط أو حد عرضه {lineMm} mm فقط، دون {leastMm} mm التي تحتملها طريقة الطباعة، وسينقطع أو يختفي. زد سمكه.',
  'preflight.small-letters':
    'ارتفاع حروف «{layer}» {letterMm} mm فقط، دون {leastMm} mm التي تحتملها طريقة الطباعة، وستنطمس. كبّر النص أو قلّل الكلمات.',
  'preflight.invisible-picture': 'الصورة «{layer}» شفافة كليًا: لا شيء يُطبع. استخدم صورة أخرى أو احذف الطبقة.',
  'preflight.invisible-picture.almost':
    'الصورة «{layer}» شبه شفافة ({percent}% على الأكثر) ولن تُرى. استخدم صورة أخرى أو احذف الطبقة.',
  'preflight.covered': '«{layer}» كلها تحت «{over}» ولن تُرى. قدّمها إلى الأمام أو احذفها.',
  'preflight.low-contrast':
    'كلمات «{layer}»[ ({letters})] قريبة في الفتح والغمق مما تحتها ({ground}) ولن تكاد تُقرأ. اختر لونًا أكثر تباينًا أو أضف حدًا.',
  'preflight.invalid-code':
    'لا يمكن جعل «{layer}» رمزًا من نوع {codeName}: {why}. صحّح المحتوى أو اختر نوعًا آخر.',
  'preflight.code-modules':
    'أدق خطوط «{layer}» عرضها {moduleMm} mm فقط، دون {leastMm} mm التي تُطبع وتُقرأ. اجعل عرضه {widthMm} mm على الأقل.',
  'preflight.code-contrast':
    'لا تختلف إضاءة «{layer}» عن خلفيته إلا بنسبة {percent}%، وقد لا يُقرأ. استخدم رمزًا غامقًا على خلفية فاتحة.',
  'preflight.code-inverted':
    '«{layer}» أفتح من خلفيته، وكثير من الأجهزة لا تقرأ إلا الغامق على الفاتح. اعكس اللونين.',
  'preflight.code-ground': '«{layer}» لا يقع على لون واحد، وقد لا يُقرأ. أضف له خلفية.',
  'preflight.code-covered': '«{over}» يغطي «{layer}» فلا يُقرأ. أبعده أو قدّم الرمز إلى الأمام.',
  'preflight.code-covered.margin':
    '«{over}» يدخل الهامش الذي يجب أن يبقى فارغًا حول «{layer}»، وقد لا يُقرأ. أبعده أو قدّم الرمز إلى الأمام.',
  'preflight.why-empty': 'المحتوى فارغ',
  'preflight.why-characters': 'لا يقبل «{characters}»',
  'preflight.why-length': 'يحتاج {wanted} رقمًا وفيه {length}',
  'preflight.why-check-digit': 'الرقم الأخير يجب أن يكون {wanted} وهو {digit}؛ راجع كل الأرقام',
  'preflight.why-too-long': 'المحتوى طويل جدًا',
  'preflight.unknown-surface': 'ليس في القالب السطح «{wanted}»؛ ولن يُطبع ما عليه. انقله إلى أحد أسطح القالب.',
  'preflight.unknown-colour': 'ليس في القالب اللون «{wanted}». اختر لونًا من جديد.',
  'preflight.unknown-size': 'ليس في القالب المقاس «{wanted}». اختر مقاسًا من جديد.',
  'preflight.broken-binding':
    'الحقل المربوطة به «{layer}» غير موجود أو من نوع آخر، فتتوقف الطلبات. اختر حقلًا أو أزل الربط.',
  'preflight.broken-binding.no-colour':
    'لون «{layer}» يأتي من الحقل «{field}»، لكن بعض الخيارات بلا لون، فتتوقف الطلبات. أعطِ كل خيار لونًا.',
  'preflight.broken-binding.no-choice':
    'تُعرض «{layer}» لخيارات من «{field}» لم تعد موجودة، فتتوقف الطلبات. اختر من جديد.',
  'preflight.unused-field':
    'لا طبقة تستخدم الحقل «{field}»: ما يملؤه المشتري لا يُطبع، فتتوقف الطلبات. اربط به طبقة أو احذفه.',
  'preflight.no-choices': 'ليس للحقل «{field}» خيارات بعد، فلا تُعرف أي قيمة. أضف خياراته.',
  'preflight.sample-breaks-rules':
    'مثال «{layer}» يخالف قواعد حقله «{field}» ({broken})؛ لا يستطيع مشترٍ كتابته. غيّر المثال أو القواعد.',
  'preflight.styles-replaced':
    'لكلمات «{layer}» أكثر من نمط. أما الكلمات التي يأتي بها الطلب للحقل «{field}» فتُطبع كلها بنمط الطبقة: {style}.',
  'preflight.picture-mirrored':
    '«{layer}» معكوسة، فستُعكس صور المشترين أيضًا وتُطبع كلماتها بالمقلوب. ألغِ العكس ما لم يكن مقصودًا.',
  'preflight.picture-cropped':
    '«{layer}»: نسب الصورة تختلف عن إطارها، فقُصّ منها نحو {percent}%. تحقق من بقاء الوجوه والكلمات.',
  'preflight.repeats-enlarged':
    '«{layer}»: بعرض {wantedMm} mm لكل تكرار يتجاوز العدد ما يمكن رسمه، فصار العرض {mm} mm. لنقش أكثف، كرّر صورة تضم عدة تكرارات.',
  'preflight.style-own-font': 'خط خاص',
  'preflight.style-size': '{mm} mm',
  'preflight.style-gradient': 'تدرّج',
  'preflight.rule-too-long': '{length:characters}، والحد الأقصى {most}',
  'preflight.rule-too-short': '{length:characters}، والحد الأدنى {least}',
  'preflight.rule-too-many-lines': '{lines:textLines}، والحد الأقصى {most}',
  'preflight.rule-characters': 'محارف غير مسموح بها: {characters}',
};
