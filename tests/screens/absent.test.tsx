import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { RefInput } from '#web/fields/ref/input.tsx';
import { detailPage } from '#web/screens/detail/detail-page.tsx';
import { formPage } from '#web/screens/form/form-page.tsx';
import { base, stored } from '#web/screens/form/testing/open-form.tsx';
import { listPage } from '#web/screens/list/list-page.tsx';
import { page, row, things } from '#web/screens/list/testing/things.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { type Answer, type Asked, fakeServer, webFrame } from '../support/web-frame.tsx';
import { found, label, logs, order, stored as record } from './support/open-detail.tsx';

const silent = { error: 0, data: { server_key: 'a' } };
const extension = { extension: true } as const;
const notFound: Answer = { status: 404, body: {} };

/** A page at a server that has greeted without a word of extensions, and has none. */
function at(Page: ComponentType, answer: (request: Asked) => Answer, address: string) {
  const server = fakeServer(answer);
  const { Frame, client } = webFrame({ server, at: address });
  client.offers.greeted(silent);
  render(<Page />, { wrapper: Frame });
  return { server, client, paths: () => server.asked.map(({ path }) => path) };
}

describe('at a server without extensions', () => {
  test('a list: an action that nothing else serves is not offered, one of the specification is', async () => {
    const [close, note] = things.rowActions;
    if (!close?.call || !note?.call) throw new Error('no actions');
    const screenOf = { ...things, rowActions: [close, { ...note, call: { ...note.call, ...extension } }] };
    const { server } = at(listPage(screenOf), () => page([row(1)]), '/things');
    await screen.findByText('ชิ้นที่ 1');
    await userEvent.click(screen.getByRole('button', { name: 'เมนูของ ชิ้นที่ 1' }));
    await screen.findByRole('menuitem', { name: /ปิด/ });
    expect(screen.queryByRole('menuitem', { name: /จด/ })).toBeNull();
    expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('a tab whose list is absent is no tab', async () => {
    const more: Call = { ...things.list, ...extension, path: '/api/thing/more' };
    const Page = viewsPage({
      first: listPage(things),
      name: 'all',
      title: label('ทั้งหมด'),
      views: [
        {
          name: 'more',
          title: label('เพิ่มเติม'),
          permission: 'signed-in',
          needs: more,
          load: async () => ({ default: listPage({ ...things, list: more, view: 'more' }) }),
        },
      ],
    });
    const { paths } = at(
      Page,
      ({ path }) => (path === '/api/thing/list' ? page([row(1)]) : notFound),
      '/things?tab=more',
    );
    await screen.findByText('ชิ้นที่ 1');
    await waitFor(() => expect(paths().filter((path) => path === '/api/thing/more')).toHaveLength(1));
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('a record: absent related lists and history have no tabs, and are requested once', async () => {
    const history: Call = { ...logs.list, ...extension, id: 'past', path: '/api/past' };
    const lists = { ...logs, list: { ...logs.list, ...extension } };
    const Page = detailPage({ ...order, related: [lists], history: { call: history, entity: 'Order' } });
    const { paths } = at(
      Page,
      ({ path }) => (path === '/api/order/detail' ? found(record) : notFound),
      '/order/detail?id=12',
    );
    await screen.findAllByText('OR-12');
    await waitFor(() => expect(paths()).toContain('/api/past'));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(paths().sort()).toEqual(['/api/log/list', '/api/order/detail', '/api/past']);
  });

  test('a form that only an extension saves says so, and saves nothing', async () => {
    const Page = formPage({ ...base, save: { ...base.save, ...extension } });
    at(Page, () => found(stored), '/x/detail?id=4');
    await screen.findByText('เซิร์ฟเวอร์นี้ไม่มีบริการบันทึกข้อมูลส่วนนี้ คุณดูข้อมูลได้อย่างเดียว');
    expect(screen.queryByRole('button', { name: 'บันทึก' })).toBeNull();
  });

  describe('choices of a reference', () => {
    const reference = {
      entity: 'Role',
      path: '/api/role/items',
      value: 'id',
      label: 'name',
      instead: '/api/role/list',
    };
    const field = { name: 'role_id', kind: 'ref' as const, label: label('ตำแหน่ง'), reference };
    const choose = (instead: string | null, value: number | null, onChange: (value: unknown) => void) => () => (
      <RefInput
        id="x"
        field={{ ...field, reference: { ...reference, instead } }}
        value={value}
        onChange={onChange}
        context={{ language: 'th', buddhist: false }}
      />
    );
    const roles = [
      { id: 1, name: 'เจ้าของ' },
      { id: 2, name: 'การเงิน' },
    ];

    test('come from the list of the same records', async () => {
      const chosen: unknown[] = [];
      const { server } = at(
        choose('/api/role/list', 2, (value) => chosen.push(value)),
        ({ path }) => (path === '/api/role/list' ? { body: { error: 0, data: roles } } : notFound),
        '/',
      );
      // The key is told by its name as soon as the list is there.
      const box = await screen.findByRole<HTMLInputElement>('combobox');
      await waitFor(() => expect(box.value).toBe('การเงิน'));
      await userEvent.click(box);
      await userEvent.click(await screen.findByRole('option', { name: 'เจ้าของ' }));
      expect(chosen).toEqual([1]);
      expect(server.asked.filter(({ path }) => path === '/api/role/items')).toHaveLength(1);
    });

    test('are typed as keys where there is no such list', async () => {
      const chosen: unknown[] = [];
      at(
        choose(null, null, (value) => chosen.push(value)),
        () => notFound,
        '/',
      );
      const box = await screen.findByRole('combobox');
      await userEvent.type(box, '17');
      await userEvent.click(await screen.findByRole('option', { name: '17' }));
      expect(chosen).toEqual([17]);
    });
  });
});

describe('a server that does not count', () => {
  const bare = (count: number, from = 0): Answer => ({
    body: { error: 0, data: Array.from({ length: count }, (_, at) => row(from + at + 1)) },
  });

  test('a full page may have another behind it; what was never counted has no card and no number', async () => {
    const screenOf = {
      ...things,
      cards: [{ field: { name: 'amount', kind: 'money' as const, label: label('ยอดรวม') } }],
    };
    const { server } = at(
      listPage(screenOf),
      ({ query }) => (query.get('page') === '2' ? bare(3, 20) : bare(20)),
      '/things',
    );
    await screen.findByText('ชิ้นที่ 1');
    await screen.findByText('20+ รายการ');
    expect(screen.queryByText('ยอดรวม')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'หน้าถัดไป' }));
    await screen.findByText('ชิ้นที่ 23');
    await screen.findByText('23 รายการ');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'หน้าถัดไป' }).disabled).toBe(true);
    expect(server.asked.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  });

  test('all rows at once are cut into pages here', async () => {
    at(listPage(things), () => bare(45), '/things?page=3');
    await screen.findByText('ชิ้นที่ 45');
    expect(screen.queryByText('ชิ้นที่ 40')).toBeNull();
    await screen.findByText('45 รายการ');
  });
});

