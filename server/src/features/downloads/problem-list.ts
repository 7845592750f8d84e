import { type AcceptedError, acceptedParagraphs } from './accepted-list.ts';

/** A design that is not in the archive, and why, for people. */
export interface PackProblem {
  sku: string;
  name: string;
  reason: string;
}

/** Name of the list in the archive. */
export const PROBLEM_LIST_NAME = '问题清单.txt';

/** The list as a text file that Notepad shows right: with byte order mark and CRLF. */
export function problemList(
  problems: readonly PackProblem[],
  accepted: readonly AcceptedError[] = [],
): Buffer {
  const lines = problems.map(({ sku, name, reason }, index) => {
    const title = [sku, name].filter(Boolean).join('  ');
    return `${index + 1}. ${title}\r\n   原因：${reason}`;
  });
  const head = `以下 ${problems.length} 件作品没有打包。处理后可以只选这些作品重新下载。`;
  const all = [...(problems.length > 0 ? [head] : []), ...lines, ...acceptedParagraphs(accepted)];
  return Buffer.from(`\uFEFF${all.join('\r\n\r\n')}\r\n`);
}

/** What the person reads beside a finished download; empty when all is well. */
export function packMessage(
  packed: number,
  problems: readonly PackProblem[],
  accepted: readonly AcceptedError[] = [],
): string {
  if (problems.length === 0) {
    if (accepted.length === 0) return '';
    return `带着 ${accepted.length} 个已同意的错误打印，见压缩包内的问题清单`;
  }
  return `${packed + problems.length} 件中 ${problems.length} 件未打包，原因见压缩包内的问题清单`;
}

const MAX_REASON = 200;

/** Why nothing at all was packed. */
export function nothingPackedMessage(problems: readonly PackProblem[]): string {
  const first = problems[0];
  if (!first) return '没有可打包的作品';
  const reason = `${first.sku || '作品'}：${first.reason}`;
  const text = problems.length === 1 ? reason : `${problems.length} 件作品都没有打包成功。${reason}`;
  return text.slice(0, MAX_REASON);
}
