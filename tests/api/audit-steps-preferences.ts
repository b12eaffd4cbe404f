import type { Step } from './audit-step.ts';

const layout = { order: [], hidden: [], widths: [], start: [], end: [] };
const view = { screen: '/finance/withdraw', name: 'ค้างนาน', query: 'status=pending', layout };

/** How one has things shown concerns nobody else, so nothing is logged of it; a view may be before a whole team. */
export const preferenceSteps: readonly Step[] = [
  { call: 'preferences.settings', body: () => ({ pinned: [] }), rows: [] },
  { call: 'notice.read_all', body: () => ({ up_to: 1 }), rows: [] },
  { call: 'preferences.list', body: () => ({ screen: view.screen, layout }), rows: [] },
  { call: 'view.save', body: () => view },
  { call: 'view.first', body: (scene) => ({ screen: view.screen, view_id: scene.keyOf('view.save') }), rows: [] },
  { call: 'view.share', body: (scene) => ({ view_id: scene.keyOf('view.save'), role_ids: [1] }) },
  { call: 'view.delete', body: (scene) => ({ view_id: scene.keyOf('view.save') }) },
];
