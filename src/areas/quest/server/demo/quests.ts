import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Agents } from '#server/demo/agents.ts';
import { insertRows, type SeedRow } from '#server/demo/insert.ts';
import { day, later, type World } from '#server/demo/world.ts';
import { countProgress } from '../count-progress.ts';
import { roundAt } from '../round.ts';

type Quest = SeedRow<'quest'>;
type Item = SeedRow<'quest_item'>;
/** Name, condition, target, reward by its place among those of the demo, and what else. */
type Condition = Exclude<Item['condition_type'], undefined>;
type Told = readonly [string, Condition, string, number, Partial<Item>?];

const told: readonly (Required<Pick<Quest, 'name' | 'cycle' | 'status' | 'unlock_mode'>> & {
  readonly since: number;
  readonly until?: number;
  readonly bonus?: number;
  readonly items: readonly Told[];
})[] = [
  {
    ...{ name: 'ภารกิจประจำวัน', cycle: 'daily', status: 'active', unlock_mode: 'all', since: 40, bonus: 3 },
    items: [
      ['ฝากครบ 500 บาท', 'deposit_amount', '500.00', 2, { claim_expire_hours: 24 }],
      ['ฝาก 2 ครั้ง', 'deposit_count', '2.00', 4],
      ['ทำยอดเทิร์น 2,000 บาท', 'valid_turnover', '2000.00', 3],
      ['เดิมพันสล็อต 50 รอบ', 'bet_count', '50.00', 2, { game_types: ['slot'] }],
    ],
  },
  {
    ...{ name: 'ภารกิจประจำสัปดาห์', cycle: 'weekly', status: 'active', unlock_mode: 'sequential', since: 60, bonus: 6 },
    items: [
      ['ฝากสะสม 3,000 บาท', 'deposit_amount', '3000.00', 5],
      ['ทำยอดเทิร์น 20,000 บาท', 'valid_turnover', '20000.00', 5],
      ['ชนะสะสม 1,000 บาท', 'win_amount', '1000.00', 4],
      ['เข้าระบบ 3 วัน', 'login_days', '3.00', 2],
    ],
  },
  {
    ...{ name: 'ชวนเพื่อนรับโชค', cycle: 'monthly', status: 'active', unlock_mode: 'all', since: 90 },
    items: [
      ['แนะนำเพื่อน 1 คน', 'invite_friends', '1.00', 5],
      ['แนะนำเพื่อน 3 คน', 'invite_friends', '3.00', 6],
      ['ยอดเสียสะสม 5,000 บาท', 'loss_amount', '5000.00', 5],
      ['เล่นค่ายแนะนำ 200 รอบ', 'play_provider', '200.00', 3, { provider_id: 1 }],
    ],
  },
  {
    ...{ name: 'ต้อนรับสมาชิกใหม่', cycle: 'once', status: 'paused', unlock_mode: 'sequential', since: 120, bonus: 6 },
    items: [
      ['ฝากครั้งแรก', 'deposit_count', '1.00', 4],
      ['ทำยอดเทิร์น 1,000 บาท', 'valid_turnover', '1000.00', 2],
      ['ฝากสะสม 2,000 บาท', 'deposit_amount', '2000.00', 5],
      ['เดิมพัน 300 รอบ', 'bet_count', '300.00', 3],
      ['เข้าระบบ 2 วัน', 'login_days', '2.00', 2],
    ],
  },
  {
    ...{ name: 'มหกรรมสงกรานต์', cycle: 'event', status: 'ended', unlock_mode: 'all', since: 70, until: -50 },
    items: [
      ['ฝากครบ 1,000 บาท', 'deposit_amount', '1000.00', 4],
      ['ทำยอดเทิร์น 10,000 บาท', 'valid_turnover', '10000.00', 5],
      ['เดิมพันคาสิโนสด 100 รอบ', 'bet_count', '100.00', 3, { game_types: ['casino'] }],
      ['ชนะสะสม 3,000 บาท', 'win_amount', '3000.00', 5],
      ['เข้าระบบ 5 วัน', 'login_days', '5.00', 2],
    ],
  },
  {
    ...{ name: 'ภารกิจปีใหม่', cycle: 'event', status: 'draft', unlock_mode: 'all', since: -20, until: 40 },
    items: [
      ['ฝากครบ 2,569 บาท', 'deposit_amount', '2569.00', 5],
      ['เข้าระบบ 7 วัน', 'login_days', '7.00', 3],
      ['เล่นเกมประจำเทศกาล 20 รอบ', 'play_game', '20.00', 2, { game_id: 1 }],
      ['ทำยอดเทิร์น 25,000 บาท', 'valid_turnover', '25000.00', 6],
    ],
  },
];

