import { objectFamilies } from '../object-families.ts';
import type { Services } from '../platform/services.ts';
import { checkObjects, type StorageReport } from '../platform/storage/check-objects.ts';
import { UsageMistake } from './usage-mistake.ts';

/** Keys printed of each kind of finding; the figures count all. */
const SHOWN = 20;

/**
 * `storage check`: compares the objects in storage with those that rows name; changes nothing. Returns what to print.
 */
export async function runStorageCommand(
  services: Pick<Services, 'db' | 'storage'>,
  { verb, name }: { verb: string; name?: string },
): Promise<string> {
  if (verb !== 'check' || name !== undefined) throw new UsageMistake();
  return describe(await checkObjects(services, objectFamilies));
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

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
