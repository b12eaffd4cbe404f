import type { FieldKind } from '#contract/field.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Rank } from '../language/field.ts';
import { columnOf } from '../model/columns.ts';
import { presentationOf } from '../model/ranks.ts';
import { isSound, screenParts, shownBy } from './look.ts';
import { complaints, type Rule, warnings } from './rule.ts';

/** Which kinds may have a rank, and what they are. */
const fit: Readonly<Partial<Record<Rank, { readonly is: (kind: FieldKind) => boolean; readonly words: string }>>> = {
  title: {
    is: (kind) => !kinds[kind].opaque && kindData[kind].operators.length > 0,
    words: 'a record is called by words, a number or a day',
  },
  result: { is: (kind) => kinds[kind].number !== undefined, words: 'a result is a number' },
  status: { is: (kind) => kinds[kind].chosen === true, words: 'a status is chosen from some' },
};

/** Ranks fit the kinds of their fields, and an entity has each of the first ones once. */
export const ranks: Rule = function* (world) {
  const complain = complaints('rank', world);
  for (const { name: entity, raw } of world.draft.entities.values()) {
    const first = new Map<Rank, string>();
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      const { rank } = field;
      if (!rank || world.draft.places.isDamaged(field)) continue;
      const at = { holder: field, key: 'rank', received: rank };
      const kind = world.entities.field(entity, name)?.kind;
      const fitting = fit[rank];
      if (kind && fitting && !fitting.is(kind))
        yield complain({ ...at, message: `${entity}.${name} is ${kind}: ${fitting.words}` });
      if (!fitting) continue;
      const other = first.get(rank);
      if (other !== undefined)
        yield complain({ ...at, message: `${entity} has a ${rank} already: ${other}. Which of them is it?` });
      first.set(rank, name);
    }
  }
};

/** A report is about a number, which stays in sight: its entity cannot say which, for several reports share it. */
export const reportsOfNothing: Rule = function* (world) {
  const warn = warnings('rank', world);
  for (const raw of screenParts(world)) {
    const endpoint = shownBy(world, raw);
    if (!('report' in raw) || !raw.columns || !endpoint || !isSound(world, endpoint)) continue;
    const isResult = ({ field, rank }: ReturnType<typeof columnOf>) =>
      (rank ?? world.rankIn(endpoint, field)) === 'result';
    if (raw.columns.map(columnOf).some(isResult)) continue;
    const message = 'none of its columns is the result of this report: say rank: result, so that it stays in sight';
    yield warn({ holder: raw, key: 'columns', part: 'key', received: raw.report, message });
  }
};

/** A column whose explicit placement equals that of its rank; one that says it is a fact is shown before others. */
export const redundantPlacements: Rule = function* (world) {
  const warn = warnings('rank', world);
  for (const raw of screenParts(world)) {
    const endpoint = shownBy(world, raw);
    if (!('list' in raw || 'report' in raw) || !endpoint || !isSound(world, endpoint)) continue;
    for (const one of raw.columns ?? []) {
      const column = columnOf(one);
      const rank = world.rankIn(endpoint, column.field);
      if (column.rank !== undefined && column.rank === rank && rank !== 'fact')
        yield warn({ holder: column, key: 'rank', received: rank, message: `${column.field} is the ${rank} already` });
      const { pin } = presentationOf(column.rank ?? rank);
      if (pin !== undefined && column.pin === pin)
        yield warn({
          holder: column,
          key: 'pin',
          received: pin,
          message: `${column.field} is the ${column.rank ?? rank}, which is pinned there: leave “pin” out`,
        });
    }
  }
};
