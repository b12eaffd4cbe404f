import { sql, type Transaction } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Text } from '#contract/text.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { entities } from '#generated/api/entities.ts';
import { endpointTitles, entityTitles } from '#generated/api/titles.ts';
import type { Database } from '../db/database.ts';

/** What the server does by itself. */
const own: Readonly<Record<string, Text>> = {
  'auth.lock': { th: 'ล็อกบัญชีชั่วคราว', en: 'Lock an account for a while' },
  'auth.unlock': { th: 'ปลดล็อกบัญชี', en: 'Unlock an account' },
  'cashback.cancel': { th: 'ยกเลิกยอดคืน', en: 'Cancel rebates' },
  'cashback.expire': { th: 'ยอดคืนหมดอายุ', en: 'Rebates run out' },
  'cashback.pay': { th: 'จ่ายยอดคืน', en: 'Pay rebates' },
  'credit_free.grant': { th: 'ให้เครดิตฟรี', en: 'Grant free credit' },
  'demo.create': { th: 'สร้างข้อมูลตัวอย่าง', en: 'Create demo data' },
  'deposit.cancel': { th: 'ยกเลิกคำขอฝาก', en: 'Cancel a deposit' },
  'deposit.credit': { th: 'เติมเครดิตรายการฝาก', en: 'Credit a deposit' },
  'deposit.doubt': { th: 'พักรายการฝากไว้ตรวจ', en: 'Hold a deposit for review' },
  'deposit.expire': { th: 'คำขอฝากหมดเวลา', en: 'A deposit request runs out' },
  'deposit.match': { th: 'จับคู่รายการฝาก', en: 'Match a deposit' },
  'deposit.open': { th: 'เปิดรายการฝาก', en: 'Open a deposit' },
  'files.read': { th: 'เปิดไฟล์', en: 'Open a file' },
  'reference.add': { th: 'เพิ่มข้อมูลตั้งต้นของระบบ', en: 'Add reference data' },
  'reference.remove': { th: 'ลบข้อมูลตั้งต้นที่ระบบไม่ใช้แล้ว', en: 'Remove reference data that is no longer used' },
  'identity.account_added': { th: 'เพิ่มบัญชีจากบริการยืนยันตัวตน', en: 'Add an account of an identity service' },
  'import.check': { th: 'ตรวจไฟล์นำเข้า', en: 'Check an import' },
  'import.commit': { th: 'เริ่มนำเข้า', en: 'Begin an import' },
  'import.finish': { th: 'นำเข้าเสร็จ', en: 'Finish an import' },
  'migration.stop': { th: 'หยุดกฎโยกเงินเพราะผิดพลาด', en: 'Stop a sweep rule' },
  'migration.sweep': { th: 'โยกเงินอัตโนมัติ', en: 'Sweep' },
  'replenish.fill': { th: 'เติมเงินอัตโนมัติ', en: 'Fill an account' },
  'affiliate.pay': { th: 'จ่ายรายได้แนะนำเพื่อนประจำวัน', en: 'Affiliate income of a day is paid' },
  'provider.window': { th: 'ปิดหรือเปิดค่ายตามเวลา', en: 'A window of maintenance begins or ends' },
  'banner.clock': { th: 'แบนเนอร์เริ่มหรือหมดเวลา', en: 'A banner begins or ends' },
  'promotion.clock': { th: 'โปรโมชั่นเริ่มหรือหมดอายุ', en: 'A promotion begins or ends' },
  'shop.cancel': { th: 'สมาชิกยกเลิกการแลก', en: 'A member cancels a redemption' },
  'shop.deposit.clock': { th: 'กติกาฝากรับแต้มสิ้นสุด', en: 'A rule of points ends' },
  'shop.points_back': { th: 'ดึงแต้มของรายการฝากคืน', en: 'Take points of a deposit back' },
  'shop.points': { th: 'ให้แต้มจากยอดฝาก', en: 'Give points for a deposit' },
  'shop.redeem': { th: 'สมาชิกแลกแต้ม', en: 'A member redeems points' },
  'sms.begin': { th: 'เริ่มส่ง SMS', en: 'Begin to send texts' },
  'sms.finish': { th: 'ส่ง SMS ครบ', en: 'Finish sending texts' },
  'poll.open': { th: 'เปิดรับคำตอบโพลตามเวลา', en: 'Open a poll' },
  'poll.close': { th: 'ปิดรับคำตอบโพลตามเวลา', en: 'Close a poll' },
  'poll.choose': { th: 'เริ่มเลือกผู้ชนะโพล', en: 'Begin to choose winners' },
  'poll.unchoose': { th: 'ล้างผู้ชนะโพลทั้งหมด', en: 'Clear all winners' },
  'poll.pay': { th: 'แจกรางวัลโพล', en: 'Give a prize of a poll' },
  'poll.distributed': { th: 'แจกรางวัลโพลครบ', en: 'All prizes of a poll given' },
  'seal.begin': { th: 'เริ่มผนึกข้อมูลสำคัญ', en: 'Begin to seal rows' },
  'seal.begun': { th: 'ผนึกข้อมูลสำคัญครบ', en: 'All rows sealed' },
  'seal.keep': { th: 'ผนึกข้อมูลที่เปลี่ยน', en: 'Seal changed rows' },
  'seal.migrate': { th: 'ผนึกข้อมูลที่ปรับโครงสร้าง', en: 'Seal what migrations changed' },
  'setup.first_owner': { th: 'สร้างเจ้าของระบบคนแรก', en: 'Create the first owner' },
  'ticket.open': { th: 'เปิดใบขอเติมเงินอัตโนมัติ', en: 'Open a ticket' },
  'bulk.finish': { th: 'โอนกลุ่มเสร็จ', en: 'Finish a bulk transfer' },
  'quest.end': { th: 'ภารกิจสิ้นสุดตามเวลา', en: 'A quest ends by its time' },
  'quest.reward': { th: 'จ่ายรางวัลภารกิจ', en: 'Pay the reward of a quest' },
  'transfer.request': { th: 'สั่งโอนระหว่างบัญชี', en: 'Ask for a transfer' },
  'transfer.settle': { th: 'ผลการโอนระหว่างบัญชี', en: 'Result of a bank transfer' },
  'wheel.award': { th: 'ให้รางวัลกงล้อ', en: 'Give a prize of a wheel' },
  'wheel.end': { th: 'กงล้อสิ้นสุดตามเวลา', en: 'A wheel ends by its time' },
  'wheel.expire': { th: 'รางวัลกงล้อหมดอายุ', en: 'A prize of a wheel expires' },
  'withdraw.auto': { th: 'ตรวจและอนุมัติถอนอัตโนมัติ', en: 'A withdrawal is checked and approved by the rules' },
  'withdraw.settle': { th: 'ผลการโอน', en: 'Result of a transfer' },
};

