// Long because its tests share one small screen and one way to open its dialog.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Verdict } from '#contract/decision.ts';
import type { ListScreen } from '#contract/screen.ts';
import type { Answer, Asked } from '../../../../tests/support/web-frame.tsx';
import { listPage } from './list-page.tsx';
import { call, field, label, page, row, showPage, things } from './testing/things.tsx';

const handover = call('thing.hand_over', 'POST', '/api/thing/hand_over', {
  kind: 'move',
  key: 'id',
  permission: 'thing.hand_over',
});
const inputs = {
  fields: [
    field('channel', 'string'),
    field('slip', 'string'),
    field('amount_sent', 'money'),
    field('secret_why', 'string'),
  ],
  validate: () => [],
  decision: {
    verdict: call('thing.pay.verdict', 'GET', '/api/thing/pay/verdict', { extension: true, optOut: [400, 404] }),
    amount: field('amount', 'money'),
    to: [field('name', 'string')],
    facts: [field('name', 'string')],
    by: ['amount_sent'],
    handover,
    many: true as const,
    next: true as const,
  },
};
const pay = call('thing.pay', 'POST', '/api/thing/pay', { kind: 'move', key: 'id', money: true });

const screenOf: ListScreen = {
  ...things,
  rowActions: [
    {
      id: 'thing.pay',
      label: label('จ่าย'),
      permission: 'thing.pay',
      when: { status: ['open'] },
      call: pay,
      confirm: label('จ่าย {amount}?'),
      success: label('จ่าย {amount} ให้ {name} แล้ว'),
      input: async () => inputs,
      key: 'p',
    },
  ],
  bulkActions: [
    { id: 'pay_all', label: label('จ่ายที่เลือก'), when: { status: ['open'] }, call: pay, input: async () => inputs },
  ],
};
const Page = listPage(screenOf);

const nothing: Verdict = { refusals: [], warnings: [], limits: [], facts: [] };
const other = { code: 'other_name', tone: 'danger' as const, text: label('ชื่อไม่ตรง'), rests: label('ก ≠ ข') };
const over = {
  code: 'limit',
  status: 403 as const,
  text: label('เกินวงเงินของทีม'),
  who: { text: label('หัวหน้า'), people: ['วิภา'], handover: true as const },
};

type Own = (asked: Asked) => Answer | undefined;

function show(verdict: object, own: Own = () => undefined, grants: readonly string[] = ['*']) {
  return showPage(
    Page,
    (asked) => {
      const said = own(asked);
      if (said) return said;
      if (asked.path.endsWith('/verdict')) return { body: { error: 0, data: verdict } };
      if (asked.path.endsWith('/detail')) return { body: { error: 0, data: row(1) } };
      if (asked.method === 'POST') return { body: { error: 0, data: { id: 1, status: 'shut', version: 2 } } };
      return page([row(1), row(2)]);
    },
    '/things',
    grants,
  );
}

const posts = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'POST');

/** Opens the dialog on the first row; once more on the row that has the focus. */
async function ask(isFirst = true): Promise<HTMLElement> {
  await screen.findByText('ชิ้นที่ 1');
  if (isFirst) fireEvent.keyDown(document.body, { key: 'j' });
  // Closing a dialog gives the focus back a moment later.
  await waitFor(() => expect(document.activeElement?.closest('tr')).toBeTruthy());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'p' });
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).queryByText('กำลังตรวจสอบเงื่อนไข')).toBeNull());
  await waitFor(() => expect(within(dialog).queryByText('กำลังอ่านข้อมูลล่าสุด')).toBeNull());
  return dialog;
}

const confirmOf = (dialog: HTMLElement) => within(dialog).getByRole<HTMLButtonElement>('button', { name: /^จ่าย/ });
const typeInto = (dialog: HTMLElement, name: RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(name), { target: { value } });

afterEach(() => sessionStorage.clear());

