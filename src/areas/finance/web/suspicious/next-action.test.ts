import { expect, test } from 'vitest';
import { matchStatusOptions } from '#generated/api/enums/match-status.ts';
import { reviewStatusOptions } from '#generated/api/enums/review-status.ts';
import Raw from '#generated/web/finance/deposit_requests.raw.tsx';
import Suspicious from '#generated/web/finance/suspicious.tsx';
import { actionState } from '#web/core/actions.ts';

/** Acts after which a line is in another state than before: the money has an owner, or waits for one again. */
const leadsOn = new Set(['match', 'reopen', 'unmatch']);

const states = matchStatusOptions.flatMap(({ value: match }) =>
  [null, ...reviewStatusOptions.map(({ value }) => value)].map((review) => ({ match, review })),
);

test.each([
  ['the screen of what waits', Suspicious.screen],
  ['the list of all lines', Raw.screen],
])('%s: every state in which a line may hold money of nobody has an act that leads on', (_, screen) => {
  if (screen.kind !== 'list') throw new Error('a list was expected');
  const scope = { actions: screen.rowActions, fields: screen.columns, can: () => true };
  const idsOf = (row: Readonly<Record<string, unknown>>) =>
    screen.rowActions.filter((action) => actionState(action, row, scope) === 'ready').map(({ id }) => id);
  const final = states.filter(({ match, review }) => {
    const row = { match_status: match, review_status: review, direction: 'in', source: 'app' };
    return !idsOf(row).some((id) => leadsOn.has(id));
  });
  // Told twice by the bank, or between accounts of the house: nothing was booked (D8 of the books shows it). A closed
  // line is closed by a word, so that it has no open one.
  expect(final).toEqual([
    { match: 'duplicate', review: null },
    { match: 'duplicate', review: 'open' },
    { match: 'ignored', review: null },
    { match: 'ignored', review: 'open' },
  ]);
  for (const { match, review } of states) {
    const ids = idsOf({ match_status: match, review_status: review, direction: 'in', source: 'app' });
    // Money without an owner is matched or refused, and never called in order.
    const isOwnerless = ['unmatched', 'multiple', 'suspicious'].includes(match);
    expect(ids.includes('match'), `${match} ${review}`).toBe(isOwnerless);
    expect(ids.includes('clear'), `${match} ${review}`).toBe(match === 'matched' && review === 'open');
    // Money that went out is no deposit of anybody.
    const out = idsOf({ match_status: match, review_status: review, direction: 'out', source: 'app' });
    expect(out.some((id) => leadsOn.has(id))).toBe(false);
  }
});