function isMasked({ fields }: Entity): boolean {
  return Object.values(fields).some((field) => field.mask !== undefined);
}

/** Every action that the log may name, in words: calls, exports, looks at masked values, moves of the system. */
function actionTitles(): ReadonlyMap<string, Text> {
  const named = new Map<string, Text>(Object.entries(own));
  const titles: Readonly<Record<string, Text | undefined>> = endpointTitles;
  for (const { id, export: exported } of endpoints) {
    const title = titles[id];
    if (!title) continue;
    named.set(id, title);
    if (exported !== undefined) named.set(`${id}.export`, { th: `ดาวน์โหลด ${title.th}`, en: `Download: ${title.en}` });
  }
  const subjects: Readonly<Record<string, Text | undefined>> = entityTitles;
  for (const entity of Object.values(entities)) {
    const title = subjects[entity.name];
    if (!title || !isMasked(entity)) continue;
    named.set(`${entity.name}.read`, { th: `ดูข้อมูลที่ปิดบังของ${title.th}`, en: `See masked data: ${title.en}` });
  }
  return named;
}

const actions = actionTitles();

/** What an action is called; an unknown one by its code. */
export function actionTitle(code: string): Text {
  return actions.get(code) ?? { th: code, en: code };
}

/** Brings the names that the log is shown with up to date. A name of the past stays: the log still has it. */
export async function syncAuditNames(tx: Transaction<Database>): Promise<void> {
  await upsert(tx, 'audit_action', [...actions]);
  await upsert(tx, 'audit_subject', Object.entries(entityTitles));
}

async function upsert(
  tx: Transaction<Database>,
  table: 'audit_action' | 'audit_subject',
  names: readonly (readonly [string, Text])[],
): Promise<void> {
  const rows = JSON.stringify(names.map(([code, title]) => ({ code, title: title.th, title_en: title.en })));
  await sql`
    insert into ${sql.table(table)} (code, title, title_en)
    select code, title, title_en from json_to_recordset(${rows}::json) as name (code text, title text, title_en text)
    on conflict (code) do update set title = excluded.title, title_en = excluded.title_en
    where (${sql.table(table)}.title, ${sql.table(table)}.title_en) is distinct from (excluded.title, excluded.title_en)`.execute(
    tx,
  );
}
