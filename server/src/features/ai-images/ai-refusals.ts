import { Refusal } from '../../platform/errors/refusal.ts';

const refusal = (id: string, zh: string, en: string, field?: string) =>
  new Refusal(`ai-images.${id}`, { zh, en }, field === undefined ? [] : [{ field, msg: { zh, en } }]);

/** What a caller of this feature can fix. */
export const aiRefusals = {
  categoryNotFound: () =>
    refusal(
      'type-not-found',
      '没有找到这个分类，可能已被删除',
      'No such category; it may have been deleted',
      'type_id',
    ),
  categoryExists: (name: string) =>
    refusal(
      'type-exists',
      `已有名为“${name}”的分类，请换一个名称`,
      `There is a category named “${name}” already`,
      'name',
    ),
  nameNeeded: () => refusal('name-needed', '请填写分组名称', 'Give the group a name', 'name'),
  sourceNotFound: () =>
    refusal(
      'source-not-found',
      '没有找到源图，可能已被删除，请重新选择',
      'A source image was not found; choose it again',
      'yuantu',
    ),
  promptNeeded: () =>
    refusal('prompt-needed', '请先写下想要的画面', 'Write what shall be drawn first', 'prompt'),
  providerNotFound: () =>
    refusal(
      'provider-not-found',
      '没有这个生成方式，可能已被停用，请重新选择',
      'No such provider; it may no longer be offered',
      'provider',
    ),
  tooMany: (most: number) =>
    refusal('too-many-images', `这个生成方式一次最多 ${most} 张`, `At most ${most} images at once here`, 'n'),
  sizeNotOffered: (sizes: string[]) =>
    refusal(
      'size-not-offered',
      `不支持这个尺寸，可选 ${sizes.join('、')}`,
      `Not an offered size; choose ${sizes.join(', ')}`,
      'size',
    ),
  sizeOutOfRange: (min: number, max: number, step: number) =>
    refusal(
      'size-out-of-range',
      `宽和高须为 ${min} 到 ${max} 像素${step > 1 ? `，且为 ${step} 的倍数` : ''}`,
      `Both sides must be ${min} to ${max} px${step > 1 ? `, multiples of ${step}` : ''}`,
      'size',
    ),
  kindNotOffered: () =>
    refusal(
      'kind-not-offered',
      '这个生成方式做不了这种图，请换类型或换生成方式',
      'This provider does not make this kind of image',
      'kind',
    ),
  notTransparent: () =>
    refusal(
      'transparent-not-offered',
      '这个生成方式不支持透明背景，请关闭透明或换生成方式',
      'This provider has no transparent background',
      'transparent',
    ),
  familyNotFound: () =>
    refusal('family-not-found', '没有这种图案，请重新选择', 'No such pattern family', 'family'),
  tooManyOpen: (most: number) =>
    refusal(
      'too-many-open',
      `排队的图片已达 ${most} 张，请等一部分完成后再生成`,
      `${most} images are waiting already; let some finish first`,
    ),
  nothingToRepeat: () =>
    refusal(
      'nothing-to-repeat',
      '这个分组还没有生成过图片，请先生成一次',
      'Nothing was generated in this group yet',
    ),
  whichNeeded: () =>
    refusal('which-needed', '请指明分组或图片', 'Say which group or which images', 'image_ids'),
  notReady: () =>
    refusal('not-ready', '图片还没有生成好，完成后才能存入图库', 'The image is not finished yet'),
  keyUsedElsewhere: () =>
    refusal(
      'idempotency-key-used',
      '这个 idempotency_key 已用于另一个分组，请换一个',
      'This idempotency key was used for another group',
      'idempotency_key',
    ),
};
