// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/integration/deliveries': {
    th: 'ทุกเหตุการณ์ที่ส่งไปยังปลายทาง เก็บ 30 วัน กดที่แถวเพื่อดูข้อความและคำตอบทุกครั้ง ส่งไม่สำเร็จจะลองใหม่เองประมาณวันครึ่ง เหตุการณ์ถัดไปของรายการเดียวกันรออยู่ข้างหลัง กดส่งอีกครั้งได้ ปลายทางจะได้รหัสเหตุการณ์เดิมและต้องไม่ทำซ้ำ',
    en:
      'Every event sent to an endpoint, kept for 30 days. Click a row for its message and all answers. A failure is tried again by itself for about a day and a half, and the next event of the same record waits behind it. Sent again, it has the same event ID, so that the endpoint does nothing twice.',
  },
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
  '/integration/webhook': {
    th: 'ปลายทางหนึ่งแห่ง ส่งอะไรและของเอเย่นต์ใด หลังบันทึกกดแสดงรหัสลับ ซึ่งเห็นได้ครั้งเดียว ถ้าหายให้เปลี่ยนรหัสลับ ระหว่างเปลี่ยนลายเซ็นของทั้งสองรหัสใช้ได้ แท็บการส่งมีทุกข้อความ คำตอบ และปุ่มส่งอีกครั้ง',
    en:
      'One endpoint: which events of which agents it gets. After saving, show its secret, which is possible once; if it is lost, rotate it. While it changes, signatures of both are sent. The tab of deliveries has every message with its answers, and sends it again.',
  },
  '/integration/webhooks': {
    th:
      'โปรแกรมอื่นที่ได้รับเหตุการณ์จากระบบทันทีที่เกิด เพิ่มปลายทาง เลือกเหตุการณ์ คัดลอกรหัสลับไปใส่ในโปรแกรมนั้น แล้วกดส่งเหตุการณ์ทดสอบ ถ้าปลายทางไม่ตอบหลายวันระบบจะหยุดส่งและแจ้งที่กระดิ่ง เหตุการณ์ที่เกิดระหว่างหยุดจะไม่ส่งย้อนหลัง',
    en:
      'Other programs that are told of events as they happen. Add an endpoint, choose its events, copy its secret into that program and send a test event. An endpoint that does not answer for days is stopped, which the bell says; what happens while it is stopped is not sent later.',
  },
};

export const definitions: Definitions = {
  all: [
    { label: { th: 'รายการ', en: 'Record' }, help: { th: 'เหตุการณ์ของรายการเดียวกันส่งตามลำดับ', en: 'Events of one record are sent in their order' } },
    { label: { th: 'ขึ้นต้น', en: 'Begins with' }, help: { th: 'ส่วนต้นของคีย์ที่ใช้อยู่ เพื่อดูว่าเป็นคีย์ใด ส่วนที่เหลือไม่มีใครเห็นอีก', en: 'How the present secret begins, to recognise it by. Nobody sees the rest again.' } },
    {
      label: { th: 'ผู้รับผิดชอบ', en: 'Responsible' },
      help: { th: 'คีย์ทำได้ไม่เกินสิทธิ์ที่คนนี้มีในตอนนั้น และใช้ไม่ได้เมื่อบัญชีของเขาถูกระงับ', en: 'A key can do at most what this person may do at that time, and nothing while their account is suspended.' },
    },
    { label: { th: 'เอเย่นต์', en: 'Agents' }, help: { th: 'ส่งเฉพาะเหตุการณ์ของรายการที่เป็นของเอเย่นต์เหล่านี้', en: 'Only events of records of these agents are sent' } },
    { label: { th: 'รหัสลับ', en: 'Signing secret' }, help: { th: 'ใช้ตรวจลายเซ็นของทุกข้อความ แสดงให้เห็นได้ครั้งเดียว', en: 'Checks the signature of every message. It is shown once' } },
    { label: { th: 'การส่ง', en: 'Deliveries' }, help: { th: 'ใน 30 วันที่เก็บไว้', en: 'Of the 30 days that are kept' } },
  ],
  pages: {
    '/integration/deliveries': { object: 0 },
    '/integration/keys': { prefix: 1, responsible_id: 2 },
    '/integration/keys/detail': { prefix: 1, responsible_id: 2 },
    '/integration/webhook': { agent_ids: 3, secret: 4, object: 0 },
    '/integration/webhooks': { agent_ids: 3, delivery_count: 5 },
  },
};
