import { merchantWire } from '#server/providers/gateways/merchant-wire.ts';

/** Protocol of zappay. */
export const protocol = merchantWire('zappay', {
  login: { by: 'key', header: 'api-key', credential: 'api_key' },
  statuses: { SUCCESS: '2', FAILED: '-1', PROCESSING: '1' },
});
