import { expect, it } from 'vitest';
import type { PageReply, Row } from '#contract/envelope.ts';
import { counted, whole } from './counted.ts';

const rows = (count: number): readonly Row[] => Array.from({ length: count }, (_, id) => ({ id }));
/** An answer of a server that says nothing but its rows. */
const bare = (count: number) => ({ error: 0, data: rows(count) }) as PageReply<Row>;
const brief = ({ data, total, more }: PageReply<Row>) => [data.length, data[0]?.id, total, more === true];

it('the server’s count is used', () => {
  const reply = { ...bare(2), total: 7, page: 1, limit: 2 };
  expect(counted(reply, { page: 1, limit: 2 })).toBe(reply);
});

it.each([
  ['fewer rows than asked for are the last', 3, 1, [3, 0, 3, false]],
  ['on a later page, too', 3, 4, [3, 0, 63, false]],
  ['as many as asked for may have more behind them', 20, 2, [20, 0, 40, true]],
  ['none', 0, 1, [0, undefined, 0, false]],
  ['more than asked for are all, and the page is cut out of them', 45, 3, [5, 40, 45, false]],
])('%s', (_name, came, page, wanted) => {
  expect(brief(counted(bare(came), { page, limit: 20 }))).toEqual(wanted);
});

it('an answer that holds everything is one page', () => {
  expect(whole(bare(3))).toMatchObject({ total: 3, page: 1, limit: 3 });
});

it('an answer without rows has none', () => {
  expect(brief(counted({ error: 0, data: null } as unknown as PageReply<Row>, { page: 1, limit: 20 }))).toEqual([
    0,
    undefined,
    0,
    false,
  ]);
});
