// Writes a manifest of any size: the real one plus a given number of made-up areas, three screens each.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/steps.mjs';

/** @param {number} n */
const area = (n) => `area: bench${n}
title: { th: พื้นที่ทดสอบ ${n}, en: Bench ${n} }
enums:
  BenchStatus${n}:
    active: { th: เปิด, en: Active, tone: success }
    paused: { th: พัก, en: Paused, tone: warning }
    closed: { th: ปิด, en: Closed, tone: neutral }
entities:
  BenchItem${n}:
    title: { th: รายการ ${n}, en: Item }
    managed: true
    display: name
    search: [name, note]
    fields:
      name: { type: string, max: 60, th: ชื่อ, required: true }
      amount: { type: money, th: ยอด, min: "0.00", required: true }
      fee: { type: money, th: ค่าธรรมเนียม, min: "0.00", initial: "0.00" }
      share: { type: percent, th: ส่วนแบ่ง, min: 0, max: 100, nullable: true }
      count: { type: integer, th: จำนวน, min: 0, nullable: true }
      account: { type: account, th: เลขบัญชี, nullable: true }
      mobile: { type: phone, th: เบอร์โทร, nullable: true }
      starts_at: { type: datetime, th: เริ่ม, nullable: true }
      day: { type: date, th: วันที่, nullable: true }
      enabled: { type: boolean, th: เปิด, required: true, initial: true }
      status: { type: enum, of: BenchStatus${n}, th: สถานะ, required: true, initial: active }
      note: { type: text, th: หมายเหตุ, nullable: true }
matrix:
  bench${n}.item: { title: { th: รายการ ${n} }, grants: { admin: VCU } }
endpoints:
  bench${n}.list: { call: GET /api/bench${n}/list, page: BenchItem${n}, title: { th: รายการ }, allow: bench${n}.item.view, filters: { status: {}, amount: {}, day: {}, q: {} }, totals: [amount, fee] }
  bench${n}.detail: { call: GET /api/bench${n}/detail, record: BenchItem${n}, title: { th: รายการ }, allow: bench${n}.item.view }
  bench${n}.add: { call: POST /api/bench${n}/add, create: BenchItem${n}, title: { th: เพิ่ม }, allow: bench${n}.item.create }
  bench${n}.update: { call: POST /api/bench${n}/update, update: BenchItem${n}, title: { th: แก้ไข }, allow: bench${n}.item.update }
screens:
  /bench${n}/list:
    title: { th: รายการ ${n}, en: Items }
    list: bench${n}.list
    columns: [name, amount, fee, share, count, account, mobile, starts_at, day, enabled, status]
    open: "/bench${n}/detail?id={id}"
  /bench${n}/add:
    title: { th: เพิ่มรายการ ${n}, en: Add item }
    form: { save: bench${n}.add }
    done: /bench${n}/list
  /bench${n}/detail:
    title: { th: แก้ไขรายการ ${n}, en: Edit item }
    form: { record: bench${n}.detail, save: bench${n}.update }
`;

/**
 * Copies the manifest to a folder and adds areas to it.
 * @param {string} folder @param {number} areas
 */
export function writeManifest(folder, areas) {
  cpSync(join(root, 'manifest'), join(folder, 'manifest'), { recursive: true });
  // Which files are written by hand is part of what the rules look at.
  for (const code of ['src/areas', 'src/gateways']) cpSync(join(root, code), join(folder, code), { recursive: true });
  for (let n = 1; n <= areas; n++) writeFileSync(join(folder, `manifest/areas/bench${n}.yaml`), area(n));
}
