// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/integration/keys': {
    th: 'คีย์ให้เว็บสมาชิก CRM หรือ BI ของคุณเรียกระบบแทนการใช้บัญชีคน กด “สร้างคีย์” เลือกสิทธิ์เท่าที่ต้องใช้ คีย์แสดงครั้งเดียว คัดลอกแล้วเก็บในที่ลับ ดูได้ว่าใช้ล่าสุดเมื่อไร เปลี่ยนคีย์โดยให้คีย์เดิมใช้ต่อชั่วคราว หรือเพิกถอนทันที',
    en:
      'Keys let your members’ site, CRM or BI call the system without anybody’s account. Press “Make a key” and choose only the scopes it needs. The secret is shown once, so copy it and keep it safe. See when it was last used, change it while the old one works on for a while, or revoke it at once.',
  },
  '/integration/keys/detail': {
    th: 'ดูว่าคีย์ทำอะไรได้ ที่ไหน ถึงเมื่อไร และใช้ล่าสุดเมื่อไร แท็บ “สิทธิ์” บอกสิทธิ์ที่มีผลจริง แท็บ “สิ่งที่คีย์ทำ” คือประวัติของคีย์เอง ถ้าผู้รับผิดชอบจะออกจากงาน ให้คนอื่นกด “รับผิดชอบคีย์นี้” ก่อนระงับบัญชีเขา',
    en:
      'See what a key may do, where, until when, and when it was last used. “Scopes” says which of them count now; “What it did” is the key’s own log. Before the responsible person leaves, have somebody else press “Take responsibility”, and only then suspend the account.',
  },
};

export const definitions: Definitions = {
  all: [
    { label: { th: 'ขึ้นต้น', en: 'Begins with' }, help: { th: 'ส่วนต้นของคีย์ที่ใช้อยู่ เพื่อดูว่าเป็นคีย์ใด ส่วนที่เหลือไม่มีใครเห็นอีก', en: 'How the present secret begins, to recognise it by. Nobody sees the rest again.' } },
    {
      label: { th: 'ผู้รับผิดชอบ', en: 'Responsible' },
      help: { th: 'คีย์ทำได้ไม่เกินสิทธิ์ที่คนนี้มีในตอนนั้น และใช้ไม่ได้เมื่อบัญชีของเขาถูกระงับ', en: 'A key can do at most what this person may do at that time, and nothing while their account is suspended.' },
    },
  ],
  pages: { '/integration/keys': { prefix: 0, responsible_id: 1 }, '/integration/keys/detail': { prefix: 0, responsible_id: 1 } },
};
