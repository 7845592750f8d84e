import { addAiCategory, deleteAiGroups, textToImage, updateAiGroup } from '@diy/contract/ai-images/ai-images';
import type { TestAccount } from '../../../../testing/build-account.ts';
import type { TestApp } from '../../../../testing/build-test-app.ts';

/** AI groups and generated images of one account, one of every kind. */
export interface AiProperty {
  categoryId: string;
  groupId: string;
  deletedGroupId: string;
  /** All in their own group. */
  imageId: string;
  secondImageId: string;
  failedImageId: string;
  deletedImageId: string;
  /** Still queued, until the next jobs run. */
  openImageId: string;
}

/** Builds them, jobs run. */
export async function buildAiProperty(
  app: TestApp,
  account: TestAccount,
  letter: string,
): Promise<AiProperty> {
  const by = { token: account.token };
  const type = await app.ask(addAiCategory, { name: `类 ${letter}` }, by);
  const group = async (name: string) => (await app.ask(updateAiGroup, { name: `${name} ${letter}` }, by)).id;
  const generate = async (id: string, n: number) =>
    (await app.ask(textToImage, { id, n, size: '64x64' }, by)).shengchengtus.map((image) => image.id);
  const [groupId, otherId, deletedGroupId] = [
    await group('组'),
    await group('另一组'),
    await group('已删组'),
  ];
  await generate(groupId, 1);
  const made = await generate(otherId, 4);
  await app.runJobs();
  await app.pool.query(`update ai_images set state = 'failed', failure_id = 'timeout' where id = $1`, [
    made[2],
  ]);
  await app.ask(deleteAiGroups, { ids: [deletedGroupId] }, by);
  await app.ask(deleteAiGroups, { image_ids: [made[3]!] }, by);
  const open = await generate(otherId, 1);
  return {
    categoryId: type.id,
    groupId,
    deletedGroupId,
    imageId: made[0]!,
    secondImageId: made[1]!,
    failedImageId: made[2]!,
    deletedImageId: made[3]!,
    openImageId: open[0]!,
  };
}
