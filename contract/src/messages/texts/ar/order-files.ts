import type { orderFiles as zh } from '../zh/order-files.ts';

export const orderFiles: { readonly [Id in keyof typeof zh]: string } = {
  'orders.table-empty': 'الملف فارغ؛ صدّره من جديد ثم ارفعه',
  'orders.table-no-rows': 'لا صفوف تحت الرؤوس؛ تحقق من الورقة وصف الرؤوس المختارين',
  'orders.table-too-large': 'الملف أكبر من {bytes} MB؛ قسّمه واستورد الأجزاء',
  'orders.table-too-many-rows':
    'ما زال في الصف {row} محتوى، والحد الأقصى {rows} صف؛ قسّم الملف أو امسح الخلايا الزائدة',
  'orders.table-too-many-columns':
    'ما زال في العمود {column} محتوى، والحد الأقصى {columns} عمود؛ احذف الأعمدة غير المعنية',
  'orders.table-unknown-kind': 'ليس هذا جدولًا؛ ارفع ملف .xlsx أو .xls أو .csv أو .txt',
  'orders.zip-with-tables': 'في الأرشيف {count:tables} ({names}[، {more}])؛ فُكّه وارفعها واحدًا واحدًا',
  'orders.table-other-text': 'هذا ملف {kind} وليس جدولًا؛ صدّر ملف .xlsx أو .csv وارفعه',
  'orders.table-other-workbook': 'ملفات {kind} غير مدعومة؛ احفظه بصيغة .xlsx وارفعه',
  'orders.table-password': 'الملف محمي بكلمة مرور؛ احفظه بدونها وارفعه',
  'orders.table-macros': 'يحوي الملف وحدات ماكرو فلا يُفتح حرصًا على الأمان؛ احفظه بصيغة .xlsx وارفعه',
  'orders.table-external-links': 'تأخذ صيغة في الصف {row} قيمتها من ملف آخر؛ ألصق كل شيء قيمًا وارفع الملف',
  'orders.table-bomb': 'يتضخم الملف عند فكه إلى حجم غير طبيعي فلا يُقرأ؛ صدّره من جديد وارفعه',
  'orders.table-broken': 'الملف تالف أو ناقص؛ افتحه في برنامج جداول واحفظه ثم ارفعه',
  'orders.table-packing': 'ضُغط الأرشيف بطريقة غير مدعومة؛ اضغطه ملف ZIP عاديًا وارفعه',
  'orders.table-unclosed-quote':
    'علامة اقتباس مزدوجة فُتحت في الصف {row} ولم تُغلق؛ أغلقها أو احفظ الملف بصيغة .xlsx',
  'orders.table-torn-headers':
    'علامات الاقتباس في الصف {row}، وهو الرؤوس، غير مكتملة فالأعمدة غير مؤكدة؛ صحّح الرؤوس أو صدّر الملف من جديد',
  'orders.table-wrong-encoding': 'الترميز {label} غير معروف؛ اختر غيره',
  'orders.table-too-slow': 'الملف معقد جدًا فلم يُقرأ في الوقت المحدد؛ قسّمه أو احفظه بصيغة .csv',
  'orders.table-too-much-memory': 'يحتاج الملف إلى ذاكرة تفوق المسموح؛ قسّمه أو احفظه بصيغة .csv',
  'orders.zip-too-large': 'الأرشيف أكبر من {bytes} MB؛ قسّمه واستورد الأجزاء',
  'orders.zip-unsafe-name': 'في الأرشيف مسار غير آمن: {name}. لا يُقرأ؛ اضغط الملفات من جديد وارفعها',
  'orders.zip-link': '{name} في الأرشيف رابط إلى مكان آخر فلا يُقرأ؛ ضع الملف نفسه',
  'orders.zip-repeated-name': 'في الأرشيف ملفان باسم {name}، وليس مؤكدًا أيهما المقصود؛ اضغطه من جديد',
  'orders.zip-too-deep': 'الأرشيفات متداخلة أكثر من {depth} مستويات؛ فُكّ بعضها وارفعها',
  'orders.zip-too-many-files': 'في الأرشيف أكثر من {files} ملف؛ قسّمه واستورد الأجزاء',
  'orders.zip-json-too-large':
    '{name} في الأرشيف أكبر من {jsonBytes} MB، وهذا أكبر من أن يكون تخصيصًا، فلا يُقرأ',
  'orders.zip-json-broken': '{name} في الأرشيف ناقص فلا يمكن قراءة تخصيصه؛ نزّل ملف ZIP من جديد وارفعه',
  'orders.zip-json-too-deep': '{name} في الأرشيف متداخل بعمق لا يكون في تخصيص، فلا يُقرأ',
  'orders.zip-without-table':
    'ليس في الأرشيف جدول ولا تخصيص؛ ارفع أرشيفًا فيه جدول طلبات (.xlsx، .xls، .csv، .txt) أو ملف JSON من Amazon Custom',
  'orders.and-others': '…',
  'orders.zip-inside': '{name} في الأرشيف: {why}',
  'orders.file-taobao-orders':
    'هذا تقرير طلبات Taobao: صف لكل طلب بلا مواصفات السلع وكمياتها. نزّل تقرير السلع من هناك وارفعه',
  'orders.file-etsy-orders':
    'هذا ملف Sold Orders من Etsy ولا أسطر سلع فيه. اختر في Etsy نوع CSV «Order Items» وارفع ذلك الملف',
  'orders.file-amazon-all-orders':
    'هذا تقرير «All Orders» أو شحنات FBA من Amazon ولا مستلمين فيه. نزّل «Order reports → Unshipped orders» وارفع ذلك الملف',
  'orders.file-without-lines':
    'يذكر هذا التصدير طلبات بلا سلع (SKU والكمية) أو عناوين، فلا يمكن الإنتاج منه. اختر تصديرًا بصف لكل سلعة مع عنوان الشحن، ثم ارفع ذلك الملف',
};
