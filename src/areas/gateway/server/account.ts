import { sql } from 'kysely';
import { FailureError, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { maybe } from '#server/db/sql.ts';
import { type GatewayPort, type ProviderAccount, ProviderError } from '#server/providers/ports.ts';
import { gatewayTexts } from './texts.ts';

/** An account at a gateway and the port to call it. */
export interface GatewayAccountAccess {
  readonly gateway: string;
  readonly account: ProviderAccount;
  readonly port: GatewayPort;
}

/**
 * The account of the call's gateway: by id, or without one the first active account. Throws "not found" for an account
 * of another gateway.
 */
export async function gatewayAccountFor(ctx: Context, id?: number): Promise<GatewayAccountAccess> {
  const gateway = ctx.endpoint.gateway;
  if (gateway === undefined) throw new Error(`${ctx.endpoint.id} belongs to no gateway`);
  const row = await maybe(
    sql<{ id: number; balance: bigint; percent: string; fixed: bigint }>`
      select id, balance, withdraw_fee_pct::text as percent, withdraw_fee_fixed as fixed from gateway_account
      where gateway = ${gateway} and (${id ?? null}::integer is null or id = ${id ?? null}::integer)
      order by status <> 'active', id limit 1`,
    ctx.db,
  );
  if (!row) throw missing();
  const account = { id: row.id, bookBalance: row.balance, feePercent: row.percent, feeFixed: row.fixed };
  return { gateway, account, port: ctx.providers.gateway(gateway) };
}

/** Runs a read-only call to the gateway; a provider failure becomes 502, a timeout 504. */
export async function mapProviderErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw error.timeout
      ? new FailureError(504)
      : new FailureError(502, { message: gatewayTexts.theProviderFailed({ message: error.text }) });
  }
}
