import { describe, expect, it } from 'vitest';
import { mugDocument } from '../../../testing/build-design.ts';
import { personalise } from './personalise.ts';

function named(name: string) {
  const document = mugDocument('占位');
  const surfaces = document.surfaces.map((surface) => ({
    ...surface,
    layers: surface.layers.map((layer) => (layer.kind === 'text' ? { ...layer, name } : layer)),
  }));
  return { ...document, surfaces };
}
const textOf = (result: ReturnType<typeof personalise>) =>
  'document' in result
    ? result.document.surfaces[0]!.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []))
    : result.problem.zh;

describe('a buyer’s words', () => {
  it.each(['名字', ' 名 字 ', '名字'])('find the layer named %j', (name) => {
    expect(textOf(personalise(named(name), [{ name: '名字', value: 'Ünïcode 😀\n二' }]))).toEqual([
      'Ünïcode 😀\n二',
    ]);
  });

  it('leave a design alone when there are none', () => {
    const document = named('名字');
    expect(personalise(document, [])).toEqual({ document });
  });

  it.each([
    ['another name', '日期'],
    ['the name of a shape', 'ground'],
  ])('are never left out silently: %s', (_, name) => {
    expect(textOf(personalise(named('名字'), [{ name, value: 'x' }]))).toContain(`「${name}：x」`);
  });
});
