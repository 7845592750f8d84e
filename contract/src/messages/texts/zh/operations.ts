export const operations = {
  'operations.invalid-job': '任务 {name} 的内容不符合格式，无法执行',
  'operations.already-finished': '这项任务已经结束，无法取消',
  'operations.unknown-message': '这条消息来自更新的版本，请刷新页面',
  'operations.waits-for-store': '正在等待文件存储恢复，恢复后会自动继续',
} as const;
