// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  WebhookAddBody, WebhookAddReply, WebhookDetailQuery, WebhookDetailReply, WebhookItemsQuery, WebhookItemsReply,
  WebhookListQuery, WebhookListReply, WebhookPauseBody, WebhookPauseReply, WebhookResumeBody, WebhookResumeReply,
  WebhookRotateBody, WebhookRotateReply, WebhookSecretBody, WebhookSecretReply, WebhookTestBody, WebhookTestReply,
  WebhookUpdateBody, WebhookUpdateReply,
} from '#generated/api/integration.ts';

/** Add endpoint: POST /api/system/webhook/add */
export const webhookAdd: Call<WebhookAddBody, RecordReply<WebhookAddReply>> = {
  id: 'webhook.add',
  method: 'POST',
  path: '/api/system/webhook/add',
  permission: 'integration.webhook.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/webhook/detail', '/api/system/webhook/items', '/api/system/webhook/list'],
  extension: true,
};

/** Endpoint: GET /api/system/webhook/detail */
export const webhookDetail: Call<WebhookDetailQuery, RecordReply<WebhookDetailReply>> = {
  id: 'webhook.detail',
  method: 'GET',
  path: '/api/system/webhook/detail',
  permission: 'integration.webhook.view',
  onError: 'log',
  optOut: [400, 404],
  extension: true,
  kind: 'record',
  key: 'id',
};

/** Endpoints to choose from: GET /api/system/webhook/items */
export const webhookItems: Call<WebhookItemsQuery, RecordReply<readonly WebhookItemsReply[]>> = {
  id: 'webhook.items',
  method: 'GET',
  path: '/api/system/webhook/items',
  permission: 'integration.webhook.view',
  onError: 'log',
  extension: true,
};

/** Endpoints: GET /api/system/webhook/list */
export const webhookList: Call<WebhookListQuery, PageReply<WebhookListReply>> = { id: 'webhook.list', method: 'GET', path: '/api/system/webhook/list', permission: 'integration.webhook.view', onError: 'log', extension: true };

/** Pause: POST /api/system/webhook/pause */
export const webhookPause: Call<WebhookPauseBody, RecordReply<WebhookPauseReply>> = {
  id: 'webhook.pause',
  method: 'POST',
  path: '/api/system/webhook/pause',
  permission: 'integration.webhook.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/webhook/detail', '/api/system/webhook/items', '/api/system/webhook/list'],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Go on: POST /api/system/webhook/resume */
export const webhookResume: Call<WebhookResumeBody, RecordReply<WebhookResumeReply>> = {
  id: 'webhook.resume',
  method: 'POST',
  path: '/api/system/webhook/resume',
  permission: 'integration.webhook.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/webhook/detail', '/api/system/webhook/items', '/api/system/webhook/list'],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Rotate the secret: POST /api/system/webhook/rotate */
export const webhookRotate: Call<WebhookRotateBody, RecordReply<WebhookRotateReply>> = {
  id: 'webhook.rotate',
  method: 'POST',
  path: '/api/system/webhook/rotate',
  permission: 'integration.webhook.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/webhook/detail', '/api/system/webhook/items', '/api/system/webhook/list'],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Show the secret: POST /api/system/webhook/secret */
export const webhookSecret: Call<WebhookSecretBody, RecordReply<WebhookSecretReply>> = {
  id: 'webhook.secret',
  method: 'POST',
  path: '/api/system/webhook/secret',
  permission: 'integration.webhook.update',
  onError: 'log',
  invalidates: ['/api/system/webhook/detail', '/api/system/webhook/items', '/api/system/webhook/list'],
  extension: true,
};

/** Send a test event: POST /api/system/webhook/test */
export const webhookTest: Call<WebhookTestBody, RecordReply<WebhookTestReply>> = {
  id: 'webhook.test',
  method: 'POST',
  path: '/api/system/webhook/test',
  permission: 'integration.webhook.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/webhook/delivery/list', '/api/system/webhook/detail', '/api/system/webhook/items',
    '/api/system/webhook/list',
  ],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Change endpoint: POST /api/system/webhook/update */
export const webhookUpdate: Call<WebhookUpdateBody, RecordReply<WebhookUpdateReply>> = {
  id: 'webhook.update',
  method: 'POST',
  path: '/api/system/webhook/update',
  permission: 'integration.webhook.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/webhook/detail', '/api/system/webhook/items', '/api/system/webhook/list'],
  extension: true,
  kind: 'update',
  key: 'id',
};
