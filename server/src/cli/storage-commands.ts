import { objectFamilies } from '../object-families.ts';
import type { Services } from '../platform/services.ts';
import { checkObjects, type StorageReport } from '../platform/storage/check-objects.ts';
import { findUploadObstacle } from '../platform/storage/find-working-uploads.ts';
import type { UploadObstacle } from '../platform/storage/object-store.ts';
import { megabytes } from './megabytes.ts';
import { UsageMistake } from './usage-mistake.ts';

/** Keys printed of each kind of finding; the figures count all. */
const SHOWN = 20;

/**
 * `storage check`: compares the objects in storage with those that rows name, and tries how browsers can upload; changes
 * nothing. Returns what to print.
 */
export async function runStorageCommand(
  services: Pick<Services, 'db' | 'storage' | 'config' | 'clock'>,
  { verb, name }: { verb: string; name?: string },
): Promise<string> {
  if (verb !== 'check' || name !== undefined) throw new UsageMistake();
  return `${await howBrowsersUpload(services)}\n${describe(await checkObjects(services, objectFamilies))}`;
}

const OBSTACLES: Record<UploadObstacle, string> = {
  'no-form-uploads': '存储服务不支持表单上传',
  'no-cors': '存储服务的跨域规则（CORS）没有放行本站',
  'not-reached': '试传时连不上存储服务',
};

async function howBrowsersUpload({
  storage,
  config,
  clock,
}: Pick<Services, 'storage' | 'config' | 'clock'>): Promise<string> {
  if (!storage.direct) return '浏览器上传：经本服务器';
  const origin = new URL(config.publicUrl).origin;
  const obstacle = await findUploadObstacle(storage, { origin, nowMs: clock.now().getTime() });
  return obstacle === null
    ? '浏览器上传：直接传到存储服务'
    : `浏览器上传：经本服务器中转（${OBSTACLES[obstacle]}）`;
}

function describe({ families, strangers }: StorageReport): string {
  const lines = families.flatMap(({ name, objects, bytes, named, orphans, missing, missingCount }) => {
    const spare = orphans.reduce((sum, orphan) => sum + orphan.bytes, 0);
    return [
      `${name}：检查文件 ${objects} 个（${megabytes(bytes)}），数据库引用 ${named} 个；` +
        `无人引用 ${orphans.length} 个（${megabytes(spare)}），缺失 ${missingCount} 个`,
      ...some(
        '无人引用',
        orphans.map(({ key }) => key),
      ),
      ...some('缺失', missing),
    ];
  });
  const sum = (count: (family: StorageReport['families'][number]) => number) =>
    families.reduce((total, family) => total + count(family), 0);
  const total =
    `合计：检查文件 ${sum(({ objects }) => objects)} 个、引用 ${sum(({ named }) => named)} 个；` +
    `无人引用 ${sum(({ orphans }) => orphans.length)} 个，缺失 ${sum(({ missingCount }) => missingCount)} 个；` +
    `其他文件 ${strangers} 个未检查`;
  return [...lines, total].join('\n');
}

const some = (what: string, keys: string[]) => keys.slice(0, SHOWN).map((key) => `  ${what}\t${key}`);
