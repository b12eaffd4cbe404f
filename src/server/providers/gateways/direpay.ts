import { merchantWire } from './merchant-wire.ts';

/** The interface of direpay. */
export const direpay = merchantWire('direpay', {
  login: { by: 'key', header: 'x-access-key', credential: 'api_key' },
  statuses: { SUCCESS: 'PAID', PROCESSING: 'WAITING' },
});
