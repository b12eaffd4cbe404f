// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import {
  account, boolean, datetime, image, integer, list, money, nullable, option, optional, phone, required, text,
} from '#contract/validate.ts';

/** POST /api/system/deposit/reverse */
export const validateDepositReverse: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'reason', required, 4, 200);
  boolean(issues, data, 'accept_shortage', optional);
  return issues;
};

/** POST /api/system/deposit/match */
export const validateDepositMatch: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'member_id', required, 1, 2147483647);
  return issues;
};

/** POST /api/system/deposit/suspicious/review */
export const validateDepositReview: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'note', nullable, 0, 500);
  return issues;
};

/** POST /api/system/deposit/reopen */
export const validateDepositReopen: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'reason', required, 6, 200);
  return issues;
};

/** POST /api/system/deposit/unmatch */
export const validateDepositUnmatch: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'reason', required, 6, 200);
  return issues;
};

/** POST /api/system/bank/update */
export const validateBankUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'bank_code', required, 1, 64);
  account(issues, data, 'account_no', required);
  text(issues, data, 'account_name', required, 1, 120);
  text(issues, data, 'nickname', nullable, 0, 40);
  option(issues, data, 'usage', required, ['deposit', 'withdraw', 'both', 'holding', 'spare']);
  list(issues, data, 'agent_ids', required, 1, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  text(issues, data, 'promptpay_id', nullable, 0, 15, new RegExp('^([0-9]{10}|[0-9]{13}|[0-9]{15})$', 'u'));
  text(issues, data, 'note', nullable, 0, 2000);
  option(issues, data, 'channel', required, ['app', 'sms', 'web', 'api', 'manual']);
  text(issues, data, 'device_id', nullable, 0, 512);
  text(issues, data, 'app_pin', nullable, 0, 512, new RegExp('^[0-9]{6}$', 'u'));
  text(issues, data, 'login_username', nullable, 0, 512);
  text(issues, data, 'login_password', nullable, 0, 512);
  text(issues, data, 'api_key', nullable, 0, 512);
  text(issues, data, 'api_secret', nullable, 0, 512);
  phone(issues, data, 'sms_number', nullable);
  boolean(issues, data, 'show_to_member', required);
  list(issues, data, 'member_levels', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['bronze', 'silver', 'gold', 'platinum', 'diamond']),
  );
  integer(issues, data, 'sort_order', nullable, -2147483648, 2147483647);
  money(issues, data, 'deposit_min', nullable, '0.00');
  money(issues, data, 'deposit_max', nullable, '0.00');
  money(issues, data, 'daily_in_limit', nullable, '0.00');
  money(issues, data, 'daily_out_limit', nullable, '0.00');
  boolean(issues, data, 'auto_withdraw', optional);
  option(issues, data, 'status', required, ['active', 'paused', 'closed', 'frozen']);
  return issues;
};

/** POST /api/system/bank/add */
export const validateBankAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'bank_code', required, 1, 64);
  account(issues, data, 'account_no', required);
  text(issues, data, 'account_name', required, 1, 120);
  text(issues, data, 'nickname', nullable, 0, 40);
  option(issues, data, 'usage', required, ['deposit', 'withdraw', 'both', 'holding', 'spare']);
  list(issues, data, 'agent_ids', required, 1, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  text(issues, data, 'promptpay_id', nullable, 0, 15, new RegExp('^([0-9]{10}|[0-9]{13}|[0-9]{15})$', 'u'));
  text(issues, data, 'note', nullable, 0, 2000);
  option(issues, data, 'channel', required, ['app', 'sms', 'web', 'api', 'manual']);
  text(issues, data, 'device_id', nullable, 0, 512);
  text(issues, data, 'app_pin', nullable, 0, 512, new RegExp('^[0-9]{6}$', 'u'));
  text(issues, data, 'login_username', nullable, 0, 512);
  text(issues, data, 'login_password', nullable, 0, 512);
  text(issues, data, 'api_key', nullable, 0, 512);
  text(issues, data, 'api_secret', nullable, 0, 512);
  phone(issues, data, 'sms_number', nullable);
  boolean(issues, data, 'show_to_member', required);
  list(issues, data, 'member_levels', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['bronze', 'silver', 'gold', 'platinum', 'diamond']),
  );
  integer(issues, data, 'sort_order', nullable, -2147483648, 2147483647);
  money(issues, data, 'deposit_min', nullable, '0.00');
  money(issues, data, 'deposit_max', nullable, '0.00');
  money(issues, data, 'daily_in_limit', nullable, '0.00');
  money(issues, data, 'daily_out_limit', nullable, '0.00');
  boolean(issues, data, 'auto_withdraw', optional);
  option(issues, data, 'status', required, ['active', 'paused', 'closed', 'frozen']);
  return issues;
};

