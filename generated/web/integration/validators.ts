// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Issue, Validator } from '#contract/screen.ts';
import { datetime, integer, list, option, optional, required, text } from '#contract/validate.ts';

/** POST /api/integration/webhook/update */
export const validateWebhookUpdate: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  text(issues, data, 'url', required, 1, 1000, new RegExp('^https?://[^\\s#]+$', 'u'));
  list(issues, data, 'events', required, 1, 200, (issues, data, name) =>
    option(issues, data, name, required, [
      'deposit.opened', 'deposit.credited', 'deposit.suspicious', 'deposit.failed', 'deposit.expired',
      'deposit.cancelled', 'deposit.reversed', 'ticket.opened', 'ticket.accepted', 'ticket.released',
      'ticket.transferred', 'ticket.rejected', 'ticket.completed', 'ticket.cancelled', 'transfer.requested',
      'transfer.paid', 'transfer.unknown', 'transfer.failed', 'withdrawal.requested', 'withdrawal.verified',
      'withdrawal.approved', 'withdrawal.paid', 'withdrawal.unknown', 'withdrawal.failed', 'withdrawal.refunded',
      'webhook.tested', 'member.created', 'member.updated', 'sms_campaign.begun', 'sms_campaign.done',
      'sms_campaign.stopped', 'redemption.requested', 'redemption.approved', 'redemption.credited',
      'redemption.shipped', 'redemption.delivered', 'redemption.returned', 'redemption.rejected',
      'redemption.cancelled', 'wheel_reward.credited', 'wheel_reward.awaited', 'wheel_reward.shipped',
      'wheel_reward.cancelled', 'wheel_reward.expired', 'gateway_order.created', 'gateway_order.paid',
      'gateway_order.success', 'gateway_order.unknown', 'gateway_order.failed', 'gateway_order.suspicious',
      'gateway_order.reversed',
    ]),
  );
  list(issues, data, 'agent_ids', optional, 0, 500, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  return issues;
};

/** POST /api/integration/webhook/add */
export const validateWebhookAdd: Validator = (data) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 80);
  text(issues, data, 'url', required, 1, 1000, new RegExp('^https?://[^\\s#]+$', 'u'));
  list(issues, data, 'events', required, 1, 200, (issues, data, name) =>
    option(issues, data, name, required, [
      'deposit.opened', 'deposit.credited', 'deposit.suspicious', 'deposit.failed', 'deposit.expired',
      'deposit.cancelled', 'deposit.reversed', 'ticket.opened', 'ticket.accepted', 'ticket.released',
      'ticket.transferred', 'ticket.rejected', 'ticket.completed', 'ticket.cancelled', 'transfer.requested',
      'transfer.paid', 'transfer.unknown', 'transfer.failed', 'withdrawal.requested', 'withdrawal.verified',
      'withdrawal.approved', 'withdrawal.paid', 'withdrawal.unknown', 'withdrawal.failed', 'withdrawal.refunded',
      'webhook.tested', 'member.created', 'member.updated', 'sms_campaign.begun', 'sms_campaign.done',
      'sms_campaign.stopped', 'redemption.requested', 'redemption.approved', 'redemption.credited',
      'redemption.shipped', 'redemption.delivered', 'redemption.returned', 'redemption.rejected',
      'redemption.cancelled', 'wheel_reward.credited', 'wheel_reward.awaited', 'wheel_reward.shipped',
      'wheel_reward.cancelled', 'wheel_reward.expired', 'gateway_order.created', 'gateway_order.paid',
      'gateway_order.success', 'gateway_order.unknown', 'gateway_order.failed', 'gateway_order.suspicious',
      'gateway_order.reversed',
    ]),
  );
  list(issues, data, 'agent_ids', optional, 0, 500, (issues, data, name) =>
    integer(issues, data, name, required, 1, 2147483647),
  );
  return issues;
};

/** POST /api/integration/webhook/rotate */
export const validateWebhookRotate: Validator = (data) => {
  const issues: Issue[] = [];
  integer(issues, data, 'overlap_hours', required, 0, 168);
  return issues;
};

/** POST /api/integration/webhook/delivery/replay-failed */
export const validateDeliveryReplayFailed: Validator = (data) => {
  const issues: Issue[] = [];
  datetime(issues, data, 'since', required);
  return issues;
};
