import { gateways } from '#generated/api/gateways.ts';
import { callbackAddress } from '../providers/callback-address.ts';
import type { Agents } from './agents.ts';
import type { Seal } from './banks.ts';
import { type DemoGateway, demoGateways, secretColumns, textColumns } from './gateway-list.ts';
import { usersOf } from './gateway-routes.ts';
import type { SeedRow } from './insert.ts';
import { baht, day, later, type World } from './world.ts';

export interface DemoGatewayAccount {
  readonly id: number;
  readonly gateway: DemoGateway;
  readonly row: SeedRow<'gateway_account'>;
}

/** Names of the accounts of one gateway. */
const names = ['หลัก', 'สำรอง', 'วีไอพี'];

export function makeGatewayAccounts(world: World, agents: Agents, seal: Seal): DemoGatewayAccount[] {
  const users = usersOf(world, agents);
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
          name: `${gateways[gateway.name].title.en} ${names[at] ?? String(at + 1)}`,
          api_url: `https://api.${gateway.name}.example.test`,
          callback_url: callbackAddress('https://office.example.test', gateway.name, id),
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
          agent_count: users(gateway, at).length,
          health: 'ok',
          status: 'active',
          note: null,
          ...credentialsOf(gateway, seal, at + 1),
          created_at: opened,
          updated_at: opened,
          version: 1,
        },
      };
    }),
  );
}

/** Every row of one insert has the same columns. */
function credentialsOf({ name, secrets, texts }: DemoGateway, seal: Seal, number: number) {
  const code = gateways[name].code.toLowerCase();
  return Object.fromEntries([
    ...secretColumns.map((column) => [
      column,
      secrets.includes(column) ? seal(`demo-${code}-${column.replace('_key', '')}-000${number}`) : null,
    ]),
    ...textColumns.map((column) => [column, texts[column] ?? null]),
    ['token_expires_at', null],
  ]) as Pick<SeedRow<'gateway_account'>, 'merchant_id'>;
}

/** What each agent has agreed on with the accounts that it uses. */
export function gatewayConfigRows(
  world: World,
  agents: Agents,
  accounts: readonly DemoGatewayAccount[],
): SeedRow<'gateway_agent_config'>[] {
  const rows: SeedRow<'gateway_agent_config'>[] = [];
  const users = usersOf(world, agents);
  for (const account of accounts) {
    const at = (account.id - 1) % world.size.accountsOfGateway;
    const first = at === 0;
    for (const agent of users(account.gateway, at)) {
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
    }
  }
  return rows;
}
