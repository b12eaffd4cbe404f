import { understand } from '#generator/main.ts';
import type { ActionModel } from '#generator/model/types.ts';
import { root } from '../../../scripts/lib/steps.mjs';

const { model } = understand(root);
if (!model) throw new Error('the manifest has mistakes');
const { screens } = model;
/** What is decided about, by call. */
export const decided = new Map(
  model.endpoints.flatMap((one) => (one.decision ? [[one.id, one.decision] as const] : [])),
);

/** An action that is decided about, and where it is offered. */
export interface Offer {
  readonly call: string;
  readonly action: ActionModel;
  /** Of a list, or of the screen of a record without its key. */
  readonly path: string;
  readonly on: 'row' | 'record';
  /** Shows every row that the action is for, of any day. */
  readonly search: string;
}

const offersOf = (
  actions: readonly ActionModel[],
  place: (action: ActionModel) => Pick<Offer, 'path' | 'on' | 'search'>,
) =>
  actions.flatMap((action): readonly Offer[] =>
    action.call !== undefined && decided.has(action.call) ? [{ call: action.call, action, ...place(action) }] : [],
  );

const everywhere = screens.flatMap((screen): readonly Offer[] => {
  if (screen.kind === 'detail')
    return offersOf(screen.actions, () => ({ path: screen.path, on: 'record', search: '' }));
  if (screen.kind !== 'list') return [];
  return [screen, ...(screen.views?.further ?? [])].flatMap((list) =>
    offersOf(list.rowActions, ({ when = {} }) => ({
      path: list.path,
      on: 'row',
      search: `${new URLSearchParams([
        ...('view' in list && list.view !== undefined ? [['tab', list.view]] : []),
        ...list.filters
          .filter(({ initial }) => initial !== undefined)
          .flatMap(({ params }) => params.map((param) => [param, ''])),
        ...Object.entries(when).flatMap(([name, values]) =>
          Array.isArray(values) && list.filters.some(({ params }) => params.includes(name))
            ? [[name, values.join(',')]]
            : [],
        ),
      ])}`,
    })),
  );
});

/** Each action once; where its record has a screen, there: a board has no rows. */
export const offers = [
  ...new Map(
    [...everywhere]
      .sort((a, b) => Number(a.on === 'record') - Number(b.on === 'record'))
      .map((offer) => [`${offer.call} ${offer.action.id}`, offer] as const),
  ).values(),
];