describe('a server that was away', () => {
  test('a question that was asked meanwhile goes on when it is back', async () => {
    let isAway = false;
    const { client } = at(
      listPage(things),
      ({ path }) => {
        if (isAway && path !== '/api/thing/list') throw new TypeError('network');
        return path === '/api/thing/detail' ? found(row(1)) : page([row(1)]);
      },
      '/things',
    );
    await screen.findByText('ชิ้นที่ 1');
    isAway = true;
    act(() => client.connection.saw(false));
    const user = userEvent.setup();
    await user.keyboard('jp');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/เชื่อมต่อระบบไม่ได้/);
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^ปิด/ });
    expect(confirm.disabled).toBe(true);
    isAway = false;
    act(() => client.connection.saw(true));
    await waitFor(() => expect(confirm.disabled).toBe(false));
    expect(within(dialog).queryByText(/เชื่อมต่อระบบไม่ได้/)).toBeNull();
  });

  test('a save whose answer was lost is reported in one true sentence', async () => {
    const user = userEvent.setup();
    at(
      formPage(base),
      ({ method }) => {
        if (method === 'POST') throw new TypeError('network');
        return found(stored);
      },
      '/x/detail?id=4',
    );
    await user.type(await screen.findByLabelText(/^ชื่อ/), '!');
    await user.click(screen.getByRole('button', { name: 'บันทึก' }));
    const message = await screen.findByText(/ยังไม่ทราบผล/);
    expect(message.closest('[role="alert"]')?.textContent).toContain('สิ่งที่คุณกรอกยังอยู่ครบ');
    expect(screen.queryByText(/บันทึกไม่สำเร็จ/)).toBeNull();
  });
});
