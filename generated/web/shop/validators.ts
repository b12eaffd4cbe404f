// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import {
  boolean, datetime, image, integer, known, list, money, multiplier, nullable, option, optional, required, shapes,
  text,
} from '#contract/validate.ts';

const checkDayTimes: Validator = (data) => {
  const issues: Issue[] = [];
  known(issues, data, ['day', 'times']);
  integer(issues, data, 'day', required, 0, 6);
  multiplier(issues, data, 'times', required, '0.01', '100.00');
  return issues;
};

/** POST /api/shop/deposit/add */
export const validateShopDepositAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  list(issues, data, 'agent_ids', required, 1, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  list(issues, data, 'channels', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['bank', 'promptpay', 'truewallet', 'gateway', 'slip', 'manual']),
  );
  money(issues, data, 'deposit_min', required, '0.01');
  money(issues, data, 'deposit_max', nullable, '0.01');
  option(issues, data, 'mode', required, ['ratio', 'fixed']);
  money(issues, data, 'per_amount', nullable, '0.01');
  integer(issues, data, 'points', required, 1, 1000000);
  integer(issues, data, 'points_max_per_day', nullable, 1, 10000000);
  shapes(issues, data, 'multiplier_days', nullable, 0, 7, checkDayTimes);
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  option(issues, data, 'status', required, ['draft', 'active', 'inactive', 'ended']);
  return issues;
};

/** POST /api/shop/deposit/update */
export const validateShopDepositUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  list(issues, data, 'agent_ids', required, 1, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  list(issues, data, 'channels', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['bank', 'promptpay', 'truewallet', 'gateway', 'slip', 'manual']),
  );
  money(issues, data, 'deposit_min', required, '0.01');
  money(issues, data, 'deposit_max', nullable, '0.01');
  option(issues, data, 'mode', required, ['ratio', 'fixed']);
  money(issues, data, 'per_amount', nullable, '0.01');
  integer(issues, data, 'points', required, 1, 1000000);
  integer(issues, data, 'points_max_per_day', nullable, 1, 10000000);
  shapes(issues, data, 'multiplier_days', nullable, 0, 7, checkDayTimes);
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  option(issues, data, 'status', required, ['draft', 'active', 'inactive', 'ended']);
  return issues;
};

/** POST /api/shop/item/add */
export const validateShopItemAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  image(issues, data, 'image_url', required, 1, 2048);
  option(issues, data, 'category', required, ['credit', 'credit_free', 'gadget', 'gold', 'voucher', 'ticket']);
  integer(issues, data, 'point_price', required, 1, 100000000);
  money(issues, data, 'cost_price', nullable, '0.00');
  money(issues, data, 'reward_value', nullable, '0.01');
  multiplier(issues, data, 'turnover_multiple', nullable, '0', '100');
  text(issues, data, 'description', nullable, 0, 20000);
  list(issues, data, 'agent_ids', required, 1, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  list(issues, data, 'member_levels', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['bronze', 'silver', 'gold', 'platinum', 'diamond']),
  );
  integer(issues, data, 'limit_per_member', nullable, 1, 100000);
  integer(issues, data, 'limit_per_day', nullable, 1, 100000);
  option(issues, data, 'stock_mode', required, ['unlimited', 'counted', 'code']);
  boolean(issues, data, 'need_shipping', required);
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  integer(issues, data, 'sort_order', nullable, 0, 999999);
  boolean(issues, data, 'is_recommended', optional);
  option(issues, data, 'status', required, ['draft', 'active', 'out_of_stock', 'inactive']);
  return issues;
};

/** POST /api/shop/item/update */
export const validateShopItemUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  image(issues, data, 'image_url', required, 1, 2048);
  option(issues, data, 'category', required, ['credit', 'credit_free', 'gadget', 'gold', 'voucher', 'ticket']);
  integer(issues, data, 'point_price', required, 1, 100000000);
  money(issues, data, 'cost_price', nullable, '0.00');
  money(issues, data, 'reward_value', nullable, '0.01');
  multiplier(issues, data, 'turnover_multiple', nullable, '0', '100');
  text(issues, data, 'description', nullable, 0, 20000);
  list(issues, data, 'agent_ids', required, 1, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  list(issues, data, 'member_levels', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['bronze', 'silver', 'gold', 'platinum', 'diamond']),
  );
  integer(issues, data, 'limit_per_member', nullable, 1, 100000);
  integer(issues, data, 'limit_per_day', nullable, 1, 100000);
  option(issues, data, 'stock_mode', required, ['unlimited', 'counted', 'code']);
  boolean(issues, data, 'need_shipping', required);
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  integer(issues, data, 'sort_order', nullable, 0, 999999);
  boolean(issues, data, 'is_recommended', optional);
  option(issues, data, 'status', required, ['draft', 'active', 'out_of_stock', 'inactive']);
  return issues;
};

/** POST /api/shop/stock/add */
export const validateShopStockAdd: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'qty', nullable, 1, 1000000);
  list(issues, data, 'codes', nullable, 0, 500, (issues, data, name) => text(issues, data, name, required, 1, 64));
  money(issues, data, 'cost_price', nullable, '0.00');
  text(issues, data, 'note', nullable, 0, 255);
  return issues;
};

/** POST /api/shop/stock/delete */
export const validateShopStockDelete: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'id', required, -2147483648, 2147483647);
  return issues;
};

/** POST /api/shop/stock/add */
export const validateShopStockAddOnShopManageStock: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'qty', required, 1, 1000000);
  money(issues, data, 'cost_price', nullable, '0.00');
  text(issues, data, 'note', nullable, 0, 255);
  return issues;
};

/** POST /api/shop/stock/add */
export const validateShopStockAddOnShopManageCodes: Validator = (data) => {
  const issues: Issue[] = [];
  list(issues, data, 'codes', required, 1, 500, (issues, data, name) => text(issues, data, name, required, 1, 64));
  money(issues, data, 'cost_price', nullable, '0.00');
  text(issues, data, 'note', nullable, 0, 255);
  return issues;
};

/** POST /api/shop/item/update */
export const validateShopItemUpdateOnShopManageOrder: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'sort_order', required, 0, 999999);
  return issues;
};

/** POST /api/shop/inquiry/update */
export const validateShopInquiryUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  option(issues, data, 'carrier', required, ['thaipost', 'kerry', 'flash', 'jt', 'other']);
  text(issues, data, 'tracking_no', required, 1, 40, new RegExp('^[A-Za-z0-9-]{4,40}$', 'u'));
  return issues;
};

/** POST /api/shop/inquiry/update */
export const validateShopInquiryUpdateOnShopRedeemListReturned: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'note', nullable, 0, 255);
  return issues;
};

/** POST /api/shop/inquiry/update */
export const validateShopInquiryUpdateOnShopRedeemListReject: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'note', required, 1, 255);
  return issues;
};

/** POST /api/shop/deposit/update */
export const validateShopDepositUpdateOnShopDepositManageCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  return issues;
};

/** POST /api/shop/item/update */
export const validateShopItemUpdateOnShopManageCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  integer(issues, data, 'point_price', required, 1, 100000000);
  money(issues, data, 'cost_price', nullable, '0.00');
  integer(issues, data, 'limit_per_member', nullable, 1, 100000);
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  integer(issues, data, 'sort_order', nullable, 0, 999999);
  return issues;
};
