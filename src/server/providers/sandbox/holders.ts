import { sql } from 'kysely';
import { type Executor, many, maybe } from '../../db/sql.ts';
import { chance } from './scenarios.ts';

const first = ['สมชาย', 'สุดา', 'ประเสริฐ', 'วราภรณ์', 'อนุชา', 'กมลวรรณ', 'ธนากร', 'พิมพ์ชนก', 'ณัฐพล', 'ศิริพร'];
const last = ['ใจดี', 'แสงทอง', 'ศรีสุข', 'วงศ์ไทย', 'บุญมา', 'พงษ์พานิช', 'ทองคำ', 'รักษ์ดี', 'สุขสวัสดิ์', 'มีชัย'];

/**
 * Who an account belongs to. One that nobody has entered has a holder drawn by the seed; a number that ends in 00 does
 * not exist.
 */
export async function holderOf(
  db: Executor,
  bankCode: string,
  accountNo: string,
  seed: string,
): Promise<string | undefined> {
  const row = await maybe(
    sql<{ name: string }>`select name from sandbox_holder where bank_code = ${bankCode} and account_no = ${accountNo}`,
    db,
  );
  if (row) return row.name;
  if (accountNo.endsWith('00')) return undefined;
  const draw = (names: readonly string[], what: string) =>
    names[Math.floor(chance(seed, `${what} ${bankCode} ${accountNo}`) * names.length)] ?? '';
  return `${draw(first, 'first name')} ${draw(last, 'last name')}`;
}

/** Enters who an account belongs to. */
export async function registerHolder(db: Executor, bankCode: string, accountNo: string, name: string): Promise<void> {
  await many(
    sql`
      insert into sandbox_holder (bank_code, account_no, name) values (${bankCode}, ${accountNo}, ${name})
      on conflict (bank_code, account_no) do update set name = excluded.name`,
    db,
  );
}
