import { merchantProtocol } from '#server/providers/gateways/merchant-protocol.ts';

/** Protocol of zappay. */
export const protocol = merchantProtocol('zappay', {
  login: { by: 'key', header: 'api-key', credential: 'api_key' },
  statuses: { SUCCESS: '2', FAILED: '-1', PROCESSING: '1' },
});
