export const orders = {
  'orders.program-lines': '一次最多 {maxProgramLines} 行，请分几次提交',
  'orders.program-sku': '请在 sku 和 design_id 中给出一个，且只给一个',
  'orders.program-name': '这个名称已经出现过，每个名称只能给一次',
  'orders.program-own-line': 'own_line 需要同时给出 line_id，以后的调用靠它认出这一行',
  'orders.no-design-of-sku': '没有作品对应这个 SKU，请绑定作品，或改成作品的 SKU',
  'orders.no-such-design': '没有这个作品，可能已被删除',
  'orders.sku-bound-elsewhere': '这个作品的 SKU 绑定了另一个作品，请先取消绑定',
  'orders.reading-interrupted': '系统重启，文件没有读完，请重新上传',
  'orders.still-reading': '文件还在读取，请稍等几秒再试',
  'orders.reading-failed': '读取文件时出错，请重新上传；若仍出现请联系管理员',
  'orders.no-file': '没有收到文件，请选择一个表格文件',
  'orders.unreadable':
    '这一行的买家信息是用另一个 SECRET_KEY 加密的，读不出来。请换回原来的密钥，或重新导入这笔订单',
  'orders.design-version-gone': '订单锁定的作品版本已经不在了，请重新绑定作品后再导入',
  'orders.picture-site-silent':
    '买家定制的图片“{name}”所在的网站刚才一直没有回应，为了不耽误其他订单没有再等。请过几分钟重新打包，或换一个图片地址重新导入',
  'orders.picture-too-large': '买家定制的图片“{name}”超过 50 MB，请换一个小一些的文件',
  'orders.picture-port': '买家定制的图片“{name}”的地址带有特殊端口号，请换成普通的 http 或 https 地址',
  'orders.picture-not-public': '买家定制的图片“{name}”的地址不能从外网打开，请换成买家也能打开的图片地址',
  'orders.picture-not-encrypted':
    '买家定制的图片“{name}”的地址是 http，本系统只从 https 地址下载。请换成 https 地址，或联系系统管理员',
  'orders.picture-host-not-listed':
    '买家定制的图片“{name}”所在的网站不在允许下载的名单里。请联系系统管理员加入该网站，或换一个图片地址',
  'orders.picture-unreachable':
    '买家定制的图片“{name}”打不开，地址可能已经失效。请在浏览器里确认能打开后重新打包，或换一个图片地址重新导入',
  'orders.picture-for-no-picture':
    '买家为“{name}”给的是图片，作品里叫“{name}”的却不是图片。请在设计器里把要放图片的图层命名为“{name}”，再让订单改用最新版本',
  'orders.picture-purged': '买家定制的图片“{name}”已随导入文件按保存期限清除，请重新上传定制 ZIP 并导入',
  'orders.letters-missing':
    '文字“{layer}”中有 {count} 个字在所选字体里没有，打开订单可以看到买家写的内容。请在设计器里给这个图层换一种字体，再让订单改用最新版本',
  'orders.unknown-choice': '“{field}”没有这个选项，请重新选择',
  'orders.unknown-variant': '这件商品没有这个颜色或尺码，请重新选择',
  'orders.import-running': '这次导入还在进行，请等它结束或先取消，再撤销',
  'orders.undone-before': '这次导入已经撤销过了',
  'orders.lines-produced':
    '有 {lines} 行订单已经做过生产文件或已发货，不能撤销这次导入，否则再导入会重复生产。不要生产的订单请逐行取消',
  'orders.undo-later-first':
    '之后的导入“{file}”（{when}）又改过其中 {lines} 行，请先撤销那次导入，否则它写入的内容会丢失',
  'orders.undo-later-deleted':
    '之后有一次导入改过其中的订单，而那次导入已被删除，无法恢复到改动之前，不能撤销。需要时请在订单列表里逐行修改或删除',
  'orders.lines-touched':
    '有 {lines} 行订单已经处理过（生产、发货或改过），不能撤销这次导入。需要时请在订单列表里逐行删除',
  'orders.too-many-corrections': '改动太多，请在原表中改好后重新上传',
  'orders.upload-purged': '这个文件的内容已按保存期限清除，请重新上传',
  'orders.lines-in-production':
    '有 {count} 行订单正在生产，不能删除：删了以后再导入同一个文件会重复生产。请先改成“已发货”或“已取消”',
  'orders.nothing-chosen': '请选择订单、作品或一次导入，三者选一',
  'orders.nothing-to-cover':
    '这行订单没有可以铺满的露白，可能已经铺满、已进入生产或换了作品版本，请刷新后再看',
  'orders.review-stale': '这行订单刚刚在别处改过，已显示最新内容，请看过再决定',
  'orders.imported': '新增 {created} 行[，更新 {updated} 行][，{left} 行没有导入]',
  'orders.not-all-right':
    '还有 {rows} 行没有处理好，按“全部正确才导入”没有导入任何一行。请改好这些行，或选择只导入正确的行',
  'orders.import-storage-full': '存储空间已满，导入没有完成。请清理空间后重新导入',
  'orders.import-failed': '导入时出错，已导入的行保留，可以撤销后重新导入；若仍出现请联系管理员',
  'orders.import-failed-all': '导入时出错，已经全部撤回，没有导入任何行。请重新导入；若仍出现请联系管理员',
  'orders.import-file-gone': '上传的文件已不在系统里，导入没有完成。请重新上传后导入',
  'orders.import-key-used': '这个 idempotency_key 已用于另一次导入（文件或设置不同），请换一个',
  'orders.side-left': '左侧 {mm} mm',
  'orders.side-right': '右侧 {mm} mm',
  'orders.side-top': '上方 {mm} mm',
  'orders.side-bottom': '下方 {mm} mm',
  'orders.bare-surface': '{surface}{sides}',
  'orders.bare':
    '{title} · {where} 露白：作品是按 {from} 做的，铺不满 {to}。请点“铺满这个尺码”，或为 {to} 另做一个作品',
  'orders.picture-unusable': '买家定制的图片“{name}”不能使用：{reason}',
  'orders.some-letters-missing':
    '文字“{layer}”中有些字在所选字体里没有，打开订单可以看到买家写的内容。请在设计器里给这个图层换一种字体，再让订单改用最新版本',
  'orders.and-more': '{first}（另有 {more} 处）',
  'orders.cannot-be-made': '{reason}',
} as const;
