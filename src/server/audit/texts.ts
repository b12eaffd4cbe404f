import { texts } from '../base/text-catalogue.ts';

/** What the log calls what the runtime does by itself, by its codes; what areas do says their `audit:` in the manifest. */
export const actionTexts = texts('audit.action', {
  'auth.lock': { th: 'ล็อกบัญชีชั่วคราว', en: 'Lock an account for a while' },
  'auth.unlock': { th: 'ปลดล็อกบัญชี', en: 'Unlock an account' },
  'credit_free.grant': { th: 'ให้เครดิตฟรี', en: 'Grant free credit' },
  'demo.create': { th: 'สร้างข้อมูลตัวอย่าง', en: 'Create demo data' },
  'deposit.cancel': { th: 'ยกเลิกคำขอฝาก', en: 'Cancel a deposit' },
  'deposit.credit': { th: 'เติมเครดิตรายการฝาก', en: 'Credit a deposit' },
  'deposit.expire': { th: 'คำขอฝากหมดเวลา', en: 'A deposit request runs out' },
  'files.read': { th: 'เปิดไฟล์', en: 'Open a file' },
  'reference.add': { th: 'เพิ่มข้อมูลตั้งต้นของระบบ', en: 'Add reference data' },
  'reference.remove': { th: 'ลบข้อมูลตั้งต้นที่ระบบไม่ใช้แล้ว', en: 'Remove reference data that is no longer used' },
  'seal.begin': { th: 'เริ่มผนึกข้อมูลสำคัญ', en: 'Begin to seal rows' },
  'seal.begun': { th: 'ผนึกข้อมูลสำคัญครบ', en: 'All rows sealed' },
  'seal.keep': { th: 'ผนึกข้อมูลที่เปลี่ยน', en: 'Seal changed rows' },
  'seal.migrate': { th: 'ผนึกข้อมูลที่ปรับโครงสร้าง', en: 'Seal what migrations changed' },
  'setup.first_owner': { th: 'สร้างเจ้าของระบบคนแรก', en: 'Create the first owner' },
  'transfer.request': { th: 'สั่งโอนระหว่างบัญชี', en: 'Ask for a transfer' },
  'transfer.settle': { th: 'ผลการโอนระหว่างบัญชี', en: 'Result of a bank transfer' },
});

/** What the log calls what belongs to a call or an entity of the manifest. */
export const auditTexts = texts('audit', {
  download: { th: 'ดาวน์โหลด {title}', en: 'Download: {title}' },
  seeMasked: { th: 'ดูข้อมูลที่ปิดบังของ{title}', en: 'See masked data: {title}' },
});
