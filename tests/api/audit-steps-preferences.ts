import type { Step } from './audit-step.ts';

const layout = { order: [], hidden: [], widths: [], start: [], end: [] };
const view = { screen: '/finance/withdraw', name: 'ค้างนาน', query: 'status=pending', layout };

const report = {
  name: 'ยอดฝาก',
  screen: '/finance/deposit_requests',
  call: 'deposit.list',
  rhythm: 'daily',
  at: '08:00',
  format: 'csv',
};

/** How one has things shown concerns nobody else, so nothing is logged of it; a view may be before a whole team. */
export const preferenceSteps: readonly Step[] = [
  { call: 'preferences.settings', body: () => ({ pinned: [] }), rows: [] },
  { call: 'notice.read_all', body: () => ({ up_to: 1 }), rows: [] },
  { call: 'preferences.list', body: () => ({ screen: view.screen, layout }), rows: [] },
  { call: 'view.save', body: () => view },
  { call: 'view.first', body: (scene) => ({ screen: view.screen, view_id: scene.keyOf('view.save') }), rows: [] },
  { call: 'view.share', body: (scene) => ({ view_id: scene.keyOf('view.save'), role_ids: [1] }) },
  { call: 'view.delete', body: (scene) => ({ view_id: scene.keyOf('view.save') }) },
  { call: 'dashboard.save', body: () => ({ name: 'ของฉัน', tiles: [] }) },
  { call: 'dashboard.share', body: (scene) => ({ dashboard_id: scene.keyOf('dashboard.save'), role_ids: [1] }) },
  { call: 'dashboard.delete', body: (scene) => ({ dashboard_id: scene.keyOf('dashboard.save') }) },
  { call: 'subscription.add', body: () => report },
  {
    call: 'subscription.update',
    body: (scene) => ({ id: scene.keyOf('subscription.add'), version: 1, name: 'ทุกเช้า' }),
  },
  // What is sent is written down when it is.
  { call: 'subscription.send', body: (scene) => ({ id: scene.keyOf('subscription.add') }), rows: [] },
  { call: 'subscription.delete', body: (scene) => ({ id: scene.keyOf('subscription.add') }) },
  { call: 'annotation.add', body: () => ({ day_from: '2026-04-11', day_to: '2026-04-16', text: 'สงกรานต์' }) },
  {
    call: 'annotation.update',
    body: (scene) => ({ id: scene.keyOf('annotation.add'), version: 1, text: 'แคมเปญสงกรานต์' }),
  },
  { call: 'annotation.delete', body: (scene) => ({ id: scene.keyOf('annotation.add') }) },
];
