import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseMoney } from '#contract/money.ts';
import type { RawAnswer, Transport } from '../../protocol.ts';
import { clockWait, type Wait } from '../../wait.ts';
import { protocolOf } from '../protocols.ts';
import { type LineFailure, sendReply, signed, wordingOf } from './reply.ts';
import { bodyOf, type CallName, callOf, type Merchant, senderOf, valuesOf } from './requests.ts';

export interface GatewayServerSettings {
  /** The books and behaviours behind each gateway (sandbox.ts). */
  readonly transportOf: (gateway: string) => Transport;
  readonly merchants: readonly Merchant[];
  readonly now?: () => Date;
  /** What the line does to the answer of a call. */
  readonly faultOf?: (gateway: string, call: CallName, reference: string | undefined) => LineFailure | undefined;
  /** Called for every silence of the line. */
  readonly wait?: Wait;
}

export interface GatewayServer {
  /** Address of one gateway, for the account's `api_url`. */
  urlOf(gateway: string): string;
  /** How often each call was made: `payonex open`, `vizpay pay`. */
  readonly seen: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/**
 * Gateways on this machine that speak as the real ones do: they believe only signed requests, sign their answers, and
 * misbehave as the sandbox does. Listens on a free port of the loopback alone.
 */
export async function startGatewayServer(settings: GatewayServerSettings): Promise<GatewayServer> {
  const office: Office = {
    now: () => new Date(),
    faultOf: () => undefined,
    wait: clockWait,
    ...settings,
    seen: new Map(),
    tokens: new Map(),
    customers: new Map(),
  };
  const server = createServer((request, response) => {
    // A connection that breaks, and whatever nobody foresaw: the caller learns nothing.
    answer(office, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (gateway) => `http://127.0.0.1:${port}/${gateway}`,
    seen: office.seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What the gateways know of those who call them, for as long as they run. */
interface Office extends Required<GatewayServerSettings> {
  readonly seen: Map<string, number>;
  /** Who has which token of a session. */
  readonly tokens: Map<string, Merchant>;
  readonly customers: Map<string, Readonly<Record<string, string | undefined>>>;
}

async function answer(office: Office, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { merchants, tokens, customers, seen, now } = office;
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  const whole = new URL(request.url ?? '/', 'http://sandbox');
  const [, gateway = '', ...rest] = whole.pathname.split('/');
  const protocol = protocolOf(gateway);
  const path = `/${rest.join('/')}`;
  const body = await bodyOf(request);
  const merchant = senderOf(protocol, merchants, tokens, { request, url: whole, body, now: now() });
  if (!merchant) return void response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
  const secret = merchant.credentials.secret_key ?? '';
  const plain = (data: object) => {
    const text = JSON.stringify({ data });
    const headers = signed({ wire: protocol, secret, now: now() }, text);
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text);
  };
  if (protocol.login.by === 'session' && path === protocol.login.opens) {
    count(`${gateway} open`);
    const { accessKey } = JSON.parse(body) as { accessKey?: unknown };
    const token = randomUUID();
    if (accessKey === merchant.credentials.access_key) tokens.set(token, merchant);
    return plain({ token, expiresIn: 86_400 });
  }
  if (protocol.login.by === 'session' && path === protocol.login.customers) {
    count(`${gateway} customer`);
    const customerUuid = randomUUID();
    customers.set(
      customerUuid,
      valuesOf(
        { method: 'POST', sends: { account_name: 'name', bank_code: 'bankCode', account_no: 'accountNo' } },
        whole,
        body,
      ),
    );
    return plain({ customerUuid });
  }
  const call = callOf(protocol, request.method ?? '', path);
  if (!call) return void response.writeHead(404).end();
  count(`${gateway} ${call.name}`);
  const given = { ...valuesOf(call.shape, whole, body), ...call.places };
  const values = { ...(given.customer === undefined ? {} : customers.get(given.customer)), ...given };
  const closed = new AbortController();
  response.on('close', () => closed.abort());
  const raw = await perform(office.transportOf(gateway), call.name, merchant, values, closed.signal);
  const wording = wordingOf(protocol);
  const say = call.name === 'pay' || call.name === 'inquire' ? wording.answer : wording[call.name];
  sendReply(response, raw, say, {
    wire: protocol,
    secret,
    now: now(),
    fault: office.faultOf(gateway, call.name, values.reference),
    wait: office.wait,
  });
}

function perform(
  transport: Transport,
  name: CallName,
  { account }: Merchant,
  values: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const { reference = '' } = values;
  const calls: Readonly<Record<CallName, () => Promise<RawAnswer>>> = {
    pay: () => {
      const amount = parseMoney(values.amount ?? '');
      const { bank_code: bankCode, account_no: accountNo, account_name: accountName } = values;
      if (amount === undefined || !bankCode || !accountNo || !accountName) throw new Error('an incomplete order');
      // A gateway knows a payment by its reference alone.
      return transport.pay(
        { account, reference, orderRef: reference, amount, bankCode, accountNo, accountName },
        signal,
      );
    },
    inquire: () => transport.inquire(reference, account, signal),
    balance: () => transport.balance(account, signal),
    bankLists: () => transport.bankLists(account, signal),
    statement: () => transport.statement(account, new Date(values.from ?? ''), new Date(values.to ?? ''), signal),
  };
  return calls[name]();
}
