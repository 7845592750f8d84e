/** Part of the AI page that a path names (spec §2). */
export type AiPart = 'add' | 'addCategory' | 'move' | null;

export function aiPartOf(pathname: string): AiPart {
  if (pathname.endsWith('/addAiGroupModal')) return 'add';
  if (pathname.endsWith('/addImageTypeModal')) return 'addCategory';
  if (pathname.endsWith('/moveType')) return 'move';
  return null;
}
