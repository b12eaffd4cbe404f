import { merchantWire } from '#server/providers/gateways/merchant-wire.ts';

/** Protocol of direpay. */
export const protocol = merchantWire('direpay', {
  login: { by: 'key', header: 'x-access-key', credential: 'api_key' },
  statuses: { SUCCESS: 'PAID', PROCESSING: 'WAITING' },
});
