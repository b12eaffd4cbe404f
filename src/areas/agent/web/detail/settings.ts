import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { AgentConfigsReply } from '#generated/api/agent.ts';
import { agentConfigFields } from '#generated/api/fields/agent-config.ts';

/** One key of an agent's settings, parsed from the reply. */
export interface Setting {
  readonly group: string;
  readonly key: string;
  readonly field: Field;
  readonly value: unknown;
  readonly standard: unknown;
  readonly updatedAt: string | undefined;
  readonly updatedBy: string | undefined;
}

const fields: Readonly<Record<string, Field>> = agentConfigFields;

/** The value a setting's input works with, parsed from text: boolean, number or list by kind; empty text is null. */
export function inputValue(field: Field, text: string | null): unknown {
  if (text === null || text === '') return field.kind === 'list' ? [] : null;
  if (kinds[field.kind].type === 'boolean') return text === 'true';
  if (kinds[field.kind].type === 'integer') return Number(text);
  return field.kind === 'list' ? text.split(',') : text;
}

/** Settings in the order of the cards; keys without a field are left out. */
export function settingsOf(reply: AgentConfigsReply): readonly Setting[] {
  return reply.items.flatMap((item) => {
    const { group, key } = item;
    const field = fields[key];
    if (!field) return [];
    return [
      {
        group,
        key,
        field,
        value: inputValue(field, item.value),
        standard: inputValue(field, item.default),
        updatedAt: item.updated_at ?? undefined,
        updatedBy: item.updated_by ?? undefined,
      },
    ];
  });
}

/** Whether two values are equal: `5` and `5.0000` are, and so are null, an empty text and an empty list. */
export function isSame({ kind }: Field, a: unknown, b: unknown): boolean {
  const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value));
  if (plain(a) === plain(b)) return true;
  return kinds[kind].number !== undefined && plain(a) !== '' && plain(b) !== '' && Number(a) === Number(b);
}

/** Values that differ from the stored ones, by key. */
export function changedValues(
  settings: readonly Setting[],
  typed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    settings.flatMap(({ key, field, value }) =>
      key in typed && !isSame(field, typed[key], value) ? [[key, typed[key] === '' ? null : typed[key]]] : [],
    ),
  );
}
