import { merchantWire } from './merchant-wire.ts';

/** The interface of onepay. */
export const onepay = merchantWire('onepay', {
  login: { by: 'key', header: 'x-api-key', credential: 'api_key' },
  statuses: { SUCCESS: 'COMPLETED' },
  has: 'bankLists',
});
