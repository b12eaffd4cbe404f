// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { vizPayOrderFields as f } from '#generated/api/fields/viz-pay-order.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/orders.tsx';
import { vizpayOrderInquiry, vizpayOrders } from './calls/vizpay.ts';

export default page(gateways.vizpay, { gatewayOrderInquiry: vizpayOrderInquiry, gatewayOrders: vizpayOrders, f: f });
