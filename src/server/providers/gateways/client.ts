import { formatMoney } from '#contract/money.ts';
import { ProviderError } from '../ports.ts';
import type { ProtocolAccount, RawAnswer, Transport } from '../protocol.ts';
import { exchange, type Incoming } from './exchange.ts';
import type { CallShape, GatewayProtocol, RequestPart, StatusWords } from './gateway-protocol.ts';
import { read, type Words, write } from './protocol-words.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { isSigned, signatureOf } from './signing.ts';
import { gatewaysTexts } from './texts.ts';
import type { GatewayAccess, Vault } from './vault.ts';

export interface ClientSettings {
  readonly vault: Vault;
  readonly now: () => Date;
  /** May gateways be on this machine? Development and tests alone. */
  readonly allowLoopback: boolean;
}

export type Values = Readonly<Partial<Record<RequestPart, string>>>;

/** What sends a signed request of one account and gives back an answer whose signature fits. */
export type Send = (shape: CallShape, values: Values, headers: Readonly<Record<string, string>>) => Promise<Incoming>;

/**
 * The real client of a gateway, by the description of its interface. Answers that are not signed by the gateway are
 * nobody's answers. What an answer means is judged by guardedPort.
 */
export function gatewayClient(protocol: GatewayProtocol, settings: ClientSettings): Transport {
  const sessions = createSessions(settings);

  async function open(account: ProtocolAccount, signal: AbortSignal) {
    const access = await settings.vault.open(protocol.gateway, account.id);
    if (!access?.credentials.secret_key) throw new ProviderError(gatewaysTexts.noCredentials);
    return { access, send: sender(protocol, settings, access, signal) };
  }

  async function call(
    name: keyof GatewayProtocol['calls'],
    account: ProtocolAccount,
    values: Values,
    signal: AbortSignal,
  ) {
    const shape = protocol.calls[name];
    if (!shape) throw new ProviderError(gatewaysTexts.noSuchService);
    const { access, send } = await open(account, signal);
    const ready = await prepare(protocol, { access, send, sessions, account, values, isPay: name === 'pay' });
    return send(shape, ready.values, ready.headers);
  }

  return {
    async pay(order, signal) {
      const { reference, orderRef: order_ref, bankCode: bank_code, accountNo: account_no } = order;
      const values = {
        reference,
        order_ref,
        amount: formatMoney(order.amount),
        currency: 'THB',
        bank_code,
        account_no,
        account_name: order.accountName,
      };
      return inOurWords(protocol, await call('pay', order.account, values, signal), reference);
    },
    async inquire(reference, account, signal) {
      return inOurWords(protocol, await call('inquire', account, { reference }, signal), reference);
    },
    async balance(account, signal) {
      return reworded(await call('balance', account, {}, signal), (data) => read(data, protocol.balance));
    },
    async bankLists(account, signal) {
      return reworded(await call('bankLists', account, {}, signal), rowsIn(protocol, protocol.bank));
    },
    async statement(account, from, to, signal) {
      const values = { from: from.toISOString(), to: to.toISOString() };
      return reworded(await call('statement', account, values, signal), rowsIn(protocol, protocol.line));
    },
  };
}

/** Sends under the credentials of one account, signed, and believes no answer that is not. */
function sender(protocol: GatewayProtocol, settings: ClientSettings, access: GatewayAccess, signal: AbortSignal): Send {
  return async (shape, values, headers) => {
    const url = addressOf(access, shape, values);
    const all = shape.sends.merchant
      ? { ...values, merchant: access.credentials[protocol.merchant ?? ''] ?? '' }
      : values;
    const written = write(all, shape.sends, protocol.numbers === true);
    if (shape.method === 'GET')
      for (const [name, value] of Object.entries(written)) url.searchParams.set(name, String(value));
    const body = shape.method === 'GET' ? undefined : JSON.stringify(written);
    const timestamp = String(settings.now().getTime());
    const secret = access.credentials.secret_key ?? '';
    const answer = await exchange(
      {
        method: shape.method,
        url,
        headers: {
          ...headers,
          [protocol.timestamp]: timestamp,
          [protocol.signature]: signatureOf(secret, timestamp, body ?? `${url.pathname}${url.search}`),
        },
        ...(body === undefined ? {} : { body }),
      },
      settings.allowLoopback,
      signal,
    );
    const signed = {
      signature: answer.header(protocol.signature),
      timestamp: answer.header(protocol.timestamp),
      body: answer.body,
    };
    // A page of a proxy is not signed: it is passed on as what it is, which nobody takes for an answer.
    if (answer.contentType.startsWith('application/json') && !isSigned(signed, [secret], settings.now()))
      throw new ProviderError(gatewaysTexts.badSignature);
    return answer;
  };
}

