import { getImage, imageFacts, imageUsage, knownImages } from '@diy/contract/images/image-details';
import {
  addImageCategory,
  deleteImageCategory,
  deleteImages,
  type ImageRow,
  listImageCategories,
  listImageIds,
  listImages,
  listSimilarImages,
  moveImages,
  renameImages,
  restoreImages,
  sortImageCategories,
} from '@diy/contract/images/images';
import { type FakeApi, FakeRefusal } from './fake-api.ts';
import { serveFrame } from './serve-frame.ts';

export interface FakeLibrary {
  images: ImageRow[];
  types: { id: string; name: string }[];
  /** Lists are refused. */
  isDown: boolean;
}

type Filter = Pick<ImageRow, 'tid'> & { content?: string; alpha?: string; shape?: string };

/** A library in the test's own process that behaves as the contract promises: filters, pages, counts, categories. */
export function createFakeLibrary(api: FakeApi, start: Pick<FakeLibrary, 'images' | 'types'>): FakeLibrary {
  const library: FakeLibrary = { ...start, isDown: false };
  serveFrame(api);
  serveLists(api, library);
  serveDetails(api, library);
  serveChanges(api, library);
  serveCategories(api, library);
  return library;
}

const countOf = (library: FakeLibrary, tid: string) =>
  library.images.filter((image) => image.tid === tid).length;
const categoryList = (library: FakeLibrary) =>
  library.types.map((type) => ({ ...type, count: countOf(library, type.id) }));
const countsOf = (library: FakeLibrary) => ({
  all: library.images.length,
  uncategorised: countOf(library, ''),
});

/** Images by page, and the ids of all that match. */
function serveLists(api: FakeApi, library: FakeLibrary): void {
  const matching = ({ tid, content = '', alpha = 'all', shape = 'all' }: Filter) =>
    library.images.filter(
      (image) =>
        (tid === 'all' || image.tid === tid) &&
        image.name.includes(content) &&
        (alpha === 'all' || image.has_alpha === (alpha === 'yes')) &&
        (shape === 'all' || shapeOf(image) === shape),
    );
  api.on(listImages, (input) => {
    if (library.isDown) throw new FakeRefusal('images.down', '暂时不可用');
    const found = matching(input);
    return {
      list: found.slice((input.p - 1) * input.limit, input.p * input.limit),
      curPage: input.p,
      rowCount: found.length,
      totalPage: Math.ceil(found.length / input.limit),
      row_count_exact: true,
      type_list: categoryList(library),
      counts: countsOf(library),
    };
  });
  api.on(listImageIds, (input) => {
    const ids = matching(input).map(({ id }) => id);
    return { ids: ids.slice(0, 10_000), total: ids.length };
  });
}

/** Everything known of one image, and of several at once. */
function serveDetails(api: FakeApi, library: FakeLibrary): void {
  api.on(getImage, ({ id }) => {
    const image = library.images.find((one) => one.id === id);
    if (!image) throw new FakeRefusal('images.not-found', '没有这张图片');
    return {
      ...image,
      sha256: '0'.repeat(64),
      colour_space: 'srgb',
      profile: null,
      type_name: null,
      original_url: 'https://files.test/original',
      deleted_at: null,
      provenance: null,
      workshop: null,
      uses: { list: [], total: image.used_count },
    };
  });
  api.on(imageUsage, ({ ids }) => {
    const used = library.images.filter((image) => ids.includes(image.id) && image.used_count > 0);
    return {
      used_images: used.length,
      designs: [],
      total: used.reduce((sum, image) => sum + image.used_count, 0),
    };
  });
  api.on(knownImages, () => ({ list: [] }));
  api.on(imageFacts, ({ ids }) => ({
    list: library.images
      .filter(({ id }) => ids.includes(id))
      .map(({ id, width, height, has_alpha, format }) => ({
        id,
        width,
        height,
        has_alpha,
        has_semi_transparency: false,
        is_damaged: false,
        detail: 1,
        is_vector: format === 'svg',
        is_preview_exact: true,
        ink: null,
      })),
  }));
  api.on(listSimilarImages, () => ({ list: [] }));
}

/** Images go, come back, move and are renamed. */
function serveChanges(api: FakeApi, library: FakeLibrary): void {
  let deleted: ImageRow[] = [];
  api.on(deleteImages, ({ ids }) => {
    deleted = [...deleted, ...library.images.filter((image) => ids.includes(image.id))];
    library.images = library.images.filter((image) => !ids.includes(image.id));
    return { deleted: ids.length };
  });
  api.on(restoreImages, ({ ids }) => {
    library.images = [...deleted.filter((image) => ids.includes(image.id)), ...library.images];
    return { restored: ids.length };
  });
  api.on(moveImages, ({ ids, tid }) => {
    const moved = library.images.filter(({ id }) => ids.includes(id));
    library.images = library.images.map((image) => (ids.includes(image.id) ? { ...image, tid } : image));
    return { moved: moved.length, from: moved.map((image) => ({ tid: image.tid, ids: [image.id] })) };
  });
  api.on(renameImages, (input) => {
    const changes = 'images' in input ? input.images : [input];
    library.images = library.images.map((image) => ({
      ...image,
      name: changes.find(({ id }) => id === image.id)?.name ?? image.name,
    }));
    return { renamed: changes.length };
  });
}

function serveCategories(api: FakeApi, library: FakeLibrary): void {
  api.on(listImageCategories, () => ({ list: categoryList(library), counts: countsOf(library) }));
  api.on(addImageCategory, ({ name }) => {
    library.types = [...library.types, { id: `new-${name}`, name }];
    return { id: `new-${name}`, name, count: 0 };
  });
  api.on(deleteImageCategory, ({ id }) => {
    const moved = countOf(library, id);
    library.types = library.types.filter((type) => type.id !== id);
    library.images = library.images.map((image) => (image.tid === id ? { ...image, tid: '' } : image));
    return { moved };
  });
  api.on(sortImageCategories, ({ ids }) => {
    library.types = ids.flatMap((id) => library.types.find((type) => type.id === id) ?? []);
    return { list: categoryList(library) };
  });
}

function shapeOf({ width, height }: ImageRow): string {
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
