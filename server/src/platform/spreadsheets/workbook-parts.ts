import { attribute, startTags, withoutPrefixes } from '../xml/xml-tags.ts';
import { decodeXml } from '../xml/xml-text.ts';

/** A worksheet that a workbook lists. */
export interface ListedSheet {
  name: string;
  /** Path of its part in the package. */
  path: string;
  isHidden: boolean;
}

/** What a workbook says about its package. */
export interface WorkbookParts {
  /** Worksheets whose part exists, in the order of their tabs. */
  sheets: ListedSheet[];
  /** Path of the first part of a kind such as `styles`; undefined when there is none. */
  pathOf(kind: string): string | undefined;
}

const FOLDER = 'xl/';

/** Reads the workbook's list of sheets and its relations, with or without namespace prefixes. */
export function readWorkbookParts(
  workbook: string,
  relations: string,
  parts: { has(path: string): boolean },
): WorkbookParts {
  const targets = new Map(
    startTags(withoutPrefixes(relations), 'Relationship').map((tag) => [
      attribute(tag, 'Id') ?? '',
      {
        type: attribute(tag, 'Type') ?? '',
        path: pathOfTarget(decodeXml(attribute(tag, 'Target') ?? ''), parts),
      },
    ]),
  );
  const sheets = startTags(withoutPrefixes(workbook), 'sheet').flatMap((tag): ListedSheet[] => {
    const target = targets.get(/\s\w+:id\s*=\s*["']([^"']+)/.exec(tag)?.[1] ?? '');
    if (!target?.type.endsWith('/worksheet') || !parts.has(target.path)) return [];
    const isHidden = ['hidden', 'veryHidden'].includes(attribute(tag, 'state') ?? '');
    return [{ name: decodeXml(attribute(tag, 'name') ?? ''), path: target.path, isHidden }];
  });
  const pathOf = (kind: string) => [...targets.values()].find(({ type }) => type.endsWith(`/${kind}`))?.path;
  return { sheets, pathOf };
}

/** Targets are relative to the workbook's folder; some writers name that folder once more. */
function pathOfTarget(target: string, parts: { has(path: string): boolean }): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = FOLDER + target.replace(/^\.\//, '');
  return !parts.has(path) && target.startsWith(FOLDER) ? target : path;
}