/** POST /api/system/mbanking/migration/banks/add */
export const validateMigrationBanksAdd: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'source_bank_id', required, 1, 2147483647);
  list(issues, data, 'dest_bank_ids', required, 1, 10, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  option(issues, data, 'method', required, ['random', 'rotate', 'priority', 'lowest']);
  money(issues, data, 'ceiling_min', required, '0.01');
  money(issues, data, 'ceiling_max', required, '0.01');
  money(issues, data, 'remain_min', required, '0.00');
  money(issues, data, 'remain_max', required, '0.00');
  money(issues, data, 'per_transfer_max', required, '0.01');
  money(issues, data, 'daily_max', nullable, '0.01');
  option(issues, data, 'status', required, ['active', 'paused', 'error']);
  return issues;
};

/** POST /api/system/mbanking/migration/banks/update */
export const validateMigrationBanksUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'source_bank_id', required, 1, 2147483647);
  list(issues, data, 'dest_bank_ids', required, 1, 10, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  option(issues, data, 'method', required, ['random', 'rotate', 'priority', 'lowest']);
  money(issues, data, 'ceiling_min', required, '0.01');
  money(issues, data, 'ceiling_max', required, '0.01');
  money(issues, data, 'remain_min', required, '0.00');
  money(issues, data, 'remain_max', required, '0.00');
  money(issues, data, 'per_transfer_max', required, '0.01');
  money(issues, data, 'daily_max', nullable, '0.01');
  option(issues, data, 'status', required, ['active', 'paused', 'error']);
  return issues;
};

/** POST /api/system/mbanking/transfer-resolve */
export const validateMbankingTransferResolve: Validator = (data) => {
  const issues: Issue[] = [];
  option(issues, data, 'result', required, ['success', 'failed']);
  text(issues, data, 'reference', nullable, 0, 64);
  text(issues, data, 'reason', required, 4, 255);
  return issues;
};

/** POST /api/system/mbanking/replenish/add */
export const validateReplenishAdd: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'target_bank_id', required, 1, 2147483647);
  list(issues, data, 'source_bank_ids', required, 1, 20, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  money(issues, data, 'min_balance', required, '0.01');
  money(issues, data, 'target_balance', required, '0.01');
  money(issues, data, 'per_transfer_max', required, '0.01');
  money(issues, data, 'daily_max', nullable, '0.01');
  option(issues, data, 'mode', required, ['auto', 'ticket']);
  integer(issues, data, 'finance_team_id', nullable, 1, 2147483647);
  integer(issues, data, 'cooldown_min', required, 1, 240);
  option(issues, data, 'status', required, ['active', 'paused']);
  return issues;
};

/** POST /api/system/mbanking/replenish/transfer/request_transfer */
export const validateReplenishRequestTransfer: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'source_bank_id', required, 1, 2147483647);
  money(issues, data, 'amount', required, '0.01');
  text(issues, data, 'note', nullable, 0, 255);
  text(issues, data, 'password', required, 1, 512);
  return issues;
};

/** POST /api/system/mbanking/replenish/update */
export const validateReplenishUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'target_bank_id', required, 1, 2147483647);
  list(issues, data, 'source_bank_ids', required, 1, 20, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  money(issues, data, 'min_balance', required, '0.01');
  money(issues, data, 'target_balance', required, '0.01');
  money(issues, data, 'per_transfer_max', required, '0.01');
  money(issues, data, 'daily_max', nullable, '0.01');
  option(issues, data, 'mode', required, ['auto', 'ticket']);
  integer(issues, data, 'finance_team_id', nullable, 1, 2147483647);
  integer(issues, data, 'cooldown_min', required, 1, 240);
  option(issues, data, 'status', required, ['active', 'paused']);
  return issues;
};

