import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { ListScreenView } from './list-screen.tsx';
import { lists, page, row, show, showPage, things } from './testing/things.tsx';
import { useListScreen } from './use-list-screen.ts';

/** Rows by their key, as often as their name has been drawn. */
const drawn: unknown[] = [];
const noted = {
  name: ({ id, name }: Row) => {
    drawn.push(id);
    return String(name);
  },
};

function NotedPage() {
  return <ListScreenView model={useListScreen(things)} overrides={noted} />;
}

describe('a list screen', () => {
  it('asks what the address says, and shows what it asks', async () => {
    const { server } = show(() => page([row(1)], { total: 60 }), '/things?status=shut&page=2&sort=amount&x=1');
    await screen.findByText('ชิ้นที่ 1');
    expect(Object.fromEntries(lists(server.asked)[0]?.query ?? [])).toEqual({
      page: '2',
      limit: '20',
      sort: 'amount',
      status: 'shut',
    });
    expect(screen.getByRole('button', { name: /ปิดแล้ว/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'หน้า 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('columnheader', { name: /ช่อง amount/ }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('writes a change to the address first, goes to page 1 and keeps foreign parameters', async () => {
    const { server, history } = show(() => page([row(1)], { total: 60 }), '/things?page=3&x=1');
    await screen.findByText('ชิ้นที่ 1');
    fireEvent.click(screen.getByRole('button', { name: /เปิดอยู่/ }));
    await waitFor(() => expect(history?.at(-1)).toBe('/things?x=1&status=open'));
    await waitFor(() => expect(lists(server.asked).at(-1)?.query.get('status')).toBe('open'));
    expect(lists(server.asked).at(-1)?.query.get('page')).toBe('1');
  });

  it('waits while somebody types, and asks once', async () => {
    const { server } = show(() => page([row(1)]));
    await screen.findByText('ชิ้นที่ 1');
    const box = screen.getByRole('searchbox', { name: 'ค้นหา' });
    for (const text of ['ก', 'กข', 'กขค']) fireEvent.change(box, { target: { value: text } });
    await waitFor(() => expect(lists(server.asked).at(-1)?.query.get('q')).toBe('กขค'));
    expect(lists(server.asked).filter((one) => one.query.has('q'))).toHaveLength(1);
  });

  it('draws no row again because another question is on its way', async () => {
    const late: { release?: () => void } = {};
    const answer = async (asked: { readonly query: URLSearchParams }) => {
      if (asked.query.get('status') === 'open') await new Promise<void>((resolve) => (late.release = resolve));
      return page([row(1), row(2)]);
    };
    const { server } = showPage(NotedPage, answer, '/things', ['*']);
    await screen.findByText('ชิ้นที่ 2');
    await waitFor(() => expect(lists(server.asked).length).toBeGreaterThan(0));
    const before = drawn.length;
    fireEvent.click(screen.getByRole('button', { name: /เปิดอยู่/ }));
    await waitFor(() => expect(late.release).toBeDefined());
    expect(drawn.slice(before)).toEqual([]);
    await act(async () => late.release?.());
  });

  it('shows the answer to the last question, whatever comes last', async () => {
    const late: { release?: () => void } = {};
    show(async (asked) => {
      if (asked.query.get('status') === 'open') await new Promise<void>((resolve) => (late.release = resolve));
      return page([row(1, { name: asked.query.get('status') ?? 'ทั้งหมด' })]);
    });
    const table = await screen.findByRole('table');
    await within(table).findByText('ทั้งหมด');
    fireEvent.click(screen.getByRole('button', { name: /เปิดอยู่/ }));
    await waitFor(() => expect(late.release).toBeDefined());
    fireEvent.click(screen.getByRole('button', { name: /ปิดแล้ว/ }));
    await within(table).findByText('shut');
    await act(async () => late.release?.());
    expect(within(table).queryByText('open')).toBeNull();
  });

  it('shows rows at once, and what they have together when it has been worked out', async () => {
    const wait: { release?: () => void } = {};
    const { server } = show(async ({ headers }) => {
      if (headers.get('x-summary') === 'alone') {
        await new Promise<void>((resolve) => (wait.release = resolve));
        return page([], { total: 70_123 });
      }
      return page([row(1)], { total: 1, more: true, totals: null, facets: undefined, later: true });
    });
    await screen.findByText('ชิ้นที่ 1');
    expect(screen.queryByText(/70,123/)).toBeNull();
    await waitFor(() => expect(wait.release).toBeDefined());
    await act(async () => wait.release?.());
    await screen.findAllByText(/70,123/);
    screen.getByText('ชิ้นที่ 1');
    screen.getByText('300.00');
    expect(lists(server.asked).map(({ headers }) => headers.get('x-summary'))).toEqual(['later', 'alone']);
  });

  it('reads a page ahead when somebody is about to open it, and not again when they do', async () => {
    const { server } = show(({ query }) => page([row(Number(query.get('page')))], { total: 60 }));
    await screen.findByText('ชิ้นที่ 1');
    const asked = () =>
      lists(server.asked).map(({ query, headers }) => [query.get('page'), headers.get('x-background')]);
    fireEvent.focus(screen.getByRole('button', { name: 'หน้าถัดไป' }));
    await waitFor(() =>
      expect(asked()).toEqual([
        ['1', null],
        ['2', '1'],
      ]),
    );
    expect(screen.queryByText('ชิ้นที่ 2')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'หน้าถัดไป' }));
    await screen.findByText('ชิ้นที่ 2');
    // Pages that are kept are not read ahead.
    fireEvent.focus(screen.getByRole('button', { name: 'หน้าก่อน' }));
    fireEvent.focus(screen.getByRole('button', { name: 'หน้า 3' }));
    await waitFor(() => expect(asked().map(([number]) => number)).toEqual(['1', '2', '3']));
  });

  it('counts the rows of a page by its own place while the next one is on its way', async () => {
    const wait: { release?: () => void } = {};
    const twenty = (from: number) => Array.from({ length: 20 }, (_, at) => row(from + at));
    show(async ({ query }) => {
      if (query.get('page') === '2') await new Promise<void>((resolve) => (wait.release = resolve));
      return page(twenty(query.get('page') === '2' ? 21 : 1), { total: undefined });
    });
    await screen.findByText('ชิ้นที่ 1');
    fireEvent.click(screen.getByRole('button', { name: 'หน้าถัดไป' }));
    await waitFor(() => expect(wait.release).toBeDefined());
    expect(screen.queryByText(/40\+/)).toBeNull();
    await act(async () => wait.release?.());
    await screen.findByText('ชิ้นที่ 21');
    expect(screen.getAllByText(/40\+/)).not.toHaveLength(0);
  });

  it('says that nothing matches, and what to do', async () => {
    const { history } = show(() => page([], { total: 0 }), '/things?status=shut');
    await screen.findByText('ไม่พบข้อมูลตามเงื่อนไขที่ค้นหา');
    fireEvent.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
    await waitFor(() => expect(history?.at(-1)).toBe('/things'));
  });

  it('leads to what the manual says of the page', async () => {
    const { history } = show(() => page([row(1)]), '/things?status=shut');
    fireEvent.click(await screen.findByRole('link', { name: 'คู่มือหน้านี้' }));
    await waitFor(() => expect(history?.at(-1)).toBe('/help?at=/things'));
  });

  it('says what failed, and tries again', async () => {
    let broken = true;
    show(() => (broken ? { status: 500, body: { error: 500, message: 'ระบบขัดข้อง กรุณาลองใหม่' } } : page([row(1)])));
    await screen.findByText('ระบบขัดข้อง กรุณาลองใหม่');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    await screen.findByText('ชิ้นที่ 1');
  });

  it('asks nothing without the permission', () => {
    const { server } = show(() => page([row(1)]), '/things', ['other.view']);
    expect(screen.getByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้')).toBeTruthy();
    expect(server.asked).toHaveLength(0);
  });
});
