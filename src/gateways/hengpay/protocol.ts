import { merchantProtocol } from '#server/providers/gateways/merchant-protocol.ts';

/** Protocol of hengpay: the merchant model with a bearer token. */
export const protocol = merchantProtocol('hengpay', {
  login: { by: 'bearer', credential: 'token' },
  statuses: { SUCCESS: 'PAID', FAILED: 'REJECTED', PROCESSING: 'IN_PROGRESS' },
});
