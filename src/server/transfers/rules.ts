import type { Text } from '#contract/text.ts';
import { availableOf, type HouseAccount } from './account.ts';
import { transfersTexts } from './texts.ts';

/** Reason why a transfer is not possible now: a code for programs and a text for users. */
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

/** Whether the account can send money at all now. */
export function sourceRefusal(source: HouseAccount): Refusal | undefined {
  if (source.status === 'frozen') return { code: 'source_closed', text: transfersTexts.sourceFrozen };
  if (source.status !== 'active') return { code: 'source_closed', text: transfersTexts.sourceInactive };
  if (source.channel === 'manual' || source.channel === 'sms')
    return { code: 'source_closed', text: transfersTexts.sourceManual };
  if (source.isNew) return { code: 'source_closed', text: transfersTexts.sourceNew };
  if (source.session !== 'online') return { code: 'offline', text: transfersTexts.sourceOffline };
  return undefined;
}

/** Whether the source has this many satang and may send them today. */
export function amountRefusal(source: HouseAccount, cost: bigint): Refusal | undefined {
  const available = availableOf(source);
  if (available < cost) return { code: 'balance', text: transfersTexts.balance({ available }) };
  const { dailyOut } = source;
  if (dailyOut !== null && source.spentToday + source.reserved + cost > dailyOut)
    return { code: 'daily_out', text: transfersTexts.dailyOut({ dailyOut }) };
  return undefined;
}

/** Whether the amount may be sent to this account of the house. */
export function targetRefusal(target: HouseAccount, amount: bigint): Refusal | undefined {
  if (target.status !== 'active' && target.status !== 'paused')
    return { code: 'target_closed', text: transfersTexts.targetClosed };
  const { dailyIn } = target;
  if (dailyIn !== null && target.cameToday + amount > dailyIn)
    return { code: 'daily_in', text: transfersTexts.dailyIn({ dailyIn }) };
  return undefined;
}
