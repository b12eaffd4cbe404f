import { merchantWire } from './merchant-wire.ts';

/** The interface of bitpayz. */
export const bitpayz = merchantWire('bitpayz', { login: { by: 'key', header: 'x-api-key', credential: 'api_key' } });
