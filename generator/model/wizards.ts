import type { Field } from '#contract/field.ts';
import type {
  MatchedField,
  WizardFigure,
  WizardFile,
  WizardGroups,
  WizardMatch,
  WizardProgress,
  WizardScreen,
  WizardSentence,
  WizardStep,
  WizardStop,
} from '#contract/wizard.ts';
import type { RawScreen } from '../language/screen.ts';
import { resolveActions } from './actions.ts';
import { conditionOf } from './conditions.ts';
import { plainField } from './fields.ts';
import { humanise } from './naming.ts';
import { relatedModel } from './related.ts';
import { noteOf, textOf } from './texts.ts';
import type { ActionModel, EndpointModel, RelatedModel, ScreenBase } from './types.ts';
import type { World } from './world.ts';

export type RawWizard = Extract<RawScreen, { wizard: string }>;
export type RawStep = RawWizard['steps'][number];
type Written<K extends keyof RawStep> = NonNullable<RawStep[K]>;

/** As the browser's step, with calls by their ids. */
export interface StepModel
  extends Omit<WizardStep, 'start' | 'actions' | 'rows' | 'part' | 'match' | 'mend' | 'failures'> {
  readonly start?: ActionModel;
  readonly actions: readonly ActionModel[];
  readonly rows?: RelatedModel;
  readonly part?: string;
  readonly match?: Omit<WizardMatch, 'samples'> & {
    readonly samples?: { readonly call: string; readonly cells: string };
  };
  readonly mend?: { readonly call: string; readonly row: string; readonly at: string };
  readonly failures?: Omit<NonNullable<WizardStep['failures']>, 'call'> & { readonly call: string };
}

export interface WizardModel extends ScreenBase, Pick<WizardScreen, 'kind' | 'key' | 'display' | 'fields'> {
  readonly batch: string;
  readonly steps: readonly StepModel[];
  readonly earlier?: RelatedModel;
}

/** What names a batch: the key of the call that reads it, or the first thing that it takes. */
export const batchKey = (batch: EndpointModel): string => batch.key ?? batch.queryFields[0]?.name ?? 'id';

/** Calls that a wizard makes itself, and not by its actions. */
export const wizardCalls = (raw: RawWizard): readonly string[] => [
  raw.wizard,
  ...(raw.earlier ? [raw.earlier.list] : []),
  ...raw.steps.flatMap(({ rows, match, mend, failures }) =>
    [rows?.list, match?.samples, mend?.call, failures?.call].filter((id) => id !== undefined),
  ),
];

const whenOf = ({ when }: { readonly when?: Parameters<typeof conditionOf>[0] | undefined }) =>
  when === undefined ? {} : { when: conditionOf(when) };

function labelOf(
  { th, en }: { readonly th?: string | undefined; readonly en?: string | undefined },
  field: Field | undefined,
) {
  const own = field?.label;
  if (th === undefined && en === undefined) return own;
  return textOf({ th: th ?? own?.th ?? '', ...(en === undefined ? {} : { en }) }, own?.en ?? th ?? '');
}

function fileOf({ field, accepts, sample, hint, ...raw }: Written<'file'>): WizardFile {
  return {
    field,
    accepts: accepts ?? ['csv'],
    ...whenOf(raw),
    ...(hint ? { hint: textOf(hint, hint.th) } : {}),
    ...(sample ? { sample: Object.fromEntries(Object.entries(sample).map(([head, one]) => [head, String(one)])) } : {}),
  };
}

const sentenceOf = ({ tone, says, ...raw }: Written<'notes'>[number]): readonly WizardSentence[] => {
  const text = noteOf(says);
  return text ? [{ ...whenOf(raw), tone: tone ?? 'warning', says: text }] : [];
};

const stopOf = ({ when, unless, says }: Written<'stops'>[number]): readonly WizardStop[] => {
  const text = noteOf(says);
  return text ? [{ when: conditionOf(when), ...(unless === undefined ? {} : { unless }), says: text }] : [];
};

function figureOf(raw: Written<'figures'>[number]): WizardFigure {
  if (typeof raw === 'string') return { field: raw };
  const { field, less, tone, th, en } = raw;
  const label = th === undefined && en === undefined ? undefined : labelOf({ th, en }, undefined);
  return { field, ...(label ? { label } : {}), ...(less ? { less } : {}), ...(tone ? { tone } : {}), ...whenOf(raw) };
}

