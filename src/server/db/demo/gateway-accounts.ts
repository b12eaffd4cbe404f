import type { Agents } from './agents.ts';
import type { Seal } from './banks.ts';
import type { SeedRow } from './insert.ts';
import { baht, day, later, type World } from './world.ts';

/** What the demo needs to know of a gateway. */
export interface DemoGateway {
  readonly name: string;
  readonly title: string;
  /** Two letters of its business numbers. */
  readonly code: string;
  /** Share of all gateway traffic that it carries. */
  readonly share: number;
  readonly feePercent: string;
  readonly credentials: (seal: Seal, number: number) => Partial<SeedRow<'gateway_account'>>;
}

export const demoGateways: readonly DemoGateway[] = [
  {
    name: 'vizpay',
    title: 'VizPay',
    code: 'VZ',
    share: 0.34,
    feePercent: '1.5000',
    credentials: (seal, n) => ({
      api_key: seal(`demo-vz-key-000${n}`),
      secret_key: seal(`demo-vz-secret-000${n}`),
      api_version: 'v1',
    }),
  },
  {
    name: 'payonex',
    title: 'PayoneX',
    code: 'PX',
    share: 0.24,
    feePercent: '1.2000',
    credentials: (seal, n) => ({
      access_key: seal(`demo-px-access-000${n}`),
      secret_key: seal(`demo-px-secret-000${n}`),
    }),
  },
];

export interface DemoGatewayAccount {
  readonly id: number;
  readonly gateway: DemoGateway;
  readonly row: SeedRow<'gateway_account'>;
}

/** Names of the accounts of one gateway. */
const names = ['หลัก', 'สำรอง', 'วีไอพี'];

export function makeGatewayAccounts(world: World, agents: Agents, seal: Seal): DemoGatewayAccount[] {
  const perGateway = world.size.accountsOfGateway;
  return demoGateways.flatMap((gateway, index) =>
    Array.from({ length: perGateway }, (_, at): DemoGatewayAccount => {
      const id = index * perGateway + at + 1;
      const opened = later(world.now, -(200 - id * 5) * day);
      return {
        id,
        gateway,
        row: {
          id,
          gateway: gateway.name,
          name: `${gateway.title} ${names[at] ?? String(at + 1)}`,
          api_url: `https://api.${gateway.name}.example.test`,
          callback_url: `https://callback.example.test/${gateway.name}/${id}`,
          callback_ips: [`192.0.2.${10 + id}`],
          deposit_enabled: true,
          withdraw_enabled: true,
          deposit_methods: ['qr'],
          deposit_min: baht(20),
          deposit_max: baht(200_000),
          withdraw_min: baht(100),
          withdraw_max: baht(100_000),
          deposit_fee_pct: gateway.feePercent,
          deposit_fee_fixed: 0n,
          withdraw_fee_pct: '0.0000',
          withdraw_fee_fixed: baht(10),
          qr_expire_min: 10,
          daily_in_limit: baht(5_000_000),
          daily_out_limit: baht(2_000_000),
          low_balance_alert: baht(20_000),
          agent_count: agents.agents.filter((_agent, n) => at === 0 || n % 3 === 0).length,
          health: 'ok',
          status: 'active',
          note: null,
          ...emptyCredentials,
          ...gateway.credentials(seal, at + 1),
          created_at: opened,
          updated_at: opened,
          version: 1,
        },
      };
    }),
  );
}

/** Every row of one insert has the same columns. */
const emptyCredentials = {
  api_key: null,
  secret_key: null,
  api_version: null,
  access_key: null,
  token_expires_at: null,
};

/** Each agent uses the first account of every gateway, each third also the second. */
export function gatewayConfigRows(
  world: World,
  agents: Agents,
  accounts: readonly DemoGatewayAccount[],
): SeedRow<'gateway_agent_config'>[] {
  const rows: SeedRow<'gateway_agent_config'>[] = [];
  for (const account of accounts) {
    const first = accounts.find((other) => other.gateway === account.gateway) === account;
    agents.agents.forEach((agent, n) => {
      if (!first && n % 3 !== 0) return;
      const random = world.random('gateway-config', `${account.id}/${agent.id}`);
      const opened = later(world.now, -random.int(20, 150) * day);
      rows.push({
        id: rows.length + 1,
        gateway: account.gateway.name,
        agent_id: agent.id,
        account_id: account.id,
        display_name: first ? 'QR ฝากด่วน' : 'QR สำรอง',
        deposit_enabled: !random.chance(0.06),
        withdraw_enabled: !random.chance(0.06),
        deposit_min: null,
        deposit_max: random.chance(0.2) ? baht(100_000) : null,
        withdraw_min: null,
        withdraw_max: random.chance(0.2) ? baht(50_000) : null,
        fee_payer: agent.id % 5 === 0 ? 'member' : 'company',
        allowed_banks: null,
        member_levels: null,
        auto_withdraw_max: baht(5000),
        priority: first ? 1 : 2,
        open_from: null,
        open_to: null,
        status: random.chance(0.05) ? 'inactive' : 'active',
        created_at: opened,
        updated_at: opened,
        version: 1,
      });
    });
  }
  return rows;
}
