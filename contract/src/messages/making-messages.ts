import { worded } from './message.ts';

/** Batches, generated images and the seller's own templates. */
export const makingMessages = {
  'batches.not-planned': worded(
    () => '批量没有准备好，可能有模板或图片已被删除。请打开批量检查后重新开始',
    () =>
      'The batch could not be prepared; a template or picture may have been deleted. Open it, check it and start again',
  ),
  'batches.paused-storage-full': worded(
    () => '存储空间已满，批量已暂停。清理空间后继续',
    () => 'The storage is full, so the batch is paused. Free some space, then go on',
  ),
  'ai-images.some-not-made': worded<{ failed: number }>(
    ({ failed }) => `${failed} 张没有生成，原因见分组里的每张图`,
    ({ failed }) => `${failed} images were not made; each of them in the group says why`,
  ),
  'images.some-not-made': worded<{ failed: number }>(
    ({ failed }) => `${failed} 张没有处理成功，打开结果查看每张的原因`,
    ({ failed }) => `${failed} pictures were not made; open the results, where each says why`,
  ),
  'own-templates.superseded': worded(
    () => '模板已被删除或重新保存，这一次不再生成',
    () => 'The template has been deleted or saved again, so this version is not made',
  ),
  'own-templates.photograph-gone': worded(
    () => '没有找到商品照片，可能已被清除。请换一张照片重新保存',
    () => 'The product photograph was not found; it may have been removed. Save with another one',
  ),
  'own-templates.photograph-damaged': worded(
    () => '商品照片的文件已损坏。请换一张照片重新保存',
    () => 'The file of the product photograph is damaged. Save with another one',
  ),
  'own-templates.photograph-lost': worded(
    () => '商品照片的文件已不在存储中。请换一张照片重新保存',
    () => 'The file of the product photograph is no longer in the storage. Save with another one',
  ),
  'own-templates.area-folded': worded(
    () => '印刷区的网格折叠或交叉了。请把各点拖回顺序：左上、右上、左下、右下',
    () =>
      'The grid of the print area is folded or crossed. Drag its points back in order: top left, top right, bottom left, bottom right',
  ),
  'own-templates.area-outside': worded(
    () => '印刷区在照片之外。请把它拖到商品上',
    () => 'The print area lies outside the photograph. Drag it onto the product',
  ),
  'own-templates.area-tiny': worded(
    () => '印刷区太小。请把各点拉开到商品的印刷范围',
    () => 'The print area is too small. Drag its points apart to cover the printed part of the product',
  ),
  'own-templates.went-wrong': worded(
    () => '生成模板时出错，请重新保存；若仍出现请联系管理员',
    () => 'Making the template went wrong. Save it again; if it happens again, ask the administrator',
  ),
  'own-templates.gave-up': worded(
    () => '多次尝试都没有完成，请重新保存',
    () => 'Several tries did not finish. Save it again',
  ),
  'operations.waits-for-store': worded(
    () => '正在等待文件存储恢复，恢复后会自动继续',
    () => 'Waiting for the file store; it goes on by itself as soon as the store is back',
  ),
  'operations.unknown-message': worded(
    () => '这条消息来自更新的版本，请刷新页面',
    () => 'This message comes from a newer version; reload the page',
  ),
};
