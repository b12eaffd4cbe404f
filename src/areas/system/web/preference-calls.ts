import { annotationFields as f } from '#generated/api/fields/annotation.ts';
import {
  annotationAdd,
  annotationDelete,
  annotationList,
  annotationUpdate,
} from '#generated/web/system/calls/annotation.ts';
import { dashboardList, dashboardSave } from '#generated/web/system/calls/dashboard.ts';
import { noticeList, noticeRead, noticeReadAll } from '#generated/web/system/calls/notice.ts';
import { preferencesList, preferencesRead, preferencesSettings } from '#generated/web/system/calls/preferences.ts';
import { roleItems } from '#generated/web/system/calls/role.ts';
import { subscriptionAdd } from '#generated/web/system/calls/subscription.ts';
import { viewDelete, viewFirst, viewSave, viewShare } from '#generated/web/system/calls/view.ts';
import type { PreferenceCalls } from '#web/auth/person-store.ts';
import { subscriptionInputs } from './subscription-inputs.ts';

/** How a person wants things shown, the views of a team, and what concerns them, beyond one browser. */
export const calls: PreferenceCalls = {
  read: preferencesRead,
  keepDisplay: preferencesSettings,
  keepColumns: preferencesList,
  saveView: viewSave,
  shareView: viewShare,
  firstView: viewFirst,
  deleteView: viewDelete,
  roles: roleItems,
  notices: noticeList,
  readNotice: noticeRead,
  readNotices: noticeReadAll,
  subscribing: {
    call: subscriptionAdd,
    all: '/account/reports?tab=subscriptions',
    files: '/account/reports',
    inputs: subscriptionInputs,
  },
  dashboards: { list: dashboardList, save: dashboardSave, page: '/account/dashboards' },
  annotations: {
    list: annotationList,
    add: annotationAdd,
    change: annotationUpdate,
    remove: annotationDelete,
    inputs: [f.text, f.day_from, f.day_to, f.staff_only].map((field) => ({ field })),
  },
};
