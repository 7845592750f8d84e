import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import { lacksColour, missingColours, recolouredIds } from '@diy/contract/own-templates/picture-colours';
import { ownTemplateProduct } from '@diy/contract/own-templates/product';
import { describe, expect, it } from 'vitest';
import {
  addColour,
  addColours,
  removeColour,
  setPhoto,
  setPictureColour,
  setRecolour,
} from './product-colours.ts';
import {
  addPicture,
  addSurface,
  newProduct,
  placesOfSelected,
  putFirst,
  removePicture,
  removeSurface,
  selectedImageId,
  withOtherImage,
  withPlace,
} from './product-draft.ts';
import { addSize, changeSize, setArea } from './product-sizes.ts';

const image = (id: string, part: Partial<OwnImage> = {}): OwnImage => ({
  ...{ id, name: `${id}.jpg`, url: '', width: 800, height: 1000, is_psd: false },
  ...part,
});
const white = { name: '白色', code: 'WH', hex: '#FFFFFF' };
const black = { name: '黑色', code: 'BK', hex: '#222224' };
const product = () => ({ ...newProduct(image('a')), sku: 'TEE' });
const twoColours = () => addColour(addColour(product(), white), black);
const main = { picture: 0, colour: null, surface: 'front' };
const ofBlack = { ...main, colour: 'bk' };

it('begins as what the server makes of one photograph', () => {
  const first = product();
  expect(ownTemplateProduct.parse(first)).toEqual(first);
  expect([first.name, first.surfaces[0]!.id, first.pictures[0]!.id]).toEqual(['a', 'front', 'photo']);
  expect(first.pictures[0]!.places[0]!.marks).toMatchObject({ widthPx: 800, columns: 1 });
});

it('says no millimetres of a PSD', () => {
  const psd = newProduct(image('p', { is_psd: true }));
  expect([psd.surfaces[0]!.width_mm, psd.pictures[0]!.places]).toEqual([0, []]);
});

describe('colours', () => {
  it('begin with the one that the pictures show, which take the others', () => {
    const two = twoColours();
    expect(two.pictures[0]!.colour_id).toBe('photo');
    expect(two.colours.map(({ id }) => id)).toEqual(['photo', 'bk']);
    // A photograph takes the others, until the seller says no.
    expect(recolouredIds(two.colours, two.pictures[0]!)).toEqual(['bk']);
    expect(missingColours(two.colours, two.pictures[0]!)).toEqual([]);
    const own = setRecolour(two, 0, null);
    expect(missingColours(own.colours, own.pictures[0]!).map(({ id }) => id)).toEqual(['bk']);
    expect(missingColours(two.colours, setPictureColour(two, 0, null).pictures[0]!)).toEqual([]);
  });

  it('share the marks of their picture until they get their own', () => {
    const half = image('b', { width: 400, height: 500 });
    let two = setPhoto(twoColours(), 0, 'bk', [image('a'), half]);
    expect(selectedImageId(two, ofBlack)).toBe('b');
    const [place] = placesOfSelected(two, ofBlack, half);
    expect(place!.marks).toMatchObject({ widthPx: 400 });
    expect(two.pictures[0]!.photos[0]!.places).toEqual([]);
    two = withPlace(two, ofBlack, half, { surface: 'front', marks: { ...place!.marks!, shading: 0.5 } });
    expect(two.pictures[0]!.photos[0]!.places[0]!.marks!.shading).toBe(0.5);
    expect(two.pictures[0]!.places[0]!.marks!.shading).toBe(1);
    expect(ownTemplateProduct.parse(two)).toEqual(two);
  });

  it('have marks of their own on a photograph of other proportions', () => {
    const wide = image('c', { width: 1000, height: 800 });
    const two = setPhoto(twoColours(), 0, 'bk', [image('a'), wide]);
    expect(two.pictures[0]!.photos[0]!.places[0]!.marks).toMatchObject({ widthPx: 1000, heightPx: 800 });
  });

  it('go with their photographs; a picture of a colour that went shows another, or nothing says which', () => {
    const two = setPhoto(twoColours(), 0, 'bk', [image('a'), image('b')]);
    expect(removeColour(two, 'bk').pictures[0]).toMatchObject({ colour_id: 'photo', photos: [] });
    expect(removeColour(two, 'photo').pictures[0]).toMatchObject({
      colour_id: 'bk',
      image_id: 'b',
      photos: [],
    });
    // Nothing says what colour it shows then: it is still the one that went.
    const unsaid = removeColour(twoColours(), 'photo');
    expect(lacksColour(unsaid.colours, unsaid.pictures[0]!)).toBe(true);
    expect(recolouredIds(unsaid.colours, unsaid.pictures[0]!)).toEqual([]);
    expect(ownTemplateProduct.safeParse(unsaid).success).toBe(false);
    const said = setPictureColour(unsaid, 0, 'bk');
    expect([lacksColour(said.colours, said.pictures[0]!), ownTemplateProduct.parse(said)]).toEqual([
      false,
      said,
    ]);
    const none = removeColour(removeColour(two, 'bk'), 'photo');
    expect(none.pictures[0]).toMatchObject({ colour_id: null, recolour: null });
    expect(ownTemplateProduct.parse(none)).toEqual(none);
  });
});

