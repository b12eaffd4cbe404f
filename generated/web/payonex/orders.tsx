// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { payoneXOrderFields as f } from '#generated/api/fields/payone-x-order.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/orders.tsx';
import { payonexOrders } from './calls/payonex.ts';

export default page(gateways.payonex, { gatewayOrders: payonexOrders, f: f });
