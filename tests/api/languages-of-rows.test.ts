import { sql } from 'kysely';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unitSeparator } from '#server/base/bilingual.ts';
import { type Desk, openDesk } from '../money/support/desk.ts';
import type { Person } from '../money/support/people.ts';
import { dataOf, get, openWorld, post, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';
import { sendImport, work } from './support/imports.ts';

const [subject] = subjects;
if (!subject) throw new Error('no subject');

const thai = /[\u0e00-\u0e7f]/;

/** The setting of a person, which their client sends; without one, what their browser prefers. */
const readers = [
  ['a person whose setting is English', 'en', 'en'],
  ['a person whose setting is Thai', 'th', 'th'],
  ['a browser that prefers English', 'en-GB,en;q=0.9,th;q=0.8', 'en'],
  ['a browser that prefers Thai', 'th-TH,th;q=0.9,en;q=0.8', 'th'],
] as const;

describe('what was kept, files and verdicts', () => {
  let desk: Desk;
  let lead: Person;
  let refunded: number;
  let large: number;
  beforeAll(async () => {
    desk = await openDesk(subject);
    lead = await desk.person('finance_lead');
    refunded = await desk.verified(100_00n, lead);
    large = await desk.verified(60_000_00n, lead);
    await desk.call(lead, 'refund', { id: refunded, reason: 'duplicate', note: 'โทรแล้ว' });
  });
  afterAll(() => desk.close());

  describe.each(readers)('%s', (_who, header, language) => {
    const headers = () => ({ authorization: `Bearer ${lead.token}`, 'accept-language': header });
    const pick = <T>(th: T, en: T): T => (language === 'th' ? th : en);
    const isInLanguage = (text: unknown) => expect(thai.test(String(text))).toBe(language === 'th');

    test('a workbook: names of its sheets, heads, choices, facts and totals', async () => {
      const reply = await desk.app.inject({
        url: '/api/system/withdraw/list?export=xlsx&status=refunded,verified',
        headers: headers(),
      });
      const [list, facts] = await readSheets(reply.rawPayload);
      expect([list?.sheet, facts?.sheet]).toEqual(pick(['รายการถอน', 'ข้อมูลไฟล์'], ['Withdrawals', 'About this file']));
      const [heads = [], ...rows] = list?.data ?? [];
      for (const label of [pick('สถานะ', 'Status'), pick('ยอดถอน', 'Amount')]) expect(heads).toContain(label);
      if (language === 'en') expect(heads.filter((head) => thai.test(String(head)))).toEqual([]);
      const column = (label: string) => rows.map((row) => row[heads.indexOf(label)]);
      expect(column(pick('สถานะ', 'Status'))).toContain(pick('คืนเครดิตแล้ว', 'Refunded'));
      expect(rows.at(-1)?.[0]).toBe(pick('รวมทั้งหมด', 'Total'));
      const turnover = column(pick('เทิร์น', 'Turnover')).filter((cell) => cell !== null);
      expect(pick(['ครบ', 'ยังไม่ครบ'], ['Met', 'Not met'])).toEqual(expect.arrayContaining(turnover));
      expect(turnover.length).toBeGreaterThan(0);
      for (const [label] of facts?.data ?? []) isInLanguage(label);
    });

    test('the timeline of a withdrawal: the label of a reason, and the words of a person as they are', async () => {
      const reply = await get(desk.app, `/api/system/withdraw/detail?id=${refunded}`, headers());
      const [last] = (dataOf(reply).timeline as readonly { readonly message: string }[]).slice(-1);
      expect(last?.message).toBe(`${pick('แจ้งซ้ำ', 'Duplicate request')} · โทรแล้ว`);
      expect(reply.text).not.toContain(JSON.stringify(unitSeparator).slice(1, -1));
    });

    test('the verdict of approving a withdrawal', async () => {
      const path = `/api/system/withdraw/action/approve/verdict?id=${large}`;
      const verdict = dataOf(await get(desk.app, path, headers()));
      const refusals = verdict.refusals as readonly { readonly text: { readonly th: string; readonly en: string } }[];
      // A verdict is shown beside its screen and carries both: the client picks.
      expect(refusals.length).toBeGreaterThan(0);
      for (const { text } of refusals) {
        expect(text.th).toMatch(thai);
        expect(text.en).not.toMatch(thai);
      }
      const reply = await post(
        desk.app,
        '/api/system/withdraw/action/approve',
        { id: large, type: 'auto_bank', from_bank_id: desk.world.bank },
        { ...headers(), 'idempotency-key': crypto.randomUUID() },
      );
      expect(reply.status).toBe(403);
      expect(reply.body.message).toBe(
        pick(
          'ยอดเกิน 50,000.00 บาท ผู้อนุมัติต้องไม่ใช่ผู้ตรวจสอบ',
          'Above 50,000.00 baht: who approves must not be who verified',
        ),
      );
    });
  });

  test('words that were kept before there were two languages are still there', async () => {
    await sql`update bank set session_message = 'ธนาคารไม่ตอบ' where id = ${desk.world.bank}`.execute(desk.database.db);
    const owner = await desk.person('owner');
    for (const language of ['th', 'en']) {
      const headers = { authorization: `Bearer ${owner.token}`, 'accept-language': language };
      const rows = rowsOf(await get(desk.app, '/api/system/bank/list', headers));
      expect(rows.find(({ id }) => id === desk.world.bank)).toMatchObject({ session_message: 'ธนาคารไม่ตอบ' });
    }
  });

  test('nobody writes what one language shows and the other does not', async () => {
    const headers = { authorization: `Bearer ${lead.token}` };
    const note = `ไม่อนุมัติ${unitSeparator}approved`;
    const reply = await post(desk.app, '/api/system/withdraw/action/add_note', { id: refunded, note }, headers);
    expect(reply.status).toBe(422);
  });
});

describe('imports', () => {
  let world: World;
  let admin: { authorization: string };
  let batch: string;
  beforeAll(async () => {
    world = await openWorld(subject);
    admin = await signIn(world.app, 'admin');
    const lines = [
      'aaa0000001,สมชาย ใจดี,0811111111,KBANK,9990000001,0',
      'aaa0000002,สมชาย ใจดี,8.12E+08,KBANK,9990000002,0',
      'aaa0000003,สมชาย ใจดี,0811111113,ธนาคารโลก,9990000003,0',
      'aaa0000001,สมชาย ใจดี,0811111114,KBANK,9990000004,0',
    ];
    const bytes = `username,name,mobile,bank,account,balance\r\n${lines.join('\r\n')}\r\n`;
    const choices = { type: 'member', source: 'generic', agent_id: 1, mode: 'dry_run', on_duplicate: 'skip' };
    batch = String(dataOf(await sendImport(world, admin, choices, { name: 'members.csv', bytes })).batch_id);
    await sendImport(world, admin, { batch_id: batch, mode: 'commit' });
    await work(world);
  });
  afterAll(() => world.close());

  describe.each(readers)('%s', (_who, header, language) => {
    const headers = () => ({ ...admin, 'accept-language': header });
    const pick = <T>(th: T, en: T): T => (language === 'th' ? th : en);

    test('what is wrong with each line', async () => {
      const rows = rowsOf(await get(world.app, `/api/system/user/import/rows?batch_id=${batch}`, headers()));
      expect(rows.map(({ message }) => message)).toEqual([
        null,
        pick(
          'เบอร์โทรถูกโปรแกรมตารางแปลงเป็นตัวเลข (E+) กรุณาตั้งคอลัมน์เป็นข้อความ',
          'The spreadsheet has turned the mobile number into a figure (E+): make the column text',
        ),
        pick('ไม่รู้จักธนาคาร “ธนาคารโลก”', 'Bank “ธนาคารโลก” is not known'),
        pick('ยูสเซอร์ซ้ำกับแถวที่ 1', 'The username is the same as in line 1'),
      ]);
    });

    test('the file of lines that failed', async () => {
      const reply = await world.app.inject({
        url: `/api/system/user/import/errors?batch_id=${batch}`,
        headers: headers(),
      });
      const [head = '', first = ''] = reply.body.replace(/^\ufeff/, '').split('\r\n');
      expect(head.endsWith(pick(',แถว,ช่องที่ผิด,สาเหตุ', ',Line,Field at fault,Cause'))).toBe(true);
      expect(first).toContain(pick('เบอร์โทรถูกโปรแกรมตาราง', 'The spreadsheet has turned the mobile number'));
      expect(reply.body).not.toContain(unitSeparator);
    });

    test('an import that is refused', async () => {
      const reply = await sendImport(world, headers(), { batch_id: batch, mode: 'commit' });
      expect(reply.status).toBe(409);
      expect(reply.body.message).toBe(
        pick(`ชุด ${batch} นำเข้าไปแล้ว แก้ไขไม่ได้`, `Batch ${batch} is imported already and cannot be changed`),
      );
    });
  });
});
