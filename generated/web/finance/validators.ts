// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import { datetime, image, integer, nullable, option, required, text } from '#contract/validate.ts';

/** POST /api/system/withdraw/action/verify */
export const validateWithdrawVerify: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'reason', nullable, 0, 255);
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
    'turnover_not_met',
    'account_mismatch',
    'bonus_abuse',
    'duplicate',
    'bank_closed',
    'member_request',
    'other',
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
