// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import {
  boolean, datetime, image, integer, list, nullable, option, optional, required, text,
} from '#contract/validate.ts';

/** POST /api/system/banner/add */
export const validateBannerAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'title', required, 1, 80);
  image(issues, data, 'image', required, 1, 2048);
  image(issues, data, 'image_mobile', required, 1, 2048);
  option(issues, data, 'position', required, ['home_slide', 'home_popup', 'lobby', 'promotion', 'login']);
  list(issues, data, 'agent_ids', required, 1, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  option(issues, data, 'audience', required, ['all', 'guest', 'member', 'new']);
  option(issues, data, 'link_type', required, ['none', 'internal', 'promotion', 'game', 'external']);
  text(issues, data, 'link_value', nullable, 0, 500);
  boolean(issues, data, 'open_new_tab', optional);
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  integer(issues, data, 'sort_order', required, 0, 999999);
  option(issues, data, 'status', required, ['draft', 'active', 'scheduled', 'expired', 'inactive']);
  return issues;
};

/** POST /api/system/banner/update */
export const validateBannerUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'title', required, 1, 80);
  image(issues, data, 'image', required, 1, 2048);
  image(issues, data, 'image_mobile', required, 1, 2048);
  option(issues, data, 'position', required, ['home_slide', 'home_popup', 'lobby', 'promotion', 'login']);
  list(issues, data, 'agent_ids', required, 1, 1000, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  option(issues, data, 'audience', required, ['all', 'guest', 'member', 'new']);
  option(issues, data, 'link_type', required, ['none', 'internal', 'promotion', 'game', 'external']);
  text(issues, data, 'link_value', nullable, 0, 500);
  boolean(issues, data, 'open_new_tab', optional);
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  integer(issues, data, 'sort_order', required, 0, 999999);
  option(issues, data, 'status', required, ['draft', 'active', 'scheduled', 'expired', 'inactive']);
  return issues;
};

/** POST /api/system/banner/update */
export const validateBannerUpdateOnBannerCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'title', required, 1, 80);
  option(issues, data, 'audience', required, ['all', 'guest', 'member', 'new']);
  datetime(issues, data, 'start_at', nullable);
  datetime(issues, data, 'end_at', nullable);
  integer(issues, data, 'sort_order', required, 0, 999999);
  return issues;
};

/** POST /api/system/banner/update */
export const validateBannerUpdateOnBannerOrderCells: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'title', required, 1, 80);
  return issues;
};
