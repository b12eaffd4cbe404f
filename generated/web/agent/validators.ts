// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import { money, nullable, option, optional, percent, phone, required, text } from '#contract/validate.ts';

/** POST /api/system/agent/update */
export const validateAgentUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  text(issues, data, 'domain', nullable, 0, 120);
  option(issues, data, 'status', required, ['active', 'suspended', 'closed']);
  percent(issues, data, 'share_pct', required, '0', '100');
  percent(issues, data, 'commission_pct', required, '0', '2');
  money(issues, data, 'credit_limit', optional, '0.00');
  text(issues, data, 'contact_name', nullable, 0, 80);
  phone(issues, data, 'contact_tel', nullable);
  text(issues, data, 'line_id', nullable, 0, 60);
  text(issues, data, 'note', nullable, 0, 2000);
  return issues;
};

/** POST /api/system/agent/update */
export const validateAgentUpdateOnAgentManageClose: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'confirm_code', nullable, 0, 16);
  return issues;
};
