import { sql } from 'kysely';
import type { Verdict } from '#contract/decision.ts';
import { labelOf } from '#contract/field.ts';
import { formatMoney } from '#contract/money.ts';
import { entities } from '#generated/api/entities.ts';
import { memberStatusOptions } from '#generated/api/enums/member-status.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { maybe, one } from '#server/db/sql.ts';
import { movedOn } from '#server/decisions/moved-on.ts';
import { type DecideContext, fact, together, verdict, warning } from '#server/decisions/verdict.ts';
import { lockRow, readRow, type Tools } from '#server/records/write.ts';
import { shopTexts } from './texts.ts';

type Own = Decisions<DecideContext>['shop.inquiry.update'];
type Redeem = RowOf<'shop_redeem'>;

interface Receiver {
  readonly username: string;
  readonly name: string;
  readonly status: string;
  readonly item: string;
}

/** Verdict of each step, in addition to the general part. */
const steps: Readonly<Record<string, (redeem: Redeem, to: Receiver) => Partial<Verdict>>> = {
  approve: ({ reward_value: value }, { status }) => ({
    ...(value === null ? {} : { amount: formatMoney(value) }),
    warnings:
      status === 'active'
        ? []
        : [warning('member_status', 'danger', shopTexts.theMemberIsNotActive, labelOf(memberStatusOptions, status))],
  }),
  ship: () => ({ fields: { carrier: { required: true }, tracking_no: { required: true } } }),
  reject: () => ({ fields: { note: { required: true } } }),
  note: () => ({ fields: { note: { required: true } } }),
};

/** Decision on a step of a redemption: shows item, member and points. */
export const decideRedeem =
  (tools: Tools): Own =>
  async ({ body }, ctx) => {
    const existing = await maybe(
      sql<{ id: number }>`select id::integer as id from shop_redeem where redeem_ref = ${body.redeem_ref ?? ''}`,
      ctx.tx,
    );
    if (!existing) throw missing();
    const read = ctx.binding ? lockRow : readRow;
    const redeem = await read(tools, entities.ShopRedeem, existing.id, ctx);
    const moved = movedOn(entities.ShopRedeem, redeem, [body.action ?? '']);
    // When binding, the move itself reports the conflict.
    if (moved) return verdict({ refusals: ctx.binding ? [] : [moved] });
    const to = await one(
      sql<Receiver>`
        select member.username, member.name, member.status, item.name as item
        from member, shop_item item where member.id = ${redeem.member_id} and item.id = ${redeem.item_id}`,
      ctx.tx,
    );
    return together(
      verdict({
        to: { name: `${to.username} ${to.name}`, bank: null, account: null },
        facts: [
          fact('item', 'string', shopTexts.item, `${to.item} × ${redeem.qty}`),
          fact('points', 'points', shopTexts.points, redeem.point_used),
        ],
      }),
      steps[body.action ?? '']?.(redeem, to) ?? {},
    );
  };
