// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { userFields } from './user.ts';

export type ColleagueFieldName =
  | 'id' | 'username' | 'email' | 'name' | 'role_id' | 'finance_team_id' | 'agent_ids' | 'agent_count' | 'server' |
  'photo_url' | 'mobile' | 'status' | 'allow_ips' | 'two_factor_enabled' | 'must_change_password' | 'last_login_at' |
  'last_login_ip' | 'failed_login_count' | 'note' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' |
  'version';

export const colleagueFields: Readonly<Record<ColleagueFieldName, Field>> = userFields;
