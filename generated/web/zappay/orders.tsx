// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { zapPayOrderFields as f } from '#generated/api/fields/zap-pay-order.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/orders.tsx';
import { zappayOrders } from './calls/zappay.ts';

export default page(gateways.zappay, { gatewayOrders: zappayOrders, f: f });
