import type { Agents } from './agents.ts';
import type { SeedRow } from './insert.ts';
import { baht, type World } from './world.ts';

/** Settings of an agent in the demo: those given here, and the defaults of the manifest for all others. */
export interface DemoConfig extends SeedRow<'agent_config'> {
  readonly agent_id: number;
  readonly winloss_enabled: boolean;
  readonly winloss_pct: string;
  readonly winloss_max: bigint;
  readonly winloss_min_loss: bigint;
  readonly winloss_cycle: 'daily' | 'weekly' | 'monthly';
  readonly winloss_claim: 'auto' | 'manual';
  readonly turnover_enabled: boolean;
  readonly turnover_pct: string;
  readonly turnover_max: bigint;
  readonly turnover_min: bigint;
  readonly turnover_cycle: 'daily' | 'weekly' | 'monthly';
  readonly turnover_claim: 'auto' | 'manual';
  readonly claim_hours: number;
}

/** Every agent with settings of its own: some give back what was lost, some a part of the turnover, most not both. */
export function agentConfigRows(world: World, { rows }: Agents): readonly DemoConfig[] {
  return rows.map((agent, index) => {
    const random = world.random('agent-config', index);
    const at = agent.created_at ?? world.now;
    const isMaster = agent.type === 'master';
    return {
      id: index + 1,
      agent_id: Number(agent.id),
      withdraw_max: random.chance(0.15) ? baht(100_000) : baht(50_000),
      auto_withdraw_max: random.chance(0.15) ? baht(2_000) : baht(5_000),
      auto_withdraw_enabled: !random.chance(0.15),
      winloss_enabled: !isMaster && index % 2 === 0,
      winloss_pct: random.chance(0.3) ? '3.0000' : '5.0000',
      winloss_max: baht(random.chance(0.3) ? 1_000 : 5_000),
      winloss_min_loss: baht(500),
      winloss_cycle: 'daily',
      winloss_claim: 'manual',
      turnover_enabled: !isMaster && index % 4 === 1,
      turnover_pct: random.chance(0.3) ? '0.5000' : '0.3000',
      turnover_max: 0n,
      turnover_min: baht(1),
      turnover_cycle: index % 8 === 5 ? 'weekly' : 'daily',
      turnover_claim: 'auto',
      claim_hours: 24,
      announcement: random.chance(0.15) ? 'ฝากถอนอัตโนมัติ 24 ชั่วโมง ติดต่อทีมงานได้ตลอดเวลา' : null,
      created_at: at,
      updated_at: at,
      version: 1,
    };
  });
}

/** What every agent has held since before the history began. */
export function agentShareRows(world: World, { rows }: Agents): readonly SeedRow<'agent_share'>[] {
  return rows.map((agent, index) => ({
    id: index + 1,
    agent_id: Number(agent.id),
    effective_from: '2000-01-01',
    share_pct: String(agent.share_pct),
    commission_pct: String(agent.commission_pct),
    changed_at: agent.created_at ?? world.now,
  }));
}
