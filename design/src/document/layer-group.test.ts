import { describe, expect, it } from 'vitest';
import { buildGroupedDesign } from '../testing/build-groups.ts';
import { buildDesign, buildShapeLayer } from '../testing/build-layers.ts';
import { DesignFormatError, openDesign } from './open-design.ts';
import { serialiseDesign } from './serialise-design.ts';

const grouped = buildGroupedDesign('a(bc)gd');
const [surface] = grouped.surfaces;
const shape = (id: string, groupId?: string) =>
  buildShapeLayer(groupId === undefined ? { id } : { id, groupId });

function problemsOf(json: unknown): string[] {
  try {
    openDesign(json);
    return [];
  } catch (error) {
    if (error instanceof DesignFormatError)
      return error.issues.map((issue) => `${issue.path}: ${issue.message}`);
    throw error;
  }
}

it('keeps groups through saving and opening', () => {
  expect(openDesign(JSON.parse(serialiseDesign(grouped)))).toEqual(grouped);
});

it('leaves designs without groups to the byte as they were', () => {
  const plain = buildDesign([shape('a'), shape('b')]);
  const text = serialiseDesign(plain);
  expect(text).not.toContain('group');
  expect(serialiseDesign(openDesign(JSON.parse(text)))).toBe(text);
});

describe('a document from outside', () => {
  it.each([
    [
      'a layer between a group’s layers',
      { layers: [shape('a', 'g'), shape('b'), shape('c', 'g')], groups: [{ id: 'g', name: '' }] },
      'surfaces.0.layers.2.groupId: The layers of a group must follow each other without others between.',
    ],
    [
      'a group of one',
      { layers: [shape('a', 'g'), shape('b')], groups: [{ id: 'g', name: '' }] },
      'surfaces.0.groups.0: A group needs at least two layers.',
    ],
    [
      'a group of none',
      { layers: [shape('a')], groups: [{ id: 'g', name: '' }] },
      'surfaces.0.groups.0: A group needs at least two layers.',
    ],
    [
      'a group that is not listed',
      { layers: [shape('a', 'g'), shape('b', 'g')] },
      'surfaces.0.layers.0.groupId: The surface has no group with this id.',
    ],
    [
      'a group listed twice',
      {
        layers: [shape('a', 'g'), shape('b', 'g')],
        groups: [
          { id: 'g', name: '' },
          { id: 'g', name: '' },
        ],
      },
      'surfaces.0.groups.1.id: Two groups with one id.',
    ],
  ])('is refused with %s', (_, content, problem) => {
    const problems = problemsOf({ ...grouped, surfaces: [{ surfaceId: 'front', ...content }] });
    expect(problems).toContain(problem);
  });

  it('is refused with one group on two surfaces', () => {
    const back = {
      surfaceId: 'back',
      layers: [shape('x', 'g'), shape('y', 'g')],
      groups: [{ id: 'g', name: '' }],
    };
    expect(problemsOf({ ...grouped, surfaces: [surface, back] })).toEqual([
      'surfaces.1.groups.0.id: Two groups with one id.',
    ]);
  });

  it('is refused with a name that is too long', () => {
    const groups = [{ id: 'g', name: '字'.repeat(81) }];
    expect(problemsOf({ ...grouped, surfaces: [{ ...surface, groups }] })[0]).toContain(
      'surfaces.0.groups.0.name',
    );
  });
});
