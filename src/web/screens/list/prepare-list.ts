import { parseList, toQuery } from '#contract/list-query.ts';
import type { ListScreen } from '#contract/screen.ts';
import { listName } from '#web/core/list-name.ts';
import { askAhead } from '#web/data/hooks.ts';
import type { Preparing } from '#web/data/visit.ts';
import { queryOf, shapeOf } from '../shared/use-list.ts';
import { today } from '../shared/use-list-url.ts';
import { hasStandardView } from '../shared/use-preferences.ts';

/**
 * Requests the first rows of a list before it is drawn, by the same query as the list itself. A standard view of the
 * user may change the address as soon as the list is drawn: nothing is requested then.
 */
export const prepareList =
  (screen: ListScreen): NonNullable<Preparing['prepare']> =>
  async ({ client, can, userId, search }) => {
    if (!can(screen.permission) || hasStandardView(userId, listName(screen), screen.columns)) return;
    const shape = shapeOf(screen);
    await askAhead(client, screen.list, queryOf(screen, toQuery(parseList(search, shape), shape, today())));
  };
