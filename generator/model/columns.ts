import type { StoredField } from '#contract/endpoint.ts';
import { kindData } from '#contract/kinds/data.ts';
import type { Column } from '#contract/screen.ts';
import type { RawColumn, RawColumns } from '../language/screen.ts';
import { unlisted } from './defaults.ts';
import { plainField } from './fields.ts';
import { once } from './once.ts';
import { noteOf } from './texts.ts';
import type { EndpointModel } from './types.ts';

/** What a cell needs to know of its field. */
const cellField = once((field: StoredField): Column => {
  const {
    required: _r,
    readonly: isKept,
    min: _a,
    max: _b,
    minLength: _c,
    maxLength: _d,
    pattern: _p,
    initial: _i,
    hint,
    help,
    fills: _f,
    ...cell
  } = plainField(field);
  // What is said of something that nobody fills in says how to read it; how to fill in a field is the form's to say.
  const meaning = help ?? (isKept || field.measure ? hint : undefined);
  return meaning ? { ...cell, help: meaning } : cell;
});

/** A column as written: a name, or a name with details. */
export const columnOf = (raw: RawColumns[number]): RawColumn => (typeof raw === 'string' ? { field: raw } : raw);

function withDetails(field: StoredField, raw: RawColumn, endpoint: EndpointModel): Column {
  const cell = cellField(field);
  const help = noteOf(raw.help);
  const total = raw.total ?? endpoint.totals?.includes(field.name) ?? false;
  return {
    ...cell,
    label: { th: raw.th ?? cell.label.th, en: raw.en ?? cell.label.en },
    ...(help ? { help } : {}),
    ...(raw.width === undefined ? {} : { width: raw.width }),
    ...(raw.pin === undefined ? {} : { pin: raw.pin }),
    ...(raw.hidden ? { hidden: true as const } : {}),
    ...(endpoint.sortable?.includes(field.name) ? { sortable: true as const } : {}),
    ...(raw.link === undefined ? {} : { link: raw.link }),
    ...(total ? { total: true as const } : {}),
    // The rows of a page would be added up with their parents.
    ...(total && (field.over || endpoint.under !== undefined) ? { whole: true as const } : {}),
  };
}

/** Columns of a list: those written, else what of the reply makes sense in a list. */
export function resolveColumns(
  raw: RawColumns | undefined,
  endpoint: EndpointModel,
  field: (name: string) => StoredField | undefined,
): readonly Column[] {
  if (raw) {
    return raw.flatMap((one) => {
      const column = columnOf(one);
      const found = field(column.field);
      return found ? [withDetails(found, column, endpoint)] : [];
    });
  }
  return (endpoint.fields ?? []).flatMap((name) => {
    const found = field(name);
    if (!found || !kindData[found.kind].listed || unlisted.has(name)) return [];
    return [withDetails(found, { field: name }, endpoint)];
  });
}
