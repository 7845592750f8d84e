export const designs = {
  'designs.invalid-document': '设计内容不完整或格式不对，请刷新页面后重试',
  'designs.no-surface': '模板没有印刷面 {surfaceId}',
  'designs.no-colour': '模板没有颜色 {colourId}',
  'designs.no-size': '模板没有尺码 {sizeId}',
  'designs.own-font-fallback':
    '后备字体只能用系统自带的字体，不能用自己的字体（图层“{layer}”）：自己的字体绝不代替别的字体。请把它设为文字的字体',
  'designs.not-of-template': '{wrong}。请在设计器中重新选择',
  'designs.no-such-finding': '这一版作品没有这个错误：{keys}。请刷新页面，看过现在的预检结果再决定',
  'designs.cannot-accept': '这个错误不能跳过：没有可以印的正确内容。请先改好作品',
  'designs.sku-taken': 'SKU“{sku}”已被别的作品使用，请修改批量的 SKU 规则后重试',
  'designs.stale-version':
    '这件作品已在别处保存过更新的版本，本次没有覆盖。请载入最新版本，或把当前内容另存为副本',
  'designs.unknown-image': '设计用到的 {count} 张图片不在图库中，请替换后再保存',
  'designs.used-by-orders':
    '{names}[ 等 {others} 件作品] 还有 {lines} 行订单没有发货，不能删除。请先把这些订单标为已发货或已取消',
  'designs.foreign-cover': '封面图不在你的上传目录中，请重新上传',
  'designs.unreadable-cover': '封面图无法读取，请重新保存',
} as const;
