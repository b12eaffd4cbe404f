// What one would write by hand with Fastify and pg alone for two lists of the product, over its database: session and right
// are looked up, the rows are read by one query, their number by another beside it, and go out as they come. No masks, sums,
// counts of tabs, audit, limits or headers: what is below this is not a list call. With KEEP_PLANS each statement has a name,
// so that a connection keeps its plan: the least that such a call can cost. DATABASE_URL and PORT say where.
import { createHash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 20 });

const session = `select u.id, r.permissions from session s join app_user u on u.id = s.user_id join role r on r.id = u.role_id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and u.status = 'active' and r.status = 'active'`;

/** @param {string} name @param {string} text @param {readonly unknown[]} values */
const read = (name, text, values = []) =>
  pool.query({ ...(process.env.KEEP_PLANS ? { name } : {}), text, values: [...values] });

/** @type {Readonly<Record<string, { permission: string, rows: string, count: string }>>} */
const lists = {
  members: {
    permission: 'member.member.view',
    rows: `select t.id, t.username, t.name, t.mobile, t.line_id, t.agent_id, a.name as agent_name, a.code as agent_code,
        t.bank_code, b.name_th as bank_name, t.bank_account_no, t.bank_account_name, t.truewallet_no, t.level, t.tags,
        t.balance_main, t.balance_bonus, t.balance_cashback, t.balance_commission, t.balance_affiliate, t.balance_point,
        t.balance_ticket, t.turnover_required, t.turnover_done, t.deposit_count, t.deposit_total, t.withdraw_count,
        t.withdraw_total, t.winloss_total, t.upline_id, u.username as upline_name, t.referral_code, t.register_channel,
        t.utm_source, t.registered_at, t.first_deposit_at, t.last_deposit_at, t.last_login_at, t.last_bet_at, t.last_ip,
        t.device_id, t.duplicates, t.activity_state, t.status
      from (select * from member order by registered_at desc, id desc limit $1 offset $2) t join agent a on a.id = t.agent_id join bank_ref b on b.code = t.bank_code
        left join member u on u.id = t.upline_id
      order by t.registered_at desc, t.id desc`,
    count: 'select count(*) from member',
  },
  withdrawals: {
    permission: 'finance.withdraw.view',
    rows: `select t.id, t.version, t.requested_at, t.withdraw_ref, t.agent_id, a.name as agent_name, a.code as agent_code,
        t.member_id, m.username, m.name as member_name, m.level as member_level, t.bank_code, b.name_th as bank_name,
        t.bank_account_no, t.bank_account_name, t.amount, t.fee, t.fee_payer, t.net_amount, t.balance_before,
        t.balance_after, t.turnover_required, t.turnover_done, t.turnover_ok, t.deposit_today, t.withdraw_today,
        t.withdraw_count_today, t.active_promotion, t.risk_score, t.risk_level, t.risk_flags, t.type, t.from_bank_id,
        f.nickname as from_bank_name, t.gateway, t.gateway_account_id, g.name as gateway_account_name, t.locked_by,
        l.name as locked_by_name, t.locked_at, t.for_lead, t.handed_by, h.name as handed_by_name, t.handed_at,
        t.verified_by, v.name as verified_by_name, t.verified_at, t.approved_by, p.name as approved_by_name, t.approved_at,
        t.completed_at, t.duration_sec, t.upstream_message, t.status
      from (select * from withdrawal order by requested_at, id limit $1 offset $2) t join agent a on a.id = t.agent_id join member m on m.id = t.member_id
        join bank_ref b on b.code = t.bank_code left join bank f on f.id = t.from_bank_id
        left join gateway_account g on g.id = t.gateway_account_id left join app_user l on l.id = t.locked_by
        left join app_user h on h.id = t.handed_by left join app_user v on v.id = t.verified_by
        left join app_user p on p.id = t.approved_by
      order by t.requested_at, t.id`,
    count: 'select count(*) from withdrawal',
  },
};

const app = fastify();
for (const [name, { permission, rows, count }] of Object.entries(lists))
  app.get(`/${name}`, async (request, reply) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const found = await read('session', session, [createHash('sha256').update(token).digest()]);
    const person = found.rows[0];
    if (!person) return reply.code(401).send({ error: 401 });
    const may = person.permissions.includes('*') || person.permissions.includes(permission);
    if (!may) return reply.code(403).send({ error: 403 });
    const { limit = '20', page = '1' } = /** @type {Record<string, string>} */ (request.query);
    const [data, total] = await Promise.all([
      read(`${name} rows`, rows, [limit, (Number(page) - 1) * Number(limit)]),
      read(`${name} count`, count),
    ]);
    return { error: 0, data: data.rows, total: Number(total.rows[0].count) };
  });
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
console.log('Ready: ');
