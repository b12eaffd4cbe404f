// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bitPayzOrderFields as f } from '#generated/api/fields/bit-payz-order.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/orders.tsx';
import { bitpayzOrders } from './calls/bitpayz.ts';

export default page(gateways.bitpayz, { gatewayOrders: bitpayzOrders, f: f });
