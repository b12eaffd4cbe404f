import { sql } from 'kysely';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { maybe, one, type Tx } from '#server/db/sql.ts';

type Quest = RowOf<'quest'>;

/** From which status a quest goes where. Ended is final. */
const moves: Readonly<Record<Quest['status'], readonly Quest['status'][]>> = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

function wrongIn(row: Quest): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (row.end_at && row.start_at >= row.end_at) wrong.end_at = 'ต้องหลังเวลาเริ่ม';
  return wrong;
}

function refuse(wrong: Readonly<Record<string, string>>): void {
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** Does the bonus exist and may it still be given? */
async function checkBonus(tx: Tx, row: Quest, wrong: Record<string, string>): Promise<void> {
  if (row.bonus_event_reward_id === null) return;
  const reward = await maybe(
    sql<{
      ok: boolean;
    }>`select status = 'active' and type <> 'none' as ok from event_reward where id = ${row.bonus_event_reward_id}`,
    tx,
  );
  if (!reward?.ok) wrong.bonus_event_reward_id = 'ต้องเป็นรางวัลที่เปิดใช้งาน';
}

/** A new quest begins as a draft. */
export const questAdd = effect('quest.add', async ({ row }, { tx }) => {
  const wrong = wrongIn(row);
  if (row.status !== 'draft') wrong.status = 'สร้างเป็นร่างก่อน แล้วเปิดเมื่อใส่ข้อภารกิจแล้ว';
  await checkBonus(tx, row, wrong);
  refuse(wrong);
});

/**
 * A changed quest. It is opened where it has an item; once somebody has joined, its rounds stay as they are; what has
 * ended stays as it is. Throws FailureError 422 that names the fields at fault.
 */
export const questUpdate = effect('quest.update', async ({ before, row }, { tx, clock }) => {
  if (!before) throw new Error('A change has a record');
  if (before.status === 'ended') throw conflicted(undefined, 'ภารกิจนี้สิ้นสุดแล้ว แก้ไขไม่ได้');
  const wrong = wrongIn(row);
  const moved = row.status !== before.status;
  if (moved && !moves[before.status].includes(row.status)) wrong.status = 'เปลี่ยนสถานะแบบนี้ไม่ได้';
  if (row.status === 'active' && row.end_at && row.end_at <= clock.now()) wrong.end_at = 'เวลาสิ้นสุดผ่านไปแล้ว';
  if (row.bonus_event_reward_id !== before.bonus_event_reward_id) await checkBonus(tx, row, wrong);
  const { items, runs } = await one(
    sql<{ items: number; runs: number }>`
      select (select count(*)::integer from quest_item where quest_id = ${row.id} and status = 'active') as items,
        (select count(*)::integer from (select from quest_run where quest_id = ${row.id} limit 1) as any_run) as runs`,
    tx,
  );
  if (moved && row.status === 'active' && items === 0) wrong.status = 'ต้องมีข้อภารกิจที่เปิดอย่างน้อย 1 ข้อ';
  if (runs > 0) {
    if (row.cycle !== before.cycle) wrong.cycle = 'มีผู้ร่วมแล้ว เปลี่ยนรอบไม่ได้';
    if (row.unlock_mode !== before.unlock_mode) wrong.unlock_mode = 'มีผู้ร่วมแล้ว เปลี่ยนการปลดล็อกไม่ได้';
  }
  refuse(wrong);
});
