import type { Kysely } from 'kysely';
import type { GatewayName } from '#generated/api/gateways.ts';
import type { Database } from '#server/db/database.ts';
import { liveGateways } from '#server/providers/gateways/live-providers.ts';
import { protocolOf } from '#server/providers/gateways/protocols.ts';
import type { LineFailure } from '#server/providers/gateways/sandbox/reply.ts';
import type { CallName, Merchant } from '#server/providers/gateways/sandbox/requests.ts';
import { type GatewayServer, startGatewayServer } from '#server/providers/gateways/sandbox/server.ts';
import type { Vault } from '#server/providers/gateways/vault.ts';
import type { PortSettings } from '#server/providers/guarded-port.ts';
import type { GatewayPort } from '#server/providers/ports.ts';
import { type SandboxSettings, sandboxTransport } from '#server/providers/sandbox/sandbox.ts';
import { stillWait } from '../../support/still-wait.ts';

/** Real clients and, on the other end of a real line, gateways that speak their wires. */
export interface Line {
  readonly server: GatewayServer;
  port(gateway: string): GatewayPort;
  /** Every answer about this reference (or, without one, of this call) suffers so, until it is told otherwise. */
  fault(of: string, fault: LineFailure | undefined): void;
  close(): Promise<void>;
}

export const credentialsOf = (gateway: GatewayName): Readonly<Record<string, string>> => ({
  merchant_id: `M-${gateway}`,
  api_key: `key-${gateway}`,
  access_key: `access-${gateway}`,
  token: `token-${gateway}`,
  secret_key: `secret-${gateway}`,
  api_version: 'v1',
});

export async function openLine(
  db: Kysely<Database>,
  merchants: readonly Merchant[],
  sandbox: SandboxSettings,
  patience: PortSettings,
): Promise<Line> {
  const failures = new Map<string, LineFailure>();
  const wait = stillWait();
  const server = await startGatewayServer({
    merchants,
    wait,
    transportOf: (gateway) => sandboxTransport(gateway, db, { ...sandbox, wait }),
    faultOf: (gateway, call: CallName, reference) =>
      failures.get(`${call} ${reference ?? ''}`) ?? failures.get(`${gateway} ${call}`),
  });
  const vault: Vault = {
    async open(gateway, accountId) {
      const merchant = merchants.find((each) => each.gateway === gateway && each.account.id === accountId);
      const { credentials } = merchant ?? {};
      return credentials && { apiUrl: server.urlOf(gateway), credentials, previousSecret: null };
    },
    noteSession: async () => {},
  };
  const gateways = liveGateways({ vault, now: () => new Date(), allowLoopback: true }, { ...patience, wait });
  return {
    server,
    port: (gateway) => gateways.gateway(protocolOf(gateway).gateway),
    fault(of, fault) {
      if (fault) failures.set(of, fault);
      else failures.delete(of);
    },
    close: () => server.close(),
  };
}
