/** Products as files. */
export const productFiles = {
  'own-templates.no-file': '没有收到文件，请选择一个商品文件（.zip）',
  'own-templates.file-other': '这不是从本系统导出的商品文件。请选择用“导出模板文件”得到的 .zip',
  'own-templates.file-damaged': '商品文件不完整或已损坏，请重新复制或重新导出后再导入',
  'own-templates.file-encrypted': '商品文件加了密码。请导入没有密码的原文件',
  'own-templates.file-too-large': '商品文件太大：解开后最多 {mb} MB。请分几次导出',
  'own-templates.file-newer':
    '商品文件来自更新的系统（文件格式 {format}，这里最高认识 {known}）。请先升级本系统',
  'own-templates.file-wrong': '商品文件里的“{where}”不符合格式，没有导入任何内容。请重新导出',
  'own-templates.file-wrong-because': '商品文件里的“{where}”有误，没有导入任何内容：{reason}',
  'own-templates.file-lacks': '商品文件里缺少“{name}”，没有导入任何内容。请重新复制或重新导出',
  'own-templates.file-changed': '商品文件里的“{name}”与导出时不一致，没有导入任何内容。请重新复制或重新导出',
  'own-templates.file-image': '图片“{name}”不能使用，没有导入任何内容：{reason}',
  'own-templates.file-product': '商品“{name}”在这里做不出来，没有导入任何内容：{reason}',
  'own-templates.imported': '已导入 {count} 个模板，效果图正在生成',
  'own-templates.imported-renamed': '已导入 {count} 个模板，效果图正在生成。货号已被占用，改为：{skus}',
  'own-templates.import-went-wrong': '导入商品文件时出错，没有导入任何内容。请重试；若仍出现请联系管理员',
  'own-templates.export-image-gone': '商品“{name}”有一张图片在图库里找不到了，不能导出。请先换一张图片并保存',
  'own-templates.export-old': '商品“{name}”是按旧规则保存的，不能导出。请打开修改，按提示改正后保存',
  'own-templates.export-old-psd': 'PSD“{name}”是旧版本读取的，不能导出。请打开用到它的模板重新保存',
  'own-templates.export-too-large': '这些商品共 {mb} MB，一个文件最多 {most} MB。请分几次导出',
  'own-templates.export-went-wrong': '导出商品文件时出错，请重试；若仍出现请联系管理员',
} as const;
