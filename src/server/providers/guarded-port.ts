import { bilingual } from '../base/bilingual.ts';
import { readAnswer, readBalance, readBankLists, readStatement } from './answer.ts';
import {
  type GatewayPort,
  type InquiryAnswer,
  type InquiryRequest,
  type PayAnswer,
  type PayoutPort,
  type PayRequest,
  type ProviderAccount,
  ProviderError,
} from './ports.ts';
import type { ProtocolAccount, RawAnswer, Transport } from './protocol.ts';
import { providersTexts } from './texts.ts';
import { clockWait, type Wait } from './wait.ts';

export interface Patience {
  /** Milliseconds to wait for an answer before the result counts as unknown. */
  readonly timeout: number;
  /** By the clock unless something else is said. */
  readonly wait?: Wait;
}

export interface PortSettings extends Patience {
  /** See PayoutPort.surfacesWithin. */
  readonly surfacesWithin: number;
}

/**
 * The paying half of a port, with the judgement that all providers share: silence, broken connections, pages instead of
 * data and contradictions are `unknown`; a refusal counts only when an inquiry right after it agrees.
 */
export function guardedPayouts(
  transport: Pick<Transport, 'pay' | 'inquire'>,
  settings: PortSettings,
): Pick<PayoutPort, 'pay' | 'inquire' | 'surfacesWithin'> {
  const within = (call: (signal: AbortSignal) => Promise<RawAnswer>) => withTimeout(call, settings);

  async function inquire(request: InquiryRequest): Promise<InquiryAnswer> {
    const account = protocolAccount(request.account);
    try {
      const raw = await within((signal) => transport.inquire(request.reference, account, signal));
      return readAnswer(raw, request.reference, request.amount);
    } catch (error) {
      return { result: 'unknown', upstreamRef: null, message: reasonOf(error) };
    }
  }

  async function pay(request: PayRequest): Promise<PayAnswer> {
    const { reference, orderRef, amount, to } = request;
    const account = protocolAccount(request.account);
    let first: InquiryAnswer;
    try {
      const order = { account, reference, orderRef, amount, ...to };
      first = readAnswer(await within((signal) => transport.pay(order, signal)), reference, amount);
    } catch (error) {
      return { result: 'unknown', upstreamRef: null, message: reasonOf(error) };
    }
    if (first.result === 'not_found') return { result: 'unknown', upstreamRef: null, message: first.message };
    if (first.result !== 'failed') return first;
    const second = await inquire({ account: request.account, reference, amount });
    return second.result === 'not_found' || second.result === 'failed' ? first : second;
  }

  return { surfacesWithin: settings.surfacesWithin, pay, inquire };
}

/** Runs a reading: within its time, and whatever goes wrong is a ProviderError. */
export async function ask<T>(
  call: (signal: AbortSignal) => Promise<RawAnswer>,
  read: (raw: RawAnswer) => T,
  patience: Patience,
): Promise<T> {
  try {
    return read(await withTimeout(call, patience));
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(reasonOf(error));
  }
}

/** A gateway's port over its transport. */
export function guardedPort(transport: Transport, settings: PortSettings): GatewayPort {
  return {
    ...guardedPayouts(transport, settings),
    balance: (account) => ask((signal) => transport.balance(protocolAccount(account), signal), readBalance, settings),
    bankLists: (account) =>
      ask((signal) => transport.bankLists(protocolAccount(account), signal), readBankLists, settings),
    statement: (account, from, to) =>
      ask((signal) => transport.statement(protocolAccount(account), from, to, signal), readStatement, settings),
  };
}

/** What goes over the line of an account. */
export function protocolAccount(account: ProviderAccount): ProtocolAccount {
  const { id, bookBalance, feePercent = '0', feeFixed = 0n } = account;
  return { id, bookBalance, feePercent, feeFixed };
}

/** Runs a call that is hung up on when patience ends; silence throws ProviderError. */
export async function withTimeout<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { timeout, wait = clockWait }: Patience,
): Promise<T> {
  const controller = new AbortController();
  let end = (): void => {};
  const silence = new Promise<never>((_resolve, reject) => {
    end = wait.begin(timeout, () => {
      controller.abort();
      reject(new ProviderError(providersTexts.silent, true));
    });
  });
  try {
    return await Promise.race([call(controller.signal), silence]);
  } finally {
    end();
  }
}

/** Why a call failed, as records keep it. */
export function reasonOf(error: unknown): string {
  if (error instanceof ProviderError) return bilingual(error.text);
  return error instanceof Error ? error.message : providersTexts.connectionFailed.kept();
}
