import type { Text } from '#contract/text.ts';
import { availableOf, type HouseAccount } from './account.ts';
import { transfersTexts } from './texts.ts';

/** Why a transfer cannot be asked for now. The code is for programs, the sentence for people. */
export interface Refusal {
  readonly code:
    | 'no_source'
    | 'source_closed'
    | 'offline'
    | 'no_target'
    | 'same_account'
    | 'target_closed'
    | 'balance'
    | 'daily_out'
    | 'daily_in'
    | 'live';
  readonly text: Text;
}

/** Can money be sent from this account at all, now? */
export function sourceRefusal(source: HouseAccount): Refusal | undefined {
  if (source.status === 'frozen') return { code: 'source_closed', text: transfersTexts.sourceFrozen };
  if (source.status !== 'active') return { code: 'source_closed', text: transfersTexts.sourceInactive };
  if (source.channel === 'manual' || source.channel === 'sms')
    return { code: 'source_closed', text: transfersTexts.sourceManual };
  if (source.isNew) return { code: 'source_closed', text: transfersTexts.sourceNew };
  if (source.session !== 'online') return { code: 'offline', text: transfersTexts.sourceOffline };
  return undefined;
}

/** Has the source this much, in satang, and may it send it today? */
export function amountRefusal(source: HouseAccount, cost: bigint): Refusal | undefined {
  const available = availableOf(source);
  if (available < cost) return { code: 'balance', text: transfersTexts.balance({ available }) };
  const { dailyOut } = source;
  if (dailyOut !== null && source.spentToday + source.reserved + cost > dailyOut)
    return { code: 'daily_out', text: transfersTexts.dailyOut({ dailyOut }) };
  return undefined;
}

/** May this account of ours be sent the amount? */
export function targetRefusal(target: HouseAccount, amount: bigint): Refusal | undefined {
  if (target.status !== 'active' && target.status !== 'paused')
    return { code: 'target_closed', text: transfersTexts.targetClosed };
  const { dailyIn } = target;
  if (dailyIn !== null && target.cameToday + amount > dailyIn)
    return { code: 'daily_in', text: transfersTexts.dailyIn({ dailyIn }) };
  return undefined;
}
