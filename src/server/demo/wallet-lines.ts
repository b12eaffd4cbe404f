import { labelOf } from '#contract/field.ts';
import { refundReasonOptions } from '#generated/api/enums/refund-reason.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { RoundLine } from './play-rounds.ts';
import type { WalletEvent } from './scenario.ts';

/** A line of a wallet's history before it has its number. Satang, signed. */
export interface Line extends Omit<SeedRow<'wallet_log'>, 'log_no' | 'id'> {
  readonly created_at: Date;
}

/** A line of the credit for what one round of a game took or gave. */
export function roundLine({ at, member, type, amount, before, after, provider, game, round }: RoundLine): Line {
  return {
    ...blank(member, at),
    wallet_type: 'main',
    log_type: type,
    amount,
    balance_before: before,
    balance_after: after,
    ref_type: 'bet',
    ref_id: round,
    actor_type: 'provider',
    actor_name: provider,
    provider_code: provider,
    game_code: game,
    round_id: round,
  };
}

/** The common columns of a member's lines. */
export function blank(member: DemoMember, at: Date) {
  return {
    created_at: at,
    agent_id: member.agent.id,
    member_id: member.id,
    provider_code: null,
    game_code: null,
    round_id: null,
    turnover_added: 0n,
    remark: null,
  };
}

/** A line of the credit for an event of the story. */
export function lineOf(event: WalletEvent): Line {
  const { member, at, type, amount, before, after } = event;
  return {
    ...blank(member, at),
    wallet_type: 'main',
    log_type: type,
    amount,
    balance_before: before,
    balance_after: after,
    ...sourceOf(event),
    provider_code: event.provider ?? null,
    turnover_added: type === 'deposit' ? amount : 0n,
  };
}

/** A change of a wallet that is no event of the history: what an area took or gave. Satang, signed. */
export interface WalletChange {
  readonly at: Date;
  readonly member: DemoMember;
  readonly wallet: Line['wallet_type'];
  readonly type: Line['log_type'];
  readonly amount: bigint;
  /** Satang to play before a withdrawal; default none. */
  readonly turnover?: bigint;
  readonly refType: NonNullable<Line['ref_type']>;
  /** Business number of what it was for. */
  readonly ref: string;
  readonly actor: 'member' | 'staff' | 'system';
  readonly remark?: string | null;
  /** Is it in the books, too? */
  readonly isBooked: boolean;
}

/** The line of a change, in a wallet that held `before`. */
export function changeLine(change: WalletChange, before: bigint): Line {
  const { member, at, wallet, type, amount, turnover = 0n, refType, ref, actor, remark = null } = change;
  return {
    ...blank(member, at),
    wallet_type: wallet,
    log_type: type,
    amount,
    balance_before: before,
    balance_after: before + amount,
    ref_type: refType,
    ref_id: ref,
    actor_type: actor,
    actor_name: actor === 'member' ? member.username : actor === 'staff' ? 'แอดมิน' : 'ระบบ',
    turnover_added: turnover,
    remark,
  };
}

function sourceOf({
  type,
  member,
  deposit,
  withdrawal,
}: WalletEvent): Pick<Line, 'ref_type' | 'ref_id' | 'actor_type' | 'actor_name' | 'remark'> {
  switch (type) {
    case 'deposit':
      return {
        ref_type: 'deposit',
        ref_id: deposit?.ref ?? null,
        actor_type: 'system',
        actor_name: 'ระบบ',
        remark: null,
      };
    case 'transfer_in':
      return {
        ref_type: 'promotion',
        ref_id: null,
        actor_type: 'member',
        actor_name: member.username,
        remark: 'ย้ายเครดิตฟรีที่ทำเทิร์นครบ',
      };
    case 'bet':
    case 'settle':
      return { ref_type: 'bet', ref_id: null, actor_type: 'provider', actor_name: null, remark: 'สรุปรายรอบการเล่น' };
    case 'withdraw':
      return {
        ref_type: 'withdraw',
        ref_id: withdrawal?.ref ?? null,
        actor_type: 'member',
        actor_name: member.username,
        remark: null,
      };
    case 'withdraw_refund':
      return {
        ref_type: 'withdraw',
        ref_id: withdrawal?.ref ?? null,
        actor_type: 'staff',
        actor_name: withdrawal?.refund?.step.by?.name ?? null,
        remark: labelOf(refundReasonOptions, withdrawal?.refund?.reason)?.th ?? null,
      };
  }
}
