export const orderFiles = {
  'orders.table-empty': '文件是空的，没有任何内容，请重新导出后上传',
  'orders.table-no-rows': '表头下面没有任何数据行，请确认选对了工作表和表头行',
  'orders.table-too-large': '文件超过 {bytes} MB，请拆成几个文件分别导入',
  'orders.table-too-many-rows':
    '第 {row} 行还有内容，超过 {rows} 行的上限，请拆成几个文件，或删去末尾多余的内容',
  'orders.table-too-many-columns': '第 {column} 列还有内容，超过 {columns} 列的上限，请删去无关的列',
  'orders.table-unknown-kind': '这不是表格文件，请上传 .xlsx、.xls、.csv 或 .txt',
  'orders.zip-with-tables': '压缩包里有 {count} 个表格（{names}[ {more}]），请解压后逐个上传',
  'orders.table-other-text': '这是 {kind} 文件，不是表格，请在平台或表格软件里导出为 .xlsx 或 .csv 后上传',
  'orders.table-other-workbook': '暂不支持 {kind} 格式，请在表格软件里另存为 .xlsx 后上传',
  'orders.table-password': '文件设了打开密码，请去掉密码另存后上传',
  'orders.table-macros': '文件里带有宏，出于安全不予读取，请另存为 .xlsx 后上传',
  'orders.table-external-links':
    '第 {row} 行的公式引用了别的文件，内容可能不是最新的，请全选复制后粘贴为数值再上传',
  'orders.table-bomb': '文件解压后异常巨大，不予读取，请重新导出后上传',
  'orders.table-broken': '文件已损坏或没有传完整，请用表格软件打开确认后另存上传',
  'orders.table-packing': '压缩包用了不支持的压缩方式，请用系统自带的压缩功能重新打包成普通 ZIP 后上传',
  'orders.table-unclosed-quote':
    '第 {row} 行起有一个双引号没有成对，后面的内容无法分列，请补上引号或另存为 .xlsx',
  'orders.table-torn-headers':
    '第 {row} 行（表头）的引号不完整，分不清有哪些列，请在原文件里改好表头，或重新导出后上传',
  'orders.table-wrong-encoding': '不认识编码 {label}，请换一种编码',
  'orders.table-too-slow': '文件太复杂，没能在规定时间内读完，请拆成几个文件或另存为 .csv',
  'orders.table-too-much-memory': '文件太复杂，读取所需的内存超过上限，请拆成几个文件或另存为 .csv',
  'orders.zip-too-large': '压缩包超过 {bytes} MB，请分成几个压缩包分别导入',
  'orders.zip-unsafe-name': '压缩包里有不安全的文件路径：{name}，不予读取，请重新打包后上传',
  'orders.zip-link': '压缩包里的 {name} 是指向别处的链接，不予读取，请换成文件本身后重新打包',
  'orders.zip-repeated-name': '压缩包里有两个同名文件：{name}，不能确定用哪一个，请重新打包后上传',
  'orders.zip-too-deep': '压缩包套压缩包超过 {depth} 层，不予读取，请解开几层后上传',
  'orders.zip-too-many-files': '压缩包里超过 {files} 个文件，请分成几个压缩包分别导入',
  'orders.zip-json-too-large': '压缩包里的 {name} 超过 {jsonBytes} MB，不像是定制信息，不予读取',
  'orders.zip-json-broken': '压缩包里的 {name} 内容不完整，读不出定制信息，请重新下载定制 ZIP 后上传',
  'orders.zip-json-too-deep': '压缩包里的 {name} 嵌套太深，不像是定制信息，不予读取',
  'orders.zip-without-table':
    '压缩包里没有表格，也没有定制信息，请上传带有订单表格（.xlsx、.xls、.csv、.txt）或亚马逊定制 JSON 的压缩包',
  'orders.and-others': '等',
  'orders.zip-inside': '压缩包里的 {name}：{why}',
  'orders.file-taobao-orders':
    '这是淘宝/天猫的“订单报表”，一行是一个订单，没有每件宝贝的规格和数量。请在“已卖出的宝贝 → 批量导出”下载“宝贝报表”，再上传那个文件',
  'orders.file-etsy-orders':
    '这是 Etsy 的 Sold Orders 文件，里面没有商品行。请在 Etsy 后台下载时把 CSV 类型选为 Order Items，再上传那个文件',
  'orders.file-amazon-all-orders':
    '这是亚马逊的“所有订单”或 FBA 配送报告，没有收件人信息。请到“订单报告 → 未发货订单”下载后上传那个文件',
  'orders.file-without-lines':
    '这个导出只有订单，没有商品行（SKU、数量）或收件地址，没法生产。请在平台或插件里选“每件商品一行、含收货地址”的导出，再上传',
} as const;
