import type { RetiredPart } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { describe, expect, it } from 'vitest';
import { ownDefinition } from '../own-definition.ts';
import { productOfTemplate } from '../testing/build-own-template.ts';
import { retireParts } from './retired-parts.ts';

const base = productOfTemplate({ id: 'image', width: 800, height: 600 }, {});
const colour = (id: string, name: string) => ({ id, name, code: 'C1', hex: '#123456' });
const size = (id: string, name: string) => ({ id, name, dimensions: '', areas: {} });
const surface = (id: string, name: string) => ({ ...base.surfaces[0]!, id, name });
const picture = (id: string, image_id: string) => ({ ...base.pictures[0]!, id, image_id });
const with_ = (part: Partial<OwnTemplateProduct>): OwnTemplateProduct => ({ ...base, ...part });
const colours = (...list: [string, string][]) =>
  with_({ colours: list.map(([id, name]) => colour(id, name)) });
const black: RetiredPart = { kind: 'colour', id: 'bl', name: '黑' };

describe('what is gone', () => {
  it.each<[string, RetiredPart[], OwnTemplateProduct, OwnTemplateProduct, RetiredPart[]]>([
    ['a removed colour', [], colours(['wh', '白'], ['bl', '黑']), colours(['wh', '白']), [black]],
    ['one removed long ago', [black], colours(['wh', '白']), colours(['wh', '白']), [black]],
    ['one renamed is not', [], colours(['bl', '黑']), colours(['bl', '墨色']), []],
    ['one that came back is not', [black], colours(['wh', '白']), colours(['wh', '白'], ['bl', '黑 ']), []],
    [
      'a removed size',
      [],
      with_({ sizes: [size('M', 'M'), size('L', '大')] }),
      with_({ sizes: [size('M', 'M')] }),
      [{ kind: 'size', id: 'L', name: '大' }],
    ],
    [
      'a removed surface',
      [],
      with_({ surfaces: [surface('front', '正面'), surface('back', '背面')] }),
      with_({ surfaces: [surface('front', '正面')] }),
      [{ kind: 'surface', id: 'back', name: '背面' }],
    ],
    [
      'a removed picture',
      [],
      with_({ pictures: [picture('photo', 'one'), picture('side', 'two')] }),
      with_({ pictures: [picture('photo', 'one')] }),
      [{ kind: 'picture', id: 'side', name: 'two' }],
    ],
    [
      'a picture with another image is not',
      [],
      with_({ pictures: [picture('photo', 'one')] }),
      with_({ pictures: [picture('photo', 'two')] }),
      [],
    ],
  ])('%s', (_, retired, before, after, expected) => {
    expect(retireParts(retired, before, after)).toEqual(expected);
  });
});

describe('an id never comes to mean', () => {
  it.each<[string, RetiredPart[], OwnTemplateProduct, string]>([
    ['another colour', [black], colours(['wh', '白'], ['bl', '蓝']), 'product.colours.1.id'],
    [
      'another size, in other capitals',
      [{ kind: 'size', id: 'm', name: 'Medium' }],
      with_({ sizes: [size('M', 'M')] }),
      'product.sizes.0.id',
    ],
    [
      'another surface',
      [{ kind: 'surface', id: 'back', name: '背面' }],
      with_({ surfaces: [surface('front', ''), surface('back', '袖子')] }),
      'product.surfaces.1.id',
    ],
    [
      'another picture',
      [{ kind: 'picture', id: 'side', name: 'two' }],
      with_({ pictures: [picture('photo', 'image'), picture('side', 'three')] }),
      'product.pictures.1.id',
    ],
  ])('%s', (_, retired, after, field) => {
    expect(() => retireParts(retired, base, after)).toThrowError(
      expect.objectContaining({ fields: [expect.objectContaining({ field })] }),
    );
  });

  it('“as the pictures show it”', () => {
    const white: RetiredPart = { kind: 'colour', id: 'photo', name: '白' };
    expect(ownDefinition(base, '#FFFFFF').colours[0]!.id).toBe('photo');
    expect(ownDefinition(base, '#FFFFFF', [white]).colours[0]!.id).toBe('photo-2');
    expect(ownDefinition(base, '#FFFFFF', [{ kind: 'size', id: 'One', name: '均码' }]).sizes[0]!.id).toBe(
      'one-2',
    );
  });
});
