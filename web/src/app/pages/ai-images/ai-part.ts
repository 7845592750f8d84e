/** Part of the AI page that a path names (spec §2). */
export type AiPart = 'add' | 'addType' | 'move' | null;

export function aiPartOf(pathname: string): AiPart {
  if (pathname.endsWith('/addAiGroupModal')) return 'add';
  if (pathname.endsWith('/addImageTypeModal')) return 'addType';
  if (pathname.endsWith('/moveType')) return 'move';
  return null;
}
