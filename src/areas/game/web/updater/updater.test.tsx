import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { NewGame } from '#generated/api/game.ts';
import UpdaterPage from '#generated/web/game/updater.tsx';
import { type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import { initialSelection, linesOf, matchingLines, needsCode, stateOf, switched, switchedAll } from './batch.ts';

const gameInfo = (code: string) => ({
  game_code: code,
  name_th: `เกม ${code}`,
  name_en: `Game ${code}`,
  type: 'slot' as const,
});
const change = (code: string, field: string, old: unknown, next: unknown) => ({
  ...{ ...gameInfo(code), image_url: null, field, old, new: next },
});
const newGame = (code: string, more: Partial<NewGame>): NewGame => ({
  ...gameInfo(code),
  ...{ sub_provider_code: null, rtp_pct: null, platforms: [], has_demo: false, has_freespin: false },
  ...{ has_jackpot: false, problem: null, ...more },
});
const batch = (more: object = {}) => ({
  ...{ id: 4, batch_id: 'GD2601310001', provider_id: 3, provider_name: 'JILI', source: 'api', file_name: null },
  added: [
    newGame('n1', { sub_provider_code: 'JILI-SLOT', rtp_pct: '96.5000', has_freespin: true }),
    newGame('n2', { problem: 'ไม่รู้จักค่ายย่อย NO' }),
  ],
  changed: [
    change('c1', 'rtp_pct', '96.0000', '95.0000'),
    change('c1', 'name_en', 'A', 'B'),
    change('c2', 'has_demo', false, true),
  ],
  removed: ['r1', 'r2', 'r3'].map((code) => ({ ...gameInfo(code), image_url: null, status: 'active' as const })),
  ...{ same_count: 5, result: null, created_at: '2026-01-31T00:00:00.000Z', created_by: 1, created_by_name: 'ก' },
  ...{ applied_at: null, applied_by: null, applied_by_name: null, ...more },
});

it('game updater: differences are grouped by game; only valid lines are preselected, and no removals', () => {
  const lines = linesOf(batch());
  expect(lines.changed.map(({ code, changes }) => [code, changes.length])).toEqual([
    ['c1', 2],
    ['c2', 1],
  ]);
  const initial = initialSelection(lines);
  expect([[...initial.new], [...initial.changed], [...initial.removed]]).toEqual([['n1'], ['c1', 'c2'], []]);
  expect(stateOf(initial, 'new', lines.new)).toBe('all');
  expect([...switchedAll(initial, 'removed', lines.removed).removed]).toEqual(['r1', 'r2', 'r3']);
  expect([...switchedAll(initial, 'new', lines.new).new]).toEqual([]);
  expect(stateOf(switched(initial, 'changed', 'c1'), 'changed', lines.changed)).toBe('some');
  expect(matchingLines(lines.changed, 'has_demo', '').map(({ code }) => code)).toEqual(['c2']);
  expect(matchingLines(lines.changed, '', 'GAME C1').map(({ code }) => code)).toEqual(['c1']);
  expect([needsCode(2, 10), needsCode(3, 10), needsCode(1, 0)]).toEqual([false, true, true]);
});

function serverOf(state: { batch: object; refuse?: object }) {
  return fakeServer(({ path, method }: Asked) => {
    if (path.endsWith('/diffs/detail')) return { body: { error: 0, data: state.batch } };
    if (path.endsWith('/diffs'))
      return { body: { error: 0, data: [batch()], total: 1, page: 1, limit: 10, totals: null } };
    if (path.endsWith('/provider/detail')) return { body: { error: 0, data: { id: 3, code: 'JILI', game_count: 10 } } };
    if (path.endsWith('/provider/items')) return { body: { error: 0, data: [{ id: 3, code: 'JILI', name: 'JILI' }] } };
    if (method === 'POST' && state.refuse) return { status: 502, body: state.refuse };
    if (path.endsWith('/game/diff')) return { body: { error: 0, data: { ...batch(), new: [] } } };
    if (path.endsWith('/game/import')) {
      const result = { added: 1, updated: 2, removed: 3, errors: [{ game_code: 'c1', message: 'ถูกแก้ไขหลังการเทียบ' }] };
      state.batch = batch({ result, applied_at: '2026-01-31T01:00:00.000Z', applied_by: 1, applied_by_name: 'ก' });
      return { body: { error: 0, data: result } };
    }
    return { body: { error: 0, data: [] } };
  });
}

const grants = ['game.updater.view', 'game.updater.import', 'game.provider.view'];

it('game updater: a failed comparison shows the reason and keeps the provider; a successful one puts the batch into the URL', async () => {
  const state: { batch: object; refuse?: object } = {
    batch: batch(),
    refuse: { error: 502, message: 'ค่าย JILI ขัดข้อง' },
  };
  const server = serverOf(state);
  const { Frame, history } = webFrame({ server, at: '/game/updater', grants });
  render(<UpdaterPage />, { wrapper: Frame });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: /ค่ายเกม/ }));
  await user.click(await screen.findByRole('option', { name: /JILI/ }));
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบความต่าง' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ค่าย JILI ขัดข้อง');
  delete state.refuse;
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบความต่าง' }));
  await waitFor(() => expect(history.at(-1)).toBe('/game/updater?batch=4'));
});

