import type { GatewayName } from '#generated/api/gateways.ts';

/** What the demo invents about a gateway. */
export interface DemoGateway {
  readonly name: GatewayName;
  /** Share of all gateway traffic that it carries. */
  readonly share: number;
  /** Share of the agents that use it. */
  readonly reach: number;
  readonly feePercent: string;
  /** What it wants to know its client by: secrets by the name of their column, and texts as they are. */
  readonly secrets: readonly (typeof secretColumns)[number][];
  readonly texts: Readonly<Partial<Record<(typeof textColumns)[number], string>>>;
}

export const secretColumns = ['api_key', 'secret_key', 'access_key', 'token'] as const;
export const textColumns = ['merchant_id', 'api_version'] as const;
const merchant = { secrets: ['api_key', 'secret_key'], texts: { merchant_id: 'M-1000' } } as const;

export const demoGateways: readonly DemoGateway[] = [
  {
    name: 'vizpay',
    share: 0.34,
    reach: 1,
    feePercent: '1.5000',
    secrets: ['api_key', 'secret_key'],
    texts: { api_version: 'v1' },
  },
  {
    name: 'payonex',
    share: 0.24,
    reach: 0.7,
    feePercent: '1.2000',
    secrets: ['access_key', 'secret_key'],
    texts: {},
  },
  {
    name: 'hengpay',
    share: 0.14,
    reach: 0.55,
    feePercent: '1.3000',
    secrets: ['token', 'secret_key'],
    texts: { merchant_id: 'HENG-01' },
  },
  { name: 'onepay', share: 0.1, reach: 0.28, feePercent: '1.4000', ...merchant },
  { name: 'bitpayz', share: 0.08, reach: 0.21, feePercent: '1.6000', ...merchant },
  { name: 'direpay', share: 0.06, reach: 0.14, feePercent: '1.5000', ...merchant },
  { name: 'zappay', share: 0.04, reach: 0.14, feePercent: '1.8000', ...merchant },
];
