/** Part of the image library that a path names (spec §2). */
export type LibraryPart = 'upload' | 'types' | 'addType' | null;

export function libraryPartOf(pathname: string): LibraryPart {
  if (pathname.endsWith('/addImageModal')) return 'upload';
  if (pathname.endsWith('/addImageTypeModal')) return 'addType';
  if (pathname.endsWith('/imageType')) return 'types';
  return null;
}
