// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { GatewayInfo } from '#contract/catalog.ts';

export type GatewayName = 'bitpayz' | 'direpay' | 'hengpay' | 'onepay' | 'payonex' | 'vizpay' | 'zappay';

export const gateways: Readonly<Record<GatewayName, GatewayInfo>> = {
  bitpayz: { name: 'bitpayz', title: { th: 'BitPayz', en: 'BitPayz' }, code: 'BZ', capabilities: [] },
  direpay: { name: 'direpay', title: { th: 'DirePay', en: 'DirePay' }, code: 'DR', capabilities: [] },
  hengpay: { name: 'hengpay', title: { th: 'HengPay', en: 'HengPay' }, code: 'HP', capabilities: ['balance_logs', 'services.balance', 'services.order_inquiry'] },
  onepay: { name: 'onepay', title: { th: 'OnePay', en: 'OnePay' }, code: 'OP', capabilities: ['services.bank_lists'] },
  payonex: { name: 'payonex', title: { th: 'PayoneX', en: 'PayoneX' }, code: 'PX', capabilities: ['balance_logs', 'services.balance', 'services.bank_lists'] },
  vizpay: {
    name: 'vizpay',
    title: { th: 'VizPay', en: 'VizPay' },
    code: 'VZ',
    capabilities: [
      'balance_logs', 'services.balance', 'services.order_inquiry', 'services.bank_lists', 'services.statement',
    ],
  },
  zappay: { name: 'zappay', title: { th: 'ZapPay', en: 'ZapPay' }, code: 'ZP', capabilities: [] },
};
