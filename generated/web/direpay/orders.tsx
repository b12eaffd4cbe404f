// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { direPayOrderFields as f } from '#generated/api/fields/dire-pay-order.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/orders.tsx';
import { direpayOrders } from './calls/direpay.ts';

export default page(gateways.direpay, { gatewayOrders: direpayOrders, f: f });
