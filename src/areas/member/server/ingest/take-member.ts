import { sql } from 'kysely';
import type { IngestMembersMade, MemberFactInput } from '#generated/api/member.ts';
import { agentRules, siteClosed } from '#server/agents/agent-config.ts';
import { type FieldTexts, invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many, maybe, one, type Tx } from '#server/db/sql.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import { memberTexts } from '../texts.ts';

interface Agent {
  readonly id: number;
  readonly prefix: string;
}

/** The agent whom somebody joins, while it takes new members. Who joins it meanwhile waits, so that both see each other. */
async function agentOf({ tx, mayServe }: TransactionContext, code: string): Promise<Agent> {
  const agent = await maybe(sql<Agent>`select id::integer as id, prefix from agent where code = ${code}`, tx);
  if (!agent || !mayServe(agent.id)) throw invalid({ agent_code: memberTexts.noAgent({ code }) });
  const rules = await agentRules(tx, agent.id);
  const closed = siteClosed(rules) ?? (rules.register_enabled ? undefined : memberTexts.siteTakesNobody);
  if (closed) throw invalid({ agent_code: closed });
  await many(sql`select pg_advisory_xact_lock(hashtextextended(${`member.join:${agent.id}`}, 0))`, tx);
  return agent;
}

interface Taken {
  readonly username: string;
  readonly same_username: boolean;
  readonly same_mobile: boolean;
}

/** What of the new member belongs to somebody already: a username anywhere, a number or an account with the same agent. */
async function takenOf(tx: Tx, fact: MemberFactInput, agent: Agent): Promise<FieldTexts> {
  const others = await many(
    sql<Taken>`
      select username, username = ${fact.username} as same_username, mobile = ${fact.mobile} as same_mobile from member
      where username = ${fact.username} or (agent_id = ${agent.id} and (mobile = ${fact.mobile}
        or (bank_code = ${fact.bank_code} and bank_account_no = ${fact.bank_account_no})))
      order by id`,
    tx,
  );
  if (others.some((one) => one.same_username)) return { username: memberTexts.usernameTaken };
  const [other] = others;
  if (!other) return {};
  const { username } = other;
  return other.same_mobile
    ? { mobile: memberTexts.mobileTaken({ username }) }
    : { bank_account_no: memberTexts.accountTaken({ username }) };
}

/** The member who referred the new one; null where the fact names nobody. */
async function uplineOf(tx: Tx, fact: MemberFactInput, agent: Agent): Promise<number | null> {
  const { upline_username: username } = fact;
  if (username === undefined || username === null) return null;
  const upline = await maybe(
    sql<{ id: number }>`
      select id::integer as id from member where username = ${username} and agent_id = ${agent.id}`,
    tx,
  );
  if (!upline) throw invalid({ upline_username: memberTexts.noReferrer });
  return upline.id;
}

/** Somebody joins: a member of the agent, with an account to be paid to and an empty wallet. */
export async function takeMember(fact: MemberFactInput, ctx: TransactionContext): Promise<IngestMembersMade> {
  const { tx } = ctx;
  const agent = await agentOf(ctx, fact.agent_code);
  if (!fact.username.startsWith(agent.prefix))
    throw invalid({ username: memberTexts.usernamePrefix({ prefix: agent.prefix }) });
  const bank = await maybe(sql`select from bank_ref where code = ${fact.bank_code}`, tx);
  if (!bank) throw invalid({ bank_code: memberTexts.noBank({ code: fact.bank_code }) });
  const taken = await takenOf(tx, fact, agent);
  if (Object.keys(taken).length > 0) throw invalid(taken);
  const upline = await uplineOf(tx, fact, agent);
  const wallet = fact.bank_code === 'TRUEWALLET' ? fact.bank_account_no : null;
  const { id, referral_code } = await one(
    sql<{ id: number; referral_code: string }>`
      insert into member (username, agent_id, name, mobile, line_id, bank_code, bank_account_no, bank_account_name,
        truewallet_no, upline_id, register_channel, utm_source, level, tags, turnover_required, turnover_done, deposit_count,
        deposit_total, withdraw_count, withdraw_total, winloss_total, last_ip, device_id, registered_at, status, activity_state)
      values (${fact.username}, ${agent.id}, ${fact.name}, ${fact.mobile}, ${fact.line_id ?? null}, ${fact.bank_code},
        ${fact.bank_account_no}, ${fact.bank_account_name ?? fact.name}, ${wallet}, ${upline}::integer,
        ${fact.register_channel ?? 'web'}, ${fact.utm_source ?? null}, 'bronze', '[]', 0, 0, 0, 0, 0, 0, 0,
        ${fact.ip ?? null}, ${fact.device_id ?? null}, clock_timestamp(), 'active', 'never')
      returning id::integer as id, referral_code`,
    tx,
  );
  await many(
    sql`
      insert into wallet (member_id, wallet_type, balance, pending, turnover_required, turnover_done, updated_at)
      values (${id}, 'main', 0, 0, 0, 0, clock_timestamp())`,
    tx,
  );
  await recordEvent(tx, { entity: 'Member', id, action: 'create', to: 'active' }, { userId: 0, name: fact.username });
  return { id, referral_code };
}
