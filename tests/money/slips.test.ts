import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareSlip } from '#areas/finance/server/slip/prepare-slip.ts';
import { oneSubject } from '../api/subjects.ts';
import { type Desk, openDesk } from './support/desk.ts';
import type { Person } from './support/people.ts';
import { picture, slipForm, slipPicture } from './support/slip.ts';

describe.each([oneSubject])('slips on $name', (subject) => {
  let desk: Desk;
  let lead: Person;
  let clerk: Person;
  beforeAll(async () => {
    desk = await openDesk(subject);
    lead = await desk.person('finance_lead');
    clerk = await desk.person('finance', { team: true });
  });
  afterAll(() => desk.close());

  const verified = () => desk.verified(100_00n, clerk);

  test('a slip is needed, readable, and used once by picture or by reference', async () => {
    const [first, second, third] = [await verified(), await verified(), await verified()];
    const bank = desk.world.bank;
    const image = await picture();
    const bare = await slipForm({ id: first, from_bank_id: bank }, 'REF 0001');
    bare.delete('slip_image');
    expect((await desk.call(lead, 'manual', bare)).error).toBe(422);
    expect(
      (
        await desk.call(
          lead,
          'manual',
          await slipForm({ id: first, from_bank_id: bank }, 'REF 0001', Buffer.from('no picture')),
        )
      ).error,
    ).toBe(422);
    const future = new Date(Date.now() + 3_600_000).toISOString();
    expect(
      (
        await desk.call(
          lead,
          'manual',
          await slipForm({ id: first, from_bank_id: bank, transferred_at: future }, 'REF 0001', image),
        )
      ).error,
    ).toBe(422);
    expect(
      (await desk.call(lead, 'manual', await slipForm({ id: first, from_bank_id: bank }, 'REF 0001', image))).error,
    ).toBe(0);
    const samePicture = await desk.call(
      lead,
      'manual',
      await slipForm({ id: second, from_bank_id: bank }, 'REF 0002', image),
    );
    expect(samePicture).toMatchObject({
      error: 409,
      body: { conflict: { action: 'manual', by: lead.principal.name } },
    });
    const sameReference = await desk.call(
      lead,
      'manual',
      await slipForm({ id: third, from_bank_id: bank }, ' ref-0001 '),
    );
    expect(sameReference.error).toBe(409);
    expect(sameReference.text).toContain('เลขอ้างอิงการโอน');
  });

  test('the code on a slip counts once, on whatever picture it is; a picture that was used is not even looked into', async () => {
    const [first, second] = [await verified(), await verified()];
    const pay = async (id: number, reference: string, image: Buffer) =>
      desk.call(lead, 'manual', await slipForm({ id, from_bank_id: desk.world.bank }, reference, image));
    const code = '0041000600000101030140220016092012345678901235102TH9104ABCD';
    const image = await slipPicture(code);
    expect((await pay(first, 'CODE 0001', image)).error).toBe(0);
    const turned = await pay(second, 'CODE 0002', await slipPicture(code, 3));
    expect([turned.error, turned.text]).toEqual([409, expect.stringContaining('QR บนสลิป')]);
    const used = {
      id: 'x',
      url: '/api/files/x',
      mime: 'image/jpeg',
      size: image.length,
      sha256: createHash('sha256').update(image).digest('hex'),
      get original(): Uint8Array {
        throw new Error('somebody looked into it');
      },
    } as const;
    const looked = prepareSlip({ db: desk.database.db, files: { slip_image: used } }, { withdrawalId: second });
    await expect(looked).rejects.toMatchObject({ status: 409, message: expect.stringContaining('ภาพสลิป') });
  });
});
