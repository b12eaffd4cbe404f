import { describe, expect, test } from 'vitest';
import { type ChoiceItem, chosenOf, toggled } from './choice-item.ts';
import { folded, matchesIn, type TreeItem, treeOf } from './choice-tree.ts';

const item = (value: string, parent?: string, parentLabel?: string): TreeItem => ({
  value,
  label: `สาย ${value}`,
  hint: value.toUpperCase(),
  ...(parent === undefined ? {} : { parent }),
  ...(parentLabel === undefined ? {} : { parentLabel }),
});
const words = { all: 'ทุกเอเย่นต์', branch: (label: string) => `${label} ทั้งสาย` };
const labels = (items: readonly ChoiceItem[]) => items.map(({ label, depth = 0 }) => `${'>'.repeat(depth)}${label}`);

describe('choices in a tree', () => {
  const tree = treeOf([item('c'), item('r'), item('c1', 'c'), item('c2', 'c'), item('r1', 'r'), item('x')], words);

  test('are offered as everything, whole branches and one by one', () => {
    expect(labels(tree.offered)).toEqual([
      'ทุกเอเย่นต์',
      'สาย c ทั้งสาย',
      '>สาย c',
      '>สาย c1',
      '>สาย c2',
      'สาย r ทั้งสาย',
      '>สาย r',
      '>สาย r1',
      'สาย x',
    ]);
  });

  test('are found by any part of their texts; “all” is not a match', () => {
    expect(labels(matchesIn(tree, ' C1 ').list)).toEqual(['สาย c1']);
    expect(labels(matchesIn(tree, 'สาย c').list)).toEqual(['สาย c ทั้งสาย', 'สาย c', 'สาย c1', 'สาย c2']);
    expect(matchesIn(tree, 'ทุก').list).toEqual([]);
  });

  test('a branch is chosen with all in it, and let go as a whole; one that is half chosen is filled up', () => {
    const branch = tree.branches[0];
    if (!branch) throw new Error('no branch');
    const some = toggled([], item('c1'));
    expect(chosenOf(branch, new Set(some.map(({ value }) => value)))).toBe('some');
    const whole = toggled(some, branch);
    expect(whole.map(({ value }) => value)).toEqual(['c1', 'c', 'c2']);
    expect(toggled(whole, branch)).toEqual([]);
    expect(toggled(toggled([], tree.all), tree.all)).toEqual([]);
  });

  test('the selection is described in as few items as possible', () => {
    const of = (...values: readonly string[]) =>
      labels(
        folded(
          tree,
          tree.items.filter(({ value }) => values.includes(value)),
        ),
      );
    expect(of('c', 'c1', 'c2', 'r', 'r1', 'x')).toEqual(['ทุกเอเย่นต์']);
    expect(of('c', 'c1', 'c2', 'r1')).toEqual(['สาย c ทั้งสาย', 'สาย r1']);
    expect(of('c1', 'x')).toEqual(['สาย c1', 'สาย x']);
    const unseen = { value: '9', label: '9', unseen: true };
    expect(labels(folded(tree, [...tree.items, unseen]))).toEqual(['ทุกเอเย่นต์', '9']);
  });

  test('a choice above that is not offered gives its name to those below it', () => {
    const partly = treeOf([item('c'), item('r1', 'r', 'รูบี้'), item('r2', 'r', 'รูบี้'), item('z1', 'z', 'ซี')], words);
    expect(labels(partly.offered)).toEqual(['ทุกเอเย่นต์', 'สาย c', 'รูบี้ ทั้งสาย', '>สาย r1', '>สาย r2', 'สาย z1']);
    expect(partly.items.map(({ value }) => value)).toEqual(['c', 'r1', 'r2', 'z1']);
  });

  test('deep trees have nested branches, and a cycle loses nothing', () => {
    const deep = treeOf([item('a'), item('b', 'a'), item('c', 'b')], words);
    expect(labels(deep.offered)).toEqual(['ทุกเอเย่นต์', 'สาย a ทั้งสาย', '>สาย a', '>สาย b ทั้งสาย', '>>สาย b', '>>สาย c']);
    expect(labels(folded(deep, deep.items.slice(1)))).toEqual(['สาย b ทั้งสาย']);
    expect(treeOf([item('a', 'b'), item('b', 'a')], words).items.map(({ value }) => value)).toEqual(['a', 'b']);
  });
});
