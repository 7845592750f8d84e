/** Part of the image library that a path names (spec §2). */
export type LibraryPart = 'upload' | 'categories' | 'addCategory' | null;

export function libraryPartOf(pathname: string): LibraryPart {
  if (pathname.endsWith('/addImageModal')) return 'upload';
  if (pathname.endsWith('/addImageTypeModal')) return 'addCategory';
  if (pathname.endsWith('/imageType')) return 'categories';
  return null;
}
