import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { PageReply, ReportReply, Row, RowOf } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import { entities } from '#generated/api/entities.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { lockRow, type Tools } from '#server/records/write.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';

// The type checker reads this file with all others: a use below that begins to compile is an error of its own.
interface Thing {
  readonly id: number;
  readonly amount: string | null;
}

declare const list: Call<{ readonly page?: number }, PageReply<Thing>>;
declare const screen: ListScreen<PageReply<Thing>>;
declare const model: ListModel<RowOf<PageReply<Thing>>>;
declare const report: ReportReply<Thing>;
declare const tools: Tools;
declare const ctx: TransactionContext;

const drawn: CellOverrides<RowOf<PageReply<Thing>>> = { amount: ({ amount }, standard) => amount ?? standard };

describe('rows have the type of their call', () => {
  test('right uses compile', () => {
    const right = [
      (): ListScreen<PageReply<Thing>> => ({ ...screen, list }),
      (): ListScreen => screen,
      (): ListModel => model,
      (): string | null | undefined => model.list.rows[0]?.amount,
      (): Row | undefined => model.list.rows[0],
      (): string | undefined => report.compared?.until,
      async (): Promise<string> => (await lockRow(tools, entities.User, 1, ctx)).email,
    ];
    expect(right).toHaveLength(7);
    expect(drawn.amount?.({ id: 1, amount: '5.00' }, '–', { language: 'th', buddhist: false })).toBe('5.00');
  });

  test('a field that the call does not answer is an error, in rows, cells and stored rows alike', () => {
    const wrong = [
      // @ts-expect-error the call does not answer it
      () => model.list.rows[0]?.amuont,
      // @ts-expect-error money is text, or nothing
      (): number => model.list.rows[0]?.amount,
      // @ts-expect-error there is no such column
      (): typeof drawn => ({ amuont: () => null }),
      // @ts-expect-error a list of other rows
      (): ListScreen<PageReply<{ readonly other: string }>> => screen,
      // @ts-expect-error nobody has such a column
      async () => (await lockRow(tools, entities.User, 1, ctx)).emial,
    ];
    expect(wrong).toHaveLength(5);
  });
});
