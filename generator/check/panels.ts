import { kinds } from '#contract/kinds/index.ts';
import type { RawPanel, RawSection } from '../language/panel.ts';
import type { RawScreen } from '../language/screen.ts';
import { isClaimed } from '../model/claims.ts';
import { columnOf } from '../model/columns.ts';
import { momentOf, panelFieldOf, panelSources } from '../model/panels.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { conditionProblems, type Subject } from './conditions.ts';
import { ofScreens } from './each.ts';
import { placeProblems } from './link-problems.ts';
import { filtersAreSound, isSound, rowNames, shownBy } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { type At, complaints, type Rule, unknownName } from './rule.ts';
import { endpointProblems } from './screen-calls.ts';

type RawList = Extract<RawScreen, { list: string }>;

/** What rows open names what the record has, and addresses mean filters that the list has. */
export const panels: Rule = ofScreens(function* (world, raw) {
  if (!('list' in raw)) return;
  yield* addressProblems(world, raw);
  if (raw.panel) yield* panelProblems(world, raw, raw.panel);
});

function* addressProblems(world: World, raw: RawList): Iterable<Problem> {
  const endpoint = shownBy(world, raw);
  if (!endpoint || !isSound(world, endpoint) || !filtersAreSound(world, endpoint)) return;
  const complain = complaints('panel', world);
  const filters = endpoint.filters ?? [];
  const names = filters.map(({ name }) => name);
  for (const key of ['alone', 'around'] as const) {
    const name = raw[key];
    if (name === undefined) continue;
    const at = { holder: raw, key };
    const filter = filters.find((one) => one.name === name);
    if (!filter) yield* unknownName('panel', world, at, name, names, `${endpoint.id} has no filter “${name}”`);
    else if (key === 'around' && !(filter.operator === 'between' && kinds[filter.field.kind].calendar))
      yield complain({ ...at, received: name, message: `“${name}” is no filter of days: it has none around a number` });
    else if (key === 'around' && !filters.some(({ operator }) => operator === 'search'))
      yield complain({ ...at, part: 'key', received: name, message: `${endpoint.id} searches for nothing (q)` });
  }
  const params = filters.flatMap((filter) => filter.params);
  for (const name of Object.keys(raw.start ?? {})) {
    if (params.includes(name)) continue;
    const at = { holder: raw.start ?? raw, key: name, part: 'key' as const };
    yield* unknownName('panel', world, at, name, params, `${endpoint.id} has no filter “${name}”`);
  }
}

/** The record of a panel: what its calls say of it together. */
class PanelRecord {
  readonly #world: World;
  readonly #main: EndpointModel;
  readonly names: readonly string[] | undefined;

  constructor(world: World, sources: readonly EndpointModel[], main: EndpointModel) {
    this.#world = world;
    this.#main = main;
    const all = sources.map((source) => (isSound(world, source) ? rowNames(world, source) : undefined));
    this.names = all.some((one) => one === undefined) ? undefined : [...new Set(all.flatMap((one) => one ?? []))];
  }

