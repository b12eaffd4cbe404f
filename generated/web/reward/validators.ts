// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import { image, integer, money, multiplier, nullable, option, optional, required, text } from '#contract/validate.ts';

/** POST /api/system/event/rewards/add */
export const validateEventRewardAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  image(issues, data, 'image_url', nullable, 0, 2048);
  option(issues, data, 'type', required, ['credit', 'credit_free', 'point', 'ticket', 'item', 'coupon', 'none']);
  money(issues, data, 'value', optional, '0.00');
  multiplier(issues, data, 'turnover_multiple', nullable, '0', '100');
  money(issues, data, 'withdraw_cap', nullable, '0.01');
  integer(issues, data, 'stock_total', nullable, 0, 100000000);
  integer(issues, data, 'expire_hours', nullable, 1, 8760);
  text(issues, data, 'color', nullable, 0, 7, new RegExp('^#[0-9A-Fa-f]{6}$', 'u'));
  option(issues, data, 'status', required, ['active', 'inactive']);
  return issues;
};

/** POST /api/system/event/rewards/update */
export const validateEventRewardUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  image(issues, data, 'image_url', nullable, 0, 2048);
  option(issues, data, 'type', required, ['credit', 'credit_free', 'point', 'ticket', 'item', 'coupon', 'none']);
  money(issues, data, 'value', optional, '0.00');
  multiplier(issues, data, 'turnover_multiple', nullable, '0', '100');
  money(issues, data, 'withdraw_cap', nullable, '0.01');
  integer(issues, data, 'stock_total', nullable, 0, 100000000);
  integer(issues, data, 'expire_hours', nullable, 1, 8760);
  text(issues, data, 'color', nullable, 0, 7, new RegExp('^#[0-9A-Fa-f]{6}$', 'u'));
  option(issues, data, 'status', required, ['active', 'inactive']);
  return issues;
};

/** POST /api/system/event/rewards/update */
export const validateEventRewardUpdateOnFortuneWheelRewardsCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  integer(issues, data, 'expire_hours', nullable, 1, 8760);
  integer(issues, data, 'stock_total', nullable, 0, 100000000);
  return issues;
};
