import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import RolePage from '#generated/web/system/roles-detail.tsx';
import { languageStore } from '#web/locale/language.ts';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { type Answer, type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';

const permission = (key: string, name: string, risk = 'low') => ({ key, name, action: key.split('.').at(-1), risk });
const permissions = [
  permission('shop.item.view', 'ดู สินค้า'),
  permission('shop.item.update', 'แก้ไข สินค้า'),
  permission('shop.item.delete', 'ลบ สินค้า', 'high'),
  permission('shop.item.restock', 'เติมของ สินค้า'),
  permission('shop.sms.send', 'ส่งข้อความ ส่ง SMS'),
];
const roleOf = (id: number, rank: number, keys: readonly string[], version = 3) => ({
  id,
  code: `role_${id}`,
  name: `ตำแหน่ง ${id}`,
  description: null,
  rank,
  scope: 'assigned',
  permissions: keys,
  menu_ids: [],
  finance_team_id: null,
  is_system: false,
  status: 'active',
  version,
});
/** The user of the fake session has the role `finance`: rank 20 here. */
const own = { ...roleOf(9, 20, []), code: 'finance' };

interface World {
  readonly rank?: number;
  readonly tab?: string;
  /** What is answered instead. */
  readonly instead?: (asked: Asked) => Answer | undefined;
  readonly grants?: readonly string[];
  readonly write?: (asked: Asked) => Answer;
}

function open({ rank = 40, grants = ['*'], tab = 'permissions', instead, write }: World = {}) {
  const stored = { role: roleOf(4, rank, ['shop.item.view', 'shop.item.delete']) };
  const server = fakeServer((asked) => {
    const other = instead?.(asked);
    if (other) return other;
    if (asked.method === 'POST') return write?.(asked) ?? { body: { error: 0, data: { id: 4, version: 4 } } };
    if (asked.path.endsWith('/role/detail')) return { body: { error: 0, data: stored.role } };
    const rows = asked.path.endsWith('/permission/list')
      ? permissions
      : asked.path.endsWith('/role/list')
        ? [own, stored.role, roleOf(5, 50, ['shop.sms.send'])]
        : [];
    return {
      body: { error: 0, data: rows, total: rows.length === 0 ? 6 : rows.length, page: 1, limit: 500, totals: null },
    };
  });
  const { Frame } = webFrame({ server, grants, at: `/system/roles/detail?role_id=4&tab=${tab}` });
  const view = render(<RolePage />, { wrapper: Frame });
  const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  return {
    stored,
    view,
    box,
    user: userEvent.setup(),
    sent: () => server.asked.filter((asked) => asked.method === 'POST').map((asked) => asked.body),
  };
}

const save = () => screen.getByRole('button', { name: 'บันทึก' });
const confirm = async () => within(await screen.findByRole('dialog')).getByRole('button', { name: 'ยืนยัน' });

test('role: its name is in sight beside its permissions, and its people are a tab', async () => {
  const { box } = open();
  await box('ดู สินค้า');
  expect(screen.getByText('ตำแหน่ง 4')).toBeTruthy();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['ข้อมูล', 'สิทธิ์', 'เมนู', 'ทีมการเงิน', 'ผู้ใช้ในตำแหน่ง', 'ประวัติการแก้ไข']);
});

test('role permissions: granting an action grants the view; saving confirms counts, risk and users, and sends all keys', async () => {
  const { user, box, sent } = open();
  await user.click(await box('ดู สินค้า'));
  expect([(await box('ดู สินค้า')).checked, (await box(/^ลบ สินค้า/)).checked]).toEqual([false, false]);
  await user.click(await box('เติมของ สินค้า'));
  expect((await box('ดู สินค้า')).checked).toBe(true);
  await user.click(await box('ส่งข้อความ ส่ง SMS'));
  await user.click(save());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('เพิ่ม 2 ลบ 1 (ความเสี่ยงสูง 1) มีผลกับผู้ใช้ 6 คนทันที?');
  await user.click(await confirm());
  await waitFor(() =>
    expect(sent()).toEqual([
      { role_id: 4, version: 3, permissions: ['shop.item.restock', 'shop.item.view', 'shop.sms.send'] },
    ]),
  );
});

test('role permissions: those the user lacks are disabled with a reason; revoked ones can be restored', async () => {
  const { user, box } = open({
    grants: ['system.role.view', 'system.role.update', 'system.permission.view', 'shop.item.view'],
  });
  const update = await box(/^แก้ไข สินค้า/);
  expect([update.disabled, update.getAttribute('aria-label')]).toEqual([true, 'แก้ไข สินค้า · คุณไม่มีสิทธิ์นี้ จึงให้ผู้อื่นไม่ได้']);
  const remove = await box(/^ลบ สินค้า/);
  await user.click(remove);
  expect(remove.checked).toBe(false);
  await user.click(remove);
  expect(remove.checked).toBe(true);
  expect(dirtyRegistry.isDirty()).toBe(false);
});

