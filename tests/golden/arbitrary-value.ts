import fc, { type Arbitrary } from 'fast-check';
import type { Field, FieldKind } from '#contract/field.ts';
import { hasTextKey, type Shape } from '#contract/json-schema.ts';

/** Values of a field, right, nearly right and wrong, so that both verdicts come up and the limits are met. */
const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
const two = (top: number) => fc.integer({ min: 0, max: top }).map((n) => String(n).padStart(2, '0'));

const anyText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('', ' ', '\t\n', '\u00a0', 'ก', '👍👍', 'a\u0000b', '\ud800'),
);

const amount = fc
  .tuple(
    fc.boolean(),
    fc.integer({ min: 0, max: 200000 }),
    fc.constantFrom('', '.', '.0', '.5', '.50', '.99', '.009', '.0001'),
  )
  .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}${fraction}`);

const decimals = fc.oneof(
  amount,
  fc.double({ min: -200, max: 2000 }).map(String),
  fc.constantFrom(
    '0',
    '-0',
    '-0.00',
    '00',
    '01',
    '0.01',
    '0.00',
    '0.009',
    '1000.50',
    '1000.51',
    '1000.5',
    '-99.99',
    '-100',
    '100',
    '100.0000',
    '100.0001',
    '9999999999999.99',
    '99999999999999',
    '1e3',
    ' 1',
    '+1',
    '1,000',
    '.5',
    '5.',
  ),
);

const moments = fc
  .tuple(fc.constantFrom('2026', '2024', '2000', '1900', '0000', '0999', '9999'), two(13), two(32))
  .map(([y, m, d]) => `${y}-${m}-${d}`);

const times = fc
  .tuple(two(25), two(61), fc.constantFrom('', ':00', ':59', ':60', ':59.123', ':59.1234'))
  .map(([h, m, s]) => `${h}:${m}${s}`);

const ips = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.tuple(fc.ipV4(), fc.integer({ min: -1, max: 40 })).map(([ip, n]) => `${ip}/${n}`),
  fc.tuple(fc.ipV6(), fc.integer({ min: 100, max: 140 })).map(([ip, n]) => `${ip}/${n}`),
  fc.constantFrom(
    '::',
    '::1',
    ':::',
    '1::2::3',
    '256.1.1.1',
    '1.2.3',
    '1.2.3.4/',
    '1.2.3.4/08',
    'g::1',
    '1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::',
    '',
  ),
);

const mails = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fc.stringMatching(/^[a-z.]{0,4}$/), fc.stringMatching(/^[a-z.-]{0,6}$/)).map(([a, b]) => `${a}@${b}.th`),
  fc.constantFrom('a@b', 'a@b.c', 'a@b.co', 'a b@c.co', '.a@b.co', 'a@-b.co', `${'a'.repeat(250)}@b.co`, 'ก@ข.ไทย'),
);

const urls = fc.oneof(
  fc.webUrl(),
  fc.webUrl({ validSchemes: ['https'] }),
  fc.constantFrom(
    'https://a',
    'https://a.co',
    'http://a.co',
    'https://a.co:99999999/',
    'https://a.co/ b',
    'https://a.co/?q=ก',
    'javascript:alert(1)',
    `https://a.co/${'x'.repeat(2040)}`,
    'https://a.co?x',
    'https://-a.co',
  ),
);

const integers = fc.oneof(
  fc.integer({ min: -10, max: 10 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(2147483647, 2147483648, -2147483648, 0.5, 5, 6, -5, -6, 1e21, -0),
);

const option = (field: Shape) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...(field.options ?? []).map((each) => each.value)) },
    { weight: 1, arbitrary: anyText },
  );

const codes = fc.oneof(
  fc.stringMatching(/^[A-Z]{2}-[0-9]{3}$/),
  fc.stringMatching(/^[A-Za-z]{1,3}-?[0-9]{2,4}$/),
  anyText,
);

/** Texts around the limits that the sample has. */
const texts = fc.oneof(
  anyText,
  fc.integer({ min: 0, max: 14 }).map((n) => 'ก'.repeat(n)),
  fc.constantFrom(
    'a'.repeat(255),
    'a'.repeat(256),
    'a'.repeat(2000),
    'a'.repeat(2001),
    'a'.repeat(2049),
    'a'.repeat(20001),
  ),
);

