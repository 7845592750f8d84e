import { describe, expect, it } from 'vitest';
import {
  applyMatrix,
  cosSin,
  IDENTITY,
  invert,
  multiply,
  normaliseDeg,
  rotation,
  scaling,
  translation,
} from './matrix.ts';

describe('matrix', () => {
  it('does the inner map first', () => {
    const moveThenTurn = multiply(rotation(90), translation(10, 0));
    expect(applyMatrix(moveThenTurn, { x: 0, y: 0 })).toEqual({ x: 0, y: 10 });
    const turnThenMove = multiply(translation(10, 0), rotation(90));
    expect(applyMatrix(turnThenMove, { x: 0, y: 0 })).toEqual({ x: 10, y: 0 });
  });

  it('turns clockwise where y grows downwards', () => {
    expect(applyMatrix(rotation(90), { x: 1, y: 0 })).toEqual({ x: 0, y: 1 });
  });

  it.each([
    ['a turn', rotation(33)],
    ['a mirror', scaling(-1, 1)],
    ['a tiny scale', scaling(1e-6)],
    ['all together', multiply(translation(-5, 7), multiply(rotation(-120), scaling(2, -3)))],
  ])('undoes %s with its inverse', (_, matrix) => {
    const there = applyMatrix(matrix, { x: 12.5, y: -3 });
    const back = applyMatrix(invert(matrix), there);
    expect(back.x).toBeCloseTo(12.5, 9);
    expect(back.y).toBeCloseTo(-3, 9);
  });

  it('refuses to invert a map without area', () => {
    expect(() => invert(scaling(0, 1))).toThrow(RangeError);
    expect(applyMatrix(invert(IDENTITY), { x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
  });

  it.each([
    [0, 1, 0],
    [90, 0, 1],
    [180, -1, 0],
    [-90, 0, -1],
    [270, 0, -1],
    [-450, 0, -1],
    [720, 1, 0],
  ])('has exact quarter turns: %d°', (degrees, cos, sin) => {
    expect(cosSin(degrees)).toEqual({ cos, sin });
  });

  it.each([
    [0, 0],
    [-0, 0],
    [179.5, 179.5],
    [180, -180],
    [-180, -180],
    [361, 1],
    [-725, -5],
  ])('brings %d° into the half-open turn', (degrees, expected) => {
    expect(normaliseDeg(degrees)).toBe(expected);
  });
});