/** POST /api/system/mbanking/ticket/add */
export const validateTicketAdd: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'target_bank_id', required, 1, 2147483647);
  money(issues, data, 'amount', required, '0.01');
  option(issues, data, 'priority', required, ['normal', 'high', 'urgent']);
  option(issues, data, 'source_type', required, ['holding', 'gateway', 'cash']);
  integer(issues, data, 'source_bank_id', nullable, 1, 2147483647);
  integer(issues, data, 'gateway_account_id', nullable, 1, 2147483647);
  integer(issues, data, 'finance_team_id', nullable, 1, 2147483647);
  integer(issues, data, 'assignee_id', nullable, 1, 2147483647);
  text(issues, data, 'opened_reason', nullable, 0, 255);
  text(issues, data, 'note', nullable, 0, 500);
  return issues;
};

/** POST /api/system/mbanking/ticket/update */
export const validateTicketUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'source_bank_id', nullable, 1, 2147483647);
  money(issues, data, 'actual_amount', required, '0.01');
  datetime(issues, data, 'transferred_at', required);
  text(issues, data, 'reference', nullable, 0, 64);
  image(issues, data, 'slip_image', required, 1, 2048);
  boolean(issues, data, 'accept_difference', optional);
  return issues;
};

/** POST /api/system/mbanking/ticket/update */
export const validateTicketUpdateOnFinanceTicketDetailReject: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'reason', required, 1, 255);
  return issues;
};

/** POST /api/system/mbanking/ticket/update */
export const validateTicketUpdateOnFinanceTicketDetailComment: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'comment', required, 1, 500);
  return issues;
};

/** POST /api/system/withdraw/action/approve */
export const validateWithdrawApprove: Validator = (data) => {
  const issues: Issue[] = [];
  option(issues, data, 'type', required, ['auto_bank', 'gateway', 'manual', 'truewallet']);
  integer(issues, data, 'from_bank_id', nullable, 1, 2147483647);
  integer(issues, data, 'gateway_account_id', nullable, 1, 2147483647);
  return issues;
};

/** POST /api/system/withdraw/action/change_type */
export const validateWithdrawChangeType: Validator = (data) => {
  const issues: Issue[] = [];
  option(issues, data, 'type', required, ['auto_bank', 'gateway', 'manual', 'truewallet']);
  integer(issues, data, 'from_bank_id', nullable, 1, 2147483647);
  integer(issues, data, 'gateway_account_id', nullable, 1, 2147483647);
  text(issues, data, 'reason', required, 1, 255);
  return issues;
};

/** POST /api/system/withdraw/action/manual */
export const validateWithdrawManual: Validator = (data) => {
  const issues: Issue[] = [];
  image(issues, data, 'slip_image', required, 1, 2048);
  integer(issues, data, 'from_bank_id', nullable, 1, 2147483647);
  datetime(issues, data, 'transferred_at', required);
  text(issues, data, 'reference', required, 4, 64);
  text(issues, data, 'note', nullable, 0, 500);
  return issues;
};

/** POST /api/system/withdraw/action/refund */
export const validateWithdrawRefund: Validator = (data) => {
  const issues: Issue[] = [];
  option(issues, data, 'reason', required, [
    'turnover_not_met', 'account_mismatch', 'bonus_abuse', 'duplicate', 'bank_closed', 'member_request', 'other',
  ]);
  text(issues, data, 'note', nullable, 0, 500);
  return issues;
};

/** POST /api/system/withdraw/action/add_note */
export const validateWithdrawAddNote: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'note', required, 1, 500);
  return issues;
};

/** POST /api/system/withdraw/action/hand_over */
export const validateWithdrawHandOver: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'handed_to', nullable, 1, 2147483647);
  text(issues, data, 'note', required, 3, 255);
  return issues;
};

/** POST /api/system/bank/update */
export const validateBankUpdateOnFinanceManageBanksCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'nickname', nullable, 0, 40);
  money(issues, data, 'daily_in_limit', nullable, '0.00');
  money(issues, data, 'daily_out_limit', nullable, '0.00');
  boolean(issues, data, 'show_to_member', required);
  text(issues, data, 'note', nullable, 0, 2000);
  return issues;
};