/**
 * Quests with their items, and what members have done for them so far, counted from the deposits, bets and sign-ins of the
 * demo as the server counts them. Rewards wait to be claimed: paying is for the server to do.
 */
export async function writeQuests(tx: Transaction<Database>, world: World, { agents }: Agents): Promise<void> {
  const chosen = told.slice(0, world.size.agents <= 2 ? 2 : undefined);
  const staff = { created_by: null, updated_by: null, version: 1 };
  const stamps = { created_at: later(world.now, -95 * day), updated_at: later(world.now, -2 * day), ...staff };
  const quests = chosen.map((one, index) => ({
    ...{ id: index + 1, name: one.name, description: null, image_url: null, agent_ids: agents.map(({ id }) => id) },
    ...{ cycle: one.cycle, start_at: later(world.now, -one.since * day), unlock_mode: one.unlock_mode },
    end_at: one.until === undefined ? null : later(world.now, one.until * day),
    ...{ bonus_event_reward_id: one.bonus ?? null, eligible_levels: [], status: one.status, ...stamps },
  }));
  const items = chosen.flatMap((one, at) =>
    one.items.map(([name, condition_type, target_value, reward, more], place) => ({
      ...{ id: 0, quest_id: at + 1, name, condition_type, target_value, provider_id: null, game_id: null },
      ...{ game_types: [], event_reward_id: reward, claim_mode: 'manual' as const, claim_expire_hours: null },
      ...{ sort_order: (place + 1) * 10, status: 'active' as const, ...stamps, ...more },
    })),
  );
  await insertRows(tx, 'quest', quests);
  await insertRows(
    tx,
    'quest_item',
    items.map((item, index) => ({ ...item, id: index + 1 })),
  );
  await sql`
    insert into member_login_day select id, bangkok_day(last_login_at) from member where last_login_at is not null
    on conflict do nothing`.execute(tx);
  // Progress is counted from months of facts; without statistics about them the planner would read them again and again.
  await sql`analyze member, member_login_day, deposit, bet_day`.execute(tx);
  const stored = await tx
    .selectFrom('quest')
    .selectAll()
    .where('status', 'in', ['active', 'paused'])
    .orderBy('id')
    .execute();
  const rows = await tx.selectFrom('quest_item').selectAll().orderBy('id').execute();
  for (const quest of stored) {
    const round = roundAt(quest, world.now);
    if (!round) continue;
    for (const item of rows.filter(({ quest_id }) => quest_id === quest.id))
      await countProgress(tx, quest, item, round, world.now);
    await complete(tx, quest.id, world.now);
  }
}

/** What has reached its target waits to be claimed; of quests in sequence only what comes after completed items. */
async function complete(tx: Transaction<Database>, questId: number, now: Date): Promise<void> {
  await sql`
    update quest_progress progress set status = 'completed', completed = 1, completed_at = ${now},
      expires_at = ${now}::timestamptz + make_interval(hours => item.claim_expire_hours)
    from quest_item item join quest on quest.id = item.quest_id
    where item.id = progress.quest_item_id and quest.id = ${questId} and progress.value >= item.target_value
      and (quest.unlock_mode = 'all' or not exists (
        select from quest_item before
        left join quest_progress earlier on earlier.quest_item_id = before.id and earlier.run_id = progress.run_id
        where before.quest_id = quest.id and (before.sort_order, before.id) < (item.sort_order, item.id)
          and coalesce(earlier.value, 0) < before.target_value))`.execute(tx);
  await sql`
    update quest_run run set completed = 1, completed_at = ${now}
    where run.quest_id = ${questId} and not exists (
      select from quest_item item
      left join quest_progress progress on progress.quest_item_id = item.id and progress.run_id = run.id
      where item.quest_id = ${questId} and coalesce(progress.completed, 0) = 0)`.execute(tx);
}
