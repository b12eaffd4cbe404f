// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import {
  datetime, image, integer, list, multiplier, nullable, option, optional, required, text,
} from '#contract/validate.ts';

/** POST /api/quest/add */
export const validateQuestAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  text(issues, data, 'description', nullable, 0, 20000);
  image(issues, data, 'image_url', nullable, 0, 2048);
  list(issues, data, 'agent_ids', required, 1, 500, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  list(issues, data, 'eligible_levels', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['bronze', 'silver', 'gold', 'platinum', 'diamond']),
  );
  option(issues, data, 'cycle', required, ['once', 'daily', 'weekly', 'monthly', 'event']);
  datetime(issues, data, 'start_at', required);
  datetime(issues, data, 'end_at', nullable);
  option(issues, data, 'unlock_mode', required, ['all', 'sequential']);
  integer(issues, data, 'bonus_event_reward_id', nullable, 1, 2147483647);
  return issues;
};

/** POST /api/quest/update */
export const validateQuestUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  text(issues, data, 'description', nullable, 0, 20000);
  image(issues, data, 'image_url', nullable, 0, 2048);
  list(issues, data, 'agent_ids', required, 1, 500, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  list(issues, data, 'eligible_levels', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, ['bronze', 'silver', 'gold', 'platinum', 'diamond']),
  );
  option(issues, data, 'cycle', required, ['once', 'daily', 'weekly', 'monthly', 'event']);
  datetime(issues, data, 'start_at', required);
  datetime(issues, data, 'end_at', nullable);
  option(issues, data, 'unlock_mode', required, ['all', 'sequential']);
  integer(issues, data, 'bonus_event_reward_id', nullable, 1, 2147483647);
  option(issues, data, 'status', optional, ['draft', 'active', 'paused', 'ended']);
  return issues;
};

/** POST /api/quest/items/update */
export const validateQuestItemUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  option(issues, data, 'condition_type', required, [
    'deposit_amount', 'deposit_count', 'valid_turnover', 'bet_count', 'win_amount', 'loss_amount', 'play_provider',
    'play_game', 'login_days', 'invite_friends',
  ]);
  multiplier(issues, data, 'target_value', required, '0.01', '9999999.99');
  integer(issues, data, 'provider_id', nullable, 1, 2147483647);
  integer(issues, data, 'game_id', nullable, 1, 2147483647);
  list(issues, data, 'game_types', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, [
      'slot', 'casino', 'sport', 'fishing', 'lotto', 'card', 'cockfight', 'esport', 'crash',
    ]),
  );
  integer(issues, data, 'event_reward_id', required, 1, 2147483647);
  option(issues, data, 'claim_mode', required, ['auto', 'manual']);
  integer(issues, data, 'claim_expire_hours', nullable, 1, 8760);
  option(issues, data, 'status', required, ['active', 'inactive']);
  return issues;
};

/** POST /api/quest/items/add */
export const validateQuestItemAdd: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'quest_id', required, 1, 2147483647);
  text(issues, data, 'name', required, 1, 120);
  option(issues, data, 'condition_type', required, [
    'deposit_amount', 'deposit_count', 'valid_turnover', 'bet_count', 'win_amount', 'loss_amount', 'play_provider',
    'play_game', 'login_days', 'invite_friends',
  ]);
  multiplier(issues, data, 'target_value', required, '0.01', '9999999.99');
  integer(issues, data, 'provider_id', nullable, 1, 2147483647);
  integer(issues, data, 'game_id', nullable, 1, 2147483647);
  list(issues, data, 'game_types', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, [
      'slot', 'casino', 'sport', 'fishing', 'lotto', 'card', 'cockfight', 'esport', 'crash',
    ]),
  );
  integer(issues, data, 'event_reward_id', required, 1, 2147483647);
  option(issues, data, 'claim_mode', required, ['auto', 'manual']);
  integer(issues, data, 'claim_expire_hours', nullable, 1, 8760);
  integer(issues, data, 'sort_order', optional, 0, 100000);
  option(issues, data, 'status', required, ['active', 'inactive']);
  return issues;
};

/** POST /api/quest/items/update */
export const validateQuestItemUpdateOnQuestItemsDetail: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  option(issues, data, 'condition_type', required, [
    'deposit_amount', 'deposit_count', 'valid_turnover', 'bet_count', 'win_amount', 'loss_amount', 'play_provider',
    'play_game', 'login_days', 'invite_friends',
  ]);
  multiplier(issues, data, 'target_value', required, '0.01', '9999999.99');
  integer(issues, data, 'provider_id', nullable, 1, 2147483647);
  integer(issues, data, 'game_id', nullable, 1, 2147483647);
  list(issues, data, 'game_types', nullable, 0, 1000, (issues, data, name) =>
    option(issues, data, name, required, [
      'slot', 'casino', 'sport', 'fishing', 'lotto', 'card', 'cockfight', 'esport', 'crash',
    ]),
  );
  integer(issues, data, 'event_reward_id', required, 1, 2147483647);
  option(issues, data, 'claim_mode', required, ['auto', 'manual']);
  integer(issues, data, 'claim_expire_hours', nullable, 1, 8760);
  integer(issues, data, 'sort_order', optional, 0, 100000);
  option(issues, data, 'status', required, ['active', 'inactive']);
  return issues;
};

/** POST /api/quest/items/update */
export const validateQuestItemUpdateOnQuestItemsListCells: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'sort_order', optional, 0, 100000);
  text(issues, data, 'name', required, 1, 120);
  multiplier(issues, data, 'target_value', required, '0.01', '9999999.99');
  option(issues, data, 'claim_mode', required, ['auto', 'manual']);
  return issues;
};

/** POST /api/quest/update */
export const validateQuestUpdateOnQuestManageCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  datetime(issues, data, 'start_at', required);
  datetime(issues, data, 'end_at', nullable);
  return issues;
};
