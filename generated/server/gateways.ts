// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { protocol as bitpayz } from '#gateways/bitpayz/protocol.ts';
import { protocol as direpay } from '#gateways/direpay/protocol.ts';
import { protocol as hengpay } from '#gateways/hengpay/protocol.ts';
import { protocol as onepay } from '#gateways/onepay/protocol.ts';
import { protocol as payonex } from '#gateways/payonex/protocol.ts';
import { protocol as vizpay } from '#gateways/vizpay/protocol.ts';
import { protocol as zappay } from '#gateways/zappay/protocol.ts';

/** Every gateway whose folder is in src/gateways. */
export const protocols = {
  bitpayz,
  direpay,
  hengpay,
  onepay,
  payonex,
  vizpay,
  zappay,
} as const;
