import type { Text } from '#contract/text.ts';
import { heads, presets, secretHead } from './head-words.ts';
import { importTexts } from './texts.ts';

/** Fields that a column of a file can be matched with. */
export const importFields = [
  'username',
  'name',
  'surname',
  'mobile',
  'bank_code',
  'bank_account_no',
  'bank_account_name',
  'balance',
  'upline_username',
  'registered_at',
  'line_id',
  'note',
  'import_amount',
] as const;
export type ImportField = (typeof importFields)[number];

export type ImportType = 'member' | 'affiliate' | 'wallet';
export type ImportSource = 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb';

/** Which column a field comes from, by position. */
export type Mapping = Readonly<Partial<Record<ImportField, number>>>;

interface Wanted {
  readonly required: readonly ImportField[];
  readonly optional: readonly ImportField[];
}

/** What each kind of import takes. */
export const wantedFields: Readonly<Record<ImportType, Wanted>> = {
  member: {
    required: ['username', 'name', 'mobile', 'bank_code', 'bank_account_no'],
    optional: ['surname', 'bank_account_name', 'balance', 'upline_username', 'registered_at', 'line_id', 'note'],
  },
  affiliate: { required: ['username', 'upline_username'], optional: ['note'] },
  wallet: { required: ['username', 'import_amount'], optional: ['note'] },
};

/** Sources whose two-digit years are of the Buddhist era. */
export const buddhistSources: ReadonlySet<ImportSource> = new Set(['huaythai']);

function bare(head: string): string {
  return head.toLowerCase().replace(/[\s_.()/"'*:-]/g, '');
}

/** A column that would hold passwords is never kept, whatever is in it. */
export function isSecret(head: string): boolean {
  return secretHead.test(bare(head));
}

/** Matches columns by what they are called: first as the source calls them, then as anybody might. */
export function guessMapping(type: ImportType, source: ImportSource, columns: readonly string[]): Mapping {
  const names = columns.map((column) => (isSecret(column) ? '' : bare(column)));
  const { required, optional } = wantedFields[type];
  const mapping: Partial<Record<ImportField, number>> = {};
  const taken = new Set<number>();
  const take = (field: ImportField, candidates: readonly string[]) => {
    if (mapping[field] !== undefined) return;
    const at = candidates.map((name) => names.indexOf(bare(name))).find((index) => index >= 0 && !taken.has(index));
    if (at === undefined) return;
    mapping[field] = at;
    taken.add(at);
  };
  const fields = [...required, ...optional];
  for (const field of fields) take(field, presets[source][field] === undefined ? [] : [presets[source][field]]);
  for (const field of fields) take(field, heads[field]);
  return mapping;
}

/** A mapping as somebody sent it: known fields of this type, columns that exist and are kept, none of them twice. */
export function readMapping(
  type: ImportType,
  sent: Readonly<Record<string, unknown>>,
  columns: readonly string[],
): Mapping | { readonly problem: Text } {
  const { required, optional } = wantedFields[type];
  const mapping: Partial<Record<ImportField, number>> = {};
  const taken = new Set<number>();
  for (const field of [...required, ...optional]) {
    const at = Object.hasOwn(sent, field) ? sent[field] : undefined;
    if (at === undefined || at === null) continue;
    if (typeof at !== 'number' || !Number.isInteger(at) || columns[at] === undefined)
      return { problem: importTexts.noColumn };
    if (isSecret(columns[at])) return { problem: importTexts.secretColumn({ column: columns[at] }) };
    if (taken.has(at)) return { problem: importTexts.columnTwice({ column: columns[at] }) };
    taken.add(at);
    mapping[field] = at;
  }
  return mapping;
}

/** Required fields that no column was matched with. */
export function unmapped(type: ImportType, mapping: Mapping): readonly ImportField[] {
  return wantedFields[type].required.filter((field) => mapping[field] === undefined);
}
