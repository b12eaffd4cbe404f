import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { gatewayAccountFor, mapProviderErrors } from './account.ts';

/** The banks that the gateway supports, as the gateway reports them. */
export const bankLists: Services<Context>['gateway.bank_lists'] = async (_input, ctx) => {
  const { account, port } = await gatewayAccountFor(ctx);
  const banks = await mapProviderErrors(() => port.bankLists(account));
  const rows = banks.map((bank) => ({
    bank_code: bank.bankCode,
    gateway_bank_code: bank.gatewayBankCode,
    name_th: bank.nameTh,
    deposit: bank.deposit,
    withdraw: bank.withdraw,
  }));
  return { rows, total: rows.length };
};
