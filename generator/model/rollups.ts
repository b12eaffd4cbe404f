import type { FigureSource, Measure, Rollup } from '#contract/endpoint.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawEntity } from '../language/entity.ts';
import type { RawField, RawMeasure } from '../language/field.ts';
import { conditionOf } from './conditions.ts';

type RawRollup = NonNullable<RawEntity['rollup']>;

/** Column with the month of a day: its first day. */
const month: RawField = { type: 'date', th: 'เดือน', en: 'Month', readonly: true, monthly: true };
const year: RawField = { type: 'integer', th: 'ปี', en: 'Year', readonly: true };
const people: RawField = { type: 'integer', readonly: true, initial: 0 };

/** The keys of a rollup's rows, the figures that it adds up, and whom it counts. */
export function rollupFields(
  raw: RawRollup,
  written: (entity: string) => ReadonlyMap<string, { readonly raw: RawField }>,
): Readonly<Record<string, RawField>> {
  const sources = raw.of.map(written);
  const keys = raw.by.map(
    (name) =>
      [name, sources.map((fields) => fields.get(name)).find(Boolean)?.raw ?? (name === 'year' ? year : month)] as const,
  );
  if (raw.days) return { id: { type: 'id' }, ...Object.fromEntries(keys) };
  const figures = sources.flatMap((fields) =>
    [...fields].flatMap(([name, field]) => (field.raw.figure ? [[name, summed(field.raw)] as const] : [])),
  );
  const most = (raw.most ?? []).flatMap((name) => {
    const field = sources.map((fields) => fields.get(name)).find(Boolean)?.raw;
    return field ? [[name, { ...field, nullable: true } as const] as const] : [];
  });
  const counted = Object.keys(raw.people ?? {}).map((name) => [name, people] as const);
  return { id: { type: 'id' }, ...Object.fromEntries([...keys, ...figures, ...most, ...counted]) };
}

/** A sum is always there, and has no limits of its own. */
function summed({ nullable: _n, min: _a, max: _b, ...raw }: RawField): RawField {
  return {
    ...raw,
    ...(raw.figure ? { figure: true } : {}),
    initial: raw.type && kinds[raw.type].number?.unit === 'baht' ? '0.00' : 0,
  };
}

export const rollupIndex = ({ by }: RawRollup) => ({ columns: by, unique: true });

export function rollupOf({ of, by, people: counted = {}, days, most }: RawRollup): Rollup {
  return { of, by, people: counted, ...(days ? { days } : {}), ...(most ? { most } : {}) };
}

/** The figure of one term of a sum, without its sign. */
export const termOf = (term: string) => ({ figure: term.replace(/^-/, '') });

/** A figure in the form in which the server reads it. */
export function figureOf(raw: NonNullable<RawField['figure']>): true | FigureSource {
  if (raw === true) return true;
  const [entity = '', field = ''] = raw.sum.split('.');
  return { entity, field, where: conditionOf(raw.where) };
}

/** A measure in the form in which the server reads it. */
export function measureOf(raw: RawMeasure): Measure {
  if (raw.people !== undefined) return { kind: 'people', of: raw.people };
  if (raw.share !== undefined) return { kind: 'share', of: raw.share };
  if (raw.change !== undefined) return { kind: 'change', of: raw.change };
  if (raw.trend !== undefined) return { kind: 'trend', of: raw.trend };
  if (raw.running !== undefined) return { kind: 'running', of: raw.running };
  if (raw.rank) return { kind: 'rank' };
  if (raw.most !== undefined) return { kind: 'most', of: raw.most, tells: raw.tells ?? raw.most };
  if (raw.closing) {
    const { entity, field, at, where = {} } = raw.closing;
    return { kind: 'closing', of: field, entity, at, where: conditionOf(where) };
  }
  if (raw.ratio) return { kind: 'ratio', of: [raw.ratio[0] ?? '', raw.ratio[1] ?? ''] };
  return { kind: 'sum', of: raw.sum ?? [] };
}
