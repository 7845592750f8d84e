export const orderRows = {
  'order-rows.ORDER_NO_MISSING': '缺少订单号',
  'order-rows.SKU_MISSING': '缺少 SKU',
  'order-rows.CELL_ERROR': '单元格里是公式错误或一串 #，不是真正的内容，请在原表中改正',
  'order-rows.LETTERS_LOST':
    '内容里有“?”“□”、乱码或科学计数，可能是导出时丢了字。请核对原订单后改好；原文就是这样的，照原样再填一次即可',
  'order-rows.NUMBERS_UNSURE':
    '表格把这里的内容存成了数字或日期，开头的 0 或原来的写法可能已经丢了。请核对原订单后改好，或确认全部无误',
  'order-rows.ROW_TORN':
    '这一行的引号或分隔符不完整，内容可能错了列。请在原文件里改好这一行后重新上传，或重新导出',
  'order-rows.ENCODING_UNSURE':
    '不能确定文件的文字编码，这一行的字母可能读错了。请返回上一步选定编码，或导出为 UTF-8 或 xlsx；选过编码、文字确实没错的，可以确认无误',
  'order-rows.PERSONALISATION_TWICE': '表格里有两处定制内容，写的不一样，不能确定印哪一个。请填写要印的内容',
  'order-rows.PHONE_ZERO_LOST': '这个国家的电话以 0 开头，开头的 0 像是被表格丢掉了，请核对',
  'order-rows.ITEMS_UNREAD':
    '这一格写着订单的全部商品，但没有整格读懂，看不准有哪几件，所以一件也没有取。请照平台上的订单改好这一格，或导出时选“每件商品一行”再上传',
  'order-rows.ITEMS_TOTAL':
    '商品明细里各件的数量加起来，和这一行写的总件数不一样，请核对后改好商品明细或总件数',
  'order-rows.ITEMS_WORDS':
    '这一行有几件商品，旁边的定制内容看不出是哪一件的。请给每一件填上要印的内容，不印的填“无”',
  'order-rows.QUANTITY_MISSING': '缺少数量',
  'order-rows.QUANTITY_INVALID': '数量要是 1 到 100000 的整数',
  'order-rows.QUANTITY_TWICE':
    '一行里有几列数量，数字不一样，不确定做几件。请填写正确的数量；或返回对应列，只留下算数的那一列',
  'order-rows.PRICE_INVALID': '单价读不出金额，请填数字，如 19.90',
  'order-rows.PRICE_UNCLEAR': '金额分不清是千位还是小数（如 1.234），请写成 1234.00 或 1.23',
  'order-rows.CURRENCY_MISSING':
    '金额前后的符号（如 $、¥、kr）有几个国家在用，文件里看不出是哪一种，先不写币种导入。请选定一次，以后同样的文件会照这个读',
  'order-rows.CURRENCY_UNKNOWN': '币种认不出，或有几个国家在用，先不写币种导入；要填请写三字码，如 USD',
  'order-rows.CURRENCY_CONFLICT': '币种一列和金额上的符号不是同一种钱，先不写币种导入，请核对',
  'order-rows.ZONE_MISSING':
    '文件里的时间没有写是哪里的时间，先按北京时间读。请选定它是哪里的时间，以后同样的文件会照这个读',
  'order-rows.DATE_INVALID': '时间读不出，或分不清月和日，先留空导入；要填请写成 2026-05-03 12:30:00',
  'order-rows.STATUS_UNKNOWN':
    '不认识这个订单状态，不确定要不要生产：请改成“待发货”“待付款”“已发货”或“已取消”',
  'order-rows.PAYMENT_MISSING':
    '没有付款状态，像是顾客没有付款的购物车（abandoned checkout）。请改用订单导出；确实已付款的，填“paid”',
  'order-rows.RECIPIENT_MISSING': '缺少收件人',
  'order-rows.ADDRESS_ABSENT':
    '没有找到收件人和地址的列。请返回对上这些列；如果由平台或别的系统发货，请确认不需要地址',
  'order-rows.ADDRESS_MASKED':
    '收件人、电话或地址被平台打了星号或加了密，不能照着寄。请换成未脱敏的导出；如果由平台面单或别的系统发货，请确认不需要地址',
  'order-rows.ADDRESS_CONFLICT': '同一个订单里有两个不同的收件地址，请核对',
  'order-rows.LINE_TWICE':
    '这个子订单号在前面的行里已经有了，但内容不一样。请确认：以前面那行为准，还是另外的一行',
  'order-rows.NUMBER_UNSURE':
    '另有一个订单号只在大小写、空格或 ① 这类符号上不同，看不出是不是同一个订单。请选定：就是那一行，还是另外的一行',
  'order-rows.LINE_UNSURE': '这个订单里已有同款的行，看不出这一行是改了哪一行，还是新加的。请逐行选定',
  'order-rows.LINE_CHANGED': '这一行以前导入过，内容有改动：请选择更新、保留原来的，还是作为另外一行',
  'order-rows.LINE_CHANGED_LATE':
    '这一行有改动，但订单行已在生产、已发货或已取消，不能更新。需要改就先把它退回“新订单”',
  'order-rows.COUNTRY_MISSING': '缺少国家',
  'order-rows.COUNTRY_UNKNOWN': '不认识这个国家，请填二字码，如 US',
  'order-rows.PROVINCE_MISSING': '寄往这个国家要填州/省',
  'order-rows.CITY_MISSING': '缺少城市',
  'order-rows.ADDRESS_MISSING': '缺少地址',
  'order-rows.POSTCODE_MISSING': '寄往这个国家要填邮编',
  'order-rows.POSTCODE_ABSENT': '没有填邮编；这个国家多半不要求，如承运商需要请补上',
  'order-rows.POSTCODE_ZERO_LOST': '邮编的位数不够，像是丢了开头的 0，请补上',
  'order-rows.PHONE_OF_BUYER': '没有收件人的电话，先用买家（付款人）的电话，请核对',
  'order-rows.PHONE_MISSING': '电话和手机至少填一个',
  'order-rows.CUSTOMISATION_MISSING':
    '这一行有定制，但缺少定制 ZIP：请添加从平台下载的定制 ZIP；或者手工填写要印的内容',
  'order-rows.CUSTOMISATION_AMBIGUOUS':
    '定制 ZIP 对不上唯一的一行（同一订单里有几行或几个 ZIP 都可能是它）。请用带 order-item-id 的订单报告，或手工填写要印的内容',
  'order-rows.CUSTOMISATION_CONFLICT':
    '同一个订单商品有两份内容不同的定制 ZIP，不能确定印哪一份，请只留下正确的一份',
  'order-rows.SHIPPING_INCOMPLETE': '物流方式和运单号要么都填，要么都不填',
  'order-rows.group.OPTION_UNREAD':
    '没有读取的列里，可能有颜色、尺码、款式，或买家要印的内容。请说明每一列是什么，以后同样的表会记住；“不需要”只对见过的文字有效',
  'order-rows.group.STATUS_UNKNOWN': '不认识这些订单状态，不确定要不要生产。请逐个说明，以后会记住',
  'order-rows.group.STATUS_UNREAD': '没有读取的列里，可能有订单状态。请说明每一列是不是，以后同样的表会记住',
  'order-rows.group.SKU_TWICE': '同一行的几列 SKU 对上了不同的作品。请说明以哪一列为准，以后同样的表会记住',
  'order-rows.group.ADDRESS_UNREAD':
    '地址旁边的列没有读取。请说明它是不是地址的一部分，以后同样的表会记住；“不需要”只对见过的文字有效',
  'order-rows.group.VARIATION_UNREAD': '规格里有认不出的颜色、尺码或型号，请逐个说明，以后会记住',
  'order-rows.group.CHOICE_UNREAD':
    '定制内容写的不是字段的选项（比如英文或别的叫法）。说明它是哪一个，同样写法的订单一起处理，以后会记住',
  'order-rows.group.PERSONALISATION_UNFIT':
    '定制内容不符合作品字段的规定：可以导入，但不会生产。可在这里改好',
  'order-rows.group.PERSONALISATION_WITHOUT_FIELD':
    '定制内容与作品的字段对不上，或必填的没有填：可以导入，但不会生产',
  'order-rows.group.VARIATION_CONFLICT': '规格或 SKU 里的颜色、尺码（型号）互相矛盾',
  'order-rows.group.CUSTOMISATION_UNREAD': '定制 ZIP 里有读不懂的内容，请到平台核对后手工填写要印的内容',
  'order-rows.group.QUANTITY_CONFLICT': '表格和定制 ZIP 里的数量不同，请核对后填写正确的数量',
  'order-rows.group.PICTURE_MISSING': '定制里写了图片，但压缩包里没有，请添加后重新上传',
  'order-rows.group.PICTURE_UNUSABLE': '压缩包里有几个图片文件不能用，请更换后重新上传',
  'order-rows.group.VARIATION_MISSING': '没有说要印哪个颜色或尺码（型号），而商品有多种',
  'order-rows.ORDER_NO_DAMAGED':
    '订单号被表格改成了科学计数，尾数已经丢失，请在原表中把这一列设为文本后重新导出',
  'order-rows.LINE_ID_DAMAGED':
    '子订单号被表格改成了科学计数，尾数已经丢失，请在原表中把这一列设为文本后重新导出',
  'order-rows.SKU_DAMAGED': 'SKU被表格改成了科学计数，尾数已经丢失，请在原表中把这一列设为文本后重新导出',
  'order-rows.PHONE_DAMAGED': '电话被表格改成了科学计数，尾数已经丢失，请在原表中把这一列设为文本后重新导出',
  'order-rows.TRACKING_DAMAGED':
    '运单号被表格改成了科学计数，尾数已经丢失，请在原表中把这一列设为文本后重新导出',
  'order-rows.PERSONALISATION_DOUBTFUL':
    '定制内容里有“?”“□”或乱码，可能是导出时丢了字或表情。请核对买家原文：改好，或确认就这样印',
  'order-rows.CUSTOMISATION_UNREAD':
    '定制 ZIP 里有读不懂的内容：{questions}。请到平台核对后，手工填写要印的内容',
  'order-rows.QUANTITY_CONFLICT': '表格里是 {inTable} 件，定制 ZIP 里是 {inZip} 件，请核对后填写正确的数量',
  'order-rows.PICTURE_MISSING': '“{name}”的图片 {file} 不在压缩包里，请把它和订单文件一起打包后重新上传',
  'order-rows.PICTURE_NO_PICTURE': '“{name}”的文件 {file} 不是图片（内容和扩展名不符），请换成真正的图片',
  'order-rows.PICTURE_SEVERAL':
    '压缩包里有几个不同的图片都叫 {file}，不能确定“{name}”用哪一个，请改成不同的文件名',
  'order-rows.PICTURE_DAMAGED': '“{name}”的图片 {file} 在压缩包里已经损坏，请重新打包后上传',
  'order-rows.PICTURE_TOO_LARGE': '“{name}”的图片 {file} 超过 50 MB，请换一个小一些的文件',
  'order-rows.LINE_WILL_WAIT': '{problem}。可以导入，但这一行不会生产',
  'order-rows.SHIP_DATE_UNSURE': '这一列的时间可能是实际发货，也可能只是计划。请说明一次，以后同样的表会记住',
  'order-rows.PAID_FIGURE_UNSURE':
    '付款这一列里的数字可能是金额，也可能是状态代码。请说明一次，以后同样的表会记住',
  'order-rows.SKU_TWICE': '两列 SKU 写得不一样：“{words}”。请说明以哪一列为准，以后同样的表会记住',
  'order-rows.PERSONALISATION_FLAG':
    '定制内容只写了“是”或“否”这类标记，不像要印的字。请填写真正要印的内容，或确认就这样印、不印',
  'order-rows.OPTION_UNREAD':
    '没有读取的列里写着“{words}”，可能是颜色、尺码、款式，或买家要印的内容。请说明这一列是什么，以后同样的表会记住；“不需要”只对见过的文字有效',
  'order-rows.STATUS_UNREAD':
    '没有读取的列里写着“{words}”，可能是订单状态。请说明这一列是不是，以后同样的表会记住',
  'order-rows.ADDRESS_UNREAD': '地址旁边还有没有读取的“{words}”，请说明这一列是不是地址的一部分',
  'order-rows.VARIATION_UNREAD':
    '规格里的“{words}”认不出是哪个颜色或尺码（型号），请说明它的意思，以后会记住',
  'order-rows.VARIATION_CONFLICT':
    '颜色或尺码（型号）有两种说法：“{words}”，不能确定印哪一个。请把规格改成只有一种，或为这个 SKU 和规格选定颜色和尺码',
  'order-rows.NO_COLOUR': '没有说要印哪个颜色，而这件商品有多种。请对上规格所在的列，或为这个 SKU 选定',
  'order-rows.NO_SIZE': '没有说要印哪个尺码（型号），而这件商品有多种。请对上规格所在的列，或为这个 SKU 选定',
  'order-rows.NO_COLOUR_NO_SIZE':
    '没有说要印哪个颜色和尺码（型号），而这件商品有多种。请对上规格所在的列，或为这个 SKU 选定',
} as const;
