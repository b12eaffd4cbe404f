// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { cashbackLogFields } from './cashback-log.ts';

export type CashbackWinlossFieldName =
  | 'id' | 'kind' | 'cycle' | 'period_from' | 'period_to' | 'agent_id' | 'agent_code' | 'member_id' | 'username' |
  'deposit_total' | 'withdraw_total' | 'bonus_total' | 'winloss_base' | 'turnover_base' | 'game_type' | 'rate_pct' |
  'amount' | 'cap_applied' | 'wallet_type' | 'claim_mode' | 'status' | 'calculated_at' | 'expires_at' | 'paid_at';

export const cashbackWinlossFields: Readonly<Record<CashbackWinlossFieldName, Field>> = cashbackLogFields;
