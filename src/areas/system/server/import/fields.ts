import type { Text } from '#contract/text.ts';
import { heads, presets, secretHead } from './head-words.ts';
import { importTexts } from './texts.ts';

/** Fields that a file column can be mapped to. */
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

/** Column index of each field. */
export type Mapping = Readonly<Partial<Record<ImportField, number>>>;

interface FieldSet {
  readonly required: readonly ImportField[];
  readonly optional: readonly ImportField[];
}

/** Fields of each type of import. */
export const importedFields: Readonly<Record<ImportType, FieldSet>> = {
  member: {
    required: ['username', 'name', 'mobile', 'bank_code', 'bank_account_no'],
    optional: ['surname', 'bank_account_name', 'balance', 'upline_username', 'registered_at', 'line_id', 'note'],
  },
  affiliate: { required: ['username', 'upline_username'], optional: ['note'] },
  wallet: { required: ['username', 'import_amount'], optional: ['note'] },
};

/** Sources whose two-digit years are in the Buddhist era. */
export const buddhistSources: ReadonlySet<ImportSource> = new Set(['huaythai']);

function normalizedHeading(head: string): string {
  return head.toLowerCase().replace(/[\s_.()/"'*:-]/g, '');
}

/** Whether a column may hold passwords; such columns are never stored. */
export function isSecret(head: string): boolean {
  return secretHead.test(normalizedHeading(head));
}

/** Maps columns by heading: first by the source's own headings, then by common ones. */
export function guessMapping(type: ImportType, source: ImportSource, columns: readonly string[]): Mapping {
  const names = columns.map((column) => (isSecret(column) ? '' : normalizedHeading(column)));
  const { required, optional } = importedFields[type];
  const mapping: Partial<Record<ImportField, number>> = {};
  const usedColumns = new Set<number>();
  const take = (field: ImportField, candidates: readonly string[]) => {
    if (mapping[field] !== undefined) return;
    const at = candidates
      .map((name) => names.indexOf(normalizedHeading(name)))
      .find((index) => index >= 0 && !usedColumns.has(index));
    if (at === undefined) return;
    mapping[field] = at;
    usedColumns.add(at);
  };
  const fields = [...required, ...optional];
  for (const field of fields) take(field, presets[source][field] === undefined ? [] : [presets[source][field]]);
  for (const field of fields) take(field, heads[field]);
  return mapping;
}

/** Validates a mapping: fields of this type, existing and stored columns, each used once. */
export function readMapping(
  type: ImportType,
  sent: Readonly<Record<string, unknown>>,
  columns: readonly string[],
): Mapping | { readonly problem: Text } {
  const { required, optional } = importedFields[type];
  const mapping: Partial<Record<ImportField, number>> = {};
  const usedColumns = new Set<number>();
  for (const field of [...required, ...optional]) {
    const at = Object.hasOwn(sent, field) ? sent[field] : undefined;
    if (at === undefined || at === null) continue;
    if (typeof at !== 'number' || !Number.isInteger(at) || columns[at] === undefined)
      return { problem: importTexts.noColumn };
    if (isSecret(columns[at])) return { problem: importTexts.secretColumn({ column: columns[at] }) };
    if (usedColumns.has(at)) return { problem: importTexts.columnTwice({ column: columns[at] }) };
    usedColumns.add(at);
    mapping[field] = at;
  }
  return mapping;
}

/** Required fields without a column. */
export function unmapped(type: ImportType, mapping: Mapping): readonly ImportField[] {
  return importedFields[type].required.filter((field) => mapping[field] === undefined);
}
