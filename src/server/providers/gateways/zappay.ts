import { merchantWire } from './merchant-wire.ts';

/** The interface of zappay. */
export const zappay = merchantWire('zappay', {
  login: { by: 'key', header: 'api-key', credential: 'api_key' },
  statuses: { SUCCESS: '2', FAILED: '-1', PROCESSING: '1' },
});
