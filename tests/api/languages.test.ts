import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../money/support/desk.ts';
import type { Person } from '../money/support/people.ts';
import { get, post, type Reply } from './kit.ts';
import { subjects } from './subjects.ts';

const [subject] = subjects;
if (!subject) throw new Error('no subject');

/** What a person's client sends: nothing, the setting of the person, or what their browser prefers. */
const askers = [
  ['a client that says nothing', {}, 'th'],
  ['a person whose setting is Thai', { 'accept-language': 'th' }, 'th'],
  ['a person whose setting is English', { 'accept-language': 'en' }, 'en'],
  ['a browser that prefers English', { 'accept-language': 'en-US,en;q=0.9,th;q=0.8' }, 'en'],
  ['a browser that prefers Thai', { 'accept-language': 'th-TH,th;q=0.9,en;q=0.8' }, 'th'],
  ['a browser without a language of ours', { 'accept-language': 'de-CH,de;q=0.9' }, 'th'],
] as const;

describe('languages of replies', () => {
  let desk: Desk;
  let lead: Person;
  let requested: number;
  let done: number;
  let large: number;
  beforeAll(async () => {
    desk = await openDesk(subject);
    lead = await desk.person('finance_lead');
    const memberId = await desk.member(100_00n);
    requested = await desk.request({ memberId, amount: 100_00n });
    done = await desk.verified(100_00n, lead);
    large = await desk.verified(60_000_00n, lead);
    await desk.call(lead, 'refund', { id: done, reason: 'duplicate' });
  });
  afterAll(() => desk.close());

  const url = (action: string) => `/api/system/withdraw/action/${action}`;

  describe.each(askers)('%s', (_who, header, language) => {
    const headers = () => ({ authorization: `Bearer ${lead.token}`, ...header });
    const money = () => ({ ...headers(), 'idempotency-key': crypto.randomUUID() });
    const answers = (reply: Reply, th: string, en: string) => {
      expect(reply.body.message).toBe(language === 'th' ? th : en);
      expect(reply.headers['content-language']).toBe(language);
    };

    test('a refused field of the schema', async () => {
      const reply = await post(desk.app, url('add_note'), { id: requested, note: '' }, headers());
      expect(reply.status).toBe(422);
      answers(reply, 'กรุณาตรวจสอบข้อมูลที่กรอก', 'Please check what you entered');
      expect(reply.body.fields).toEqual({ note: language === 'th' ? 'กรุณากรอกข้อมูล' : 'Fill this in' });
    });

    test('nobody who is signed in', async () => {
      answers(
        await get(desk.app, '/api/system/withdraw/list', header),
        'หมดเวลาการใช้งาน กรุณาลองใหม่อีกครั้ง',
        'Your session has expired, please try again',
      );
    });

    test('a record that does not exist', async () => {
      const reply = await post(desk.app, url('add_note'), { id: 999_999_999, note: 'โทรแล้ว' }, headers());
      expect(reply.body.error).toBe(404);
      answers(reply, 'ไม่พบข้อมูล', 'Not found');
    });

    test('a path that is no call', async () => {
      answers(await get(desk.app, '/api/nowhere', headers()), 'ไม่พบข้อมูล', 'Not found');
    });

    test('a conflict with what others did', async () => {
      const reply = await post(desk.app, url('verify'), { id: done, expected_status: 'pending' }, money());
      expect(reply.status).toBe(409);
      expect(/[\u0e00-\u0e7f]/.test(String(reply.body.message))).toBe(language === 'th');
    });

    test('a field that its area refuses', async () => {
      const reply = await post(desk.app, url('add_note'), { id: requested, note: '   ' }, headers());
      expect(reply.status).toBe(422);
      expect(/[\u0e00-\u0e7f]/.test(JSON.stringify(reply.body.fields))).toBe(language === 'th');
    });

    test('an action that its verdict refuses', async () => {
      const body = { id: large, type: 'auto_bank', from_bank_id: desk.world.bank };
      const reply = await post(desk.app, url('approve'), body, money());
      expect(reply.status).toBe(403);
      const messages = { th: /ผู้อนุมัติต้องไม่ใช่ผู้ตรวจสอบ/, en: /^Above 50,000\.00 baht: [^\u0e00-\u0e7f]+$/ };
      expect(reply.body.message).toMatch(messages[language]);
    });
  });
});
