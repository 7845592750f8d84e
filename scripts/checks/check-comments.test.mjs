import { describe, expect, it } from 'vitest';
import { findDialect, findHeadless, findRunningTags, findUnknownNames } from './check-comments.mjs';

describe('findRunningTags', () => {
  it.each([
    ['/** @param a what */', []],
    ['/**\n * Says it.\n * @param a what\n * @returns more\n */', []],
    ['/** Says it. @param a what */', [1]],
    ['\n/** @param a what @param b more */', [2]],
    ['/**\n * Says\n * it. @returns more\n */', [3]],
    ['/** Throws. @throws if so */', [1]],
    // Only doc comments have tags, and an address is none.
    ['// Says it. @param a what', []],
    ["const text = 'Says it. @param a what';", []],
    ['/** Writes to name@param.example. */', []],
  ])('%j', (text, lines) => expect(findRunningTags(text)).toEqual(lines));
});

describe('findHeadless', () => {
  it.each([
    ['/** Of the mask. */', [1]],
    ['/**\n * So many are shown at once; the others\n * are counted.\n */', [1]],
    ['const a = 1;\n/** As many as fit. */', [2]],
    ['/** Width of the mask. */', []],
    ['/** So that it fits. */', []],
    ['/** In which accounts have files read. */', [1]],
    ["/** In which accounts' pictures pass. */", [1]],
    ['/** By how much it is turned; absent = it is found. */', [1]],
    ['/** By the lock that each holds on itself: every role sees these. */', [1]],
    ['/** Has all characters that are needed. */', [1]],
    ['/** Behind others, such as saved ones. It runs last. */', [1]],
    ['/** In the sequence of the rows. */', [1]],
    ['/** Null where there is none. */', [1]],
    ['/** Without accents, for the patterns. */', [1]],
    ['/** Without a row the call fails. */', [1]],
    ['/** With fewer places there is no median. */', [1]],
    ['/** Also deleted ones. */', [1]],
    ['/** Beyond the round. */', [1]],
    ['/** Within a group it keeps its place. */', [1]],
    ['/** Between press and release, ms. */', [1]],
    ['/** The time between press and release, ms. */', []],
    ['/** Those of the keys that rows name. */\nexport function f() {}', [1]],
    ['/** Those of the keys that rows name. */\nkeys: string[];', []],
    ['/** Whether it may be dashed. */', [1]],
    ['/** What they become. */', [1]],
    ['/** Whether the stroke may be dashed. */', []],
    // A key, a measure and a sentence that begins with its place.
    ['/** By surface id. */', []],
    ['/** By `METHOD path`. An endpoint without a row fails. */', []],
    ['/** At most 8. */', []],
    ['/** In hundredths of the currency; null = not given. */', []],
    ['/** In the browser files are read from memory. */', []],
    ['/** In the\n * browser, files are read. */', []],
    ['// In which accounts have files read.', []],
    ["const text = 'Of the mask.'; // Of the mask.", []],
  ])('%j', (text, lines) => expect(findHeadless(text)).toEqual(lines));
});

describe('findDialect', () => {
  it.each([
    ['// The work goes on.', [1]],
    ['\n/** Rows that go\n * on with an order. */', [2]],
    ['// Whoever asks gets it.', [1]],
    ['/** Runs in a process of its own. */', [1]],
    ['/** Drawn as a small picture of their own. */', [1]],
    ['/** At most so many pixels. */', [1]],
    ['// The store hears of errors.', [1]],
    ['/** What a file says of a line. */', [1]],
    ['/** Drawn otherwise than\n * browsers draw it. */', [1]],
    ['/** No product is called so. */', [1]],
    ['/** Starts a program of ours. */', [1]],
    ['/** So many tries that none follows. */', []],
    // What is natural in English stays: a lack, and what goes on.
    ['/** Parts without a colour of their own. */', []],
    ['/** It has no colour of its own. */', []],
    ['/** What is going on in a group. */', []],
    ["const text = 'whoever goes on';", []],
  ])('%j', (text, lines) => expect(findDialect(text).map(({ line }) => line)).toEqual(lines));
});

describe('findUnknownNames', () => {
  const known = new Set(['makeOne', 'MAX_PIXELS', 'OrderLine']);
  it.each([
    ['`makeOne`, `makeOne()`, `MAX_PIXELS` and `OrderLine`', []],
    ['`makeTwo` and `makeThree()`', ['makeTwo', 'makeThree']],
    ['`MAX_SIDES` of an `OrderRow`', ['MAX_SIDES', 'OrderRow']],
    // Words, paths, calls and texts are no names that only programs write.
    ['`word`, `Word`, `CMYK`, `a/makeTwo.ts`, `makeTwo(1)`, `two-words`, `a.makeTwo`', []],
    ['makeTwo without backticks', []],
  ])('%s', (text, names) => expect(findUnknownNames(text, known)).toEqual(names));
});
