import { ProviderError } from '../ports.ts';
import type { ClientSettings, Send, Values } from './client.ts';
import { gatewaysTexts } from './texts.ts';
import type { GatewayAccess } from './vault.ts';

/** Sessions with gateways that want one, and the customers that they want to know before they pay them. */
export interface Sessions {
  /** A token that is valid for a while yet; requested once, however many callers need it. */
  token(path: string, accountId: number, access: GatewayAccess, send: Send): Promise<string>;
  /** The gateway's name for a payee. */
  customer(path: string, values: Values, headers: Readonly<Record<string, string>>, send: Send): Promise<string>;
}

interface Session {
  readonly token: string;
  readonly until: number;
}

/** Milliseconds before its end from which on a token is not used any more. */
const margin = 5 * 60_000;
/** Longest that a token is believed to last, whatever the gateway says. */
const longest = 24 * 60 * 60_000;

export function createSessions({ vault, now }: Pick<ClientSettings, 'vault' | 'now'>): Sessions {
  const open = new Map<string, Promise<Session>>();

  async function begin(path: string, accountId: number, access: GatewayAccess, send: Send): Promise<Session> {
    const shape = { method: 'POST', path, sends: { access_key: 'accessKey' } } as const;
    const answer = await send(shape, { access_key: access.credentials.access_key ?? '' }, {});
    const data = dataOf(answer.status, answer.body);
    const token = data.token;
    const seconds = Number(data.expiresIn);
    if (typeof token !== 'string' || !/^[\w.~+/=-]{8,2000}$/.test(token) || !(seconds > 0))
      throw new ProviderError(gatewaysTexts.noEntry);
    const until = now().getTime() + Math.min(seconds * 1000, longest);
    await vault.noteSession(accountId, new Date(until));
    return { token, until };
  }

  return {
    async token(path, accountId, access, send) {
      // Another key is another session.
      const key = `${accountId} ${access.credentials.access_key ?? ''} ${access.apiUrl}`;
      const held = open.get(key);
      // No wait where nobody asks: two who come at once ask once.
      const session = held && (await held.catch(() => undefined));
      if (session && session.until - margin > now().getTime()) return session.token;
      const begun = begin(path, accountId, access, send);
      open.set(key, begun);
      begun.catch(() => open.delete(key));
      return (await begun).token;
    },
    async customer(path, values, headers, send) {
      const sends = { account_name: 'name', bank_code: 'bankCode', account_no: 'accountNo' };
      const answer = await send({ method: 'POST', path, sends }, values, headers);
      const { customerUuid } = dataOf(answer.status, answer.body);
      if (typeof customerUuid !== 'string' || !/^[\w-]{8,64}$/.test(customerUuid))
        throw new ProviderError(gatewaysTexts.payeeRefused);
      return customerUuid;
    },
  };
}

function dataOf(status: number, body: string): Readonly<Record<string, unknown>> {
  try {
    const { data } = JSON.parse(body) as { data?: unknown };
    if (status < 300 && typeof data === 'object' && data !== null) return data as Readonly<Record<string, unknown>>;
  } catch {
    // Thrown below.
  }
  throw new ProviderError(gatewaysTexts.noEntryHttp({ status }));
}
