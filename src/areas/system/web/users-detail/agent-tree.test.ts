import { expect, test } from 'vitest';
import { agentLines, inheritedAgents } from './agent-tree.ts';

const agent = (id: number, parent_id: number | null) => ({ id, code: `A${id}`, name: `Agent ${id}`, parent_id });
const lines = agentLines([agent(3, 1), agent(1, null), agent(4, 3), agent(2, 99)]);

test('agentLines: agents follow their parent; one with an unknown parent is at the top', () => {
  expect(lines.map(({ id, depth, below }) => [id, depth, below])).toEqual([
    [1, 0, [3, 4]],
    [3, 1, [4]],
    [4, 2, []],
    [2, 0, []],
  ]);
});

test('seenFromAbove: a selected agent includes all agents below it', () => {
  expect([...inheritedAgents(lines, new Set([3]))]).toEqual([4]);
  expect([...inheritedAgents(lines, new Set([1, 2]))]).toEqual([3, 4]);
});

test('agentLines: a cycle of parents terminates', () => {
  expect(agentLines([agent(1, 2), agent(2, 1)])).toEqual([]);
});
