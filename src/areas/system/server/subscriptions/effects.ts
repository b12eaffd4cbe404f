import { resolveDays } from '#contract/list-query.ts';
import { bangkokDay } from '#contract/time.ts';
import type { AreaTools } from '#server/areas/define-area.ts';
import { FailureError, forbidden, invalid } from '#server/base/failure.ts';
import { baseTexts } from '#server/base/texts.ts';
import { checkedQuery, readableBy } from '#server/calls/call-as.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { systemTexts } from '../texts.ts';
import { dueAfter } from './due.ts';

type Subscription = RowOf<'subscription'>;

/** Subscriptions of one person, at most. */
const most = 50;

/** A rhythm without its day, and a condition without its number, would never come. */
function checkRhythm({ rhythm, weekday, month_day, test, threshold }: Subscription): void {
  const { required } = baseTexts;
  if (rhythm === 'weekly' && weekday === null) throw invalid({ weekday: required });
  if (rhythm === 'monthly' && month_day === null) throw invalid({ month_day: required });
  if (rhythm === 'reached' && test === null) throw invalid({ test: required });
  if (rhythm === 'reached' && threshold === null) throw invalid({ threshold: required });
}

/** What it is after every change: its next time, and nothing left of what went wrong before. */
const anew = (row: Subscription, { clock }: TransactionContext) => ({
  next_at: row.is_on ? dueAfter(row, clock.now()) : null,
  holds: false,
  failure: null,
});

/** The hand-written parts of writes of subscriptions. */
export const subscriptionEffects = (contract: Pick<AreaTools, 'endpoints' | 'deployment'>) => ({
  'subscription.add': effect('subscription.add', async ({ row }, ctx) => {
    const { tx, principal, clock } = ctx;
    checkRhythm(row);
    // One at a time for each person: the number of them holds for what is written next.
    await tx.selectFrom('app_user').select('id').where('id', '=', principal.userId).forNoKeyUpdate().execute();
    const { count } = await tx
      .selectFrom('subscription')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('user_id', '=', principal.userId)
      .executeTakeFirstOrThrow();
    if (Number(count) > most) throw invalid({ name: systemTexts.tooManySubscriptions({ most }) });
    const endpoint = readableBy(contract, principal, row.call);
    if (endpoint.export === undefined || !ctx.can(endpoint.export)) throw forbidden();
    if (row.measure !== null && !endpoint.totals?.includes(row.measure))
      throw invalid({ measure: systemTexts.noSuchMeasure });
    try {
      checkedQuery(endpoint, resolveDays(row.query, endpoint.filters ?? [], bangkokDay(clock.now())));
    } catch (error) {
      throw error instanceof FailureError ? invalid({ query: systemTexts.noSuchQuery }) : error;
    }
    return anew(row, ctx);
  }),
  'subscription.update': effect('subscription.update', async ({ row }, ctx) => {
    checkRhythm(row);
    return anew(row, ctx);
  }),
});