test('role permissions: a role of the same rank is read-only', async () => {
  const { box } = open({ rank: 20 });
  expect((await box('ดู สินค้า')).disabled).toBe(true);
  expect(screen.getByText(/ต่ำกว่าตำแหน่งของคุณ/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'บันทึก' })).toBeNull();
});

test('role permissions: a conflict shows who saved first, and own changes are merged on top', async () => {
  const world = open({
    write: (asked) =>
      (asked.body as { version: number }).version === 3
        ? {
            status: 409,
            body: {
              error: 409,
              message: 'ถูกแก้ไขแล้ว',
              conflict: { by: 'สมหญิง', action: 'update', at: '2026-01-31T07:05:09.000Z', version: 4 },
            },
          }
        : { body: { error: 0, data: { id: 4, version: 5 } } },
  });
  const { user, box, sent, stored } = world;
  await user.click(await box('แก้ไข สินค้า'));
  stored.role = roleOf(4, 40, ['shop.item.view', 'shop.sms.send'], 4);
  await user.click(save());
  await user.click(await confirm());
  const notice = await screen.findByText(/สมหญิง บันทึกส่วนนี้เมื่อ/);
  expect(notice.parentElement?.textContent).toContain('+1−1');
  expect((await box('แก้ไข สินค้า')).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'นำที่ฉันแก้วางบนข้อมูลล่าสุด' }));
  expect([(await box(/^ลบ สินค้า/)).checked, (await box('ส่งข้อความ ส่ง SMS')).checked]).toEqual([false, true]);
  await user.click(save());
  await user.click(await confirm());
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({
      role_id: 4,
      version: 4,
      permissions: ['shop.item.update', 'shop.item.view', 'shop.sms.send'],
    }),
  );
});

test('role permissions: a failed save keeps the changes and shows the failure; undo restores the saved state', async () => {
  const { user, box } = open({
    write: () => ({ status: 422, body: { error: 422, message: 'x', fields: { permissions: 'ให้สิทธิ์ที่คุณไม่มีไม่ได้' } } }),
  });
  await user.click(await box('แก้ไข สินค้า'));
  await user.click(save());
  await user.click(await confirm());
  expect((await screen.findByText('ให้สิทธิ์ที่คุณไม่มีไม่ได้')).parentElement?.textContent).toContain('ยังอยู่ครบ');
  expect((await box('แก้ไข สินค้า')).checked).toBe(true);
  expect(dirtyRegistry.isDirty()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'ย้อนกลับที่แก้' }));
  expect((await box('แก้ไข สินค้า')).checked).toBe(false);
  expect(dirtyRegistry.isDirty()).toBe(false);
});

test('role permissions: copying another role, search and keyboard navigation', async () => {
  const { user, box } = open();
  await box('ดู สินค้า');
  await user.selectOptions(await screen.findByLabelText('เลือกตำแหน่งที่จะคัดลอก'), '5');
  expect([(await box('ดู สินค้า')).checked, (await box('ส่งข้อความ ส่ง SMS')).checked]).toEqual([false, true]);
  (await box('ดู สินค้า')).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await box('แก้ไข สินค้า'));
  await user.keyboard(' ');
  expect((await box('ดู สินค้า')).checked).toBe(true);
  await user.type(screen.getByRole('searchbox'), 'SMS');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'ดู สินค้า' })).toBeNull());
});

const failure: Answer = { status: 500, body: { error: 500, message: 'ระบบขัดข้อง กรุณาลองใหม่' } };

test('role team: teams that cannot be read say so, and are read again', async () => {
  let isBroken = true;
  const { user } = open({ tab: 'team', instead: ({ path }) => (isBroken && /team/.test(path) ? failure : undefined) });
  await screen.findByText('ระบบขัดข้อง กรุณาลองใหม่');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await screen.findByRole('radio', { name: /ไม่มีทีม/ });
});

test('role permissions: what was ticked stays when reading them again fails', async () => {
  let isBroken = false;
  let failed = 0;
  const { user, box } = open({
    instead({ path }) {
      if (!isBroken || !path.endsWith('/permission/list')) return undefined;
      failed += 1;
      return failure;
    },
  });
  const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  await user.click(await box('แก้ไข สินค้า'));
  const ticked = ticks();
  isBroken = true;
  // Everything on screen is read again in another language.
  act(() => languageStore.set('en'));
  await waitFor(() => expect(failed).toBeGreaterThan(0));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy());
  expect(ticks()).toEqual(ticked);
  expect(dirtyRegistry.isDirty()).toBe(true);
  act(() => languageStore.set('th'));
});
