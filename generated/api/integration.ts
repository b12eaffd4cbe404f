// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Verdict } from '#contract/decision.ts';

export interface KeyScope {
  readonly key: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly area: string;
  readonly area_name: string | null;
  readonly risk: 'low' | 'medium' | 'high';
  readonly given: boolean;
  readonly mine: boolean;
  readonly holds: boolean;
}

export interface WebhookAttempt {
  readonly at: string;
  readonly status: number | null;
  readonly took: number;
  readonly answer: string | null;
}

/** API key, as calls answer it. */
export interface ApiKeyRow {
  readonly id: number;
  readonly name: string;
  readonly prefix: string;
  readonly account_id: number;
  readonly responsible_id: number;
  readonly scopes: readonly string[];
  readonly scope_count: number;
  readonly agent_ids: readonly number[] | null;
  readonly agent_count: number;
  readonly allow_ips: readonly string[] | null;
  readonly expires_at: string;
  readonly overlap_until: string | null;
  readonly last_used_at: string | null;
  readonly last_used_ip: string | null;
  readonly warned_for: string | null;
  readonly status: 'active' | 'rotating' | 'expired' | 'revoked';
  readonly note: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly account_name: string;
  readonly responsible_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Delivery, as calls answer it. */
export interface WebhookDeliveryRow {
  readonly id: number;
  readonly event_id: string;
  readonly endpoint_id: number;
  readonly agent_ids: readonly number[];
  readonly type: string;
  readonly object: string;
  readonly happened_at: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly tries: number;
  readonly next_at: string | null;
  readonly claimed_until: string | null;
  readonly answered_at: string | null;
  readonly answer_status: number | null;
  readonly took: number | null;
  readonly attempts: readonly WebhookAttempt[];
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly endpoint_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
}

/** Endpoint, as calls answer it. */
export interface WebhookEndpointRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly events: readonly (
    | 'deposit.opened' | 'deposit.credited' | 'deposit.suspicious' | 'deposit.failed' | 'deposit.expired' |
    'deposit.cancelled' | 'deposit.reversed' | 'ticket.opened' | 'ticket.accepted' | 'ticket.released' |
    'ticket.transferred' | 'ticket.rejected' | 'ticket.completed' | 'ticket.cancelled' | 'transfer.requested' |
    'transfer.paid' | 'transfer.unknown' | 'transfer.failed' | 'withdrawal.requested' | 'withdrawal.verified' |
    'withdrawal.approved' | 'withdrawal.paid' | 'withdrawal.unknown' | 'withdrawal.failed' | 'withdrawal.refunded' |
    'webhook.tested' | 'member.created' | 'member.updated' | 'sms_campaign.begun' | 'sms_campaign.done' |
    'sms_campaign.stopped' | 'redemption.requested' | 'redemption.approved' | 'redemption.credited' |
    'redemption.shipped' | 'redemption.delivered' | 'redemption.returned' | 'redemption.rejected' |
    'redemption.cancelled' | 'wheel_reward.credited' | 'wheel_reward.awaited' | 'wheel_reward.shipped' |
    'wheel_reward.cancelled' | 'wheel_reward.expired' | 'gateway_order.created' | 'gateway_order.paid' |
    'gateway_order.success' | 'gateway_order.unknown' | 'gateway_order.failed' | 'gateway_order.suspicious' |
    'gateway_order.reversed'
  )[];
  readonly agent_ids: readonly number[];
  readonly secret: string | null;
  readonly secret_shown_at: string | null;
  readonly old_secret: string | null;
  readonly old_until: string | null;
  readonly failing_since: string | null;
  readonly failures: number;
  readonly delivered_at: string | null;
  readonly last_error: string | null;
  readonly delivery_count: number;
  readonly status: 'active' | 'paused' | 'stopped';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Query of GET /api/integration/webhook/delivery/detail */
export interface DeliveryDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/integration/webhook/delivery/detail */
export type DeliveryDetailReply = WebhookDeliveryRow;

/** Query of GET /api/integration/webhook/delivery/list */
export interface DeliveryListQuery {
  readonly state?: readonly ('waiting' | 'delivered' | 'failed')[];
  readonly date_from?: string;
  readonly date_to?: string;
  readonly endpoint_id?: readonly number[];
  readonly type?: readonly (
    | 'deposit.opened' | 'deposit.credited' | 'deposit.suspicious' | 'deposit.failed' | 'deposit.expired' |
    'deposit.cancelled' | 'deposit.reversed' | 'ticket.opened' | 'ticket.accepted' | 'ticket.released' |
    'ticket.transferred' | 'ticket.rejected' | 'ticket.completed' | 'ticket.cancelled' | 'transfer.requested' |
    'transfer.paid' | 'transfer.unknown' | 'transfer.failed' | 'withdrawal.requested' | 'withdrawal.verified' |
    'withdrawal.approved' | 'withdrawal.paid' | 'withdrawal.unknown' | 'withdrawal.failed' | 'withdrawal.refunded' |
    'webhook.tested' | 'member.created' | 'member.updated' | 'sms_campaign.begun' | 'sms_campaign.done' |
    'sms_campaign.stopped' | 'redemption.requested' | 'redemption.approved' | 'redemption.credited' |
    'redemption.shipped' | 'redemption.delivered' | 'redemption.returned' | 'redemption.rejected' |
    'redemption.cancelled' | 'wheel_reward.credited' | 'wheel_reward.awaited' | 'wheel_reward.shipped' |
    'wheel_reward.cancelled' | 'wheel_reward.expired' | 'gateway_order.created' | 'gateway_order.paid' |
    'gateway_order.success' | 'gateway_order.unknown' | 'gateway_order.failed' | 'gateway_order.suspicious' |
    'gateway_order.reversed'
  )[];
  readonly object?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/integration/webhook/delivery/list */
export type DeliveryListReply = Omit<
  WebhookDeliveryRow,
  'agent_ids' | 'payload' | 'claimed_until' | 'attempts' | 'agent_ids_name' | 'agent_ids_all'
>;

/** Body of POST /api/integration/webhook/delivery/replay */
export interface DeliveryReplayBody {
  readonly id: number;
}

/** Reply of POST /api/integration/webhook/delivery/replay */
export interface DeliveryReplayReply {
  readonly id: number;
  readonly state: 'waiting' | 'delivered' | 'failed' | null;
}

/** Body of POST /api/integration/webhook/delivery/replay-failed */
export interface DeliveryReplayFailedBody {
  readonly id: number;
  readonly since: string;
}

/** Reply of POST /api/integration/webhook/delivery/replay-failed */
export interface DeliveryReplayFailedReply {
  readonly count: number | null;
}

/** Body of POST /api/integration/key/add */
export interface KeyAddBody {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly agent_ids?: readonly number[] | null;
  readonly allow_ips?: readonly string[] | null;
  readonly expires_at: string;
  readonly note?: string | null;
}

/** Reply of POST /api/integration/key/add */
export interface KeyAddReply {
  readonly id: number;
  readonly secret: string;
  readonly example: string | null;
}

/** Query of GET /api/integration/key/detail */
export interface KeyDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/integration/key/detail */
export type KeyDetailReply = ApiKeyRow;

/** Query of GET /api/integration/key/list */
export interface KeyListQuery {
  readonly agent_ids?: readonly number[];
  readonly expires_from?: string;
  readonly expires_to?: string;
  readonly status?: readonly ('active' | 'rotating' | 'expired' | 'revoked')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/integration/key/list */
export type KeyListReply = Omit<
  ApiKeyRow,
  | 'account_id' | 'scopes' | 'warned_for' | 'note' | 'created_by' | 'updated_at' | 'updated_by' | 'account_name' |
  'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/integration/key/revoke */
export interface KeyRevokeBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'active' | 'rotating' | 'expired' | 'revoked';
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/integration/key/revoke */
export type KeyRevokeReply = Pick<ApiKeyRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/integration/key/revoke/verdict */
export interface KeyRevokeVerdictQuery {
  readonly id?: number;
  readonly ids?: readonly string[];
}

/** Reply of GET /api/integration/key/revoke/verdict */
export type KeyRevokeVerdictReply = Verdict;

/** Body of POST /api/integration/key/rotate */
export interface KeyRotateBody {
  readonly id: number;
  readonly version: number;
  readonly overlap_hours: number;
}

/** Reply of POST /api/integration/key/rotate */
export interface KeyRotateReply {
  readonly id: number;
  readonly secret: string;
  readonly example: string | null;
}

/** Query of GET /api/integration/key/scopes */
export interface KeyScopesQuery {
  readonly id?: number;
}

/** Reply of GET /api/integration/key/scopes */
export interface KeyScopesReply {
  readonly items: readonly KeyScope[];
}

/** Body of POST /api/integration/key/take_over */
export interface KeyTakeOverBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'active' | 'rotating' | 'expired' | 'revoked';
}

/** Reply of POST /api/integration/key/take_over */
export type KeyTakeOverReply = Pick<ApiKeyRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/integration/key/update */
export interface KeyUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly scopes?: readonly string[];
  readonly agent_ids?: readonly number[] | null;
  readonly allow_ips?: readonly string[] | null;
  readonly expires_at?: string;
  readonly note?: string | null;
}

/** Reply of POST /api/integration/key/update */
export type KeyUpdateReply = Pick<ApiKeyRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/integration/webhook/add */
export interface WebhookAddBody {
  readonly name: string;
  readonly url: string;
  readonly events: readonly (
    | 'deposit.opened' | 'deposit.credited' | 'deposit.suspicious' | 'deposit.failed' | 'deposit.expired' |
    'deposit.cancelled' | 'deposit.reversed' | 'ticket.opened' | 'ticket.accepted' | 'ticket.released' |
    'ticket.transferred' | 'ticket.rejected' | 'ticket.completed' | 'ticket.cancelled' | 'transfer.requested' |
    'transfer.paid' | 'transfer.unknown' | 'transfer.failed' | 'withdrawal.requested' | 'withdrawal.verified' |
    'withdrawal.approved' | 'withdrawal.paid' | 'withdrawal.unknown' | 'withdrawal.failed' | 'withdrawal.refunded' |
    'webhook.tested' | 'member.created' | 'member.updated' | 'sms_campaign.begun' | 'sms_campaign.done' |
    'sms_campaign.stopped' | 'redemption.requested' | 'redemption.approved' | 'redemption.credited' |
    'redemption.shipped' | 'redemption.delivered' | 'redemption.returned' | 'redemption.rejected' |
    'redemption.cancelled' | 'wheel_reward.credited' | 'wheel_reward.awaited' | 'wheel_reward.shipped' |
    'wheel_reward.cancelled' | 'wheel_reward.expired' | 'gateway_order.created' | 'gateway_order.paid' |
    'gateway_order.success' | 'gateway_order.unknown' | 'gateway_order.failed' | 'gateway_order.suspicious' |
    'gateway_order.reversed'
  )[];
  readonly agent_ids?: readonly number[];
}

/** Reply of POST /api/integration/webhook/add */
export type WebhookAddReply = Pick<WebhookEndpointRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/integration/webhook/detail */
export interface WebhookDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/integration/webhook/detail */
export type WebhookDetailReply = WebhookEndpointRow;

/** Query of GET /api/integration/webhook/items */
export interface WebhookItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/integration/webhook/items */
export type WebhookItemsReply = Pick<WebhookEndpointRow, 'id' | 'name'>;

/** Query of GET /api/integration/webhook/list */
export interface WebhookListQuery {
  readonly status?: readonly ('active' | 'paused' | 'stopped')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/integration/webhook/list */
export type WebhookListReply = Omit<
  WebhookEndpointRow,
  | 'secret' | 'old_secret' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'created_by_name' |
  'updated_by_name'
>;

/** Body of POST /api/integration/webhook/pause */
export interface WebhookPauseBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'active' | 'paused' | 'stopped';
}

/** Reply of POST /api/integration/webhook/pause */
export type WebhookPauseReply = Pick<WebhookEndpointRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/integration/webhook/resume */
export interface WebhookResumeBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'active' | 'paused' | 'stopped';
}

