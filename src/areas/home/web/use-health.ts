import type { Field, Tone } from '#contract/field.ts';
import { addMoney, groupMoney } from '#contract/money.ts';
import { bankFields } from '#generated/api/fields/bank.ts';
import { gatewayOverviewFields } from '#generated/api/fields/gateway-overview.ts';
import { providerFields } from '#generated/api/fields/provider.ts';
import { bankList } from '#generated/web/finance/calls/bank.ts';
import { useBankList } from '#generated/web/finance/hooks/bank.ts';
import { useProviderItems } from '#generated/web/game/hooks/provider.ts';
import { gatewaySources } from '#generated/web/gateway/calls/gateway.ts';
import { useGatewayOverview, useGatewaySources } from '#generated/web/gateway/hooks/gateway.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useHomeText } from './texts.ts';

/** Milliseconds between two looks. */
const options = { refresh: 15_000, keepPrevious: true } as const;
const everything = {};

/** Accounts that ought to work; others are shown to nobody who does not ask for them. */
const inUse = ['active', 'frozen'] as const;

/** One account, gateway or provider, and how it is. */
export interface HealthLine {
  readonly key: string;
  readonly name: string;
  readonly tone: Tone;
  readonly state: string;
  readonly note: string;
  readonly link: string;
}

export interface HealthGroup {
  readonly name: string;
  /** The list of them all; absent where there is none. */
  readonly link?: string;
  /** Absent until the first answer. */
  readonly lines: readonly HealthLine[] | undefined;
  readonly failed: boolean;
}

type Loose = Readonly<Record<string, unknown>>;

const severity: Readonly<Record<Tone, number>> = { danger: 0, unknown: 1, warning: 2, neutral: 3, info: 4, success: 5 };

/** The worst first. */
export const byUrgency = (a: HealthLine, b: HealthLine): number =>
  severity[a.tone] - severity[b.tone] || a.name.localeCompare(b.name, 'th');

export const isWell = ({ tone }: HealthLine): boolean => tone === 'success' || tone === 'info';

const toneOf = (field: Field, value: unknown): Tone =>
  field.options?.find((option) => option.value === value)?.tone ?? 'neutral';

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** How accounts, gateways and providers are, as far as the person may know. */
export function useHealth(): readonly HealthGroup[] {
  const can = useCan();
  const text = useHomeText();
  const context = useFormatContext();
  const seesBanks = can(bankList.permission);
  const seesGateways = can('finance.bank.view') || can(gatewaySources.permission);
  const banks = useBankList(seesBanks ? { status: inUse, limit: 200 } : null, options);
  const gateways = useGatewayOverview(seesGateways ? everything : null, options);
  const sources = useGatewaySources(can(gatewaySources.permission) ? { limit: 100 } : null, options);
  const providers = useProviderItems(can('game.provider.view') ? { limit: 100 } : null, options);

  const bankLine = (row: Loose): HealthLine => {
    // A frozen account is a problem whatever its connection says; one that is never connected is none.
    const isFrozen = row.status !== 'active';
    const field = isFrozen ? bankFields.status : bankFields.session_status;
    const value = isFrozen ? row.status : row.session_status;
    const isUnconnected = !isFrozen && value === 'none';
    return {
      key: textOf(row.id),
      name: textOf(row.nickname) || textOf(row.account_name),
      tone: isUnconnected ? 'info' : isFrozen || value !== 'offline' ? toneOf(field, value) : 'warning',
      state: formatValue(field, value, context),
      note: text.balance(groupMoney(textOf(row.balance) || '0.00')),
      link: `/finance/manage_bank?id=${textOf(row.id)}`,
    };
  };
  const balanceOf = (gateway: unknown) =>
    (sources.data?.data ?? [])
      .filter((row: Loose) => row.gateway === gateway)
      .map((row: Loose) => textOf(row.balance) || '0.00');
  const gatewayLine = (row: Loose): HealthLine => {
    const isOpen = row.status === 'active';
    const field = isOpen ? gatewayOverviewFields.health : gatewayOverviewFields.status;
    const value = isOpen ? row.health : row.status;
    const balances = balanceOf(row.gateway);
    return {
      key: textOf(row.gateway),
      name: textOf(row.title) || textOf(row.gateway),
      tone: value === null || value === undefined ? 'neutral' : toneOf(field, value),
      state: formatValue(field, value, context),
      note: [
        ...(row.success_rate === null || row.success_rate === undefined
          ? []
          : [text.rate(formatValue(gatewayOverviewFields.success_rate, row.success_rate, context))]),
        ...(balances.length === 0 ? [] : [text.balance(groupMoney(addMoney(...balances)))]),
      ].join(' · '),
      link: `/${textOf(row.gateway)}/orders`,
    };
  };
  const providerLine = (row: Loose): HealthLine => {
    const isOpen = row.status === 'active';
    const field = isOpen ? providerFields.api_status : providerFields.status;
    const value = isOpen ? row.api_status : row.status;
    return {
      key: textOf(row.id),
      name: textOf(row.name),
      tone: toneOf(field, value),
      state: formatValue(field, value, context),
      note: textOf(row.code),
      link: `/game/providers/detail?id=${textOf(row.id)}`,
    };
  };
  const group = (
    name: string,
    link: string | undefined,
    answer: { readonly data: { readonly data: readonly object[] } | undefined; readonly error: unknown },
    line: (row: Loose) => HealthLine,
  ): HealthGroup => ({
    name,
    ...(link === undefined ? {} : { link }),
    lines: answer.data?.data.map((row) => line({ ...row })).sort(byUrgency),
    failed: answer.error !== undefined && answer.data === undefined,
  });
  return [
    ...(seesBanks ? [group(text.banks, `/finance/manage_banks?status=${inUse.join()}`, banks, bankLine)] : []),
    ...(seesGateways && !gateways.absent && gateways.data?.data.length !== 0
      ? [group(text.gateways, undefined, gateways, gatewayLine)]
      : []),
    ...(can('game.provider.view') ? [group(text.providers, '/game/providers', providers, providerLine)] : []),
  ];
}
