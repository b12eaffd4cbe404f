import type { Endpoint, Entity, StoredField } from '#contract/endpoint.ts';
import { entities } from '#generated/api/entities.ts';
import type { AreaSteps, Scene, Step } from './audit-step.ts';
import { agentSteps } from './audit-steps-agents.ts';
import { gameSteps } from './audit-steps-games.ts';
import { keySteps } from './audit-steps-keys.ts';
import { consoleElsewhere, consoleSteps } from './audit-steps-mbanking.ts';
import { preferenceSteps } from './audit-steps-preferences.ts';
import { webhookElsewhere, webhookSteps } from './audit-steps-webhooks.ts';

/** Texts that must not be anywhere in the log: one of each kind of secret. */
export const canaries = {
  password: 'canary-horse-771',
  secret: 'canary-secret-4f1c9b77',
  phone: '0899313777',
  account: '777123498765',
} as const;

/** Steps that areas have beside their other tests, where they have any. */
const ofAreas = Object.values(import.meta.glob<AreaSteps>('../../src/areas/*/tests/audit-steps.ts', { eager: true }));

const text = { audience: { segment: 'all', agent_ids: [1] }, message: 'ทดสอบ' };

/** Texts to members. */
const textSteps: readonly Step[] = [
  { call: 'promotion.sms_preview', body: () => ({ ...text, test_mobile: canaries.phone }), rows: [] },
  { call: 'promotion.send_sms', body: () => ({ ...text, test_mobile: canaries.phone }) },
  {
    call: 'sms.cancel',
    body: (scene) => ({ id: scene.keyOf('promotion.send_sms') }),
  },
];

let counter = 0;

/** A value that a field of this kind accepts, with a canary where it is secret. */
function sample(field: StoredField): unknown {
  counter += 1;
  const values: Readonly<Record<string, unknown>> = {
    money: field.name.includes('max') ? '9000.00' : '10.00',
    percent: '1.5000',
    multiplier: '1.00',
    integer: field.min ?? 1,
    points: 1,
    boolean: true,
    ref: 1,
    phone: canaries.phone,
    account: canaries.account,
    secret: canaries.secret,
    url: 'https://office.example.test/hook',
    email: `person${counter}@example.test`,
    ip: '203.0.113.0/24',
    time: '08:00',
    date: '2026-01-31',
    datetime: '2026-01-31T00:00:00.000Z',
    list: [],
    json: {},
  };
  if (field.kind === 'enum') return field.options?.[0]?.value;
  return values[field.kind] ?? field.initial ?? `x_sample_${counter}`;
}

/** What a create needs, and every secret and number of a person that it takes. */
export function created(endpoint: Endpoint, given: object = {}): object {
  const byName: Readonly<Record<string, Entity>> = entities;
  const entity = byName[endpoint.entity ?? ''];
  const schema = endpoint.body as { required?: readonly string[]; properties: object } | undefined;
  const sensitive = new Set(['secret', 'phone', 'account']);
  const fields = Object.keys(schema?.properties ?? {}).filter(
    (name) => schema?.required?.includes(name) || sensitive.has(entity?.fields[name]?.kind ?? ''),
  );
  const body = fields.flatMap((name) => {
    const field = entity?.fields[name];
    return field ? [[name, sample(field)] as const] : [];
  });
  return { ...Object.fromEntries(body), ...given };
}

const existing = (call: string, key: string, table: string, change: object): Step => ({
  call: `${call}.update`,
  body: async (scene) => {
    const id = scene.keyOf(`${call}.add`);
    return { [key]: id, version: await scene.versionOf(table, id), ...change };
  },
});

const gateway = (name: string, find: (id: string) => Endpoint): readonly Step[] => [
  { call: `${name}.add`, body: () => created(find(`${name}.add`), { name: `บัญชี ${name}` }) },
  existing(name, 'id', 'gateway_account', { name: 'ใหม่', secret_key: `${canaries.secret}-2` }),
  {
    call: `${name}.agent.add`,
    body: (scene) =>
      created(find(`${name}.agent.add`), { agent_id: scene.money.agent, account_id: scene.keyOf(`${name}.add`) }),
  },
  existing(`${name}.agent`, 'id', 'gateway_agent_config', { display_name: 'ชื่อ' }),
];

const role = (piece: string, change: (scene: Scene) => object): Step => ({
  call: `role.update_${piece}`,
  body: async (scene) => {
    const id = scene.keyOf('role.add');
    return { role_id: id, version: await scene.versionOf('role', id), ...change(scene) };
  },
});

