import type { Condition } from '#contract/condition.ts';
import type { Field } from '#contract/field.ts';
import type {
  Board,
  FieldsSection,
  Moment,
  MomentsSection,
  Panel,
  PanelClaim,
  PanelField,
  Section,
  TimelineSection,
} from '#contract/panel.ts';
import type { RawMoment, RawPanel, RawPanelField, RawSection } from '../language/panel.ts';
import { linkPermission } from './actions.ts';
import { conditionOf } from './conditions.ts';
import { milliseconds } from './duration.ts';
import { plainField } from './fields.ts';
import { noteOf, placesIn, textOf } from './texts.ts';
import type { EndpointModel } from './types.ts';
import type { World } from './world.ts';

/** As the browser's, with calls by their ids and parts by their names. */
export type SectionModel =
  | Exclude<Section, FieldsSection | { part: unknown }>
  | (Omit<FieldsSection, 'reveal'> & { readonly reveal?: string })
  | { readonly title?: Section['title']; readonly when?: Section['when']; readonly part: string };

/** As the browser's claim, with its calls by their ids. */
type ClaimModel = Omit<PanelClaim, 'take' | 'release'> & { readonly take: string; readonly release: string };

/** As the browser's Panel, with its calls by their ids. */
export interface PanelModel extends Omit<Panel, 'record' | 'sections' | 'icons' | 'claim'> {
  readonly record?: string;
  readonly claim?: ClaimModel;
  readonly beside?: readonly string[];
  readonly next?: Condition;
  readonly sections: readonly SectionModel[];
}

/** As the browser's Board, with the panel at hand. */
export interface BoardModel extends Omit<Board, 'panel' | 'complete'> {
  readonly panel?: PanelModel;
}

/** A list that does more with its rows and addresses than show them. */
export const isBoard = ({ panel, alone, around, start }: BoardModel): boolean =>
  (panel ?? alone ?? around ?? start) !== undefined;

interface RawBoard {
  readonly panel?: RawPanel | undefined;
  readonly alone?: string | undefined;
  readonly around?: string | undefined;
  readonly start?: Readonly<Record<string, string>> | undefined;
}

/** A field as written: a name, or a name with details. */
export const panelFieldOf = (raw: string | RawPanelField): RawPanelField =>
  typeof raw === 'string' ? { field: raw } : raw;

/** A moment as written: a field, or a field with details. */
export const momentOf = (raw: string | RawMoment): RawMoment => (typeof raw === 'string' ? { field: raw } : raw);

/** The calls that know the fields of a panel: the one that reads the record, and that of the list. */
export function panelSources(raw: RawPanel, list: EndpointModel, world: World): readonly EndpointModel[] {
  const record = raw.record === undefined ? undefined : world.endpoints.get(raw.record);
  return record ? [record, list] : [list];
}

/** Fields of the record by name. */
class Known {
  readonly #sources: readonly EndpointModel[];
  readonly #world: World;

  constructor(raw: RawPanel, list: EndpointModel, world: World) {
    this.#sources = panelSources(raw, list, world);
    this.#world = world;
  }

  find(name: string): Field | undefined {
    for (const source of this.#sources) {
      const field = this.#world.replyNames(source)?.includes(name) ? this.#world.replyField(source, name) : undefined;
      if (!field) continue;
      const { required: _, readonly: _r, initial: _i, hint: _h, ...plain } = plainField(field);
      return plain;
    }
    return undefined;
  }

  all(names: readonly string[]): readonly Field[] {
    return names.flatMap((name) => this.find(name) ?? []);
  }

