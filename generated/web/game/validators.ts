// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import {
  boolean, datetime, image, integer, list, money, nullable, option, optional, percent, required, text,
} from '#contract/validate.ts';

/** POST /api/game/add */
export const validateGameAdd: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'provider_id', required, 1, 2147483647);
  integer(issues, data, 'sub_provider_id', required, 1, 2147483647);
  text(issues, data, 'game_code', required, 1, 64, new RegExp('^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$', 'u'));
  text(issues, data, 'name_th', required, 1, 120);
  text(issues, data, 'name_en', required, 1, 120);
  option(issues, data, 'type', required, [
    'slot', 'casino', 'sport', 'fishing', 'lotto', 'card', 'cockfight', 'esport', 'crash',
  ]);
  image(issues, data, 'image_url', nullable, 0, 2048);
  percent(issues, data, 'rtp_pct', nullable, '80', '100');
  list(issues, data, 'platforms', required, 1, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['mobile', 'desktop']),
  );
  boolean(issues, data, 'has_demo', required);
  boolean(issues, data, 'has_freespin', required);
  boolean(issues, data, 'has_jackpot', required);
  percent(issues, data, 'turnover_rate_pct', required, '0', '100');
  boolean(issues, data, 'is_hot', required);
  boolean(issues, data, 'is_new', required);
  boolean(issues, data, 'is_recommended', required);
  integer(issues, data, 'sort_order', nullable, 0, 999999);
  option(issues, data, 'status', required, ['active', 'maintenance', 'inactive', 'removed']);
  return issues;
};

/** POST /api/game/provider/configs/update */
export const validateProviderConfigUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'operator_code', required, 1, 60);
  text(issues, data, 'api_key', nullable, 0, 512);
  text(issues, data, 'secret_key', nullable, 0, 512);
  text(issues, data, 'bet_limit_group', nullable, 0, 40);
  money(issues, data, 'min_bet', nullable, '0.00');
  money(issues, data, 'max_bet', nullable, '0.00');
  percent(issues, data, 'share_pct', nullable, '0', '100');
  percent(issues, data, 'commission_pct', nullable, '0', '2');
  percent(issues, data, 'member_commission_pct', nullable, '0', '2');
  boolean(issues, data, 'count_turnover', required);
  list(issues, data, 'sub_provider_ids', nullable, 0, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  integer(issues, data, 'sort_order', nullable, 0, 999999);
  option(issues, data, 'status', required, ['active', 'maintenance', 'inactive']);
  return issues;
};

/** POST /api/game/provider/configs/add */
export const validateProviderConfigAdd: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'agent_id', required, 1, 2147483647);
  integer(issues, data, 'provider_id', required, 1, 2147483647);
  text(issues, data, 'operator_code', required, 1, 60);
  text(issues, data, 'api_key', nullable, 0, 512);
  text(issues, data, 'secret_key', nullable, 0, 512);
  text(issues, data, 'bet_limit_group', nullable, 0, 40);
  money(issues, data, 'min_bet', nullable, '0.00');
  money(issues, data, 'max_bet', nullable, '0.00');
  percent(issues, data, 'share_pct', nullable, '0', '100');
  percent(issues, data, 'commission_pct', nullable, '0', '2');
  percent(issues, data, 'member_commission_pct', nullable, '0', '2');
  boolean(issues, data, 'count_turnover', required);
  list(issues, data, 'sub_provider_ids', nullable, 0, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  integer(issues, data, 'sort_order', nullable, 0, 999999);
  option(issues, data, 'status', required, ['active', 'maintenance', 'inactive']);
  return issues;
};

/** POST /api/game/provider/configs/copy */
export const validateProviderConfigCopy: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'to_agent_id', required, 1, 2147483647);
  return issues;
};

/** POST /api/game/update */
export const validateGameUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'sub_provider_id', required, 1, 2147483647);
  text(issues, data, 'name_th', required, 1, 120);
  text(issues, data, 'name_en', required, 1, 120);
  option(issues, data, 'type', required, [
    'slot', 'casino', 'sport', 'fishing', 'lotto', 'card', 'cockfight', 'esport', 'crash',
  ]);
  image(issues, data, 'image_url', nullable, 0, 2048);
  percent(issues, data, 'rtp_pct', nullable, '80', '100');
  list(issues, data, 'platforms', required, 1, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['mobile', 'desktop']),
  );
  boolean(issues, data, 'has_demo', required);
  boolean(issues, data, 'has_freespin', required);
  boolean(issues, data, 'has_jackpot', required);
  percent(issues, data, 'turnover_rate_pct', required, '0', '100');
  boolean(issues, data, 'is_hot', required);
  boolean(issues, data, 'is_new', required);
  boolean(issues, data, 'is_recommended', required);
  integer(issues, data, 'sort_order', nullable, 0, 999999);
  option(issues, data, 'status', required, ['active', 'maintenance', 'inactive', 'removed']);
  return issues;
};

/** POST /api/game/update */
export const validateGameUpdateOnGameManageGameListOrder: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'sort_order', required, 0, 999999);
  return issues;
};

/** POST /api/game/provider/update */
export const validateProviderUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  image(issues, data, 'logo_url', nullable, 0, 2048);
  list(issues, data, 'types', required, 1, 1000, (issues, data, name) =>
    option(issues, data, name, required, [
      'slot', 'casino', 'sport', 'fishing', 'lotto', 'card', 'cockfight', 'esport', 'crash',
    ]),
  );
  integer(issues, data, 'sort_order', nullable, -2147483648, 2147483647);
  percent(issues, data, 'cost_pct', required, '0', '100');
  option(issues, data, 'invoice_base', required, ['ggr', 'turnover']);
  money(issues, data, 'min_fee', optional, '0.00');
  boolean(issues, data, 'carry_negative', required);
  option(issues, data, 'status', required, ['active', 'maintenance', 'inactive']);
  datetime(issues, data, 'maintenance_from', nullable);
  datetime(issues, data, 'maintenance_to', nullable);
  text(issues, data, 'note', nullable, 0, 2000);
  return issues;
};

/** POST /api/game/diff */
export const validateGameDiff: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'provider_id', required, 1, 2147483647);
  option(issues, data, 'source', required, ['api', 'file']);
  return issues;
};

/** POST /api/game/provider/configs/update */
export const validateProviderConfigUpdateOnGameAgentProviderManageCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'operator_code', required, 1, 60);
  money(issues, data, 'min_bet', nullable, '0.00');
  money(issues, data, 'max_bet', nullable, '0.00');
  integer(issues, data, 'sort_order', nullable, 0, 999999);
  return issues;
};

/** POST /api/game/update */
export const validateGameUpdateOnGameManageGameListCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name_th', required, 1, 120);
  text(issues, data, 'name_en', required, 1, 120);
  percent(issues, data, 'rtp_pct', nullable, '80', '100');
  boolean(issues, data, 'is_hot', required);
  boolean(issues, data, 'is_new', required);
  boolean(issues, data, 'is_recommended', required);
  integer(issues, data, 'sort_order', nullable, 0, 999999);
  return issues;
};

/** POST /api/game/provider/update */
export const validateProviderUpdateOnGameProvidersCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  integer(issues, data, 'sort_order', nullable, -2147483648, 2147483647);
  return issues;
};
