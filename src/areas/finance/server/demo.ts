import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { AreaDemo } from '#server/demo/area-demo.ts';
import { markFastOut } from './deposit/rounds.ts';

const screen = '/finance/withdraw_requests';

/** Views of the queue that the finance lead has shared with their teams. */
const views = [
  {
    name: 'ยอดใหญ่รอตรวจสอบ',
    query: 'status=pending&amount_min=10000.00&sort=-amount',
    roles: ['finance', 'finance_lead'],
  },
  { name: 'รอหัวหน้าอนุมัติ', query: 'status=&for_lead=true', roles: ['finance_lead', 'owner'] },
] as const;

async function shareViews(tx: Transaction<Database>, at: Date): Promise<void> {
  const lead = await tx.selectFrom('app_user').select('id').where('username', '=', 'lead1').executeTakeFirst();
  if (!lead) return;
  const layout = { order: [], hidden: [], widths: [], start: [], end: [] };
  for (const { name, query, roles } of views) {
    const { id } = await tx
      .insertInto('saved_view')
      .values({
        ...{ user_id: lead.id, screen, name, query, layout: sql`${JSON.stringify(layout)}::jsonb` },
        ...{ created_by: lead.id, created_at: at, updated_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('saved_view_role')
      .columns(['view_id', 'role_id', 'screen'])
      .expression((eb) =>
        eb
          .selectFrom('role')
          .select((of) => [of.val(id).as('view_id'), 'role.id as role_id', of.val(screen).as('screen')])
          .where('role.code', 'in', roles),
      )
      .execute();
  }
}

/** Yesterday's deposits come to an admin every morning; the first file as soon as the product runs. */
async function subscribe(tx: Transaction<Database>, at: Date): Promise<void> {
  const admin = await tx.selectFrom('app_user').select('id').where('username', '=', 'admin1').executeTakeFirst();
  if (!admin) return;
  await tx
    .insertInto('subscription')
    .values({
      ...{ user_id: admin.id, name: 'ยอดฝากเมื่อวาน', screen: '/finance/deposit_requests', call: 'deposit.list' },
      ...{ query: 'date_from=%40yesterday&sort=-requested_at', rhythm: 'daily', at: '08:00', next_at: at },
      ...{ created_by: admin.id, created_at: at, updated_at: at },
    })
    .execute();
}

/** The demo's deposits of the last hours that left again at once are marked, as the rounds would find them; the team has its views, and a report that comes by itself. */
export const demo: AreaDemo = {
  tell: ({ world }) => ({
    async count(tx) {
      await markFastOut(tx, sql`${world.now}::timestamptz`);
      await shareViews(tx, world.now);
      await subscribe(tx, world.now);
    },
  }),
};