it('game updater: applying the selection requires the code when a fifth would be removed; the result lists skipped games', async () => {
  const state = { batch: batch() };
  const server = serverOf(state);
  const { Frame } = webFrame({ server, at: '/game/updater?batch=4', grants });
  render(<UpdaterPage />, { wrapper: Frame });
  const user = userEvent.setup();
  expect(await screen.findByText('+1 ใหม่ · ~2 แก้ไข · −0 ปิด')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'เกม n2' }).disabled).toBe(true);
  await user.click(screen.getByRole('tab', { name: /เปลี่ยนแปลง/ }));
  expect(screen.getByText('96.00%').tagName).toBe('DEL');
  expect(screen.getByText('95.00%').tagName).toBe('INS');
  await user.selectOptions(screen.getByRole('combobox', { name: 'เฉพาะฟิลด์' }), 'has_demo');
  expect(screen.queryByText('เกม c1')).toBeNull();
  await user.click(screen.getByRole('tab', { name: /ถูกถอด/ }));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'เกม r1' });
  expect(box.checked).toBe(false);
  fireEvent.keyDown(box, { key: 'a' });
  expect(await screen.findByText('+1 ใหม่ · ~2 แก้ไข · −3 ปิด')).toBeTruthy();
  box.focus();
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('เกม r2');
  await user.click(screen.getByRole('button', { name: 'นำเข้าที่เลือก' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/นำเข้าเกมใหม่ 1 · แก้ไข 2 · ปิดเกมที่ถูกถอด 3 ของค่าย JILI/)).toBeTruthy();
  const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'นำเข้าที่เลือก' });
  const code = await dialog.findByRole('textbox', { name: /พิมพ์รหัสค่าย JILI/ });
  expect(confirm().disabled).toBe(true);
  await user.type(code, 'jili');
  await user.click(confirm());
  expect(await screen.findByText('ถูกแก้ไขหลังการเทียบ')).toBeTruthy();
  expect(server.asked.find(({ path }) => path.endsWith('/game/import'))?.body).toEqual({
    batch_id: 'GD2601310001',
    apply: { new: ['n1'], changed: ['c1', 'c2'], removed: ['r1', 'r2', 'r3'] },
    default_status: 'active',
    confirm_code: 'jili',
  });
});

it('game updater: a viewer sees the comparison but cannot import', async () => {
  const { Frame } = webFrame({
    server: serverOf({ batch: batch() }),
    at: '/game/updater?batch=4',
    grants: grants.slice(0, 1),
  });
  render(<UpdaterPage />, { wrapper: Frame });
  expect(await screen.findByText('คุณดูผลเทียบได้ แต่ไม่มีสิทธิ์นำเข้า')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'นำเข้าที่เลือก' })).toBeNull();
});
