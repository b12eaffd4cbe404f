import type { EachVerdict, Limit, Refusal, Verdict } from '#contract/decision.ts';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { addMoney, groupMoney, satang } from '#contract/money.ts';
import { invalid } from '../base/failure.ts';
import { baseTexts } from '../base/texts.ts';
import type { Answer, Call } from '../context/call.ts';
import type { TransactionContext } from '../context/context.ts';
import { entityOf, type Platform } from '../context/platform.ts';
import { movedOn } from '../decisions/moved-on.ts';
import { refusal, verdict } from '../decisions/verdict.ts';
import { envelopeOf } from '../records/envelope.ts';
import { hasNumericKey, keyValue } from '../records/numeric-key.ts';
import { lockHolderOf, readRow } from '../records/write.ts';
import { decisionOf } from './hold-to-verdict.ts';
import { callsTexts } from './texts.ts';

/** Maximum number of records per request. */
const most = 200;

/** Answers the verdict of another call before its form is filled in. Read-only: takes no locks and writes nothing. */
export async function askVerdict({ endpoint, platform, ctx, query }: Call): Promise<Answer> {
  const target = platform.endpoints.find(({ id }) => id === endpoint.verdictOf);
  if (!target) throw new Error(`${endpoint.id}: no call ${endpoint.verdictOf}`);
  const found = await ctx.transaction(async (inner) => {
    const targetContext = { ...inner, endpoint: target };
    if (!isAboutRecord(target)) return decide(platform, target, null, query, targetContext);
    const entity = entityOf(platform, target);
    const keys = keysOf(query.ids);
    if (keys) return decideMany(platform, target, entity, keys, query, targetContext);
    const name = target.key ?? entity.key;
    if (query[name] === undefined) throw invalid({ [name]: baseTexts.notSaid });
    return decideOne(platform, target, entity, query[name], query, targetContext);
  }, 'read only');
  return { json: envelopeOf(found) };
}

const isAboutRecord = ({ kind }: Endpoint) => kind === 'move' || kind === 'update' || kind === 'remove';

function keysOf(value: unknown): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const keys = [...new Set([value].flat().flatMap((one) => String(one).split(',')))].filter((key) => key !== '');
  if (keys.length === 0 || keys.length > most) throw invalid({ ids: callsTexts.howMany({ most }) });
  return keys;
}

function decide(
  platform: Platform,
  target: Endpoint,
  record: Row | null,
  body: Row,
  ctx: TransactionContext,
): Promise<Verdict> {
  return decisionOf(platform, target.id)({ record, body }, { ...ctx, binding: false });
}

async function decideOne(
  platform: Platform,
  target: Endpoint,
  entity: Entity,
  key: unknown,
  body: Row,
  ctx: TransactionContext,
): Promise<Verdict> {
  const record = await readRow(platform, entity, keyValue(entity, key), ctx);
  const stands = lifecycleRefusal(target, entity, record, ctx);
  return stands ? verdict({ refusals: [stands] }) : decide(platform, target, record, body, ctx);
}

/** Refusals common to all calls about a record: its status, or the soft lock of another user. */
function lifecycleRefusal(target: Endpoint, entity: Entity, record: Row, ctx: TransactionContext): Refusal | undefined {
  const moved = target.moves && movedOn(entity, record, target.moves);
  if (moved) return moved;
  const holder = lockHolderOf(entity, record, ctx);
  return holder === undefined ? undefined : refusal('held', 423, callsTexts.held({ holder }));
}

async function decideMany(
  platform: Platform,
  target: Endpoint,
  entity: Entity,
  keys: readonly string[],
  body: Row,
  ctx: TransactionContext,
): Promise<Verdict> {
  const isNumber = hasNumericKey(entity);
  const each: EachVerdict[] = [];
  const shared = new Map<string, Limit>();
  for (const key of keys) {
    const found = await decideOne(platform, target, entity, isNumber ? Number(key) : key, body, ctx);
    each.push({ key, refusals: found.refusals, warnings: found.warnings });
    if (found.refusals.length > 0) continue;
    for (const one of found.limits) {
      const before = shared.get(one.code);
      if (one.shared) shared.set(one.code, before ? { ...one, needs: addMoney(before.needs, one.needs) } : one);
    }
  }
  const limits = [...shared.values()];
  return verdict({ each, limits, refusals: limits.flatMap(exceeded) });
}

/** Checks the sum: each record may be within a limit that all of them together exceed. */
function exceeded({ code, label, left, needs }: Limit): readonly Refusal[] {
  if (satang(needs) <= satang(left)) return [];
  const [th, en] = [groupMoney(left), groupMoney(needs)];
  return [refusal(`${code}_together`, 403, callsTexts.exceeded({ label, left: th, needs: en }))];
}
