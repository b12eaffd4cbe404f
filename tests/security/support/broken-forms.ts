import type { Endpoint } from '#contract/endpoint.ts';
import { fileField, multipartOf, type Part, partsOf } from './multipart.ts';

/** A body that calls itself a form and is none, or a broken one. */
export interface BrokenForm {
  readonly name: string;
  readonly payload: Buffer;
  readonly type: string;
  /** It was cut: the person reads that. */
  readonly cut?: true;
}

const form = 'multipart/form-data';
const lines = (...text: readonly string[]) => Buffer.from(text.join('\r\n'), 'latin1');
const field = (name: string, value = '1') => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

/** Every shape in which a form can be wrong, for a call that takes one. */
export function brokenForms(call: Endpoint): readonly BrokenForm[] {
  const file = fileField(call);
  const whole = multipartOf(partsOf(call, { id: 1 }));
  const part = (name: string, value: string | Buffer, filename?: string): Part =>
    filename === undefined ? { name, value } : { name, value, filename, type: 'image/png' };
  const many = (count: number, one: (at: number) => Part) =>
    multipartOf(Array.from({ length: count }, (_, at) => one(at)));
  const x = `${form}; boundary=x`;
  const fileHead = `--x\r\nContent-Disposition: form-data; name="${file}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return [
    { name: 'no boundary', payload: whole.payload, type: form },
    { name: 'an empty boundary', payload: whole.payload, type: `${form}; boundary=` },
    { name: 'an empty boundary in quotes', payload: whole.payload, type: `${form}; boundary=""` },
    {
      name: 'a boundary of 300',
      payload: lines(`--${'b'.repeat(300)}--`),
      type: `${form}; boundary=${'b'.repeat(300)}`,
    },
    { name: 'a boundary in quotes that do not close', payload: whole.payload, type: `${form}; boundary="x` },
    { name: 'another boundary', payload: whole.payload, type: `${form}; boundary=other`, cut: true },
    { name: 'two boundaries', payload: whole.payload, type: `${whole.type}; boundary=x` },
    { name: 'cut in a head', payload: lines('--x', 'Content-Disposition: form-da'), type: x, cut: true },
    { name: 'cut in a value', payload: lines(field('id', '12')), type: x, cut: true },
    { name: 'cut in a file', payload: Buffer.from(`${fileHead}\u0089PNG`, 'latin1'), type: x, cut: true },
    { name: 'cut in the boundary', payload: lines(field('id'), '-'), type: x, cut: true },
    { name: 'cut before the last boundary', payload: whole.payload.subarray(0, -6), type: whole.type, cut: true },
    { name: 'one byte', payload: Buffer.from('-'), type: x, cut: true },
    { name: 'nothing', payload: Buffer.alloc(0), type: x },
    { name: 'the end alone', payload: lines('--x--', ''), type: x },
    { name: 'words before and after', payload: lines('before', field('id'), '--x--', 'after'), type: x },
    { name: 'bytes of no form', payload: Buffer.from([0, 255, 13, 10, 0, 45, 45, 120]), type: x, cut: true },
    {
      name: 'lines that end without return',
      payload: Buffer.from('--x\nContent-Disposition: form-data; name="id"\n\n1\n--x--\n'),
      type: x,
    },
    { name: 'a part without a head', payload: lines('--x', '', '1', '--x--', ''), type: x },
    {
      name: 'a part without a name',
      payload: lines('--x', 'Content-Disposition: form-data', '', '1', '--x--', ''),
      type: x,
    },
    {
      name: 'a file without a name',
      payload: lines('--x', 'Content-Disposition: form-data; filename="a"', '', '1', '--x--', ''),
      type: x,
    },
    {
      name: 'a part that is attached',
      payload: lines('--x', 'Content-Disposition: attachment; name="id"', '', '1', '--x--', ''),
      type: x,
    },
    {
      name: 'a head without a colon',
      payload: lines('--x', 'Content-Disposition form-data', '', '1', '--x--', ''),
      type: x,
    },
    {
      name: 'a head of 100 kB',
      payload: lines('--x', `X-Long: ${'h'.repeat(100_000)}`, field('id').slice(5), '--x--', ''),
      type: x,
    },
    {
      name: 'heads by the thousand',
      payload: lines('--x', ...Array.from({ length: 3000 }, (_, at) => `X-${at}: 1`), '', '1', '--x--', ''),
      type: x,
    },
    {
      name: 'a form within the form',
      payload: lines(
        '--x',
        'Content-Disposition: form-data; name="id"',
        'Content-Type: multipart/mixed; boundary=y',
        '',
        '--y',
        '',
        '1',
        '--y--',
        '--x--',
        '',
      ),
      type: x,
    },
    {
      name: 'a text of no known alphabet',
      payload: lines(
        '--x',
        'Content-Disposition: form-data; name="id"',
        'Content-Type: text/plain; charset=klingon',
        '',
        '1',
        '--x--',
        '',
      ),
      type: x,
    },
    {
      name: 'a field that says it is JSON',
      payload: lines(
        '--x',
        'Content-Disposition: form-data; name="id"',
        'Content-Type: application/json',
        '',
        '{',
        '--x--',
        '',
      ),
      type: x,
    },
    {
      name: 'a field that is JSON with a prototype',
      payload: lines(
        '--x',
        'Content-Disposition: form-data; name="id"',
        'Content-Type: application/json',
        '',
        '{"__proto__":{"a":1}}',
        '--x--',
        '',
      ),
      type: x,
    },
    {
      name: 'a field that is no text',
      payload: Buffer.concat([
        lines('--x', 'Content-Disposition: form-data; name="id"', '', ''),
        Buffer.from([0xff, 0xfe, 0, 0xc0]),
        lines('', '--x--', ''),
      ]),
      type: x,
    },
    ...['__proto__', 'constructor', 'toString', ''].map((name) => ({
      name: `a field called “${name}”`,
      payload: lines(field(name), '--x--', ''),
      type: x,
    })),
    { name: 'a name with a line in it', payload: lines(field('i\nd'), '--x--', ''), type: x },
    { name: 'a name with a NUL', payload: lines(field('i\u0000d'), '--x--', ''), type: x },
    { name: 'the same field twice', ...multipartOf([part('id', '1'), part('id', '2')]) },
    {
      name: 'the same file twice',
      ...multipartOf([part(file, Buffer.from('x'), 'a.png'), part(file, Buffer.from('y'), 'a.png')]),
    },
    { name: 'a file where a text belongs', ...multipartOf([part('id', '1', 'a.png')]) },
    { name: 'a text where the file belongs', ...multipartOf([part(file, 'x')]) },
    { name: '70 fields', ...many(70, (at) => part(`f${at}`, '1')) },
    { name: '10 files', ...many(10, (at) => part(`f${at}`, Buffer.from('x'), 'a.png')) },
    { name: 'a field of 200 kB', ...multipartOf([part('id', '1'.repeat(200_000))]) },
    { name: 'an empty file', ...multipartOf([part(file, Buffer.alloc(0), 'a.png')]) },
  ];
}