/** One success of each call, in an order in which each finds what it needs. */
export function stepsOf(find: (id: string) => Endpoint, gateways: readonly string[]): readonly Step[] {
  const walk = (action: string, change: (scene: Scene) => object, index: 0 | 1 | 2 = 0): Step => ({
    call: `withdraw.${action}`,
    body: (scene) => ({ id: scene.withdrawals[index], ...change(scene) }),
  });
  return [
    { call: 'auth.handshake', body: () => ({}), rows: [] },
    walk('claim', () => ({})),
    walk('release', () => ({})),
    walk('add_note', () => ({ note: 'ตรวจแล้ว\r\nบรรทัดสอง \u001b[31m' })),
    walk('change_type', ({ money }) => ({ type: 'auto_bank', from_bank_id: money.bank, reason: 'ธนาคารปิด' })),
    walk('hand_over', () => ({ note: 'เกินวงเงินทีม' })),
    walk('verify', () => ({})),
    walk('approve', ({ money }) => ({ type: 'auto_bank', from_bank_id: money.bank })),
    {
      call: 'bank.add',
      body: (scene) =>
        created(find('bank.add'), {
          account_no: canaries.account.slice(0, 10),
          bank_code: 'KBANK',
          usage: 'withdraw',
          agent_ids: [scene.money.agent],
          channel: 'app',
          app_pin: '771771',
          show_to_member: false,
          promptpay_id: null,
          status: 'active',
        }),
    },
    { ...existing('bank', 'id', 'bank', { note: 'เปลี่ยน PIN', app_pin: '771772' }) },
    { call: 'bank.relogin', body: (scene) => ({ id: scene.keyOf('bank.add') }) },
    { call: 'bank.update_balances', body: (scene) => ({ bank_ids: [scene.money.bank] }) },
    walk('refund', () => ({ reason: 'other', note: 'สมาชิกขอยกเลิก' }), 1),
    { call: 'deposit.reverse', body: ({ deposit }) => ({ id: deposit, reason: 'ธนาคารเรียกคืน' }) },
    { call: 'deposit.review', body: ({ line }) => ({ raw_ref: line, result: 'confirmed', note: 'ไม่ใช่ของสมาชิก' }) },
    { call: 'deposit.reopen', body: ({ line }) => ({ raw_ref: line, reason: 'พบหลักฐานใหม่' }) },
    {
      call: 'migration.update',
      body: async (scene) => ({ id: 1, version: await scene.versionOf('sweep_settings', 1), interval_min: 7 }),
    },
    {
      call: 'ticket.add',
      body: ({ money }) => ({
        target_bank_id: money.poorBank,
        amount: '100.00',
        source_type: 'cash',
        priority: 'normal',
      }),
    },
    {
      call: 'menu.add',
      body: () => created(find('menu.add'), { label: 'เมนูใหม่', icon: 'mdi-cog', link: '/system/audit' }),
      // The entry, and the roles that have it from now on.
      rows: ['menu.add', 'menu.add'],
    },
    existing('menu', 'id', 'menu', { label: 'เปลี่ยนชื่อ' }),
    {
      call: 'permission.add',
      body: () => ({ key: 'member.audit_probe.view', name: 'ทดสอบ', area: 'member', action: 'view', risk: 'low' }),
    },
    existing('permission', 'permission_id', 'permission', { name: 'เปลี่ยนชื่อ' }),
    {
      call: 'role.add',
      body: () => ({ code: 'audit_probe', name: 'ทดสอบ', rank: 60, scope: 'assigned', status: 'active' }),
    },
    role('permission', () => ({ permissions: ['finance.withdraw.view'] })),
    role('menu', () => ({ menu_ids: [1] })),
    role('finance_team', ({ money }) => ({ finance_team_id: money.team })),
    { call: 'permission.delete', body: (scene) => ({ permission_id: scene.keyOf('permission.add'), force: true }) },
    {
      call: 'user.add',
      body: (scene) =>
        created(find('user.add'), {
          username: 'audit.probe',
          server: 'cat350_v2',
          status: 'active',
          role_id: scene.keyOf('role.add'),
          agent_ids: [1],
        }),
    },
    existing('user', 'user_id', 'app_user', { name: 'ชื่อใหม่' }),
    { call: 'user.reset_password', body: (scene) => ({ user_id: scene.keyOf('user.add') }) },
    ...agentSteps,
    ...preferenceSteps,
    ...keySteps,
    ...webhookSteps(find, { created, known: existing }),
    ...gameSteps(find, { created, known: existing }),
    ...textSteps,
    {
      call: 'event_reward.add',
      body: () => created(find('event_reward.add'), { name: 'รางวัล', type: 'point', value: '5.00', status: 'active' }),
    },
    existing('event_reward', 'id', 'event_reward', { value: '6.00' }),
    ...ofAreas.flatMap(({ steps }) => steps(find, { created, known: existing })),
    { call: 'user.sign_out', body: (scene) => ({ user_id: scene.keyOf('user.add') }) },
    ...gateways.flatMap((name) => gateway(name, find)),
    {
      call: 'identity.register',
      body: () => ({
        email: 'new@example.test',
        name: 'คนใหม่',
        password: canaries.password,
        password_confirm: canaries.password,
        accept_terms: true,
      }),
    },
    {
      call: 'ingest.members',
      body: () => ({
        facts: [
          {
            ...{ reference: 'join-1', username: 'aaa770001', agent_code: 'AAA', name: 'กมล ใจดี' },
            ...{ mobile: canaries.phone, bank_code: 'KBANK', bank_account_no: canaries.account },
          },
        ],
      }),
    },
    { call: 'identity.forgot', body: () => ({ email: 'owner@example.test' }) },
    { call: 'session.revoke', as: 'support', body: () => ({}) },
    { call: 'account.notices_seen', body: () => ({ id: 1 }) },
    {
      call: 'auth.change_password',
      as: 'support',
      body: () => ({
        current_password: 'correct-horse-7',
        new_password: `${canaries.password}9`,
        new_password_confirm: `${canaries.password}9`,
      }),
    },
    ...consoleSteps,
    { call: 'auth.sign_in', body: () => ({ email: 'marketing', password: 'correct-horse-7' }) },
    { call: 'auth.logout', as: 'marketing', body: () => ({}) },
  ];
}

