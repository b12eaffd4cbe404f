// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  DeliveryDetailQuery, DeliveryDetailReply, DeliveryListQuery, DeliveryListReply, DeliveryReplayBody,
  DeliveryReplayFailedBody, DeliveryReplayFailedReply, DeliveryReplayReply,
} from '#generated/api/integration.ts';

/** Delivery: GET /api/integration/webhook/delivery/detail */
export const deliveryDetail: Call<DeliveryDetailQuery, RecordReply<DeliveryDetailReply>> = {
  id: 'delivery.detail',
  method: 'GET',
  path: '/api/integration/webhook/delivery/detail',
  permission: 'integration.webhook.view',
  optOut: [400, 404],
  extension: true,
  kind: 'record',
  key: 'id',
};

/** Deliveries: GET /api/integration/webhook/delivery/list */
export const deliveryList: Call<DeliveryListQuery, PageReply<DeliveryListReply>> = { id: 'delivery.list', method: 'GET', path: '/api/integration/webhook/delivery/list', permission: 'integration.webhook.view', extension: true };

/** Send again: POST /api/integration/webhook/delivery/replay */
export const deliveryReplay: Call<DeliveryReplayBody, RecordReply<DeliveryReplayReply>> = {
  id: 'delivery.replay',
  method: 'POST',
  path: '/api/integration/webhook/delivery/replay',
  permission: 'integration.webhook.update',
  invalidates: [
    '/api/integration/webhook/delivery/detail', '/api/integration/webhook/delivery/list',
    '/api/integration/webhook/detail', '/api/integration/webhook/items', '/api/integration/webhook/list',
  ],
  extension: true,
};

/** Send failures again: POST /api/integration/webhook/delivery/replay-failed */
export const deliveryReplayFailed: Call<DeliveryReplayFailedBody, RecordReply<DeliveryReplayFailedReply>> = {
  id: 'delivery.replay_failed',
  method: 'POST',
  path: '/api/integration/webhook/delivery/replay-failed',
  permission: 'integration.webhook.update',
  invalidates: [
    '/api/integration/webhook/delivery/detail', '/api/integration/webhook/delivery/list',
    '/api/integration/webhook/detail', '/api/integration/webhook/items', '/api/integration/webhook/list',
  ],
  extension: true,
};
