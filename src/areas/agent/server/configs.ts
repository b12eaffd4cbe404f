import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { Services } from '#generated/api/handlers.ts';
import { agentRules } from '#server/agents/agent-config.ts';
import { conflicted, invalid, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import type { Platform } from '#server/context/platform.ts';
import { maybe, one } from '#server/db/sql.ts';
import { raise } from '#server/lifecycle/raise.ts';
import { readValue, writeValue } from '#server/records/codecs.ts';
import {
  type ConfigKey,
  configKeys,
  fieldOfKey,
  isConfigKey,
  isSameValue,
  problemsOf,
  textOfValue,
  valueOfText,
} from './config-keys.ts';
import { agentTexts } from './texts.ts';

type Tools = Pick<Platform, 'cipher' | 'entities'>;

/** `GET agent/configs/list`: every key with its value, its default and who changed it last. */
export const agentConfigs =
  ({ cipher, entities }: Tools): Services<Context>['agent.configs'] =>
  async ({ query }, ctx) => {
    const { agent_id: id } = query;
    if (!ctx.mayServe(id)) throw missing();
    const exists = await maybe(sql`select 1 from agent where id = ${id}`, ctx.db);
    if (!exists) throw missing();
    const rules = await agentRules(ctx.db, id);
    const fields = entities.AgentConfig?.fields ?? {};
    const changed = rules.changed ?? {};
    const items = configKeys.map(({ group, key }) => {
      const field = fields[key] ?? fieldOfKey(key);
      const last = changed[key];
      return {
        agent_id: id,
        group,
        key,
        label: field.label[ctx.language],
        value: textOfValue(readValue(rules[key], field, cipher)),
        value_type: field.kind,
        default: textOfValue(field.initial),
        updated_at: last?.at ?? null,
        updated_by: last?.by ?? null,
      };
    });
    return { agent_id: id, version: rules.version, items };
  };

/** Pairs of limits where the first must not exceed the second. */
const pairs = [
  ['deposit_min', 'deposit_max'],
  ['withdraw_min', 'withdraw_max'],
  ['withdraw_max', 'withdraw_daily_max'],
] as const;

/** Parses the values of existing keys; throws 422 that names every invalid key. */
function readValues(sent: Readonly<Record<string, unknown>>): Readonly<Partial<Record<ConfigKey, unknown>>> {
  const errors: Record<string, Text> = {};
  const values: Partial<Record<ConfigKey, unknown>> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (isConfigKey(name)) values[name] = valueOfText(fieldOfKey(name), value);
    else errors[name.slice(0, 64)] = agentTexts.thisSettingIsNotKnown;
  }
  Object.assign(errors, problemsOf(values));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (Object.keys(values).length === 0) throw invalid({}, agentTexts.noValueWasChanged);
  return values;
}

/**
 * `POST agent/configs/update`: writes only what differs, and records for each key who changed it and when. Throws 409,
 * 422.
 */
export const agentConfigsUpdate =
  ({ cipher }: Tools): Services<Context>['agent.configs_update'] =>
  ({ body }, outer) =>
    outer.transaction(async (ctx) => {
      const { agent_id: id, version } = body;
      if (!ctx.mayServe(id)) throw missing();
      const values = readValues(body.values);
      const locked = await maybe(sql`select 1 from agent_config where agent_id = ${id} for update`, ctx.tx);
      if (!locked) throw missing();
      const before = await agentRules(ctx.tx, id);
      if (before.agent_status === 'closed') throw invalid({}, agentTexts.closedForGood);
      if (before.version !== version) throw conflicted(undefined, agentTexts.somebodyElseChangedThisPleaseReload);
      const old = (key: ConfigKey) => readValue(before[key], fieldOfKey(key), cipher);
      const changed = (Object.keys(values) as ConfigKey[]).filter((key) => !isSameValue(key, old(key), values[key]));
      if (changed.length === 0) return { agent_id: id, version, changed: [] };
      const next = (key: ConfigKey) => (key in values ? values[key] : old(key));
      for (const [lower, upper] of pairs) {
        const changedKey = [upper, lower].find((key) => changed.includes(key));
        if (changedKey && Number(next(lower)) > Number(next(upper))) {
          throw invalid({
            [changedKey]: agentTexts.mustNotExceed({ label: fieldOfKey(lower).label, other: fieldOfKey(upper).label }),
          });
        }
      }
      const at = ctx.clock.now().toISOString();
      const notes = Object.fromEntries(changed.map((key) => [key, { at, by: ctx.principal.name }]));
      const assignments = changed.map((key) => {
        const field = fieldOfKey(key);
        const value = writeValue(values[key], field, cipher);
        return field.kind === 'list' ? sql`${sql.ref(key)} = ${value}::jsonb` : sql`${sql.ref(key)} = ${value}`;
      });
      const { next_version } = await one(
        sql<{ next_version: number }>`
          update agent_config set ${sql.join(assignments)}, changed = coalesce(changed, '{}'::jsonb) || ${JSON.stringify(notes)}::jsonb,
            ${raise(ctx.principal)}
          where agent_id = ${id} returning version as next_version`,
        ctx.tx,
      );
      await ctx.audit({
        action: 'agent.configs_update',
        entityType: 'AgentConfig',
        entityId: before.id,
        before: Object.fromEntries(changed.map((key) => [key, old(key)])),
        after: Object.fromEntries(changed.map((key) => [key, values[key] ?? null])),
      });
      return { agent_id: id, version: next_version, changed };
    });