  *name(name: string, at: At & { readonly key: string | number }): Iterable<Problem> {
    if (this.names && !this.names.includes(name)) yield* replyProblems(this.#world, this.#main, name, at);
  }

  field(name: string, sources: readonly EndpointModel[]) {
    const source = sources.find((one) => this.#world.replyNames(one)?.includes(name));
    return source && this.#world.replyField(source, name);
  }
}

function* panelProblems(world: World, raw: RawList, panel: RawPanel): Iterable<Problem> {
  const list = shownBy(world, raw);
  if (panel.record !== undefined)
    yield* endpointProblems(world, { holder: panel, key: 'record' }, panel.record, 'a panel', ['record', 'service']);
  if (!list) return;
  const complain = complaints('panel', world);
  if (raw.open !== undefined)
    yield complain({ holder: raw, key: 'open', received: raw.open, message: 'a row leads there or opens the panel' });
  const sources = panelSources(panel, list, world);
  const record = new PanelRecord(world, sources, sources[0] ?? list);
  const about: Subject = { field: (name) => record.field(name, sources), name: (name, at) => record.name(name, at) };
  if (panel.name !== undefined) yield* record.name(panel.name, { holder: panel, key: 'name' });
  for (const [key, name] of (panel.chips ?? []).entries())
    yield* record.name(name, { holder: panel.chips ?? panel, key });
  const { figure } = panel;
  if (typeof figure === 'string') yield* record.name(figure, { holder: panel, key: 'figure' });
  else if (figure) yield* record.name(figure.field, { holder: figure, key: 'field' });
  if (panel.next) yield* conditionProblems('panel', world, panel.next, about);
  if (panel.claim) yield* claimProblems(world, panel.claim, list, about);
  const shown = raw.columns?.map((one) => columnOf(one).field);
  for (const [key, name] of (panel.beside ?? []).entries()) {
    if (!shown || shown.includes(name)) continue;
    const at = { holder: panel.beside ?? panel, key };
    yield* unknownName('panel', world, at, name, shown, `“${name}” is no column of this list: it cannot stay`);
  }
  yield* sentenceProblems(world, panel, 'title', record.names);
  for (const section of panel.sections) yield* sectionProblems(world, section, about, record);
}

/** What takes a record of the list into hand, and what puts it back, are a claim and a release of its entity. */
function* claimProblems(
  world: World,
  claim: NonNullable<RawPanel['claim']>,
  list: EndpointModel,
  about: Subject,
): Iterable<Problem> {
  if (claim.when) yield* conditionProblems('panel', world, claim.when, about);
  for (const [name, kind] of [
    ['take', 'claim'],
    ['release', 'release'],
  ] as const) {
    const at = { holder: claim, key: name };
    const id = claim[name];
    yield* endpointProblems(world, at, id, `“${name}”`, [kind]);
    const { kind: found, entity } = world.endpoints.get(id) ?? {};
    if (found === kind && entity !== undefined && entity !== list.entity && isClaimed(world.entities, entity))
      yield complaints(
        'panel',
        world,
      )({
        ...at,
        received: id,
        message: `${id} is about ${entity}, and the rows of ${list.id} are of ${list.entity ?? 'no entity'}`,
      });
  }
}

/** A sentence speaks of fields that the record has. */
function* sentenceProblems(
  world: World,
  holder: object,
  key: string,
  names: readonly string[] | undefined,
): Iterable<Problem> {
  const written: unknown = Reflect.get(holder, key);
  if (typeof written === 'string') yield* placeProblems(world, { text: written, holder, key, names });
  else if (typeof written === 'object' && written !== null)
    for (const language of ['th', 'en']) yield* sentenceProblems(world, written, language, names);
}

function* sectionProblems(world: World, section: RawSection, about: Subject, record: PanelRecord): Iterable<Problem> {
  const complain = complaints('panel', world);
  if (section.when) yield* conditionProblems('panel', world, section.when, about);
  for (const key of ['title', 'note']) yield* sentenceProblems(world, section, key, record.names);
  if (section.reveal !== undefined)
    yield* endpointProblems(world, { holder: section, key: 'reveal' }, section.reveal, 'fields in full', ['record']);
  if (section.timeline !== undefined) yield* record.name(section.timeline, { holder: section, key: 'timeline' });
  for (const [key, written] of (section.fields ?? []).entries()) {
    const at =
      typeof written === 'string' ? { holder: section.fields ?? section, key } : { holder: written, key: 'field' };
    yield* record.name(panelFieldOf(written).field, at);
  }
  for (const [key, written] of (section.moments ?? []).entries()) {
    const { field: name, when } = momentOf(written);
    if (when) yield* conditionProblems('panel', world, when, about);
    if (typeof written !== 'string')
      for (const language of ['th', 'en']) yield* sentenceProblems(world, written, language, record.names);
    if (name === undefined) continue;
    const at =
      typeof written === 'string' ? { holder: section.moments ?? section, key } : { holder: written, key: 'field' };
    yield* record.name(name, at);
    const field = about.field(name);
    if (field && !kinds[field.kind].calendar)
      yield complain({
        ...at,
        received: name,
        message: `“${name}” is ${field.kind}: it does not say when something happened`,
      });
  }
}