const fieldsIn = ({ shape }: Shape): readonly Field[] => shape?.fields ?? [];

const anyInside = (field: Shape) =>
  fc.record(Object.fromEntries(fieldsIn(field).map((inner) => [inner.name, value(inner)])), {
    requiredKeys: fieldsIn(field).flatMap(({ name, required }) => (required ? [name] : [])),
  });

/** Right values by kind: by chance alone hardly a structure would be right as a whole. */
const rightValues: Partial<Record<FieldKind, (field: Shape) => Arbitrary<unknown>>> = {
  enum: ({ options = [] }) => fc.constantFrom(...options.map((one) => one.value)),
  money: () => fc.constantFrom('0.01', '12.5', '1000.00'),
  percent: () => fc.constantFrom('0', '2.5', '100'),
  datetime: () => fc.constant('2026-01-31T10:00:00Z'),
  string: () => fc.constantFrom('a', 'abcde'),
  list: ({ item }) => fc.array(rightValue({ ...(item ?? { kind: 'string' }) }), { minLength: 1, maxLength: 2 }),
  shape: (field) => rightInside(field),
  json: ({ item }) => (item ? fc.record({ a: rightValue(item) }) : fc.constant({ at: 1 })),
};

const rightValue = (field: Shape): Arbitrary<unknown> => (rightValues[field.kind] ?? byKind[field.kind])(field);

const rightInside = (field: Shape) =>
  fc.record(Object.fromEntries(fieldsIn(field).map((inner) => [inner.name, rightValue(inner)])), {
    requiredKeys: fieldsIn(field).flatMap(({ name, required }) => (required ? [name] : [])),
  });

const byKind: Readonly<Record<FieldKind, (field: Shape) => Arbitrary<unknown>>> = {
  id: () => integers,
  code: () => codes,
  ref: (field) => (hasTextKey(field) ? codes : integers),
  string: () => texts,
  text: () => texts,
  html: () => texts,
  money: () => decimals,
  percent: () => decimals,
  multiplier: () => decimals,
  points: () => integers,
  integer: () => integers,
  boolean: () => fc.boolean(),
  enum: option,
  date: () =>
    fc.oneof(
      moments,
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    ),
  datetime: () =>
    fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc
        .tuple(moments, times, fc.constantFrom('Z', 'z', '+07:00', ''))
        .map(([day, time, zone]) => `${day}T${time}${zone}`),
    ),
  time: () =>
    fc.oneof(
      times,
      fc.tuple(two(23), two(59)).map(([h, m]) => `${h}:${m}`),
    ),
  phone: () => fc.oneof(fc.stringMatching(/^0[5-9][0-9]{8}$/), digits(8, 11)),
  account: () => digits(8, 17),
  secret: () => texts,
  image: () => texts,
  url: () => urls,
  email: () => mails,
  ip: () => ips,
  json: ({ item }) =>
    item
      ? fc.dictionary(fc.constantFrom('a', 'b', 'c'), value({ ...item, required: true }, 1), { maxKeys: 2 })
      : fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.integer())),
  shape: (field) => fc.oneof({ weight: 3, arbitrary: rightInside(field) }, anyInside(field)),
  list: (field) => fc.array(value({ ...(field.item ?? { kind: 'string' }), required: true }, 1), { maxLength: 4 }),
};

const strays = fc.oneof(fc.constantFrom(undefined, null, '', 0, 1, true, [], {}), fc.jsonValue());

/** A value of the kind, or one time in `1 / stray` something else altogether. */
export function value(field: Shape, invalidWeight = 2): Arbitrary<unknown> {
  return fc.oneof({ weight: 10, arbitrary: byKind[field.kind](field) }, { weight: invalidWeight, arbitrary: strays });
}

/** Values that are mostly right, by sifting: for whole forms, where one wrong field decides the verdict. */
export function mostlyRight(field: Field, isRight: (value: unknown) => boolean): Arbitrary<unknown> {
  const right = byKind[field.kind](field).filter(isRight);
  const absent = fc.constantFrom(undefined, null).filter(isRight);
  const good = field.required ? right : fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: absent });
  return fc.oneof({ weight: 80, arbitrary: good }, { weight: 1, arbitrary: value(field) });
}
