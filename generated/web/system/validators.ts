// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import {
  boolean, email, image, integer, ip, list, nullable, option, optional, phone, required, text,
} from '#contract/validate.ts';

/** POST /api/system/menu/add */
export const validateMenuAdd: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'parent_id', nullable, 1, 2147483647);
  text(issues, data, 'label', required, 1, 60);
  text(issues, data, 'label_en', nullable, 0, 60);
  text(issues, data, 'icon', nullable, 0, 40);
  text(issues, data, 'link', nullable, 0, 120);
  integer(issues, data, 'sort_order', required, 0, 1000000);
  option(issues, data, 'badge_key', required, [
    'none', 'withdraw_pending', 'deposit_unmatched', 'suspicious', 'ticket_open', 'redeem_pending',
  ]);
  boolean(issues, data, 'is_collapsed', optional);
  option(issues, data, 'status', required, ['active', 'hidden']);
  return issues;
};

/** POST /api/system/menu/update */
export const validateMenuUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'parent_id', nullable, 1, 2147483647);
  text(issues, data, 'label', required, 1, 60);
  text(issues, data, 'label_en', nullable, 0, 60);
  text(issues, data, 'icon', nullable, 0, 40);
  text(issues, data, 'link', nullable, 0, 120);
  integer(issues, data, 'sort_order', required, 0, 1000000);
  option(issues, data, 'badge_key', required, [
    'none', 'withdraw_pending', 'deposit_unmatched', 'suspicious', 'ticket_open', 'redeem_pending',
  ]);
  boolean(issues, data, 'is_collapsed', optional);
  option(issues, data, 'status', required, ['active', 'hidden']);
  return issues;
};

/** POST /api/system/permission/add */
export const validatePermissionAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'key', required, 1, 80, new RegExp('^[a-z][a-z0-9_]*(\\.[a-z0-9_]+){2,4}$', 'u'));
  text(issues, data, 'name', required, 1, 120);
  text(issues, data, 'name_en', nullable, 0, 120);
  text(issues, data, 'area', required, 1, 32);
  text(issues, data, 'action', required, 1, 32);
  option(issues, data, 'risk', required, ['low', 'medium', 'high']);
  text(issues, data, 'description', nullable, 0, 255);
  return issues;
};

/** POST /api/system/permission/update */
export const validatePermissionUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  option(issues, data, 'risk', required, ['low', 'medium', 'high']);
  text(issues, data, 'description', nullable, 0, 255);
  return issues;
};

/** POST /api/system/role/add */
export const validateRoleAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'code', required, 3, 32, new RegExp('^[a-z_]{3,32}$', 'u'));
  text(issues, data, 'name', required, 1, 60);
  text(issues, data, 'name_en', nullable, 0, 60);
  text(issues, data, 'description', nullable, 0, 255);
  integer(issues, data, 'rank', required, 1, 99);
  option(issues, data, 'scope', required, ['all', 'assigned', 'own_tree']);
  integer(issues, data, 'copy_from_role_id', nullable, 1, 2147483647);
  option(issues, data, 'status', required, ['active', 'inactive']);
  return issues;
};

/** POST /api/system/user/update */
export const validateUserUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'role_id', required, 1, 2147483647);
  list(issues, data, 'agent_ids', nullable, 0, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  return issues;
};

/** POST /api/system/user/add */
export const validateUserAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'username', required, 4, 32, new RegExp('^[a-z0-9_.]{4,32}$', 'u'));
  email(issues, data, 'email', required);
  text(issues, data, 'name', required, 1, 80);
  phone(issues, data, 'mobile', nullable);
  image(issues, data, 'photo_url', nullable, 0, 2048);
  integer(issues, data, 'role_id', required, 1, 2147483647);
  integer(issues, data, 'finance_team_id', nullable, 1, 2147483647);
  list(issues, data, 'agent_ids', nullable, 0, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  option(issues, data, 'server', required, ['cat350_v2', 'rc100_v2', 'welike_v3', 'dgbet']);
  list(issues, data, 'allow_ips', nullable, 0, 1000, (issues, data, name) => ip(issues, data, name, required));
  option(issues, data, 'status', required, ['active', 'suspended', 'pending', 'machine']);
  text(issues, data, 'note', nullable, 0, 2000);
  return issues;
};

/** POST /api/system/user/update */
export const validateUserUpdateOnSystemUsersDetail: Validator = (data) => {
  const issues: Issue[] = [];
  email(issues, data, 'email', required);
  text(issues, data, 'name', required, 1, 80);
  phone(issues, data, 'mobile', nullable);
  image(issues, data, 'photo_url', nullable, 0, 2048);
  integer(issues, data, 'role_id', nullable, 1, 2147483647);
  integer(issues, data, 'finance_team_id', nullable, 1, 2147483647);
  option(issues, data, 'server', required, ['cat350_v2', 'rc100_v2', 'welike_v3', 'dgbet']);
  list(issues, data, 'allow_ips', nullable, 0, 1000, (issues, data, name) => ip(issues, data, name, required));
  option(issues, data, 'status', required, ['active', 'suspended', 'pending', 'machine']);
  text(issues, data, 'note', nullable, 0, 2000);
  return issues;
};

/** POST /api/system/user/import */
export const validateImportRun: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'agent_id', required, 1, 2147483647);
  option(issues, data, 'on_duplicate', required, ['skip', 'update', 'error']);
  boolean(issues, data, 'add_prefix', optional);
  return issues;
};

/** POST /api/system/user/import */
export const validateImportRunOnSystemUsersImportImportMoney: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'confirm_total', nullable, 0, 20);
  return issues;
};

/** POST /api/system/user/import */
export const validateImportRunOnSystemUsersImportDuplicates: Validator = (data) => {
  const issues: Issue[] = [];
  option(issues, data, 'on_duplicate', required, ['skip', 'update', 'error']);
  return issues;
};

/** POST /api/system/user/import */
export const validateImportRunOnSystemUsersImportWalletWallets: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'agent_id', required, 1, 2147483647);
  option(issues, data, 'wallet_type', required, [
    'main', 'bonus', 'cashback', 'commission', 'affiliate', 'point', 'ticket',
  ]);
  option(issues, data, 'wallet_mode', required, ['add', 'set']);
  boolean(issues, data, 'add_prefix', optional);
  return issues;
};

/** POST /api/system/menu/update */
export const validateMenuUpdateOnSystemMenusCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'label', required, 1, 60);
  text(issues, data, 'label_en', nullable, 0, 60);
  return issues;
};

/** POST /api/system/permission/update */
export const validatePermissionUpdateOnSystemPermissionsCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  text(issues, data, 'name_en', nullable, 0, 120);
  option(issues, data, 'risk', required, ['low', 'medium', 'high']);
  text(issues, data, 'description', nullable, 0, 255);
  return issues;
};

/** POST /api/system/user/update */
export const validateUserUpdateOnSystemUsersCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  return issues;
};