function matchOf(raw: Written<'match'>, world: World): NonNullable<StepModel['match']> {
  const { into, heads, dropped, samples, cells } = raw;
  const lines = samples === undefined ? undefined : world.endpoints.get(samples);
  const fields = raw.fields.map(({ field, required, pattern, ...label }): MatchedField => {
    const known = lines && world.replyNames(lines)?.includes(field) ? world.replyField(lines, field) : undefined;
    return {
      name: field,
      label: labelOf(label, known) ?? textOf(undefined, humanise(field)),
      ...(required ? { required } : {}),
      ...(pattern === undefined ? {} : { pattern }),
    };
  });
  return {
    into,
    heads,
    ...(dropped === undefined ? {} : { dropped }),
    ...(lines && cells !== undefined ? { samples: { call: lines.id, cells } } : {}),
    fields,
  };
}

function groupsOf({ by, counts, first }: Written<'groups'>, options: Field['options']): WizardGroups {
  const items = Object.entries(counts).flatMap(([value, count]) => {
    const option = options?.find((one) => one.value === value);
    return option ? [{ value, label: option.label, ...(option.tone ? { tone: option.tone } : {}), count }] : [];
  });
  return { by, items, first: first ?? Object.keys(counts) };
}

/** The rows of a step; those of a group are asked for by the field that groups them. */
function rowsOf({ rows, groups }: RawStep, world: World): Pick<StepModel, 'rows' | 'groups'> {
  const list = rows && world.endpoints.get(rows.list);
  const related = rows && relatedModel(rows, world);
  if (!rows || !list || !related) return {};
  if (!groups) return { rows: related };
  return {
    rows: { ...related, match: { ...related.match, [groups.by]: groups.by } },
    groups: groupsOf(groups, world.replyField(list, groups.by)?.options),
  };
}

const progressOf = (raw: Written<'progress'>): WizardProgress => ({ ...raw, while: conditionOf(raw.while) });

function stepModel(raw: RawStep, batch: EndpointModel, world: World): StepModel {
  const { name, title, again, start, file, facts, notes, match, progress, figures, part, mend, failures, stops } = raw;
  const [begin] = start === undefined ? [] : resolveActions([start], world);
  return {
    name,
    title: textOf(title, title.th),
    ...whenOf(raw),
    ...(again === undefined ? {} : { again: conditionOf(again) }),
    ...(begin ? { start: begin } : {}),
    ...(file ? { file: fileOf(file) } : {}),
    ...(facts ? { facts } : {}),
    ...(notes ? { notes: notes.flatMap(sentenceOf) } : {}),
    ...(match ? { match: matchOf(match, world) } : {}),
    ...(progress ? { progress: progressOf(progress) } : {}),
    ...(figures ? { figures: figures.map(figureOf) } : {}),
    ...rowsOf(raw, world),
    ...(part === undefined ? {} : { part }),
    ...(mend ? { mend } : {}),
    ...(failures ? { failures: { call: failures.call, when: conditionOf(failures.when) } } : {}),
    ...(stops ? { stops: stops.flatMap(stopOf) } : {}),
    actions: resolveActions(raw.actions, world, batch),
  };
}

/** What every screen has is added by its caller. */
export function wizardModel(
  path: string,
  raw: RawWizard,
  batch: EndpointModel,
  world: World,
): Omit<WizardModel, keyof ScreenBase> {
  const key = batchKey(batch);
  const names = world.replyNames(batch) ?? [];
  const earlier = raw.earlier && relatedModel(raw.earlier, world);
  const steps = raw.steps.map((step) => stepModel(step, batch, world));
  // The page carries what its steps speak of, wherever that is, and not all that a batch has.
  const spoken = new Set(JSON.stringify(steps).match(/\w+/g));
  const called = batch.entity === undefined ? key : world.entities.displayOf(batch.entity);
  const display = called !== key && names.includes(called) ? called : undefined;
  const shown = names.filter((name) => name === key || name === display || spoken.has(name));
  return {
    kind: 'wizard',
    batch: batch.id,
    key,
    ...(display === undefined ? {} : { display }),
    fields: shown.flatMap((name) => world.replyField(batch, name) ?? []).map(plainField),
    steps,
    ...(earlier ? { earlier: withLink(earlier, `${path}?batch={${key}}`) } : {}),
  };
}

/** The first column of earlier batches leads to each of them. */
function withLink(related: RelatedModel, link: string): RelatedModel {
  return { ...related, columns: related.columns.map((column, at) => (at === 0 ? { ...column, link } : column)) };
}