function addressOf(access: GatewayAccess, { path }: CallShape, values: Values): URL {
  const places: Readonly<Record<string, string | undefined>> = {
    version: access.credentials.api_version ?? 'v1',
    reference: values.reference,
  };
  const filled = path.replace(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(places[name] ?? ''));
  if (!URL.canParse(access.apiUrl)) throw new ProviderError(gatewaysTexts.badAddress);
  return new URL(`${access.apiUrl.replace(/\/+$/, '')}${filled}`);
}

interface Preparation {
  readonly access: GatewayAccess;
  readonly send: Send;
  readonly sessions: Sessions;
  readonly account: ProtocolAccount;
  readonly values: Values;
  readonly isPay: boolean;
}

/** What must come before a call: nothing but a header, or a session and, before a payment, the customer's registration. */
async function prepare(
  { login }: GatewayProtocol,
  { access, send, sessions, account, values, isPay }: Preparation,
): Promise<{ readonly values: Values; readonly headers: Readonly<Record<string, string>> }> {
  if (login.by === 'session') {
    const headers = { authorization: `Bearer ${await sessions.token(login.opens, account.id, access, send)}` };
    if (!isPay) return { values, headers };
    return {
      values: { ...values, customer: await sessions.customer(login.customers, values, headers, send) },
      headers,
    };
  }
  const credential = access.credentials[login.credential] ?? '';
  const headers = {
    key: () => ({ [login.by === 'key' ? login.header : '']: credential }),
    bearer: () => ({ authorization: `Bearer ${credential}` }),
    basic: () => ({ authorization: `Basic ${Buffer.from(`${credential}:`).toString('base64')}` }),
  };
  return { values, headers: headers[login.by]() };
}

type Json = Readonly<Record<string, unknown>>;

/** The answer with our words in place of the gateway's; what is no JSON object stays as it came. */
function reworded(answer: Incoming, say: (data: Json) => unknown): RawAnswer {
  const { status, contentType, body } = answer;
  const data = parse(answer);
  return { status, contentType, body: data ? JSON.stringify(say(data)) : body };
}

function parse({ contentType, body }: Incoming): Json | undefined {
  if (!contentType.startsWith('application/json')) return undefined;
  try {
    const data: unknown = JSON.parse(body);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Json) : undefined;
  } catch {
    return undefined;
  }
}

function inOurWords(protocol: GatewayProtocol, answer: Incoming, reference: string): RawAnswer {
  return reworded(answer, (data) => {
    const said = read(data, protocol.answer);
    const word = String(said.status ?? '').toUpperCase();
    const known = (Object.keys(protocol.statuses) as (keyof StatusWords)[]).find(
      (name) => protocol.statuses[name].toUpperCase() === word,
    );
    // "Never heard of it" is believed about this reference alone.
    const status = known === 'NOT_FOUND' && said.reference !== reference ? 'UNCLEAR' : (known ?? word);
    return { ...said, status };
  });
}

const rowsIn =
  <Name extends string>(protocol: GatewayProtocol, names: Words<Name>) =>
  (data: Json): unknown => {
    const { rows } = read(data, { rows: protocol.list });
    const isRow = (row: unknown): row is Json => typeof row === 'object' && row !== null;
    return { data: Array.isArray(rows) ? rows.map((row) => (isRow(row) ? read(row, names) : row)) : rows };
  };
