import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Called, code, comment, Extended, key, literal, member, quote, union } from './literal.ts';

const evaluate = (text: string): unknown => new Function(`return (${text})`)();

const nasty = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '`',
        '\\',
        '${',
        '}',
        '\n',
        '\r',
        '\u2028',
        '\u2029',
        '</script>',
        '<!--',
        '*/',
        '//',
        '\ud800',
        '\u0000',
        'ก',
        '__proto__',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

describe('quote', () => {
  test('gives back exactly the text, whatever it is', () => {
    fc.assert(
      fc.property(nasty, (text) => evaluate(quote(text)) === text),
      { numRuns: 20_000 },
    );
  });

  test('never closes a script element, opens a comment or breaks a line', () => {
    fc.assert(
      fc.property(nasty, (text) => !/<\/script|<!--|[\n\r\u2028\u2029]/i.test(quote(text))),
      { numRuns: 20_000 },
    );
  });
});

describe('literal', () => {
  test('calls a function with what it is given', () => {
    const sum = (of: Readonly<Record<string, number>>, more: readonly number[] = []) =>
      [...Object.values(of), ...more].reduce((a, b) => a + b, 0);
    const text = literal({ a: new Called(code('sum'), [{ x: 1, y: 2 }, [4]]), b: new Called(code('sum'), [{ x: 3 }]) });
    expect(new Function('sum', `return (${text})`)(sum)).toEqual({ a: 7, b: 3 });
  });

  test('gives back exactly the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(evaluate(literal(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 5_000 },
    );
  });

  test('an own property named __proto__ stays one', () => {
    const value: unknown = JSON.parse('{"__proto__": {"admin": true}}');
    const back = evaluate(literal(value));
    expect(Object.keys(Object(back))).toEqual(['__proto__']);
  });

  test('breaks where a line would pass 120 characters, and only there', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { maxLength: 12 }), (words) => {
        const text = literal(words);
        const line = `[${words.map(quote).join(', ')}]`;
        expect(text === line || line.length > 112).toBe(true);
        expect(text.split('\n').every((each) => each.length <= 120)).toBe(true);
      }),
    );
  });

  test('a text that would pass the length of a row goes below its name', () => {
    const [short, long] = ['x'.repeat(229), 'x'.repeat(230)];
    expect(literal({ name: short })).toBe(`{\n  name: '${short}',\n}`);
    expect(literal({ name: long })).toBe(`{\n  name:\n    '${long}',\n}`);
  });

  test('refuses what is no data', () => {
    expect(() => literal(Number.NaN)).toThrow('No literal');
    expect(() => literal(() => 1)).toThrow('No literal');
  });

  test('writes code and spreads as they are', () => {
    expect(literal({ call: code('payoutList'), amount: new Extended(member('f', 'amount'), { total: true }) })).toBe(
      '{ call: payoutList, amount: { ...f.amount, total: true } }',
    );
  });
});

test('names that are no identifiers are quoted', () => {
  expect(key('plain_name')).toBe('plain_name');
  expect(key('cash-multiple')).toBe("'cash-multiple'");
  expect(member('f', "it's").text).toBe("f['it\\'s']");
});

test('a comment cannot be ended from inside', () => {
  expect(comment('a */ b\nc')).toBe('a *\\/ b c');
});

test('a union of nothing is never', () => {
  expect(union([])).toBe('never');
  expect(union(['a', "b'c"])).toBe("'a' | 'b\\'c'");
});
