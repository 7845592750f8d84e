import { type Bilingual, worded } from './message.ts';

export const sheetMessages = {
  'sheets.all-deleted': worded(
    () => '所选作品都已被删除，没有可导出的内容',
    () => 'All chosen designs have been deleted, so there is nothing to export',
  ),
  'sheets.some-deleted': worded<{ exported: number; deleted: number }>(
    ({ exported, deleted }) => `已导出 ${exported} 件，${deleted} 件已被删除`,
    ({ exported, deleted }) => `${exported} exported, ${deleted} had been deleted`,
  ),
  'sheets.all-wrong': worded<{ problem: Bilingual; advice: Bilingual }>(
    ({ problem, advice }) => `所选作品都有错误，没有可导出的内容。第一个：${problem.zh}；${advice.zh}`,
    ({ problem, advice }) =>
      `All chosen designs have errors, so there is nothing to export. The first: ${problem.en}; ${advice.en}`,
  ),
  'sheets.exported': worded<{ exported: number; wrong: number; deleted: number; notes: number }>(
    ({ exported, wrong, deleted, notes }) =>
      [
        `已导出 ${exported} 件`,
        wrong > 0 ? `${wrong} 件有错误未导出` : '',
        deleted > 0 ? `${deleted} 件已被删除` : '',
        notes > 0 ? `${notes} 条提示见“导出问题”表` : '',
      ]
        .filter(Boolean)
        .join('，'),
    ({ exported, wrong, deleted, notes }) =>
      [
        `${exported} exported`,
        wrong > 0 ? `${wrong} left out because of errors` : '',
        deleted > 0 ? `${deleted} had been deleted` : '',
        notes > 0 ? `${notes} notes on the last sheet of the file` : '',
      ]
        .filter(Boolean)
        .join(', '),
  ),
  'sheets.drawing-colours': worded<{ made: number; all: number }>(
    ({ made, all }) => `正在生成各颜色的效果图，已完成 ${made} / ${all} 张`,
    ({ made, all }) => `Mockups in the other colours are being made: ${made} of ${all}`,
  ),
  'sheets.storage-full': worded(
    () => '存储空间已满，表格没有生成。请清理空间后重新导出',
    () => 'The storage is full, so no sheet was made. Free some space, then export again',
  ),
  'sheets.went-wrong': worded(
    () => '生成表格时出错，请重新导出；若仍出现请联系管理员',
    () => 'Making the sheet went wrong. Export again; if it happens again, ask the administrator',
  ),
  'sheets.gave-up': worded(
    () => '多次尝试都没有完成。请减少作品数量后重新导出',
    () => 'Several tries did not finish. Export fewer designs at a time',
  ),
};
