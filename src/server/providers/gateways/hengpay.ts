import { merchantWire } from './merchant-wire.ts';

/** The interface of hengpay: the general model with a bearer token. */
export const hengpay = merchantWire('hengpay', {
  login: { by: 'bearer', credential: 'token' },
  statuses: { SUCCESS: 'PAID', FAILED: 'REJECTED', PROCESSING: 'IN_PROGRESS' },
});
