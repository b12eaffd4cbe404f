// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import {
  boolean, integer, ip, list, money, nullable, option, optional, percent, required, text, time, url,
} from '#contract/validate.ts';

/** POST /api/system/onepay/add */
export const validateOnepayAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 60);
  text(issues, data, 'merchant_id', required, 1, 64);
  text(issues, data, 'api_key', required, 1, 512);
  text(issues, data, 'secret_key', required, 1, 512);
  url(issues, data, 'api_url', required);
  list(issues, data, 'callback_ips', nullable, 0, 1000, (issues, data, name) => ip(issues, data, name, required));
  boolean(issues, data, 'deposit_enabled', required);
  boolean(issues, data, 'withdraw_enabled', required);
  list(issues, data, 'deposit_methods', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['qr', 'transfer', 'truewallet']),
  );
  money(issues, data, 'deposit_min', required, '0.00');
  money(issues, data, 'deposit_max', required, '0.00');
  money(issues, data, 'withdraw_min', required, '0.00');
  money(issues, data, 'withdraw_max', required, '0.00');
  integer(issues, data, 'qr_expire_min', required, 1, 60);
  percent(issues, data, 'deposit_fee_pct', required, '0', '100');
  money(issues, data, 'deposit_fee_fixed', required, '0.00');
  percent(issues, data, 'withdraw_fee_pct', required, '0', '100');
  money(issues, data, 'withdraw_fee_fixed', required, '0.00');
  money(issues, data, 'daily_in_limit', nullable, '0.00');
  money(issues, data, 'daily_out_limit', nullable, '0.00');
  money(issues, data, 'low_balance_alert', nullable, '0.00');
  option(issues, data, 'status', required, ['active', 'maintenance', 'inactive']);
  text(issues, data, 'note', nullable, 0, 2000);
  return issues;
};

/** POST /api/system/onepay/update */
export const validateOnepayUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 60);
  text(issues, data, 'merchant_id', required, 1, 64);
  text(issues, data, 'api_key', optional, 0, 512);
  text(issues, data, 'secret_key', optional, 0, 512);
  url(issues, data, 'api_url', required);
  list(issues, data, 'callback_ips', nullable, 0, 1000, (issues, data, name) => ip(issues, data, name, required));
  boolean(issues, data, 'deposit_enabled', required);
  boolean(issues, data, 'withdraw_enabled', required);
  list(issues, data, 'deposit_methods', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['qr', 'transfer', 'truewallet']),
  );
  money(issues, data, 'deposit_min', required, '0.00');
  money(issues, data, 'deposit_max', required, '0.00');
  money(issues, data, 'withdraw_min', required, '0.00');
  money(issues, data, 'withdraw_max', required, '0.00');
  integer(issues, data, 'qr_expire_min', required, 1, 60);
  percent(issues, data, 'deposit_fee_pct', required, '0', '100');
  money(issues, data, 'deposit_fee_fixed', required, '0.00');
  percent(issues, data, 'withdraw_fee_pct', required, '0', '100');
  money(issues, data, 'withdraw_fee_fixed', required, '0.00');
  money(issues, data, 'daily_in_limit', nullable, '0.00');
  money(issues, data, 'daily_out_limit', nullable, '0.00');
  money(issues, data, 'low_balance_alert', nullable, '0.00');
  option(issues, data, 'status', required, ['active', 'maintenance', 'inactive']);
  text(issues, data, 'note', nullable, 0, 2000);
  return issues;
};

/** POST /api/system/onepay/agent/add */
export const validateOnepayAgentAdd: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'agent_id', required, 1, 2147483647);
  integer(issues, data, 'account_id', required, 1, 2147483647);
  text(issues, data, 'display_name', nullable, 0, 40);
  integer(issues, data, 'priority', required, 1, 99);
  option(issues, data, 'status', required, ['active', 'inactive']);
  boolean(issues, data, 'deposit_enabled', required);
  boolean(issues, data, 'withdraw_enabled', required);
  money(issues, data, 'deposit_min', nullable, '0.00');
  money(issues, data, 'deposit_max', nullable, '0.00');
  money(issues, data, 'withdraw_min', nullable, '0.00');
  money(issues, data, 'withdraw_max', nullable, '0.00');
  money(issues, data, 'auto_withdraw_max', nullable, '0.00');
  option(issues, data, 'fee_payer', required, ['company', 'agent', 'member']);
  list(issues, data, 'allowed_banks', nullable, 0, 1000, (issues, data, name) =>
    text(issues, data, name, required, 1, 64),
  );
  list(issues, data, 'member_levels', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['bronze', 'silver', 'gold', 'platinum', 'diamond']),
  );
  time(issues, data, 'open_from', nullable);
  time(issues, data, 'open_to', nullable);
  return issues;
};

/** POST /api/system/onepay/agent/update */
export const validateOnepayAgentUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'display_name', nullable, 0, 40);
  integer(issues, data, 'priority', required, 1, 99);
  option(issues, data, 'status', required, ['active', 'inactive']);
  boolean(issues, data, 'deposit_enabled', required);
  boolean(issues, data, 'withdraw_enabled', required);
  money(issues, data, 'deposit_min', nullable, '0.00');
  money(issues, data, 'deposit_max', nullable, '0.00');
  money(issues, data, 'withdraw_min', nullable, '0.00');
  money(issues, data, 'withdraw_max', nullable, '0.00');
  money(issues, data, 'auto_withdraw_max', nullable, '0.00');
  option(issues, data, 'fee_payer', required, ['company', 'agent', 'member']);
  list(issues, data, 'allowed_banks', nullable, 0, 1000, (issues, data, name) =>
    text(issues, data, name, required, 1, 64),
  );
  list(issues, data, 'member_levels', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['bronze', 'silver', 'gold', 'platinum', 'diamond']),
  );
  time(issues, data, 'open_from', nullable);
  time(issues, data, 'open_to', nullable);
  return issues;
};

/** POST /api/system/onepay/update */
export const validateOnepayUpdateOnOnepayAccountManageCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 60);
  return issues;
};

/** POST /api/system/onepay/agent/update */
export const validateOnepayAgentUpdateOnOnepayAgentManageCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'display_name', nullable, 0, 40);
  money(issues, data, 'deposit_min', nullable, '0.00');
  money(issues, data, 'deposit_max', nullable, '0.00');
  money(issues, data, 'withdraw_min', nullable, '0.00');
  money(issues, data, 'withdraw_max', nullable, '0.00');
  integer(issues, data, 'priority', required, 1, 99);
  time(issues, data, 'open_from', nullable);
  time(issues, data, 'open_to', nullable);
  return issues;
};