it('keeps the marks of every photograph when the colour that its picture showed goes', () => {
  const red = { name: '红色', code: 'RD', hex: '#CC2222' };
  const three = addColour(addColour(addColour(product(), white), black), red);
  // The black photograph has other proportions, so marks of its own; the red one has those of the picture.
  const withBlack = setPhoto(three, 0, 'bk', [image('a'), image('b', { width: 2000 })]);
  const before = setPhoto(withBlack, 0, 'rd', [image('a'), image('c')]);
  const [picture] = before.pictures;
  const marksOf = (colourId: string, { pictures: [one] }: typeof before) => {
    const photo = one!.photos.find(({ colour_id }) => colour_id === colourId);
    return photo?.places.length ? photo.places : one!.places;
  };
  const after = removeColour(before, picture!.colour_id!);
  expect(after.pictures[0]).toMatchObject({ colour_id: 'rd', image_id: 'c' });
  for (const colour of ['bk', 'rd']) expect(marksOf(colour, after)).toEqual(marksOf(colour, before));
});

it('gets colours by a list of names and codes, each once', () => {
  const words = ['白色', 'bk', '雾蓝', ' 白色', 'BK', '雾蓝'];
  const { colours } = addColours(product(), words, [white, black]);
  expect(colours.map(({ name, code, hex }) => [name, code, hex])).toEqual([
    ['白色', 'WH', '#FFFFFF'],
    ['黑色', 'BK', '#222224'],
    ['雾蓝', expect.stringMatching(/^C[0-9B-Z]{5}$/), '#C0C0C0'],
  ]);
});

describe('sizes', () => {
  it('are known by their names, also those that no SKU can hold', () => {
    const named = ['S', 's', '', '均码', 'EU 42/44'].reduce(addSize, product());
    expect(named.sizes.map(({ id, name }) => [id, name])).toEqual([
      ['S', 'S'],
      [expect.stringMatching(/^size-[0-9B-Z]{5}$/), '均码'],
      [expect.stringMatching(/^EU-42-44-[0-9B-Z]{5}$/), 'EU 42/44'],
    ]);
    expect(ownTemplateProduct.parse(named)).toEqual(named);
  });

  it('have an area of their own only where it is another one', () => {
    const sized = addSize(product(), 'L');
    const surface = sized.surfaces[0]!;
    const wide = setArea(sized, 'L', surface, { width_mm: 300 });
    expect(wide.sizes[0]!.areas).toEqual({ front: { width_mm: 300, height_mm: 320 } });
    expect(setArea(wide, 'L', surface, { width_mm: 280 }).sizes[0]!.areas).toEqual({});
    expect(changeSize(wide, 'L', { dimensions: '110' }).sizes[0]!.dimensions).toBe('110');
  });
});

it('loses a surface with its places and areas, but never the last one', () => {
  const { product: two, surface } = addSurface(addSize(product(), 'L'), '背面');
  const marked = withPlace(two, main, image('a'), { ...two.pictures[0]!.places[0]!, surface: surface.id });
  const sized = setArea(marked, 'L', surface, { width_mm: 99 });
  const one = removeSurface(sized, surface.id);
  expect(one).toEqual(addSize(product(), 'L'));
  expect(removeSurface(one, 'front')).toBe(one);
});

it('has pictures in an order, each marked for its surface', () => {
  const two = addPicture(product(), image('b'), product().surfaces[0]!);
  const three = addPicture(two, image('c'), null);
  expect(three.pictures.map(({ places }) => places.length)).toEqual([1, 1, 0]);
  expect(putFirst(three, 2).pictures.map(({ image_id }) => image_id)).toEqual(['c', 'a', 'b']);
  const again = addPicture(removePicture(three, 1), image('d'), null);
  expect(new Set(again.pictures.map(({ id }) => id)).size).toBe(3);
  expect(removePicture(product(), 0).pictures).toHaveLength(1);
  expect(ownTemplateProduct.parse(again)).toEqual(again);
});

it('is marked anew on another image', () => {
  const wide = image('w', { width: 2000, height: 500 });
  const { places, image_id } = withOtherImage(product(), 0, wide).pictures[0]!;
  expect([image_id, places[0]!.marks!.widthPx]).toEqual(['w', 2000]);
});
