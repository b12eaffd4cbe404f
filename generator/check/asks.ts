import { afterwards } from '#contract/ask.ts';
import type { RawAsk } from '../language/ask.ts';
import type { RawEditor, RawScreen } from '../language/screen.ts';
import { editorFields, editorInputs } from '../model/editors.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { conditionProblems, type Subject } from './conditions.ts';
import { ofScreens } from './each.ts';
import { subjectOf } from './editors.ts';
import { subjectProblems } from './forms.ts';
import { placeProblems } from './link-problems.ts';
import { editorsIn, isSound, rowNames, shownBy } from './look.ts';
import { questionProblems } from './questions.ts';
import { replyProblems } from './reply-problems.ts';
import { complaints, unknownName } from './rule.ts';

/** What one question may speak of and look at. */
interface Asking {
  readonly record: EndpointModel;
  /** Names in places of the question. */
  readonly places: readonly string[];
  /** What is filled in. */
  readonly fields: readonly string[];
  /** What is so afterwards. */
  readonly after: Subject;
  /** What the call that saves takes along; undefined where nothing can be sent. */
  readonly taken: readonly string[] | undefined;
}

/** Questions before a save speak of the record, and are about what can change; so does what a form calls its record. */
export const asks = ofScreens(function* (world, raw) {
  const record = shownBy(world, raw);
  if ('form' in raw) yield* formProblems(world, raw, record);
  if (!record || !isSound(world, record)) return;
  for (const editor of editorsIn(raw)) {
    const list = editor.ask && world.endpoints.get(editor.list);
    if (list && isSound(world, list)) yield* editorProblems(world, editor, list, record);
  }
});

function* formProblems(
  world: World,
  raw: Extract<RawScreen, { form: unknown }>,
  record: EndpointModel | undefined,
): Iterable<Problem> {
  if (raw.form.record === undefined) {
    for (const key of ['ask', 'about'] as const) {
      if (raw[key] === undefined) continue;
      const message = `a form that creates has no record: “${key}” is for one that changes it`;
      yield complaints('ask', world)({ holder: raw, key, part: 'key', received: key, message });
    }
    return;
  }
  const save = world.endpoints.get(raw.form.save);
  if (!record || !save || !isSound(world, record) || !isSound(world, save)) return;
  // Of another record nothing would be as it is written.
  if ([...subjectProblems(world, raw, record, [save])].length > 0) return;
  const names = rowNames(world, record);
  if (raw.about !== undefined) yield* placeProblems(world, { text: raw.about, holder: raw, key: 'about', names });
  const inputs = world.asked(save);
  const before = subjectOf(world, record);
  const fields = inputs.map(({ name }) => name);
  const asking: Asking = {
    record,
    places: [...(names ?? []), ...fields.map((name) => `${afterwards}${name}`)],
    fields,
    after: {
      field: (name) => inputs.find((field) => field.name === name) ?? before.field(name),
      name: (name, at) => (fields.includes(name) ? [] : before.name(name, at)),
    },
    taken: save.input.map(({ name }) => name),
  };
  for (const ask of raw.ask ?? []) yield* askProblems(world, ask, asking);
}

function* editorProblems(
  world: World,
  editor: RawEditor,
  list: EndpointModel,
  record: EndpointModel,
): Iterable<Problem> {
  const inputs = editorInputs(editor, list, world);
  const ofRow = subjectOf(world, list);
  const asking: Asking = {
    record,
    places: rowNames(world, record) ?? [],
    fields: editorFields(editor, inputs),
    after: {
      field: (name) => inputs.find((field) => field.name === name) ?? ofRow.field(name),
      name: (name, at) => (inputs.some((field) => field.name === name) ? [] : ofRow.name(name, at)),
    },
    taken: undefined,
  };
  for (const ask of editor.ask ?? []) yield* askProblems(world, ask, asking);
}

function* askProblems(world: World, ask: RawAsk, { record, places, fields, after, taken }: Asking): Iterable<Problem> {
  yield* questionProblems(world, ask.question, { holder: ask, key: 'question' }, places);
  for (const [key, name] of (ask.fields ?? []).entries()) {
    if (!fields.includes(name))
      yield* unknownName(
        'ask',
        world,
        { holder: ask.fields ?? ask, key },
        name,
        fields,
        `“${name}” is not filled in here`,
      );
  }
  if (ask.was) yield* conditionProblems('ask', world, ask.was, subjectOf(world, record));
  if (ask.when) yield* conditionProblems('ask', world, ask.when, after);
  if (ask.typed !== undefined) yield* replyProblems(world, record, ask.typed, { holder: ask, key: 'typed' });
  yield* sentProblems(world, ask, taken, rowNames(world, record));
}

/** What goes along with the save is taken by its call. */
function* sentProblems(
  world: World,
  { send }: RawAsk,
  taken: readonly string[] | undefined,
  names: readonly string[] | undefined,
): Iterable<Problem> {
  for (const [name, value] of Object.entries(send ?? {})) {
    const at = { holder: send ?? {}, key: name };
    if (!taken) {
      const message = 'rows are sent as they are typed: “send” is for the question of a form';
      yield complaints('ask', world)({ ...at, part: 'key', received: name, message });
    } else if (!taken.includes(name))
      yield* unknownName('ask', world, { ...at, part: 'key' }, name, taken, `the call that saves takes no “${name}”`);
    else if (typeof value === 'string') yield* placeProblems(world, { ...at, text: value, names });
  }
}
