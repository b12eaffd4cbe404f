import { subscriptionFields as f } from '#generated/api/fields/subscription.ts';
import { noticeList, noticeRead, noticeReadAll } from '#generated/web/system/calls/notice.ts';
import { preferencesList, preferencesRead, preferencesSettings } from '#generated/web/system/calls/preferences.ts';
import { roleItems } from '#generated/web/system/calls/role.ts';
import { subscriptionAdd } from '#generated/web/system/calls/subscription.ts';
import { viewDelete, viewFirst, viewSave, viewShare } from '#generated/web/system/calls/view.ts';
import type { PreferenceCalls } from '#web/auth/person-store.ts';

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
    inputs: [
      { field: f.name },
      { field: { ...f.rhythm, initial: 'daily' } },
      { field: { ...f.weekday, required: true, initial: '1' }, when: { rhythm: ['weekly'] } },
      { field: { ...f.month_day, required: true, initial: 1 }, when: { rhythm: ['monthly'] } },
      { field: f.at, when: { rhythm: ['daily', 'weekly', 'monthly'] } },
      { field: { ...f.measure, required: true }, when: { rhythm: ['reached'] } },
      { field: { ...f.test, required: true, initial: 'above' }, when: { rhythm: ['reached'] } },
      { field: { ...f.threshold, required: true, initial: '0' }, when: { rhythm: ['reached'] } },
      { field: f.format },
      { field: f.by_mail },
    ],
  },
};