/** Reply of POST /api/integration/webhook/resume */
export type WebhookResumeReply = Pick<WebhookEndpointRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/integration/webhook/rotate */
export interface WebhookRotateBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'active' | 'paused' | 'stopped';
  readonly overlap_hours: number;
}

/** Reply of POST /api/integration/webhook/rotate */
export type WebhookRotateReply = Pick<WebhookEndpointRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/integration/webhook/secret */
export interface WebhookSecretBody {
  readonly id: number;
}

/** Reply of POST /api/integration/webhook/secret */
export interface WebhookSecretReply {
  readonly secret: string | null;
}

/** Body of POST /api/integration/webhook/test */
export interface WebhookTestBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'active' | 'paused' | 'stopped';
}

/** Reply of POST /api/integration/webhook/test */
export type WebhookTestReply = Pick<WebhookEndpointRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/integration/webhook/update */
export interface WebhookUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly url?: string;
  readonly events?: readonly (
    | 'deposit.opened' | 'deposit.credited' | 'deposit.suspicious' | 'deposit.failed' | 'deposit.expired' |
    'deposit.cancelled' | 'deposit.reversed' | 'ticket.opened' | 'ticket.accepted' | 'ticket.released' |
    'ticket.transferred' | 'ticket.rejected' | 'ticket.completed' | 'ticket.cancelled' | 'transfer.requested' |
    'transfer.paid' | 'transfer.unknown' | 'transfer.failed' | 'withdrawal.requested' | 'withdrawal.verified' |
    'withdrawal.approved' | 'withdrawal.paid' | 'withdrawal.unknown' | 'withdrawal.failed' | 'withdrawal.refunded' |
    'webhook.tested' | 'member.created' | 'member.updated' | 'sms_campaign.begun' | 'sms_campaign.done' |
    'sms_campaign.stopped' | 'redemption.requested' | 'redemption.approved' | 'redemption.credited' |
    'redemption.shipped' | 'redemption.delivered' | 'redemption.returned' | 'redemption.rejected' |
    'redemption.cancelled' | 'wheel_reward.credited' | 'wheel_reward.awaited' | 'wheel_reward.shipped' |
    'wheel_reward.cancelled' | 'wheel_reward.expired' | 'gateway_order.created' | 'gateway_order.paid' |
    'gateway_order.success' | 'gateway_order.unknown' | 'gateway_order.failed' | 'gateway_order.suspicious' |
    'gateway_order.reversed'
  )[];
  readonly agent_ids?: readonly number[];
}

/** Reply of POST /api/integration/webhook/update */
export type WebhookUpdateReply = Pick<WebhookEndpointRow, 'id' | 'version' | 'status'>;
