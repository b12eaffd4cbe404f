import { alternatives, type Condition } from '#contract/condition.ts';
import { reasonName } from '#contract/decision.ts';
import type { Field } from '#contract/field.ts';
import type { RawEndpoint } from '../language/endpoint.ts';
import type { RawAction, RawActions } from '../language/screen.ts';
import { conditionOf } from './conditions.ts';
import { statusesBefore } from './lifecycle.ts';
import { humanise } from './naming.ts';
import { refinePart, writtenParts } from './parts.ts';
import { noteOf, textOf } from './texts.ts';
import type { ActionModel, EndpointModel } from './types.ts';
import type { World } from './world.ts';
import { written } from './written.ts';

/** An action as written: the id of an endpoint, or more. */
export const actionOf = (raw: RawActions[number]): RawAction => (typeof raw === 'string' ? { id: raw } : raw);

/** Names by which the call takes what an action sends of the row. */
export const sentNames = (raw: RawAction): readonly string[] =>
  (raw.send ?? []).map((sent) => (typeof sent === 'string' ? sent : sent.as));

/** Endpoint that an action calls: `call`, or its own id where it does nothing else. */
export function calledBy(raw: RawAction): string | undefined {
  return raw.call ?? ((raw.to ?? raw.part ?? raw.copy) === undefined ? raw.id : undefined);
}

/** Shown for the statuses from which a move leads; undefined = for all. */
function lifecycleCondition(endpoint: EndpointModel, world: World): Condition | undefined {
  const entity = endpoint.entity === undefined ? undefined : world.entities.model(endpoint.entity);
  const { lifecycle } = entity ?? {};
  if (!entity || !lifecycle || !endpoint.moves) return undefined;
  const options = entity.fields[lifecycle.field]?.options ?? [];
  const statuses = statusesBefore(
    lifecycle,
    endpoint.moves,
    options.map((option) => option.value),
  );
  return statuses && { [lifecycle.field]: statuses };
}

function writtenCondition(raw: RawAction): Condition | undefined {
  return raw.when && conditionOf(raw.when);
}

/** When an action is offered: as it says, else where a move leads from; and where the guards of its call are met. */
function offeredWhen(
  raw: RawAction,
  endpoint: EndpointModel | undefined,
  world: World,
  shown: EndpointModel | undefined,
): Condition | undefined {
  const own = writtenCondition(raw) ?? (endpoint && lifecycleCondition(endpoint, world));
  return endpoint ? guardsShown(endpoint, shown, world, own) : own;
}

/** The guards of a call as far as what is shown says whether they are met, and `own` on top. */
export function guardsShown(
  endpoint: EndpointModel,
  shown: EndpointModel | undefined,
  world: World,
  own?: Condition,
): Condition | undefined {
  const names = (shown && world.replyNames(shown)) ?? [];
  return (endpoint.guards ?? [])
    .map((guard) => guard.when)
    .filter((when) => alternatives(when).every((tests) => Object.keys(tests).every((name) => names.includes(name))))
    .reduce<Condition | undefined>((met, guard) => (met ? both(met, guard) : guard), own);
}

/** Both conditions. For a field in both, the first one's tests are kept: the server checks all of it. */
function both(one: Condition, other: Condition): Condition {
  const pairs = alternatives(one).flatMap((a) => alternatives(other).map((b) => ({ ...b, ...a })));
  return pairs.length === 1 && pairs[0] ? pairs[0] : pairs;
}

/** What the person fills in: what the call takes, less what is given already. A form has a screen of its own. */
function inputsOf(raw: RawAction, endpoint: EndpointModel, world: World): readonly Field[] {
  const given = new Set([...Object.keys(raw.set ?? {}), ...sentNames(raw), endpoint.key ?? '']);
  if (raw.input !== undefined) {
    const taken = new Map(endpoint.input.map((field) => [field.name, field]));
    return writtenParts(raw.input).flatMap((part) => refinePart(part, taken, endpoint.entity, world.entities) ?? []);
  }
  const asks = endpoint.kind === 'move' || endpoint.kind === 'service';
  return asks ? endpoint.input.filter(({ name }) => !given.has(name) && name !== reasonName) : [];
}

