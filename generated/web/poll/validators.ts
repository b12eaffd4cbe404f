// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import {
  boolean, datetime, image, integer, list, money, multiplier, nullable, option, optional, required, text,
} from '#contract/validate.ts';

/** POST /api/system/poll/choices/add */
export const validateChoicesAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  option(issues, data, 'category', required, ['team', 'person', 'number', 'text']);
  image(issues, data, 'image_url', nullable, 0, 2048);
  text(issues, data, 'external_ref', nullable, 0, 60);
  option(issues, data, 'status', required, ['active', 'inactive']);
  text(issues, data, 'more_names', nullable, 0, 2000);
  return issues;
};

/** POST /api/system/poll/choices/update */
export const validateChoicesUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  option(issues, data, 'category', required, ['team', 'person', 'number', 'text']);
  image(issues, data, 'image_url', nullable, 0, 2048);
  text(issues, data, 'external_ref', nullable, 0, 60);
  option(issues, data, 'status', required, ['active', 'inactive']);
  return issues;
};

/** POST /api/poll/update */
export const validatePollUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'title', required, 1, 150);
  option(issues, data, 'type', required, ['vote', 'predict', 'predict_score', 'survey']);
  list(issues, data, 'agent_ids', required, 1, 200, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  text(issues, data, 'description', nullable, 0, 20000);
  image(issues, data, 'image_url', nullable, 0, 2048);
  datetime(issues, data, 'open_at', required);
  datetime(issues, data, 'close_at', required);
  datetime(issues, data, 'announce_at', nullable);
  option(issues, data, 'choice_mode', required, ['single', 'multiple', 'number']);
  integer(issues, data, 'max_choices', nullable, 2, 20);
  integer(issues, data, 'max_submissions_per_member', required, 1, 20);
  option(issues, data, 'join_condition', required, ['none', 'deposit_today', 'deposit_period', 'turnover']);
  money(issues, data, 'join_min_deposit', nullable, '0.01');
  money(issues, data, 'join_min_turnover', nullable, '0.01');
  money(issues, data, 'reward_budget', nullable, '0.00');
  option(issues, data, 'status', nullable, [
    'draft', 'scheduled', 'open', 'closed', 'resulted', 'drawing', 'distributed', 'cancelled',
  ]);
  return issues;
};

/** POST /api/poll/add */
export const validatePollAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'title', required, 1, 150);
  option(issues, data, 'type', required, ['vote', 'predict', 'predict_score', 'survey']);
  list(issues, data, 'agent_ids', required, 1, 200, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  text(issues, data, 'description', nullable, 0, 20000);
  image(issues, data, 'image_url', nullable, 0, 2048);
  datetime(issues, data, 'open_at', required);
  datetime(issues, data, 'close_at', required);
  datetime(issues, data, 'announce_at', nullable);
  option(issues, data, 'choice_mode', required, ['single', 'multiple', 'number']);
  integer(issues, data, 'max_choices', nullable, 2, 20);
  integer(issues, data, 'max_submissions_per_member', required, 1, 20);
  option(issues, data, 'join_condition', required, ['none', 'deposit_today', 'deposit_period', 'turnover']);
  money(issues, data, 'join_min_deposit', nullable, '0.01');
  money(issues, data, 'join_min_turnover', nullable, '0.01');
  money(issues, data, 'reward_budget', nullable, '0.00');
  return issues;
};

/** POST /api/system/poll/choices/save */
export const validateChoicesSave: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'choice_id', required, 1, 2147483647);
  text(issues, data, 'label', optional, 0, 120);
  text(issues, data, 'odds_text', nullable, 0, 40);
  boolean(issues, data, 'is_correct', optional);
  return issues;
};

/** POST /api/system/poll/metadata/save */
export const validateMetadataSave: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'key', required, 1, 40, new RegExp('^[a-z_]{2,40}$', 'u'));
  text(issues, data, 'value', required, 1, 2000);
  option(issues, data, 'value_type', required, ['text', 'number', 'datetime', 'image', 'json']);
  return issues;
};

/** POST /api/system/poll/rank_rewards/save */
export const validateRankRewardsSave: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'rank_from', required, 1, 500);
  integer(issues, data, 'rank_to', required, 1, 500);
  integer(issues, data, 'event_reward_id', nullable, 1, 2147483647);
  option(issues, data, 'reward_type', required, ['credit', 'credit_free', 'point', 'ticket', 'item']);
  money(issues, data, 'reward_value', required, '0.01');
  multiplier(issues, data, 'turnover_multiple', nullable, '0', '100');
  text(issues, data, 'label', optional, 0, 60);
  return issues;
};

/** POST /api/poll/update */
export const validatePollUpdateOnPollDetailReopen: Validator = (data) => {
  const issues: Issue[] = [];
  datetime(issues, data, 'close_at', required);
  return issues;
};

/** POST /api/poll/copy */
export const validatePollCopy: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'id', required, 1, 2147483647);
  return issues;
};

/** POST /api/system/poll/choices/update */
export const validateChoicesUpdateOnPollChoicesCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 120);
  option(issues, data, 'category', required, ['team', 'person', 'number', 'text']);
  text(issues, data, 'external_ref', nullable, 0, 60);
  return issues;
};

/** POST /api/poll/update */
export const validatePollUpdateOnPollManageCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'title', required, 1, 150);
  datetime(issues, data, 'open_at', required);
  datetime(issues, data, 'close_at', required);
  return issues;
};
