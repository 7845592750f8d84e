import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports, resolveImport } from './read-imports.mjs';
import { rules } from './rules.mjs';

/** @typedef {import('./rules.mjs').Rule} Rule */

/**
 * Checks every import of the given files against the rules, and looks for circles. Imports of types count: a person who
 * reads one file of a circle has to read them all.
 * @param {string} root
 * @param {string[]} files paths below the root
 * @param {Rule[]} ruleList
 * @returns {string[]} one sentence per violation
 */
export function checkArrows(root, files, ruleList = rules) {
  const problems = [];
  const graph = new Map();
  for (const file of files) {
    const targets = [];
    for (const { spec } of readImports(readFileSync(join(root, file), 'utf8'))) {
      const to = resolveImport(root, file, spec);
      if (to === null) {
        problems.push(`${file}: imports ${spec}, which does not exist or is not exported`);
        continue;
      }
      targets.push(to);
      for (const rule of ruleList) if (breaks(rule, file, to)) problems.push(`${file} → ${to}: ${rule.name}`);
    }
    graph.set(file, targets);
  }
  return [
    ...problems,
    ...findCircles(graph).map((circle) => `circle: ${circle.join(' → ')}`),
    ...findKnots(graph),
  ];
}

/**
 * @param {Rule} rule
 * @param {string} from
 * @param {string} to
 */
function breaks(rule, from, to) {
  const match = new RegExp(rule.from).exec(from);
  if (!match || (rule.fromUnless && new RegExp(rule.fromUnless).test(from))) return false;
  const fill = (pattern) => new RegExp(pattern.replace('$1', match[1] ?? '(?!)'));
  return fill(rule.to).test(to) && !(rule.unless && fill(rule.unless).test(to));
}

/**
 * Circles of rooms, each with one import for every step of it. The rooms of a folder (the folders in it, at any depth) must not import
 * each other in a circle, by whatever way: then there is one order in which they can be read. Files that lie in the folder itself join
 * its rooms and are not meant, nor are tests.
 */
function findKnots(graph) {
  const folders = new Map();
  for (const [from, targets] of graph) {
    if (/\.test\.tsx?$|\/testing\//.test(from)) continue;
    for (const to of targets) {
      const [folder, room, other] = roomsOf(from, to);
      if (!room) continue;
      const rooms = getOrAdd(folders, folder, () => new Map());
      const others = getOrAdd(rooms, room, () => new Map());
      if (!others.has(other)) others.set(other, `${from} → ${to}`);
    }
  }
  return [...folders].flatMap(([folder, rooms]) => {
    const graphOfRooms = new Map([...rooms].map(([room, others]) => [room, [...others.keys()]]));
    return findCircles(graphOfRooms).map((circle) => {
      const steps = circle.slice(1).map((room, at) => rooms.get(circle[at]).get(room));
      return `circle of rooms in ${folder || 'the root'}: ${circle.join(' → ')} (${steps.join(', ')})`;
    });
  });
}

/**
 * The deepest folder that holds both ends of an import, and the room (the folder in it) of each; nothing for an import
 * within a room, or where one end lies in the folder itself.
 */
function roomsOf(from, to) {
  const one = from.split('/');
  const two = to.split('/');
  const at = one.findIndex((name, index) => name !== two[index]);
  if (at < 0 || at >= one.length - 1 || at >= two.length - 1) return [];
  return [
    one
      .slice(0, at)
      .map((name) => `${name}/`)
      .join(''),
    one[at],
    two[at],
  ];
}

function getOrAdd(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}

/**
 * Finds circles by depth-first search: at least one of each knot of files that import each other, not every circle in
 * it.
 */
function findCircles(graph) {
  const circles = [];
  const done = new Set();
  const path = [];
  const onPath = new Set();
  const visit = (node) => {
    if (onPath.has(node)) {
      circles.push([...path.slice(path.indexOf(node)), node]);
      return;
    }
    if (done.has(node) || !graph.has(node)) return;
    path.push(node);
    onPath.add(node);
    for (const next of graph.get(node)) visit(next);
    path.pop();
    onPath.delete(node);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return circles;
}
