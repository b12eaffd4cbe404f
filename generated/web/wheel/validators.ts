// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import {
  datetime, image, integer, list, money, nullable, option, optional, required, text, time,
} from '#contract/validate.ts';

/** POST /api/wheel/add */
export const validateWheelAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  list(issues, data, 'agent_ids', required, 1, 500, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  integer(issues, data, 'segment_count', required, 6, 16);
  image(issues, data, 'image_url', nullable, 0, 2048);
  image(issues, data, 'background_url', nullable, 0, 2048);
  option(issues, data, 'cost_type', required, ['ticket', 'point', 'free', 'deposit']);
  integer(issues, data, 'cost_value', nullable, 1, 1000000);
  money(issues, data, 'deposit_per_ticket', nullable, '1.00');
  integer(issues, data, 'max_spins_per_day', required, 1, 100);
  time(issues, data, 'reset_time', required);
  money(issues, data, 'budget_per_day', nullable, '0.01');
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  return issues;
};

/** POST /api/wheel/update */
export const validateWheelUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  list(issues, data, 'agent_ids', required, 1, 500, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  integer(issues, data, 'segment_count', required, 6, 16);
  image(issues, data, 'image_url', nullable, 0, 2048);
  image(issues, data, 'background_url', nullable, 0, 2048);
  option(issues, data, 'cost_type', required, ['ticket', 'point', 'free', 'deposit']);
  integer(issues, data, 'cost_value', nullable, 1, 1000000);
  money(issues, data, 'deposit_per_ticket', nullable, '1.00');
  integer(issues, data, 'max_spins_per_day', required, 1, 100);
  time(issues, data, 'reset_time', required);
  money(issues, data, 'budget_per_day', nullable, '0.01');
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  return issues;
};

/** POST /api/wheel/stocks/update */
export const validateWheelStockUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'position', required, 1, 16);
  integer(issues, data, 'event_reward_id', required, 1, 2147483647);
  integer(issues, data, 'weight', required, 0, 100000000);
  integer(issues, data, 'daily_quota', nullable, 0, 100000000);
  integer(issues, data, 'total_quota', nullable, 0, 100000000);
  integer(issues, data, 'fallback_stock_id', nullable, 1, 2147483647);
  option(issues, data, 'status', optional, ['active', 'out_of_stock', 'disabled']);
  return issues;
};

/** POST /api/wheel/rewards/ship */
export const validateWheelShip: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'tracking_no', required, 1, 60);
  text(issues, data, 'note', nullable, 0, 255);
  return issues;
};

/** POST /api/wheel/rewards/cancel */
export const validateWheelCancel: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'reason', required, 1, 255);
  return issues;
};

/** POST /api/wheel/update */
export const validateWheelUpdateOnFortuneWheelManageCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  integer(issues, data, 'max_spins_per_day', required, 1, 100);
  money(issues, data, 'budget_per_day', nullable, '0.01');
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  return issues;
};
