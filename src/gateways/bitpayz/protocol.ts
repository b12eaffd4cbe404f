import { merchantWire } from '#server/providers/gateways/merchant-wire.ts';

/** Protocol of bitpayz. */
export const protocol = merchantWire('bitpayz', { login: { by: 'key', header: 'x-api-key', credential: 'api_key' } });
