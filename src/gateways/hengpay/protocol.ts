import { merchantWire } from '#server/providers/gateways/merchant-wire.ts';

/** Protocol of hengpay: the merchant model with a bearer token. */
export const protocol = merchantWire('hengpay', {
  login: { by: 'bearer', credential: 'token' },
  statuses: { SUCCESS: 'PAID', FAILED: 'REJECTED', PROCESSING: 'IN_PROGRESS' },
});
