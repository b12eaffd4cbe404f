// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  SubscriptionAddBody, SubscriptionAddReply, SubscriptionDeleteBody, SubscriptionDeleteReply, SubscriptionFileQuery,
  SubscriptionFileReply, SubscriptionFilesQuery, SubscriptionFilesReply, SubscriptionListQuery, SubscriptionListReply,
  SubscriptionSendBody, SubscriptionSendReply, SubscriptionUpdateBody, SubscriptionUpdateReply,
} from '#generated/api/system.ts';

/** Send to me regularly: POST /api/account/subscription/add */
export const subscriptionAdd: Call<SubscriptionAddBody, RecordReply<SubscriptionAddReply>> = {
  id: 'subscription.add',
  method: 'POST',
  path: '/api/account/subscription/add',
  permission: 'signed-in',
  optOut: [400],
  invalidates: ['/api/account/subscription/list'],
  extension: true,
};

/** Unsubscribe: POST /api/account/subscription/delete */
export const subscriptionDelete: Call<SubscriptionDeleteBody, RecordReply<SubscriptionDeleteReply>> = {
  id: 'subscription.delete',
  method: 'POST',
  path: '/api/account/subscription/delete',
  permission: 'signed-in',
  optOut: [400],
  invalidates: ['/api/account/subscription/list'],
  extension: true,
  kind: 'remove',
  key: 'id',
};

/** Download a report that was sent: GET /api/account/subscription/file */
export const subscriptionFile: Call<SubscriptionFileQuery, RecordReply<SubscriptionFileReply>> = { id: 'subscription.file', method: 'GET', path: '/api/account/subscription/file', permission: 'signed-in', extension: true };

/** Reports sent to me: GET /api/account/subscription/files */
export const subscriptionFiles: Call<SubscriptionFilesQuery, PageReply<SubscriptionFilesReply>> = { id: 'subscription.files', method: 'GET', path: '/api/account/subscription/files', permission: 'signed-in', extension: true };

/** Subscriptions: GET /api/account/subscription/list */
export const subscriptionList: Call<SubscriptionListQuery, PageReply<SubscriptionListReply>> = { id: 'subscription.list', method: 'GET', path: '/api/account/subscription/list', permission: 'signed-in', extension: true };

/** Send now: POST /api/account/subscription/send */
export const subscriptionSend: Call<SubscriptionSendBody, RecordReply<SubscriptionSendReply>> = {
  id: 'subscription.send',
  method: 'POST',
  path: '/api/account/subscription/send',
  permission: 'signed-in',
  invalidates: ['/api/account/subscription/list'],
  extension: true,
};

/** Change: POST /api/account/subscription/update */
export const subscriptionUpdate: Call<SubscriptionUpdateBody, RecordReply<SubscriptionUpdateReply>> = {
  id: 'subscription.update',
  method: 'POST',
  path: '/api/account/subscription/update',
  permission: 'signed-in',
  optOut: [400],
  invalidates: ['/api/account/subscription/list'],
  extension: true,
  kind: 'update',
  key: 'id',
};
