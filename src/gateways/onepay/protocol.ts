import { merchantProtocol } from '#server/providers/gateways/merchant-protocol.ts';

/** Protocol of onepay. */
export const protocol = merchantProtocol('onepay', {
  login: { by: 'key', header: 'x-api-key', credential: 'api_key' },
  statuses: { SUCCESS: 'COMPLETED' },
  has: 'bankLists',
});
