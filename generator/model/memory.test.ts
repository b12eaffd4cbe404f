import { describe, expect, it } from 'vitest';
import { fact, Memory } from './memory.ts';
import { Readable } from './readable.ts';

interface Root {
  readonly words: ReadonlyMap<string, string>;
  readonly ending: string;
}

const made: string[] = [];
const wordOf = fact('draft', ({ words }: Root, name: string): string => {
  made.push(`word ${name}`);
  return (words.get(name) ?? 'nothing').trim();
});
const sentenceOf = fact('draft', (root: Root, name: string): string => {
  made.push(`sentence ${name}`);
  return `${wordOf(root, name)}${root.ending}`;
});

/** A process that stays: what is made in the next run, with these words. */
function stay() {
  const memory = new Memory();
  const roots = new Readable<Root>(memory, 'draft', true);
  return <T>(words: Readonly<Record<string, string>>, ask: (root: Root) => T, ending = '.') => {
    made.length = 0;
    memory.begin();
    return { said: ask(roots.next({ words: new Map(Object.entries(words)), ending })), made: [...made] };
  };
}

const both = (root: Root) => [sentenceOf(root, 'a'), sentenceOf(root, 'b')];

describe('facts of a process that stays', () => {
  it('are made again where a change has reached them, and nowhere else', () => {
    const run = stay();
    run({ a: 'one', b: 'two' }, both);
    expect(run({ a: 'one', b: 'two' }, both)).toEqual({ said: ['one.', 'two.'], made: [] });
    expect(run({ a: 'one', b: 'three' }, both)).toEqual({
      said: ['one.', 'three.'],
      made: ['word b', 'sentence b'],
    });
    // What comes out equal ends the change.
    expect(run({ a: 'one', b: ' three ' }, both).made).toEqual(['word b']);
    expect(run({ a: 'one', b: ' three ' }, both, '!').made).toEqual(['sentence a', 'sentence b']);
  });

  it('hear of a change that came while nobody asked for them', () => {
    const run = stay();
    run({ a: 'one' }, both);
    run({ a: 'other' }, () => undefined);
    run({ a: 'other' }, () => undefined);
    expect(run({ a: 'other' }, both).said[0]).toBe('other.');
  });

  it('of which the making has failed are made anew, also when nothing is other than then', () => {
    const strict = fact('draft', ({ words }: Root, name: string): string => {
      const word = words.get(name);
      if (word === undefined) throw new Error(`no ${name}`);
      return word;
    });
    const loud = fact('draft', (root: Root, name: string): string => strict(root, name).toUpperCase());
    const run = stay();
    expect(run({ a: 'one' }, (root) => loud(root, 'a')).said).toBe('ONE');
    expect(() => run({}, (root) => loud(root, 'a'))).toThrow('no a');
    expect(() => run({}, (root) => loud(root, 'a'))).toThrow('no a');
    expect(run({ a: 'two' }, (root) => loud(root, 'a')).said).toBe('TWO');
  });

  it('that are made of themselves are looked at in each run, and so is what was made of them', () => {
    let asksFirst = true;
    const first = fact('draft', (root: Root, name: string): string => `${second(root, name)}1`, '?');
    const second = fact('draft', (root: Root, name: string): string => (asksFirst ? first(root, name) : 'x'));
    const third = fact('draft', (root: Root, name: string): string => `${second(root, name)}3`);
    const run = stay();
    const all = (root: Root) => [first(root, 'a'), third(root, 'a')];
    expect(run({ a: 'one' }, all).said).toEqual(['?1', '?3']);
    asksFirst = false;
    expect(run({ a: 'one' }, (root) => third(root, 'a')).said).toBe('x3');
  });

  it('of which many are made are made before those hear of it, and come out equal mostly', () => {
    const words = Array.from({ length: 40 }, (_, index) => `word ${index}`);
    const length = fact('draft', ({ words: all, ending }: Root, _: string): number => {
      made.push('length');
      return [...all.keys()].length + ending.length;
    });
    const one = fact('draft', (root: Root, name: string): string => {
      made.push(name);
      return `${name} of ${length(root, 'all')}`;
    });
    const last = fact('draft', (root: Root, name: string): string => `${one(root, name)}!`);
    const memory = new Memory();
    const roots = new Readable<Root>(memory, 'draft', true);
    const run = (given: Readonly<Record<string, string>>, ending = '.') => {
      made.length = 0;
      memory.begin();
      const root = roots.next({ words: new Map(Object.entries(given)), ending });
      memory.settle('draft');
      return { said: words.map((name) => last(root, name)).at(-1), made: [...made] };
    };
    expect(run({ a: 'one' }).said).toBe('word 39 of 2!');
    expect(run({ a: 'two' })).toEqual({ said: 'word 39 of 2!', made: ['length'] });
    expect(run({ a: 'two', b: 'one' })).toEqual({ said: 'word 39 of 3!', made: ['length', ...words] });
    expect(run({ b: 'one' }, '..')).toEqual({ said: 'word 39 of 3!', made: ['length'] });
    expect(run({})).toMatchObject({ said: 'word 39 of 1!' });
  });
});