describe('what is decided', () => {
  it('shows what the server says before anything is typed, and asks again when what it depends on is typed', async () => {
    const { server } = show({
      ...nothing,
      amount: '90.00',
      from: { name: 'บัญชีถอน', bank: 'SCB', account: '1112223334' },
      limits: [
        { code: 'day', label: label('วงเงินวันนี้'), max: '500.00', used: '100.00', left: '400.00', needs: '90.00' },
      ],
      facts: [{ name: 'left', kind: 'money', label: label('เครดิตตอนนี้'), value: '5.00' }],
    });
    const dialog = await ask();
    await within(dialog).findByText('90.00');
    for (const part of ['SCB ·', '111-2-22333-4']) expect(within(dialog).getByText(part)).toBeTruthy();
    expect(within(dialog).getByText('เหลือ 400.00 จาก 500.00')).toBeTruthy();
    expect(within(dialog).getByText('เครดิตตอนนี้')).toBeTruthy();
    typeInto(dialog, /ช่อง amount_sent/, '77.00');
    await waitFor(() =>
      expect(
        server.asked
          .filter(({ path }) => path.endsWith('/verdict'))
          .at(-1)
          ?.query.toString(),
      ).toBe('amount_sent=77.00&id=1'),
    );
  });

  it('what is refused has no form, says who may, and is handed over with a word', async () => {
    const { server } = show({ ...nothing, refusals: [over] });
    const dialog = await ask();
    await within(dialog).findByText('เกินวงเงินของทีม');
    expect(within(dialog).getByText('ผู้ที่ทำได้: หัวหน้า (วิภา)')).toBeTruthy();
    expect(within(dialog).queryByLabelText(/ช่อง channel/)).toBeNull();
    expect(within(dialog).queryByRole('button', { name: /^จ่าย/ })).toBeNull();
    fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
    await within(dialog).findByText('กรุณากรอกข้อมูล');
    typeInto(dialog, /ข้อความถึงผู้รับช่วง/, 'ยอดเกินวงเงิน');
    fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(server.asked).map(({ path, body }) => [path, body])).toEqual([
      ['/api/thing/hand_over', { id: 1, version: 1, expected_status: 'open', note: 'ยอดเกินวงเงิน' }],
    ]);
  });

  it('who may not hand over can only close it, and no key gets past', async () => {
    const { server } = show({ ...nothing, refusals: [over] }, undefined, ['thing.view', 'thing.pay']);
    const dialog = await ask();
    await within(dialog).findByText('เกินวงเงินของทีม');
    fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
    expect(posts(server.asked)).toEqual([]);
  });

  it('a warning asks for one reason that says something, and sends it', async () => {
    const { server } = show({ ...nothing, warnings: [other] });
    const dialog = await ask();
    await within(dialog).findByText('ชื่อไม่ตรง');
    fireEvent.click(confirmOf(dialog));
    await within(dialog).findByText('กรุณาระบุเหตุผลอย่างน้อย 6 ตัวอักษร');
    typeInto(dialog, /เหตุผลที่ยังทำรายการนี้/, ' . . . . . . ');
    fireEvent.click(confirmOf(dialog));
    expect(posts(server.asked)).toEqual([]);
    typeInto(dialog, /เหตุผลที่ยังทำรายการนี้/, '  โทรยืนยันแล้ว ');
    fireEvent.click(confirmOf(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(server.asked).map(({ body }) => body)).toEqual([
      { id: 1, version: 1, expected_status: 'open', warning_reason: 'โทรยืนยันแล้ว' },
    ]);
  });

  it('fields that do not apply are hidden, and required ones have their star', async () => {
    const { server } = show({
      ...nothing,
      fields: {
        secret_why: { hidden: true },
        channel: { required: true },
        slip: { required: { channel: ['bank'] } },
      },
    });
    const dialog = await ask();
    await within(dialog).findByText(/ช่อง channel/);
    expect(within(dialog).queryByText(/ช่อง secret_why/)).toBeNull();
    const starred = () => [...dialog.querySelectorAll('label')].filter((one) => one.textContent?.includes('*'));
    expect(starred()).toHaveLength(1);
    fireEvent.click(confirmOf(dialog));
    await within(dialog).findByText('กรุณากรอกข้อมูล');
    typeInto(dialog, /ช่อง channel/, 'bank');
    await waitFor(() => expect(starred()).toHaveLength(2));
    typeInto(dialog, /ช่อง slip/, 'S1');
    fireEvent.click(confirmOf(dialog));
    await waitFor(() => expect(posts(server.asked)).toHaveLength(1));
  });

  it.each([
    ['that has no such call', { status: 404, body: { error: 404 } }],
    ['that answers something else there', { body: { error: 0, data: [] } }],
  ])('works from the record on a server %s', async (_, answer) => {
    const { server } = show({}, (asked) => (asked.path.endsWith('/verdict') ? answer : undefined));
    const dialog = await ask();
    fireEvent.click(confirmOf(dialog));
    await waitFor(() => expect(posts(server.asked)).toHaveLength(1));
  });

  it('a warning that only the call reports is confirmed then', async () => {
    let isSaid = false;
    const { server } = show({}, (asked) => {
      if (asked.path.endsWith('/verdict')) return { status: 404, body: { error: 404 } };
      if (asked.method !== 'POST') return undefined;
      isSaid = 'warning_reason' in (asked.body as object);
      return isSaid
        ? { body: { error: 0, data: { id: 1 } } }
        : { status: 422, body: { error: 422, fields: { warning_reason: 'ชื่อไม่ตรง — ระบุเหตุผล' } } };
    });
    const dialog = await ask();
    fireEvent.click(confirmOf(dialog));
    await within(dialog).findByText('ชื่อไม่ตรง — ระบุเหตุผล');
    typeInto(dialog, /เหตุผลที่ยังทำรายการนี้/, 'ตรวจกับลูกค้าแล้ว');
    fireEvent.click(confirmOf(dialog));
    await waitFor(() => expect(isSaid).toBe(true));
    expect(posts(server.asked)).toHaveLength(2);
  });

  it('opened while the server is away it keeps what is typed, and comes to life by itself', async () => {
    let isAway = true;
    const { server } = show(nothing, (asked) => {
      if (isAway && (asked.path.endsWith('/verdict') || asked.path.endsWith('/detail'))) throw new TypeError('network');
      return undefined;
    });
    await screen.findByText('ชิ้นที่ 1');
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'p' });
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/อ่านข้อมูลล่าสุดไม่ได้/);
    expect(within(dialog).getByRole('button', { name: 'ลองใหม่' })).toBeTruthy();
    expect(confirmOf(dialog).disabled).toBe(true);
    typeInto(dialog, /ช่อง channel/, 'bank');
    isAway = false;
    // Any answer shows that it is back.
    fireEvent.click(screen.getByRole('button', { name: 'รีเฟรช', hidden: true }));
    await waitFor(() => expect(confirmOf(dialog).disabled).toBe(false));
    fireEvent.click(confirmOf(dialog));
    await waitFor(() => expect(posts(server.asked)).toHaveLength(1));
    expect(posts(server.asked)[0]?.body).toMatchObject({ channel: 'bank' });
  });

  it('what is typed survives closing it and a call that fails, and is gone once it is sent', async () => {
    let isFailing = true;
    const { server } = show({ ...nothing, warnings: [other] }, (asked) => {
      if (asked.method !== 'POST') return undefined;
      // It stays open: the same can be done once more.
      return isFailing ? { status: 500, body: { error: 500 } } : { body: { error: 0, data: { id: 1, version: 2 } } };
    });
    let dialog = await ask();
    typeInto(dialog, /ช่อง channel/, 'bank');
    typeInto(dialog, /เหตุผลที่ยังทำรายการนี้/, 'โทรยืนยันแล้ว');
    fireEvent.click(within(dialog).getByRole('button', { name: 'ยกเลิก' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = await ask(false);
    expect(within(dialog).getByLabelText<HTMLInputElement>(/ช่อง channel/).value).toBe('bank');
    await within(dialog).findByText(/พิมพ์ค้างไว้/);
    fireEvent.click(confirmOf(dialog));
    await within(dialog).findByRole('alert');
    expect(within(dialog).getByLabelText<HTMLInputElement>(/เหตุผลที่ยัง/).value).toBe('โทรยืนยันแล้ว');
    isFailing = false;
    fireEvent.click(confirmOf(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(server.asked)).toHaveLength(2);
    dialog = await ask(false);
    expect(within(dialog).getByLabelText<HTMLInputElement>(/ช่อง channel/).value).toBe('');
  });

  it('says one true thing when the permission is gone', async () => {
    let isGone = false;
    show(nothing, (asked) => {
      if (asked.method === 'POST') isGone = true;
      const refused = { status: 403, body: { error: 403, message: 'คุณไม่มีสิทธิ์คืนเครดิต' } };
      return isGone && (asked.method === 'POST' || asked.path.endsWith('/verdict')) ? refused : undefined;
    });
    const dialog = await ask();
    fireEvent.click(confirmOf(dialog));
    await within(dialog).findByText('คุณไม่มีสิทธิ์คืนเครดิต');
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /^จ่าย/ })).toBeNull());
    expect(within(dialog).getAllByRole('alert')).toHaveLength(1);
    expect(within(dialog).queryByText(/เปลี่ยนไปแล้ว/)).toBeNull();
  });

  it('of several records those that are refused are left out, and one reason goes with those that need it', async () => {
    const { server } = show({
      ...nothing,
      each: [
        { key: '1', refusals: [over], warnings: [] },
        { key: '2', refusals: [], warnings: [other] },
      ],
    });
    await screen.findByText('ชิ้นที่ 1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'เลือกทุกแถวในหน้านี้' }));
    fireEvent.click(await screen.findByRole('button', { name: 'จ่ายที่เลือก' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('เกินวงเงินของทีม');
    await within(dialog).findByText('1 รายการทำไม่ได้และจะถูกข้าม');
    expect(server.asked.find(({ path }) => path.endsWith('/verdict'))?.query.get('ids')).toBe('1,2');
    typeInto(dialog, /เหตุผลที่ยังทำรายการนี้/, 'ตรวจทั้งหมดแล้ว');
    fireEvent.click(within(dialog).getByRole('button', { name: /^จ่ายที่เลือก/ }));
    await within(dialog).findByText('สำเร็จ 1 ไม่สำเร็จ 0 ไม่ได้ทำ 1');
    expect(posts(server.asked).map(({ body }) => body)).toEqual([
      { id: 2, version: 1, expected_status: 'open', warning_reason: 'ตรวจทั้งหมดแล้ว' },
    ]);
  });
});
