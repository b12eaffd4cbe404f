import type { Services } from '#generated/api/handlers.ts';
import type { WalletKind } from '#generated/api/member.ts';
import type { Context } from '#server/context/context.ts';
import type { Platform } from '#server/context/platform.ts';

/** Unit of each wallet, and whether members may withdraw from it. */
const properties: Readonly<
  Record<string, { readonly unit: 'THB' | 'pt'; readonly withdrawable: WalletKind['withdrawable'] }>
> = {
  main: { unit: 'THB', withdrawable: 'yes' },
  bonus: { unit: 'THB', withdrawable: 'after_turnover' },
  cashback: { unit: 'THB', withdrawable: 'move' },
  commission: { unit: 'THB', withdrawable: 'move' },
  affiliate: { unit: 'THB', withdrawable: 'move' },
  point: { unit: 'pt', withdrawable: 'no' },
  ticket: { unit: 'pt', withdrawable: 'no' },
};

/** `GET /api/system/wallet/types`: the types of wallets, with the deployment's labels. */
export const walletTypes =
  (entities: Platform['entities']): Services<Context>['wallet.types'] =>
  async () => ({
    items: (entities.Wallet?.fields.wallet_type?.options ?? []).map(({ value, label }) => ({
      code: value,
      name: label.th,
      name_en: label.en,
      unit: properties[value]?.unit ?? 'THB',
      withdrawable: properties[value]?.withdrawable ?? 'no',
    })),
  });
