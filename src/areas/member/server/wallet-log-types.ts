import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { Platform } from '#server/context/platform.ts';

/** Types that take from a wallet; the others add to it. */
const takes: ReadonlySet<string> = new Set([
  'withdraw',
  'bet',
  'bonus_cut',
  'shop_redeem',
  'wheel_spin',
  'transfer_out',
  'adjust_sub',
]);

function directionOf(type: string): '+' | '-' | '±' {
  if (type === 'rollback') return '±';
  return takes.has(type) ? '-' : '+';
}

/** `GET /api/system/wallet/log_types`: what can happen to a wallet, with the deployment's names and the sign. */
export const walletLogTypes =
  (entities: Platform['entities']): Services<Context>['wallet.log_types'] =>
  async () => ({
    items: (entities.WalletLog?.fields.log_type?.options ?? []).map(({ value, label }) => ({
      code: value,
      name: label.th,
      name_en: label.en,
      direction: directionOf(value),
    })),
  });
