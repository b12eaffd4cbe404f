// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { onePayOrderFields as f } from '#generated/api/fields/one-pay-order.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/orders.tsx';
import { onepayOrders } from './calls/onepay.ts';

export default page(gateways.onepay, { gatewayOrders: onepayOrders, f: f });
