import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import AgentProviderPage from '#generated/web/game/agent-provider.tsx';
import { type Asked, fakeServer, webFrame } from '../support/web-frame.tsx';

const agents = ['AAA', 'BBB', 'MMM'].map((code, at) => ({
  ...{ id: at + 1, code, name: `สาย ${code}`, type: code === 'MMM' ? 'master' : 'agent' },
}));
const providers = [
  { id: 1, code: 'PGS', name: 'PG Soft', types: ['slot'], status: 'active' },
  { id: 2, code: 'SA', name: 'SA Gaming', types: ['casino'], status: 'maintenance' },
];
const config = (id: number, agent: number, provider: number, status: string) => ({
  ...{ id, agent_id: agent, provider_id: provider, status, operator_code: `op-${id}`, version: 7 },
});
const configs = [config(10, 1, 1, 'active'), config(11, 1, 2, 'active'), config(12, 2, 1, 'inactive')];
const list = (rows: readonly object[]) => ({
  body: { error: 0, data: rows, total: rows.length, page: 1, limit: 200, totals: null },
});

const serverOf = (refuse = false) =>
  fakeServer(({ path, method }: Asked) => {
    if (path.endsWith('/agent/items')) return list(agents);
    if (path.endsWith('/provider/items')) return list(providers);
    if (path.endsWith('/configs/list')) return list(configs);
    if (method === 'POST' && refuse)
      return { status: 422, body: { error: 422, message: 'x', fields: { api_key: 'ต้องมี API Key' } } };
    return { body: { error: 0, data: { id: 10, version: 8 }, message: 'บันทึกสำเร็จ' } };
  });

const grants = ['game.agent_provider.view', 'game.agent_provider.update', 'game.agent_provider.create'];
const open = (at = '/game/agent-provider', refuse = false, held = grants) => {
  const server = serverOf(refuse);
  const frame = webFrame({ server, at, grants: held });
  render(<AgentProviderPage />, { wrapper: frame.Frame });
  return { server, history: frame.history, user: userEvent.setup() };
};
const sent = (requests: readonly Asked[]) => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

it('agent-provider matrix: a cell is switched after confirmation; a missing one links to its creation form', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'AAA · PGS: เปิด' }));
  expect(screen.queryByText('MMM'), 'a master has no members').toBeNull();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('ปิดค่าย PG Soft ของ สาย AAA?');
  expect(dialog.textContent).toContain('op-10');
  await user.click(within(dialog).getByRole('button', { name: 'ปิด' }));
  await waitFor(() => expect(sent(server.asked)).toEqual([{ id: 10, version: 7, status: 'inactive' }]));
  expect(screen.getByRole('button', { name: /AAA · SA: ปิดปรับปรุง · ค่ายปิดปรับปรุง มีผลกับทุกเอเย่นต์/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'BBB · SA: ยังไม่ตั้งค่า' }).getAttribute('href')).toBe(
    '/game/agent-provider/detail?agent_id=2&provider_id=2',
  );
});

it('agent-provider matrix: a rejected switch shows the field error in the dialog', async () => {
  const { user } = open('/game/agent-provider', true);
  await user.click(await screen.findByRole('button', { name: 'BBB · PGS: ปิด' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'เปิด' }));
  expect(await screen.findByText('ต้องมี API Key')).toBeTruthy();
});

it('agent-provider matrix: bulk close closes the provider only for selected agents that have it open', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'เลือกทุกเอเย่นต์ในหน้านี้' }));
  await user.click(screen.getByRole('button', { name: 'เลือก PGS' }));
  await user.click(await screen.findByRole('button', { name: 'ปิด (1)' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('AAA · PGS')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'ปิด' }));
  await waitFor(() => expect(sent(server.asked)).toEqual([{ id: 10, version: 7, status: 'inactive' }]));
});

it('agent-provider matrix: arrows move between cells, and with Shift select what is between for a bulk change', async () => {
  const { user } = open();
  (await screen.findByRole('button', { name: /^AAA · PGS/ })).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('AAA · SA');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('BBB · SA');
  expect((await screen.findByRole('status')).textContent).toContain('เลือก 2 เอเย่นต์ × 1 ค่าย · 1 ช่อง');
  await user.click(screen.getByRole('button', { name: 'ล้างที่เลือก' }));
  expect(screen.queryByRole('button', { name: 'ล้างที่เลือก' })).toBeNull();
});

it('agent-provider matrix: filters are kept in the URL; a viewer has no controls to change anything', async () => {
  const { user, history } = open('/game/agent-provider?missing=1', false, grants.slice(0, 1));
  expect(await screen.findByRole('row', { name: /BBB/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /AAA/ })).toBeNull());
  expect(screen.queryByRole('checkbox', { name: 'เลือก BBB' })).toBeNull();
  expect(screen.queryByRole('link', { name: /BBB · SA/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'หมวด' }), 'casino');
  await waitFor(() => expect(history.at(-1)).toBe('/game/agent-provider?types=casino&missing=1'));
});

it('agent-provider matrix: agents are filtered by the select box or the URL', async () => {
  const { user, history } = open('/game/agent-provider?agent_id=1,2');
  const choice = await screen.findByRole('combobox', { name: 'เอเย่นต์' });
  await screen.findByRole('row', { name: /BBB/ });
  expect(within(choice).getByRole('option', { name: 'เอเย่นต์ 2 ราย', selected: true })).toBeTruthy();
  expect(within(choice).queryByRole('option', { name: /MMM/ }), 'a master has no members').toBeNull();
  await user.selectOptions(choice, '1');
  await waitFor(() => expect(screen.queryByRole('row', { name: /BBB/ })).toBeNull());
  expect(screen.getByRole('row', { name: /AAA/ })).toBeTruthy();
  expect(history.at(-1)).toBe('/game/agent-provider?agent_id=1');
});

it('agent-provider matrix: for a viewer a cell links to the configuration without a dialog', async () => {
  open('/game/agent-provider', false, ['game.agent_provider.view']);
  const cell = await screen.findByRole('link', { name: 'AAA · PGS: เปิด' });
  expect(cell.getAttribute('href')).toBe('/game/agent-provider/detail?id=10');
  expect(screen.queryByRole('link', { name: /ยังไม่ตั้งค่า/ })).toBeNull();
});
