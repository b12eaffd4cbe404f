import { parseList, toQuery } from '#contract/list-query.ts';
import type { ListScreen } from '#contract/screen.ts';
import { listName } from '#web/core/list-name.ts';
import { viewParam } from '#web/core/saved-views.ts';
import { askAhead } from '#web/data/hooks.ts';
import type { Preparing } from '#web/data/visit.ts';
import { queryOf, shapeOf } from '../shared/use-list.ts';
import { today } from '../shared/use-list-url.ts';
import { hasStandardView } from '../shared/use-preferences.ts';

/**
 * Requests the first rows of a list before it is drawn, by the same query as the list itself. A standard view of the
 * user, or the view that the address names, changes it as soon as the list is drawn: nothing is requested then.
 */
export const prepareList =
  (screen: ListScreen): NonNullable<Preparing['prepare']> =>
  async ({ client, can, userId, search }) => {
    const asked = Object.fromEntries(new URLSearchParams(search));
    if (!can(screen.permission) || hasStandardView(userId, listName(screen)) || viewParam in asked) return;
    const shape = shapeOf(screen);
    await Promise.all([
      askAhead(client, screen.list, queryOf(screen, toQuery(parseList(search, shape), shape, today()))),
      // The figures above the rows are drawn with them, not after: nothing moves when they come.
      screen.cards && import('./list-cards.tsx').catch(() => undefined),
    ]);
  };
