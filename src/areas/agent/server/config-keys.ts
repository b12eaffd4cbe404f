import type { StoredField } from '#contract/endpoint.ts';
import type { Field } from '#contract/field.ts';
import { propertyOf, schemaOf } from '#contract/json-schema.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Text } from '#contract/text.ts';
import { entities } from '#generated/api/entities.ts';
import type { ConfigGroup } from '#generated/api/enums/config-group.ts';
import { FailureError, type FieldTexts } from '#server/base/failure.ts';
import { bodyValidator } from '#server/base/validation.ts';

/** The keys of an agent's settings, grouped by card; their labels and allowed values come from the manifest. */
export const configGroups = {
  deposit: [
    'deposit_enabled',
    'deposit_min',
    'deposit_max',
    'auto_match_minutes',
    'decimal_match',
    'match_mode',
    'match_sure_score',
    'match_undo_hours',
  ],
  withdraw: [
    ...(['withdraw_enabled', 'withdraw_min', 'withdraw_max', 'withdraw_daily_max', 'withdraw_daily_count'] as const),
    ...(['auto_withdraw_enabled', 'auto_withdraw_max', 'withdraw_channel_default', 'withdraw_fee'] as const),
  ],
  turnover: ['turnover_required', 'turnover_count_types'],
  cashback: [
    ...([
      'winloss_enabled',
      'winloss_pct',
      'winloss_max',
      'winloss_min_loss',
      'winloss_cycle',
      'winloss_claim',
    ] as const),
    ...([
      'turnover_enabled',
      'turnover_pct',
      'turnover_max',
      'turnover_min',
      'turnover_cycle',
      'turnover_claim',
    ] as const),
    'claim_hours',
  ],
  affiliate: ['affiliate_enabled', 'affiliate_mode', 'affiliate_pct_l1', 'affiliate_pct_l2'],
  register: ['register_enabled', 'otp_required', 'dup_bank_allowed'],
  notify: ['telegram_chat_id', 'line_notify_group'],
  site: ['maintenance', 'announcement'],
} as const satisfies Readonly<Record<ConfigGroup, readonly string[]>>;

export type ConfigKey = (typeof configGroups)[ConfigGroup][number];

/** Keys in the order of the cards, each with its group. */
export const configKeys: readonly { readonly group: string; readonly key: ConfigKey }[] = Object.entries(
  configGroups,
).flatMap(([group, keys]) => keys.map((key) => ({ group, key })));

const keyNames = new Set<string>(configKeys.map(({ key }) => key));

export function isConfigKey(name: string): name is ConfigKey {
  return keyNames.has(name);
}

/** The field of a key. */
export function fieldOfKey(key: ConfigKey): StoredField {
  return entities.AgentConfig.fields[key] as StoredField;
}

/** A JSON value as text: `true`, `15`, `1250.00`, `slot,casino`; null and undefined give the empty text. */
export function textOfValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/**
 * Parses text for the kinds whose JSON form is not a string. Text that does not parse is returned as is; validation
 * rejects it.
 */
export function valueOfText(field: Field, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '' && field.nullable) return null;
  if (kinds[field.kind].type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if (kinds[field.kind].type === 'integer') return /^-?\d+$/.test(value) ? Number(value) : value;
  return field.kind === 'list' ? value.split(',').filter(Boolean) : value;
}

const validators = new Map<ConfigKey, (value: unknown) => void>();

/** Validation errors of JSON values, by key; empty when all are valid. */
export function problemsOf(values: Readonly<Partial<Record<ConfigKey, unknown>>>): FieldTexts {
  const errors: Record<string, Text> = {};
  for (const key of configKeys.map((entry) => entry.key).filter((name) => name in values)) {
    const field = fieldOfKey(key);
    const check =
      validators.get(key) ?? bodyValidator({ ...schemaOf([field]), properties: { [key]: propertyOf(field) } });
    validators.set(key, check);
    try {
      check({ [key]: values[key] });
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      errors[key] = error.fields?.[key] ?? error.text;
    }
  }
  return errors;
}

/** Whether two JSON values are equal as values: `5` and `5.0000` are. */
export function isSameValue(key: ConfigKey, a: unknown, b: unknown): boolean {
  const [textA, textB] = [textOfValue(a), textOfValue(b)];
  return textA === textB || (kinds[fieldOfKey(key).kind].number !== undefined && Number(textA) === Number(textB));
}
