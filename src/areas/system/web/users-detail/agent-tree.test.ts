import { expect, test } from 'vitest';
import { agentLines, seenFromAbove } from './agent-tree.ts';

const agent = (id: number, parent_id: number | null) => ({ id, code: `A${id}`, name: `Agent ${id}`, parent_id });
const lines = agentLines([agent(3, 1), agent(1, null), agent(4, 3), agent(2, 99)]);

test('lines stand below their parents; one without a parent here stands at the top', () => {
  expect(lines.map(({ id, depth, below }) => [id, depth, below])).toEqual([
    [1, 0, [3, 4]],
    [3, 1, [4]],
    [4, 2, []],
    [2, 0, []],
  ]);
});

test('what is chosen shows everyone below', () => {
  expect([...seenFromAbove(lines, new Set([3]))]).toEqual([4]);
  expect([...seenFromAbove(lines, new Set([1, 2]))]).toEqual([3, 4]);
});

test('a ring ends', () => {
  expect(agentLines([agent(1, 2), agent(2, 1)])).toEqual([]);
});
