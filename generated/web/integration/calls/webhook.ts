// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  WebhookAddBody, WebhookAddReply, WebhookDetailQuery, WebhookDetailReply, WebhookItemsQuery, WebhookItemsReply,
  WebhookListQuery, WebhookListReply, WebhookPauseBody, WebhookPauseReply, WebhookResumeBody, WebhookResumeReply,
  WebhookRotateBody, WebhookRotateReply, WebhookSecretBody, WebhookSecretReply, WebhookTestBody, WebhookTestReply,
  WebhookUpdateBody, WebhookUpdateReply,
} from '#generated/api/integration.ts';

/** Add endpoint: POST /api/integration/webhook/add */
export const webhookAdd: Call<WebhookAddBody, RecordReply<WebhookAddReply>> = {
  id: 'webhook.add',
  method: 'POST',
  path: '/api/integration/webhook/add',
  permission: 'integration.webhook.create',
  optOut: [400],
  invalidates: [
    '/api/integration/webhook/detail', '/api/integration/webhook/items', '/api/integration/webhook/list',
  ],
  extension: true,
};

/** Endpoint: GET /api/integration/webhook/detail */
export const webhookDetail: Call<WebhookDetailQuery, RecordReply<WebhookDetailReply>> = {
  id: 'webhook.detail',
  method: 'GET',
  path: '/api/integration/webhook/detail',
  permission: 'integration.webhook.view',
  optOut: [400, 404],
  extension: true,
  kind: 'record',
  key: 'id',
};

/** Endpoints to choose from: GET /api/integration/webhook/items */
export const webhookItems: Call<WebhookItemsQuery, RecordReply<readonly WebhookItemsReply[]>> = { id: 'webhook.items', method: 'GET', path: '/api/integration/webhook/items', permission: 'integration.webhook.view', extension: true };

/** Endpoints: GET /api/integration/webhook/list */
export const webhookList: Call<WebhookListQuery, PageReply<WebhookListReply>> = { id: 'webhook.list', method: 'GET', path: '/api/integration/webhook/list', permission: 'integration.webhook.view', extension: true };

/** Pause: POST /api/integration/webhook/pause */
export const webhookPause: Call<WebhookPauseBody, RecordReply<WebhookPauseReply>> = {
  id: 'webhook.pause',
  method: 'POST',
  path: '/api/integration/webhook/pause',
  permission: 'integration.webhook.update',
  optOut: [400],
  invalidates: [
    '/api/integration/webhook/detail', '/api/integration/webhook/items', '/api/integration/webhook/list',
  ],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Go on: POST /api/integration/webhook/resume */
export const webhookResume: Call<WebhookResumeBody, RecordReply<WebhookResumeReply>> = {
  id: 'webhook.resume',
  method: 'POST',
  path: '/api/integration/webhook/resume',
  permission: 'integration.webhook.update',
  optOut: [400],
  invalidates: [
    '/api/integration/webhook/detail', '/api/integration/webhook/items', '/api/integration/webhook/list',
  ],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Rotate the secret: POST /api/integration/webhook/rotate */
export const webhookRotate: Call<WebhookRotateBody, RecordReply<WebhookRotateReply>> = {
  id: 'webhook.rotate',
  method: 'POST',
  path: '/api/integration/webhook/rotate',
  permission: 'integration.webhook.update',
  optOut: [400],
  invalidates: [
    '/api/integration/webhook/detail', '/api/integration/webhook/items', '/api/integration/webhook/list',
  ],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Show the secret: POST /api/integration/webhook/secret */
export const webhookSecret: Call<WebhookSecretBody, RecordReply<WebhookSecretReply>> = {
  id: 'webhook.secret',
  method: 'POST',
  path: '/api/integration/webhook/secret',
  permission: 'integration.webhook.update',
  invalidates: [
    '/api/integration/webhook/detail', '/api/integration/webhook/items', '/api/integration/webhook/list',
  ],
  extension: true,
};

/** Send a test event: POST /api/integration/webhook/test */
export const webhookTest: Call<WebhookTestBody, RecordReply<WebhookTestReply>> = {
  id: 'webhook.test',
  method: 'POST',
  path: '/api/integration/webhook/test',
  permission: 'integration.webhook.update',
  optOut: [400],
  invalidates: [
    '/api/integration/webhook/delivery/list', '/api/integration/webhook/detail', '/api/integration/webhook/items',
    '/api/integration/webhook/list',
  ],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Change endpoint: POST /api/integration/webhook/update */
export const webhookUpdate: Call<WebhookUpdateBody, RecordReply<WebhookUpdateReply>> = {
  id: 'webhook.update',
  method: 'POST',
  path: '/api/integration/webhook/update',
  permission: 'integration.webhook.update',
  optOut: [400],
  invalidates: [
    '/api/integration/webhook/detail', '/api/integration/webhook/items', '/api/integration/webhook/list',
  ],
  extension: true,
  kind: 'update',
  key: 'id',
};