  /** What the statuses of the record are called. */
  statuses(): Pick<TimelineSection, 'options'> {
    const [status] = this.all(this.#sources.flatMap((source) => this.ranked('status', source)));
    return status?.options ? { options: status.options } : {};
  }

  /** Names of the rank, in the order of the list's call. */
  ranked(rank: 'title' | 'status', list: EndpointModel): readonly string[] {
    return (this.#world.replyNames(list) ?? []).filter((name) => this.#world.rankIn(list, name) === rank);
  }
}

function fieldOf(written: string | RawPanelField, known: Known, world: World): readonly PanelField[] {
  const raw = panelFieldOf(written);
  const field = known.find(raw.field);
  if (!field) return [];
  const permission = raw.link === undefined ? undefined : linkPermission(raw.link, world);
  return [
    {
      ...field,
      label: { th: raw.th ?? field.label.th, en: raw.en ?? field.label.en },
      ...(raw.link === undefined ? {} : { link: raw.link }),
      ...(permission === undefined ? {} : { permission }),
      ...(raw.wide ? { wide: true } : {}),
    },
  ];
}

function momentModel(written: string | RawMoment, known: Known): readonly Moment[] {
  const raw = momentOf(written);
  const field = raw.field === undefined ? undefined : known.find(raw.field);
  if (raw.field !== undefined && !field) return [];
  const usual = field?.label ?? { th: '', en: '' };
  const label = { th: raw.th ?? usual.th, en: raw.en ?? raw.th ?? usual.en };
  return [{ ...(field ? { field } : {}), label, ...(raw.when ? { when: conditionOf(raw.when) } : {}) }];
}

function sectionModel(raw: RawSection, known: Known, world: World): readonly SectionModel[] {
  const base = {
    ...(raw.title ? { title: textOf(raw.title, raw.title.th) } : {}),
    ...(raw.when ? { when: conditionOf(raw.when) } : {}),
  };
  if (raw.part !== undefined) return [{ ...base, part: raw.part }];
  if (raw.timeline !== undefined) return [{ ...base, timeline: raw.timeline, ...known.statuses() }];
  const note = noteOf(raw.note);
  if (note) return [{ ...base, note, ...(raw.tone === undefined ? {} : { tone: raw.tone }) }];
  if (raw.moments) {
    const section: MomentsSection = { ...base, moments: raw.moments.flatMap((one) => momentModel(one, known)) };
    return [section];
  }
  return [
    {
      ...base,
      fields: (raw.fields ?? []).flatMap((one) => fieldOf(one, known, world)),
      ...(raw.fold ? { fold: true } : {}),
      ...(raw.reveal === undefined ? {} : { reveal: raw.reveal }),
    },
  ];
}

/** Every sentence of a panel that may have places. */
export function panelSentences(raw: RawPanel): readonly string[] {
  const notes = [
    raw.title,
    typeof raw.figure === 'object' ? raw.figure.note : undefined,
    ...raw.sections.flatMap((section) => [
      section.note,
      section.title,
      ...(section.moments ?? []).map(momentOf).map(({ th, en }) => (th === undefined ? undefined : { th, en })),
    ]),
  ];
  return notes.flatMap((one) =>
    one === undefined ? [] : typeof one === 'string' ? [one] : [one.th, one.en].flatMap((text) => text ?? []),
  );
}

function figureOf(raw: NonNullable<RawPanel['figure']>, known: Known): Pick<Panel, 'figure'> {
  const written = typeof raw === 'string' ? { field: raw } : raw;
  const field = known.find(written.field);
  const note = noteOf(written.note);
  if (!field) return {};
  return {
    figure: {
      field,
      ...(written.th === undefined ? {} : { label: { th: written.th, en: written.en ?? written.th } }),
      ...(note ? { note } : {}),
    },
  };
}

function claimOf({ claim, next }: RawPanel): Pick<PanelModel, 'claim'> {
  if (!claim) return {};
  const { take, release } = claim;
  const when = claim.when ?? next;
  return {
    claim: {
      take,
      release,
      ...(when ? { when: conditionOf(when) } : {}),
    },
  };
}

function panelModel(raw: RawPanel, list: EndpointModel, world: World): PanelModel | undefined {
  const known = new Known(raw, list, world);
  const title = noteOf(raw.title);
  const [name] = known.all(raw.name === undefined ? known.ranked('title', list) : [raw.name]);
  if (!name) return undefined;
  return {
    ...(title ? { title } : {}),
    name,
    chips: known.all(raw.chips ?? known.ranked('status', list)),
    ...(raw.figure === undefined ? {} : figureOf(raw.figure, known)),
    ...(raw.record === undefined ? {} : { record: raw.record }),
    ...(raw.refresh === undefined ? {} : { refresh: milliseconds(raw.refresh) }),
    ...(raw.beside ? { beside: raw.beside } : {}),
    ...(raw.next ? { next: conditionOf(raw.next) } : {}),
    ...claimOf(raw),
    sections: raw.sections.flatMap((section) => sectionModel(section, known, world)),
    places: known.all([...new Set(panelSentences(raw).flatMap(placesIn))]),
  };
}

/** What the rows of a list open, and what its addresses mean. */
export function boardOf(raw: RawBoard, endpoint: EndpointModel, world: World): BoardModel {
  const panel = raw.panel && panelModel(raw.panel, endpoint, world);
  return {
    ...(panel ? { panel } : {}),
    ...(raw.alone === undefined ? {} : { alone: raw.alone }),
    ...(raw.around === undefined ? {} : { around: raw.around }),
    ...(raw.start ? { start: raw.start } : {}),
  };
}
