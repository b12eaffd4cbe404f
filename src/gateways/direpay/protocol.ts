import { merchantProtocol } from '#server/providers/gateways/merchant-protocol.ts';

/** Protocol of direpay. */
export const protocol = merchantProtocol('direpay', {
  login: { by: 'key', header: 'x-access-key', credential: 'api_key' },
  statuses: { SUCCESS: 'PAID', PROCESSING: 'WAITING' },
});