/** Who may follow a link: users who may see its screen, or may create if the address names no record to change. */
export function linkPermission(to: string, world: World): string | undefined {
  const [path = '', query = ''] = to.replace(/#.*$/, '').split('?');
  const raw = world.draft.screens.get(path)?.raw;
  if (!raw) return undefined;
  if ('form' in raw && raw.form.add !== undefined) {
    const key = raw.key ?? world.endpoints.get(raw.form.record ?? '')?.key ?? 'id';
    const add = world.endpoints.get(raw.form.add);
    if (add && !query.split('&').some((pair) => pair.split('=')[0] === key)) return add.permission;
  }
  const tab = query.split('&').find((pair) => pair.startsWith('tab='));
  const view = 'views' in raw ? raw.views?.find((one) => `tab=${one.name}` === tab) : undefined;
  return (view && (view.allow ?? world.endpoints.get(view.list)?.permission)) ?? world.screenPermission(raw);
}

function permissionOf(raw: RawAction, endpoint: EndpointModel | undefined, world: World): string | undefined {
  if (raw.allow !== undefined) return raw.allow;
  if (endpoint) return endpoint.permission;
  return raw.to === undefined ? undefined : linkPermission(raw.to, world);
}

/** One action of a row, a selection, a record or a screen. */
function resolveAction(raw: RawAction, world: World, shown: EndpointModel | undefined): ActionModel | undefined {
  const called = calledBy(raw);
  const endpoint = called === undefined ? undefined : world.endpoints.get(called);
  if (called !== undefined && !endpoint) return undefined;
  const own = called === undefined ? undefined : world.draft.endpoints.get(called)?.raw;
  const when = offeredWhen(raw, endpoint, world, shown);
  // A part asks for everything itself.
  const input = endpoint && raw.part === undefined ? inputsOf(raw, endpoint, world) : [];
  const permission = permissionOf(raw, endpoint, world);
  const { icon, tone, confirm, button, success } = looksOf(raw, own);
  return {
    id: raw.id,
    label: raw.title || !endpoint ? textOf(raw.title, humanise(raw.id)) : endpoint.title,
    ...(icon === undefined ? {} : { icon }),
    ...(tone === undefined ? {} : { tone }),
    ...(permission === undefined ? {} : { permission }),
    ...(when ? { when } : {}),
    ...(raw.to === undefined ? {} : { to: raw.to }),
    ...(called === undefined ? {} : { call: called }),
    ...written(raw, 'part', 'copy', 'rows', 'send', 'set'),
    ...(input.length > 0 ? { input } : {}),
    ...(endpoint?.decision && raw.part === undefined ? { decides: true as const } : {}),
    ...(raw.repeat ? { repeat: raw.repeat } : {}),
    ...(confirm ? { confirm } : {}),
    ...(button ? { button } : {}),
    ...(success ? { success } : {}),
    ...(raw.key === undefined ? {} : { key: raw.key }),
  };
}

/** How it looks, what it asks before and says afterwards: the action's own words, then those of its call. */
const looksOf = (raw: RawAction, call: RawEndpoint | undefined) => ({
  icon: (raw.icon ?? call?.icon)?.replace(/^mdi-/, ''),
  tone: raw.tone ?? call?.tone,
  confirm: noteOf(raw.confirm ?? call?.confirm),
  button: noteOf(raw.button ?? call?.button),
  success: noteOf(raw.success ?? call?.success),
});

/** The actions of rows or of a record, which `shown` answers. */
export const resolveActions = (
  raw: RawActions | undefined,
  world: World,
  shown?: EndpointModel,
): readonly ActionModel[] => (raw ?? []).flatMap((one) => resolveAction(actionOf(one), world, shown) ?? []);
