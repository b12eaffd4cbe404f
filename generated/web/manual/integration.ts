// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/integration/deliveries': {
    th: 'ทุกเหตุการณ์ที่ส่งไปยังปลายทาง เก็บ 30 วัน กดที่แถวเพื่อดูข้อความและคำตอบทุกครั้ง ส่งไม่สำเร็จจะลองใหม่เองประมาณวันครึ่ง เหตุการณ์ถัดไปของรายการเดียวกันรออยู่ข้างหลัง กดส่งอีกครั้งได้ ปลายทางจะได้รหัสเหตุการณ์เดิมและต้องไม่ทำซ้ำ',
    en:
      'Every event sent to an endpoint, kept for 30 days. Click a row for its message and all answers. A failure is tried again by itself for about a day and a half, and the next event of the same record waits behind it. Sent again, it has the same event ID, so that the endpoint does nothing twice.',
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
    { label: { th: 'เอเย่นต์', en: 'Agents' }, help: { th: 'ส่งเฉพาะเหตุการณ์ของรายการที่เป็นของเอเย่นต์เหล่านี้', en: 'Only events of records of these agents are sent' } },
    { label: { th: 'รหัสลับ', en: 'Signing secret' }, help: { th: 'ใช้ตรวจลายเซ็นของทุกข้อความ แสดงให้เห็นได้ครั้งเดียว', en: 'Checks the signature of every message. It is shown once' } },
    { label: { th: 'การส่ง', en: 'Deliveries' }, help: { th: 'ใน 30 วันที่เก็บไว้', en: 'Of the 30 days that are kept' } },
  ],
  pages: { '/integration/deliveries': { object: 0 }, '/integration/webhook': { agent_ids: 1, secret: 2, object: 0 }, '/integration/webhooks': { agent_ids: 1, delivery_count: 3 } },
};
