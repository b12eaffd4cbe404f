import { sql } from 'kysely';
import { many, type Tx } from '#server/db/sql.ts';

/** Why a wheel cannot be spun, in words; the rules themselves are the database's (`wheel_faults`). */
const texts: Readonly<Record<string, string>> = {
  positions: 'ต้องใส่รางวัลให้ครบทุกช่อง',
  beyond: 'มีช่องเกินจำนวนช่องของกงล้อ',
  weights: 'น้ำหนักรวมของช่องที่ใช้งานต้องมากกว่า 0',
  endless: 'ต้องมีช่องที่ไม่จำกัดโควตาและสต็อกอย่างน้อย 1 ช่องที่ออกได้',
  stand_in: 'ช่องแทนต้องไม่จำกัดโควตาและสต็อก',
};

/** The faults of a wheel as it is in this transaction, in Thai; empty where it can be spun. */
export async function faultsOf(tx: Tx, wheelId: number): Promise<readonly string[]> {
  const rows = await many(sql<{ fault: string }>`select unnest(wheel_faults(${wheelId})) as fault`, tx);
  return rows.map(({ fault }) => texts[fault] ?? fault);
}

/** Active wheels that could no longer be spun if this reward stayed as it is in this transaction, by name. */
export async function brokenBy(tx: Tx, rewardId: number): Promise<readonly string[]> {
  const rows = await many(
    sql<{ name: string }>`
      select name from wheel_config wheel
      where status = 'active' and cardinality(wheel_faults(id)) > 0
        and exists (select from wheel_stock where wheel_id = wheel.id and event_reward_id = ${rewardId})
      order by name`,
    tx,
  );
  return rows.map(({ name }) => name);
}
