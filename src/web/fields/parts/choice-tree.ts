import type { ChoiceItem, Found } from './choice-item.ts';
import { matching } from './choice-item.ts';

/** A choice that may have a parent. */
export interface TreeItem extends ChoiceItem {
  /** Value of the choice above; undefined at the top. */
  readonly parent?: string | undefined;
  /** What the choice above is called, which may be none that this person is offered. */
  readonly parentLabel?: string | undefined;
}

/** Choices in a tree, including those that represent several of them. */
export interface ChoiceTree {
  /** Everything there is, under one name. */
  readonly all: ChoiceItem;
  /** Each choice with all below it, the largest first. */
  readonly branches: readonly ChoiceItem[];
  readonly items: readonly ChoiceItem[];
  /** What is offered, in order: everything, then each branch before its own choices. */
  readonly offered: readonly ChoiceItem[];
}

export interface TreeTexts {
  /** ทุกเอเย่นต์. */
  readonly all: string;
  /** CAT มาสเตอร์ → CAT มาสเตอร์ ทั้งสาย. */
  branch(label: string): string;
}

const plain = ({ parent: _parent, parentLabel: _label, ...item }: TreeItem, depth: number): ChoiceItem =>
  depth === 0 ? item : { ...item, depth };

/** Builds the tree. A branch whose own choice is not offered represents its children. */
export function treeOf(items: readonly TreeItem[], texts: TreeTexts): ChoiceTree {
  const values = new Set(items.map(({ value }) => value));
  const below = new Map<string | undefined, TreeItem[]>();
  for (const item of items) below.set(item.parent, [...(below.get(item.parent) ?? []), item]);
  const branches: ChoiceItem[] = [];
  const offered: ChoiceItem[] = [];
  const seen = new Set<string>();

  const branchOf = (key: string, label: string, members: readonly ChoiceItem[]): ChoiceItem => ({
    value: `branch:${key}`,
    label: texts.branch(label),
    members,
  });
  /** Offers a choice and what is below it; returns all of them. */
  const offer = (item: TreeItem, depth: number): readonly ChoiceItem[] => {
    if (seen.has(item.value)) return [];
    seen.add(item.value);
    const children = below.get(item.value) ?? [];
    if (children.length === 0) {
      offered.push(plain(item, depth));
      return [plain(item, 0)];
    }
    const place = offered.length;
    const at = branches.length;
    offered.push(plain(item, depth + 1));
    const members = [plain(item, 0), ...children.flatMap((child) => offer(child, depth + 1))];
    const branch = branchOf(item.value, item.label, members);
    offered.splice(place, 0, depth === 0 ? branch : { ...branch, depth });
    branches.splice(at, 0, branch);
    return members;
  };
  const orphans = new Set<string>();
  const members = items.flatMap((item): readonly ChoiceItem[] => {
    const { parent } = item;
    if (parent === undefined) return offer(item, 0);
    if (values.has(parent) || orphans.has(parent)) return [];
    orphans.add(parent);
    const children = below.get(parent) ?? [];
    const label = item.parentLabel;
    if (label === undefined || children.length < 2) return children.flatMap((child) => offer(child, 0));
    const place = offered.length;
    const at = branches.length;
    const own = children.flatMap((child) => offer(child, 1));
    const branch = branchOf(parent, label, own);
    offered.splice(place, 0, branch);
    branches.splice(at, 0, branch);
    return own;
  });
  // The members of a cycle are at the top.
  const rest = items.filter(({ value }) => !seen.has(value)).map((item) => plain(item, 0));
  const everything = [...members, ...rest];
  const all: ChoiceItem = { value: 'all:', label: texts.all, members: everything };
  return {
    all,
    branches,
    items: everything,
    offered: [...(everything.length > 1 ? [all] : []), ...offered, ...rest],
  };
}

/** What is offered for what the person has typed; everything is not searched for. */
export function matchesIn(tree: ChoiceTree, search: string): Found {
  if (search.trim() === '') return { list: tree.offered, state: 'ready' };
  const list = tree.offered.filter((item) => item !== tree.all && matching(item, search));
  return { list: list.map(({ depth: _depth, ...item }) => item), state: 'ready' };
}

/** What is chosen in as few words as it takes: everything, whole branches, and the rest one by one. */
export function folded(tree: ChoiceTree, chosen: readonly ChoiceItem[]): readonly ChoiceItem[] {
  const keys = new Set(chosen.map(({ value }) => value));
  const covered = new Set<string>();
  const folds = [tree.all, ...tree.branches].filter(({ members = [] }) => {
    const fits = members.length > 1 && members.every(({ value }) => keys.has(value) && !covered.has(value));
    if (fits) for (const { value } of members) covered.add(value);
    return fits;
  });
  return [...folds, ...chosen.filter(({ value }) => !covered.has(value))];
}
