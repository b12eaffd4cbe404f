import { companionOf } from '#contract/field.ts';
import type { RawNote } from '../language/field.ts';
import { calledBy } from '../model/actions.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { ofEndpoints, ofScreens, together } from './each.ts';
import { placeProblems } from './link-problems.ts';
import {
  type ActionPlace,
  actionsOf,
  editorsIn,
  headActionsOf,
  isSound,
  rowActionsOf,
  rowNames,
  shownBy,
} from './look.ts';

/** Placeholders of a bulk action's confirmation in addition to the fields of the call: number of rows, their sum. */
const bulkPlaces = ['n', 'sum'];

/** Places of a question, or of what is said afterwards, that nobody fills. */
export function* questionProblems(
  world: World,
  question: RawNote | undefined,
  at: { holder: object; key: string },
  names: readonly string[],
): Iterable<Problem> {
  if (question === undefined) return;
  const texts: readonly (readonly [string, object, string])[] =
    typeof question === 'string'
      ? [[question, at.holder, at.key]]
      : [
          [question.th, question, 'th'],
          [question.en ?? '', question, 'en'],
        ];
  for (const [text, holder, key] of texts) yield* placeProblems(world, { text, holder, key, names });
}

/** The confirmation, the button's label, and the message afterwards. */
const sentences = ['confirm', 'button', 'success'] as const;
const sentencesOf = (raw: Readonly<Partial<Record<(typeof sentences)[number], RawNote>>>) =>
  sentences.filter((key) => raw[key] !== undefined);

/** Questions, and what is said afterwards, speak of fields that the row or the call has. */
export const questions = together(
  ofEndpoints(function* (world, { name, raw }) {
    const endpoint = world.endpoints.get(name);
    if (!endpoint || !sentencesOf(raw).length || !isSound(world, endpoint)) return;
    const row = endpoint.entity === undefined ? [] : rowNamesOf(world, endpoint);
    const taken = namesTaken(endpoint);
    if (endpoint.entity === undefined && taken.length === 0) return;
    for (const key of sentencesOf(raw))
      yield* questionProblems(world, raw[key], { holder: raw, key }, [...row, ...taken]);
  }),
  ofScreens(function* (world, raw) {
    const shown = shownBy(world, raw);
    const row = shown && isSound(world, shown) ? rowNames(world, shown) : undefined;
    for (const action of actionsOf(raw)) yield* actionProblems(world, action, row);
    for (const editor of editorsIn(raw)) {
      const list = world.endpoints.get(editor.list);
      const rows = list && isSound(world, list) ? rowNames(world, list) : undefined;
      for (const action of rowActionsOf(editor)) yield* actionProblems(world, action, rows);
      for (const action of headActionsOf(editor)) yield* actionProblems(world, action, row);
    }
  }),
);

/** The question of an action about a row of these names. */
function* actionProblems(world: World, action: ActionPlace, row: readonly string[] | undefined): Iterable<Problem> {
  const { node } = action;
  if (!node || !sentencesOf(action.raw).length) return;
  const called = calledBy(action.raw);
  const endpoint = called === undefined ? undefined : world.endpoints.get(called);
  if (called !== undefined && !endpoint) return;
  if (action.where !== 'header' && !row) return;
  const names = [
    ...(action.where === 'header' ? [] : (row ?? [])),
    ...(endpoint ? namesTaken(endpoint) : []),
    ...(action.where === 'bulk' ? bulkPlaces : []),
  ];
  for (const key of sentencesOf(action.raw))
    yield* questionProblems(world, action.raw[key], { holder: node, key }, names);
}

function rowNamesOf(world: World, endpoint: EndpointModel): readonly string[] {
  if (endpoint.entity === undefined) return [];
  const all = { ...endpoint, kind: 'record' as const, fields: world.entities.names(endpoint.entity), replyFields: [] };
  return rowNames(world, all) ?? [];
}

const namesTaken = (endpoint: EndpointModel): readonly string[] =>
  [...endpoint.input, ...endpoint.queryFields].flatMap((field) =>
    field.kind === 'ref' ? [field.name, companionOf(field.name)] : [field.name],
  );
