import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Group } from '#contract/screen.ts';
import { defineTexts } from '#web/locale/language.ts';

export const useAuditText = defineTexts(
  {
    title: 'รายละเอียดประวัติ',
    back: 'กลับ',
    missing: 'ไม่พบรายการ',
    missingHint: 'ลิงก์อาจไม่ถูกต้อง',
    change: 'สิ่งที่เปลี่ยน',
    noChange: 'รายการนี้ไม่ได้เปลี่ยนข้อมูล',
  },
  {
    title: 'Audit entry',
    back: 'Back',
    missing: 'No such entry',
    missingHint: 'The link may be wrong',
    change: 'What changed',
    noChange: 'This entry changed nothing',
  },
);

/** Fields of an entry in addition to the columns of the log. */
export const chain: readonly Field[] = [
  { name: 'subject', kind: 'string', label: { th: 'ชื่อข้อมูล', en: 'Name of the record' } },
  { name: 'hash', kind: 'code', label: { th: 'แฮชของแถวนี้', en: 'Hash of this row' } },
  { name: 'previous', kind: 'code', label: { th: 'แฮชของแถวก่อนหน้า', en: 'Hash of the row before' } },
];

const groups: readonly Group[] = [
  {
    title: { th: 'เหตุการณ์', en: 'Event' },
    fields: ['at', 'result', 'action', 'entity_type', 'entity_id', 'subject', 'entity_ids', 'reason', 'error_code'],
  },
  {
    title: { th: 'ผู้ทำรายการ', en: 'Who' },
    fields: ['actor_id', 'actor_role', 'on_behalf_of', 'approver_id', 'auth_method', 'session_id'],
  },
  { title: { th: 'ที่มา', en: 'From where' }, fields: ['ip', 'user_agent', 'request_id', 'idem_key'] },
  { title: { th: 'ความครบถ้วน', en: 'Integrity' }, fields: ['seq', 'hash', 'previous'] },
];

/** The groups of fields that have a value in this entry; most are empty for most entries. */
export function groupsOf(entry: Row): readonly Group[] {
  return groups.flatMap((group) => {
    const fields = group.fields.filter((name) => entry[name] !== null && entry[name] !== undefined);
    return fields.length > 0 ? [{ ...group, fields }] : [];
  });
}
