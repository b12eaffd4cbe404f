import type { Services } from '#generated/api/handlers.ts';
import type { AreaTools } from '#server/areas/define-area.ts';
import type { Context } from '#server/context/context.ts';

const signs = { out: '-', both: '±', gift: '+' } as const;

/** `GET /api/system/wallet/log_types`: the types of wallet lines, with the deployment's labels and their sign. */
export const walletLogTypes =
  ({ entities, walletLines }: Pick<AreaTools, 'entities' | 'walletLines'>): Services<Context>['wallet.log_types'] =>
  async () => {
    const lines = new Map(Object.entries(walletLines()));
    return {
      items: (entities.WalletLog?.fields.log_type?.options ?? []).map(({ value, label }) => ({
        code: value,
        name: label.th,
        name_en: label.en,
        direction: signs[lines.get(value) ?? 'gift'],
      })),
    };
  };
