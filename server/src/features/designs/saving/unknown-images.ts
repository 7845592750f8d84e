import { Refusal } from '../../../platform/errors/refusal.ts';

/** The document uses images that the account's library does not have. */
export function unknownImages(ids: readonly string[]): Refusal {
  return new Refusal(
    'designs.unknown-image',
    {
      zh: `设计用到的 ${ids.length} 张图片不在图库中，请替换后再保存`,
      en: `${ids.length} images of the design are not in the library; replace them and save again`,
    },
    [{ field: 'design', msg: ids.join(',') }],
  );
}
