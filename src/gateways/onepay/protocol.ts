import { merchantWire } from '#server/providers/gateways/merchant-wire.ts';

/** Protocol of onepay. */
export const protocol = merchantWire('onepay', {
  login: { by: 'key', header: 'x-api-key', credential: 'api_key' },
  statuses: { SUCCESS: 'COMPLETED' },
  has: 'bankLists',
});
