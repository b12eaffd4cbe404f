import type { Deployment } from '#generator/model/deployment.ts';
import type { Model } from '#generator/model/types.ts';
import { sampleEndpoints } from './sample/endpoints.ts';
import { bank, everything, payout, user } from './sample/entities.ts';
import { label, statuses } from './sample/fields.ts';
import { alpha, beta, gatewayAccount } from './sample/gateways.ts';
import { sampleScreens } from './sample/screens.ts';
import { sampleShapes } from './sample/shapes.ts';

const permissions = [...new Set(sampleEndpoints.map((each) => each.permission))]
  .filter((key) => key.includes('.'))
  .concat('desk.payout.export')
  .sort();

function deployment(name: string, gateways: readonly string[]): Deployment {
  const here = (each: { readonly gateway?: string }) => each.gateway === undefined || gateways.includes(each.gateway);
  return {
    name,
    title: label(name),
    server: name,
    brand: { name },
    identity:
      name === 'narrow'
        ? { provider: 'firebase', apiKey: 'key', authDomain: 'narrow.firebaseapp.com', projectId: 'narrow-1' }
        : { provider: 'local' },
    gateways,
    areas: ['desk', 'system', ...gateways],
    routes: sampleScreens.filter(here).map((each) => each.path),
    endpoints: sampleEndpoints.filter(here).map((each) => each.id),
    relabel: name === 'narrow' ? { '/desk/payouts': label('Narrow queue'), 'Payout.amount': label('Sum') } : {},
  };
}

/**
 * A small resolved manifest, made by hand: a queue with tabs, filters and moves; a form of every field kind; two
 * gateways on one table; two deployments. Golden, compile and parity tests emit it.
 */
export const sampleModel: Model = {
  app: {
    name: 'Sample',
    titleSuffix: ' - Sample',
    locale: 'th',
    servers: [{ key: 'wide', name: 'WIDE', type: 'seamless' }],
    timings: { logoutToast: 3000 },
    breakpoints: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 },
    storageKey: 'local_data',
    icons: [],
  },
  access: {
    permissions: permissions.map((key) => ({ key, title: label(key), risk: 'low' as const })),
    roles: [
      { code: 'owner', title: label('Owner'), rank: 1, scope: 'all', permissions },
      { code: 'viewer', title: label('Viewer'), rank: 50, scope: 'assigned', permissions: ['desk.payout.view'] },
    ],
  },
  areas: [
    { name: 'desk', title: label('Desk') },
    { name: 'system', title: label('System') },
    { name: 'gateway', title: label('Gateways') },
    { name: 'alpha', title: label('Alpha'), gateway: 'alpha' },
    { name: 'beta', title: label('Beta'), gateway: 'beta' },
  ],
  enums: { PayoutStatus: { name: 'PayoutStatus', area: 'desk', options: statuses } },
  shapes: sampleShapes,
  entities: [user, bank, payout, everything, gatewayAccount, alpha, beta],
  endpoints: sampleEndpoints,
  screens: sampleScreens,
  queues: [
    {
      key: 'payout_pending',
      area: 'desk',
      title: label('Payouts'),
      path: '/desk/payouts',
      permissions: ['desk.payout.view'],
      list: 'payout.list',
      filter: { status: 'pending,paid' },
      parts: { filter: 'status', options: statuses },
      oldest: 'requested_at',
      sum: { field: 'amount' },
    },
  ],
  notices: [
    {
      name: 'payout_failed',
      on: ['payout.fail', 'payout.expire'],
      about: 'Payout',
      was: { status: ['pending'] },
      when: { status: ['failed'], amount: { above: 1000 } },
      to: ['created_by'],
      allow: 'desk.payout.view',
      permission: 'desk.payout.view',
      path: '/desk/payouts',
      text: { th: 'ถอน {ref} ไม่สำเร็จ', en: '{ref} failed' },
      tone: 'danger',
      open: '/desk/payouts?open={id}',
    },
  ],
  events: [
    {
      type: 'payout.paid',
      entity: 'Payout',
      on: ['settle'],
      to: ['paid'],
      fields: ['ref', 'amount'],
      text: { th: 'จ่ายแล้ว', en: 'Payout paid' },
    },
  ],
  auditActions: [{ name: 'payout.expire', title: { th: 'ถอนหมดเวลา', en: 'A payout runs out' } }],
  menus: [
    { id: 'home', area: 'system', label: label('Home'), icon: 'mdi-view-dashboard', link: '/', items: [], order: 1000 },
    {
      id: 'desk',
      area: 'desk',
      label: label('Desk'),
      icon: 'mdi-cash-multiple',
      items: [
        {
          ...{ label: label('Queue'), link: '/desk/payouts', badge: 'payout_pending' },
          tabs: [
            { label: label('Waiting'), link: '/desk/payouts' },
            { label: label('One'), link: '/desk/banks' },
          ],
        },
      ],
      order: 2000,
    },
    {
      id: 'alpha',
      area: 'alpha',
      label: label('Alpha'),
      icon: 'mdi-credit-card-fast',
      gateway: 'alpha',
      items: [{ label: label('Accounts'), link: '/alpha/account/manage' }],
      order: 3000,
    },
  ],
  gateways: [
    { name: 'alpha', title: label('Alpha'), code: 'AL', capabilities: ['balance'] },
    { name: 'beta', title: label('Beta'), code: 'BE', capabilities: ['balance'] },
  ],
  deployments: [deployment('wide', ['alpha', 'beta']), deployment('narrow', ['beta'])],
};
