export const batches = {
  'batches.cell-not-made': '这一件还没有做好，批次做完后请重新打包',
  'batches.cell-failed': '多次尝试都没有完成，请点“重试失败”；若仍出现请联系管理员',
  'batches.left-out': '有错误，没有生成。请改好，或在质量检查里选“仍然打印”，再重新开始',
  'batches.design-deleted': '生成过程中作品被删除，已停止。需要时点“重试失败”',
  'batches.no-images': '还没有选图片。请从图库选择图片、整个分类或 AI 图组',
  'batches.too-many-cells':
    '一次最多 {most} 件，现在是 {images} 张图片 × {columns} 种产品 = {cells} 件。请分几批',
  'batches.unknown-image': '{missing} 张图片不在图库中，请重新选择',
  'batches.unknown-choice': '“{title}”没有所选的颜色、尺码或印刷面，请重新选择',
  'batches.column-twice': '“{title}”的同一颜色和尺码选了两次，请去掉一个',
  'batches.unknown-field': '命名规则里有不认识的字段 {unknown}，可用的有 {known}',
  'batches.would-be-too-many':
    '一批最多 {most} 件，加上这些会有 {images} 张图片 × {columns} 种产品。请另建一批',
  'batches.is-ready': '还没有开始',
  'batches.is-sampling': '正在打样',
  'batches.is-running': '正在生成',
  'batches.is-paused': '已暂停',
  'batches.is-finished': '已完成',
  'batches.is-cancelled': '已取消',
  'batches.not-planned': '批量没有准备好，可能有模板或图片已被删除。请打开批量检查后重新开始',
  'batches.paused-storage-full': '存储空间已满，批量已暂停。清理空间后继续',
  'batches.wrong-state': '这批{state}，现在不能这样做。请刷新页面后再试',
} as const;
