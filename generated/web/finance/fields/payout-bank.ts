// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bankFields } from './bank.ts';

export type PayoutBankFieldName =
  | 'id' | 'bank_code' | 'account_no' | 'account_name' | 'nickname' | 'usage' | 'agent_ids' | 'channel' | 'device_id' |
  'app_pin' | 'login_username' | 'login_password' | 'api_key' | 'api_secret' | 'sms_number' | 'promptpay_id' |
  'show_to_member' | 'member_levels' | 'sort_order' | 'deposit_min' | 'deposit_max' | 'daily_in_limit' |
  'daily_out_limit' | 'today_in' | 'today_out' | 'today_in_count' | 'today_out_count' | 'balance' |
  'balance_updated_at' | 'auto_withdraw' | 'session_status' | 'session_message' | 'last_sync_at' | 'bank_balance' |
  'balance_diff' | 'sub_accounts' | 'capabilities' | 'app_version' | 'last_error' | 'last_error_at' | 'payout_from' |
  'payout_changed_by' | 'payout_approved_by' | 'status' | 'note' | 'created_at' | 'created_by' | 'updated_at' |
  'updated_by' | 'version';

export const payoutBankFields: Readonly<Record<PayoutBankFieldName, Field>> = bankFields;
