// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  PreferencesListBody, PreferencesListReply, PreferencesReadQuery, PreferencesReadReply, PreferencesSettingsBody,
  PreferencesSettingsReply,
} from '#generated/api/system.ts';

/** Keep the columns of a list: POST /api/account/list */
export const preferencesList: Call<PreferencesListBody, RecordReply<PreferencesListReply>> = {
  id: 'preferences.list',
  method: 'POST',
  path: '/api/account/list',
  permission: 'signed-in',
  invalidates: ['/api/account/preferences'],
  extension: true,
};

/** My settings and views: GET /api/account/preferences */
export const preferencesRead: Call<PreferencesReadQuery, RecordReply<PreferencesReadReply>> = { id: 'preferences.read', method: 'GET', path: '/api/account/preferences', permission: 'signed-in', extension: true };

/** Keep settings: POST /api/account/settings */
export const preferencesSettings: Call<PreferencesSettingsBody, RecordReply<PreferencesSettingsReply>> = {
  id: 'preferences.settings',
  method: 'POST',
  path: '/api/account/settings',
  permission: 'signed-in',
  invalidates: ['/api/account/preferences'],
  extension: true,
};
