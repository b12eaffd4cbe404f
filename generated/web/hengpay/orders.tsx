// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { hengPayOrderFields as f } from '#generated/api/fields/heng-pay-order.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/orders.tsx';
import { hengpayOrderInquiry, hengpayOrders } from './calls/hengpay.ts';

export default page(gateways.hengpay, { gatewayOrderInquiry: hengpayOrderInquiry, gatewayOrders: hengpayOrders, f: f });
