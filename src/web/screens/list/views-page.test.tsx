import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListScreen } from '#contract/screen.ts';
import type { Answer, Asked } from '../../../../tests/support/web-frame.tsx';
import { listPage } from './list-page.tsx';
import { label, page, row, showPage, things } from './testing/things.tsx';
import { viewsPage } from './views-page.tsx';

const raw: ListScreen = {
  ...things,
  title: label('รายการดิบ'),
  permission: 'raw.view',
  view: 'raw',
  list: { ...things.list, id: 'thing.raw', path: '/api/thing/raw', permission: 'raw.view' },
  columns: things.columns.slice(0, 2),
  filters: things.filters.slice(1),
  headerActions: [{ id: 'go', label: label('นำเข้า'), to: '/things/import' }],
};
const { tabs: _, ...rawWithoutTabs } = raw;

const answer = ({ path }: Asked): Answer =>
  path === '/api/thing/raw' ? page([row(9, { name: 'ดิบ' })], { total: 41 }) : page([row(1)], { total: 60 });

function open(at = '/things', grants: readonly string[] = ['*'], answers = answer) {
  const load = vi.fn(async () => ({ default: listPage(rawWithoutTabs) }));
  const Page = viewsPage({
    first: listPage(things),
    name: 'own',
    title: label('คำขอ'),
    views: [{ name: 'raw', title: label('รายการดิบ'), permission: 'raw.view', load }],
  });
  return { load, ...showPage(Page, answers, at, grants) };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const paths = (asked: readonly Asked[]) => [...new Set(asked.map(({ path }) => path))];
afterEach(() => localStorage.clear());

describe('a screen of several lists', () => {
  it('opens its own list, and neither fetches nor asks for what is behind the other tabs', async () => {
    const { load, server } = open();
    await screen.findByText('ชิ้นที่ 1');
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['สิ่งของ']);
    expect(tab('คำขอ').getAttribute('aria-selected')).toBe('true');
    const panel = screen.getByRole('tabpanel', { name: 'คำขอ' });
    expect(tab('คำขอ').getAttribute('aria-controls')).toBe(panel.id);
    expect(within(panel).getByRole('table')).toBeTruthy();
    expect(screen.getByRole('banner').textContent).toContain('60 รายการ');
    expect(load).not.toHaveBeenCalled();
    expect(paths(server.asked)).toEqual(['/api/thing/list']);
  });

  it('opens another with a clean query: filters stay behind, foreign parameters come along', async () => {
    const { history, server } = open('/things?x=%20a&status=open&q=abc&page=2');
    await screen.findByText('ชิ้นที่ 1');
    fireEvent.click(tab('รายการดิบ'));
    await screen.findByText('ดิบ');
    expect(history?.at(-1)).toBe('/things?tab=raw&x=%20a');
    expect(Object.fromEntries(server.asked.at(-1)?.query ?? [])).toEqual({ page: '1', limit: '20', sort: '-name' });
    expect(screen.getByRole('banner').textContent).toContain('41 รายการ');
    expect(screen.getByRole('button', { name: 'นำเข้า' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /เปิดอยู่/ })).toBeNull();
    fireEvent.click(tab('คำขอ'));
    await screen.findByText('ชิ้นที่ 1');
    expect(history?.at(-1)).toBe('/things?x=%20a');
  });

  it('follows a link into a tab with filters, and keeps the tab while the list changes', async () => {
    const { history, server } = open('/things?tab=raw&q=abc');
    await screen.findByText('ดิบ');
    expect(server.asked.at(-1)?.query.get('q')).toBe('abc');
    fireEvent.click(screen.getByRole('columnheader', { name: /ช่อง amount/ }).querySelector('button') ?? document.body);
    await waitFor(() => expect(history?.at(-1)).toMatch(/^\/things\?tab=raw&q=abc&sort=/));
    expect(tab('รายการดิบ').getAttribute('aria-selected')).toBe('true');
    expect(paths(server.asked)).toEqual(['/api/thing/raw']);
  });

  it('is walked by the arrow keys, and opens by the key that presses a button', async () => {
    const { server, load } = open();
    await screen.findByText('ชิ้นที่ 1');
    expect([tab('คำขอ').tabIndex, tab('รายการดิบ').tabIndex]).toEqual([0, -1]);
    tab('คำขอ').focus();
    for (const [key, name] of [
      ['ArrowRight', 'รายการดิบ'],
      ['ArrowRight', 'คำขอ'],
      ['ArrowLeft', 'รายการดิบ'],
      ['Home', 'คำขอ'],
      ['End', 'รายการดิบ'],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect(document.activeElement).toBe(tab(name));
    }
    expect(paths(server.asked)).toEqual(['/api/thing/list']);
    expect(load).toHaveBeenCalled();
    fireEvent.click(tab('รายการดิบ'));
    await screen.findByText('ดิบ');
    // The tabs stay where they are: so does the focus.
    expect(document.activeElement).toBe(tab('รายการดิบ'));
  });

  it('hides tabs whose list the user may not see, and a single remaining tab', async () => {
    open('/things', ['thing.view']);
    await screen.findByText('ชิ้นที่ 1');
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });

  it('opens the first list that a person may see', async () => {
    const { server } = open('/things', ['raw.view']);
    await screen.findByText('ดิบ');
    expect(paths(server.asked)).toEqual(['/api/thing/raw']);
  });

  it('refuses a link into a tab that a person may not see, and asks nothing', () => {
    const { server } = open('/things?tab=raw', ['thing.view']);
    expect(screen.getByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้')).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it('ignores an unknown tab', async () => {
    open('/things?tab=gone');
    await screen.findByText('ชิ้นที่ 1');
  });

  it('keeps columns apart', async () => {
    localStorage.setItem(
      'list:7:/things/raw',
      JSON.stringify({
        layout: { version: 1, order: ['name', 'amount'], hidden: ['amount'], widths: {}, start: [], end: [] },
      }),
    );
    // As another browser tab would have kept it: what is kept is read once.
    window.dispatchEvent(new StorageEvent('storage', { key: 'list:7:/things/raw' }));
    open('/things?tab=raw');
    await screen.findByText('ดิบ');
    expect(screen.queryByRole('columnheader', { name: /ช่อง amount/ })).toBeNull();
    fireEvent.click(tab('คำขอ'));
    await screen.findByText('ชิ้นที่ 1');
    expect(screen.getByRole('columnheader', { name: /ช่อง amount/ })).toBeTruthy();
  });
});
