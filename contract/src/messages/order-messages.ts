import { worded } from './message.ts';

export const orderMessages = {
  'orders.imported': worded<{ created: number; updated: number; left: number }>(
    ({ created, updated, left }) =>
      `新增 ${created} 行${updated > 0 ? `，更新 ${updated} 行` : ''}${left > 0 ? `，${left} 行没有导入` : ''}`,
    ({ created, updated, left }) =>
      `${created} rows added${updated > 0 ? `, ${updated} updated` : ''}${left > 0 ? `, ${left} not imported` : ''}`,
  ),
  'orders.not-all-right': worded<{ rows: number }>(
    ({ rows }) =>
      `还有 ${rows} 行没有处理好，按“全部正确才导入”没有导入任何一行。请改好这些行，或选择只导入正确的行`,
    ({ rows }) =>
      `${rows} rows are not right yet, so nothing was imported. Mend them, or import only those that are right`,
  ),
  'orders.import-storage-full': worded(
    () => '存储空间已满，导入没有完成。请清理空间后重新导入',
    () => 'The storage is full, so the import did not finish. Free some space, then import again',
  ),
  'orders.import-failed': worded(
    () => '导入时出错，已导入的行保留，可以撤销后重新导入；若仍出现请联系管理员',
    () =>
      'The import went wrong. Rows imported until then stay; undo it and import again. If it happens again, ask the administrator',
  ),
};
