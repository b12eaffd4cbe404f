// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  DashboardDeleteBody, DashboardDeleteReply, DashboardListQuery, DashboardListReply, DashboardSaveBody,
  DashboardSaveReply, DashboardShareBody, DashboardShareReply,
} from '#generated/api/system.ts';

/** Delete a dashboard: POST /api/account/dashboard/delete */
export const dashboardDelete: Call<DashboardDeleteBody, RecordReply<DashboardDeleteReply>> = {
  id: 'dashboard.delete',
  method: 'POST',
  path: '/api/account/dashboard/delete',
  permission: 'signed-in',
  invalidates: ['/api/account/dashboards'],
  extension: true,
};

/** My dashboards: GET /api/account/dashboards */
export const dashboardList: Call<DashboardListQuery, RecordReply<DashboardListReply>> = { id: 'dashboard.list', method: 'GET', path: '/api/account/dashboards', permission: 'home.dashboard.view', extension: true };

/** Save a dashboard: POST /api/account/dashboard/save */
export const dashboardSave: Call<DashboardSaveBody, RecordReply<DashboardSaveReply>> = {
  id: 'dashboard.save',
  method: 'POST',
  path: '/api/account/dashboard/save',
  permission: 'signed-in',
  invalidates: ['/api/account/dashboards'],
  extension: true,
};

/** Share a dashboard: POST /api/account/dashboard/share */
export const dashboardShare: Call<DashboardShareBody, RecordReply<DashboardShareReply>> = {
  id: 'dashboard.share',
  method: 'POST',
  path: '/api/account/dashboard/share',
  permission: 'system.view.update',
  invalidates: ['/api/account/dashboards'],
  extension: true,
};
