import type { Endpoint } from '#contract/endpoint.ts';
import { multipartOf, type Part, partsOf } from './multipart.ts';

type Random = () => number;
type Body = Readonly<Record<string, unknown>>;

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

/** Values that no schema expects, or that have broken somebody's server. */
export const hostile: readonly unknown[] = [
  ...[null, true, false, {}, [], [[]], [null], { $ne: null }, { toString: 1 }, { length: -1 }],
  ...[
    -1,
    0,
    -0,
    1.5,
    1e21,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    JSON.parse('9007199254740993') as number,
    Number.MAX_VALUE,
    5e-324,
  ],
  ...[
    '',
    ' ',
    '\t',
    '\n',
    'null',
    'undefined',
    'true',
    '0',
    '-1',
    '1e3',
    '0x10',
    '1_000',
    ' 5 ',
    '+1',
    '1.',
    '.5',
    '01',
  ],
  ...['Infinity', 'NaN', '-0', '1.005', '99999999999999999999', '1e400', '٣', '１２', '๑๒', '1,000', '฿5', '1.00\n'],
  ...[
    '2569-11-20',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '2026-13-01T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '1000-01-01',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table app_user; --',
    '%',
    '_',
    '\\',
    "\\'",
    '$1',
    `$${'{7*7}'}`,
    '{{7*7}}',
    ';',
    '--',
    '/*',
  ],
  ...[
    '../../etc/passwd',
    '/dev/null',
    'file:///etc/passwd',
    'https://127.0.0.1/',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
  ],
  ...['=cmd()', '\u0000', 'a\u0000b', '\ud800', '\udfff', '\u202e', '\ufeff', '\u200b', '💸', 'é', 'ﷺ', 'i̇', 'ก็้้้้้'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '[object Object]',
    'a'.repeat(300),
    'ก'.repeat(3000),
    'x'.repeat(70_000),
    '{"a":1}',
    '[1]',
  ],
  ...[
    'me',
    'all',
    '*',
    'me,me',
    ',',
    ',,,,',
    '1,',
    '1,2,3',
    '-id',
    '--id',
    'id,id,id',
    'id desc',
    'password',
    'password_hash',
  ],
];

const nameOf = (value: unknown): string => (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value));

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** One change to a body; the result is the text that goes over the wire. */
const bodyMutators: readonly ((body: Body, random: Random) => string)[] = [
  (body, random) => replaced(body, random),
  (body, random) => replaced(body, random),
  (body, random) => replaced(body, random),
  (body, random) => {
    const name = pick(Object.keys(body), random);
    return JSON.stringify(Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)));
  },
  (body, random) => JSON.stringify({ ...body, [nameOf(pick(hostile, random))]: pick(hostile, random) }),
  (body, random) => {
    const name = pick(Object.keys(body), random);
    return JSON.stringify({ ...body, [name ?? 'x']: [body[name ?? '']] });
  },
  (body, random) => {
    const [a, b] = [pick(Object.keys(body), random) ?? 'a', pick(Object.keys(body), random) ?? 'b'];
    return JSON.stringify({ ...body, [a]: body[b], [b]: body[a] });
  },
  (body, random) => {
    // The same key twice: the last one counts, and must be as good as any.
    const name = pick(Object.keys(body), random) ?? 'id';
    return `${JSON.stringify(body).slice(0, -1)}${Object.keys(body).length > 0 ? ',' : ''}${JSON.stringify(name)}:${JSON.stringify(pick(hostile, random)) ?? 'null'}}`;
  },
  (_body, random) => JSON.stringify(pick(hostile, random)) ?? '',
  (body, random) => JSON.stringify(body).slice(0, Math.floor(random() * JSON.stringify(body).length)),
  (body, random) => JSON.stringify(body).replace(/[{[]/, pick([deep(50), deep(5000), '{"a":{"a":{"a":1}}}'], random)),
];

function replaced(body: Body, random: Random): string {
  const names = Object.keys(body);
  const changed: Record<string, unknown> = { ...body };
  for (let n = random() < 0.8 ? 1 : 2; n > 0 && names.length > 0; n -= 1)
    changed[pick(names, random)] = pick(hostile, random);
  return JSON.stringify(changed);
}

export function mutatedBody(body: Body, random: Random): string {
  return pick(bodyMutators, random)(body, random);
}

/** An input as a form; with `random`, one part of it is not as it should be. */
export function formOf(call: Endpoint, input: Body, random: Random | undefined): ReturnType<typeof multipartOf> {
  const parts = partsOf(call, input);
  if (!random) return multipartOf(parts);
  const at = Math.floor(random() * parts.length);
  const odd = nameOf(pick(hostile, random));
  const bare = odd.slice(0, 80).replace(/["\r\n]/g, '');
  const ways: readonly ((part: Part) => readonly Part[])[] = [
    (part) => [{ ...part, value: odd }],
    (part) => [{ ...part, value: odd }],
    (part) => [part, part],
    () => [],
    (part) => [{ name: part.name, value: odd, filename: `../${bare}`, type: 'image/png' }],
    (part) => [{ ...part, name: bare }],
  ];
  return multipartOf(parts.flatMap((part, i) => (i === at ? pick(ways, random)(part) : [part])));
}

const encode = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // Half of a surrogate pair cannot be encoded; as bytes it can.
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text.slice(0, 5000));
};

/** One change to a query string; `names` are the parameters that the call knows. */
export function mutatedQuery(query: Body, names: readonly string[], random: Random): string {
  const known = [...names, 'page', 'limit', 'sort', 'q', 'ids', 'export'];
  const text = (all: Body) => Object.entries(all).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const name = pick(known, random);
  const value = encode(pick(hostile, random));
  const base = text(query).filter((part) => !part.startsWith(`${encode(name)}=`));
  const ways = [
    () => [...base, `${name}=${value}`],
    () => [...base, `${name}=${value}`],
    () => [...base, `${name}=${value}`, `${name}=${encode(pick(hostile, random))}`],
    () => [...base, `${name}[]=${value}`, `${name}[a]=1`],
    () => [...base, `${name}=%`, '%zz=%c0%af'],
    () => text(query).slice(1),
    () => [...text(query), ...Array.from({ length: 60 }, (_, i) => `${name}${i}=${i}`)],
    () => [...text(query), `${encode(pick(hostile, random))}=${value}`],
  ];
  return pick(ways, random)().join('&');
}