/** Calls whose success takes more than a body, and the tests that follow their rows. */
export const elsewhere: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...ofAreas.map((area) => area.elsewhere)),
  'ingest.bet_days': 'a member and a game: ingest-bets.test.ts',
  'ingest.bets': 'a member and a game: ingest-bets.test.ts',
  'ingest.deposits': 'a member and an account: ingest.test.ts',
  'ingest.visits': 'a member: ingest.test.ts',
  'ingest.withdrawals': 'a member with credit: ingest.test.ts',
  'notice.read': 'a notice of the caller’s own: notices.test.ts',
  'sms.approve': 'another person than who ordered it: sms.test.ts',
  'key.take_over': 'another person than who answers for it: keys.test.ts',
  'banner.add': 'pictures: shop.test.ts',
  'banner.update': 'pictures: shop.test.ts',
  'bank.agree': 'a second person: bank-accounts.test.ts',
  'deposit.claim': 'a line that waits: tests/money/match.test.ts',
  'deposit.match': 'money in suspense: tests/money/match.test.ts',
  'deposit.release': 'a line that waits: tests/money/match.test.ts',
  'deposit.unmatch': 'money that was matched: tests/money/match.test.ts',
  'auth.firebase_sign_in': 'an ID token of an identity service',
  ...consoleElsewhere,
  ...webhookElsewhere,
  'export_ign.run': 'members and games to export',
  'identity.confirm': 'a link from a mail',
  'identity.reset': 'a link from a mail',
  'import.cancel': 'a batch under way',
  'import.fix': 'a batch under way',
  'import.run': 'a file',
  'migration.banks_add': 'accounts of each usage: tests/api/treasury-rules.test.ts',
  'migration.banks_update': 'accounts of each usage: tests/api/treasury-rules.test.ts',
  'replenish.add': 'accounts of each usage: tests/api/treasury-rules.test.ts',
  'replenish.banks_update': 'accounts of each usage: tests/api/treasury-rules.test.ts',
  'replenish.request_balance': 'a bank that answers: tests/api/treasury-rules.test.ts',
  'replenish.request_transfer': 'a password: tests/money/tickets.test.ts',
  'replenish.update': 'accounts of each usage: tests/api/treasury-rules.test.ts',
  'ticket.update': 'a form with a slip: tests/money/tickets.test.ts',
  'withdraw.manual': 'a slip: proved below',
};
