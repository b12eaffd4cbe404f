import { merchantProtocol } from '#server/providers/gateways/merchant-protocol.ts';

/** Protocol of bitpayz. */
export const protocol = merchantProtocol('bitpayz', {
  login: { by: 'key', header: 'x-api-key', credential: 'api_key' },
});
