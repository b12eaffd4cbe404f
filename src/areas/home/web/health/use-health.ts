import type { Field, Tone } from '#contract/field.ts';
import { addMoney, groupMoney } from '#contract/money.ts';
import { bankFields } from '#generated/api/fields/bank.ts';
import { gatewayOverviewFields } from '#generated/api/fields/gateway-overview.ts';
import { providerFields } from '#generated/api/fields/provider.ts';
import type { BankListReply } from '#generated/api/finance.ts';
import type { ProviderItemsReply } from '#generated/api/game.ts';
import type { GatewayOverviewReply } from '#generated/api/gateway.ts';
import { bankList } from '#generated/web/finance/calls/bank.ts';
import { useBankList } from '#generated/web/finance/hooks/bank.ts';
import { useProviderItems } from '#generated/web/game/hooks/provider.ts';
import { gatewaySources } from '#generated/web/gateway/calls/gateway.ts';
import { useGatewayOverview, useGatewaySources } from '#generated/web/gateway/hooks/gateway.ts';
import { useCan } from '#web/auth/session-context.tsx';
import type { Query } from '#web/data/hooks.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useHealthText } from './texts.ts';

/** Polling interval in milliseconds. */
const options = { refresh: 15_000, keepPrevious: true } as const;
const noFilter = {};

/** Statuses of accounts in use; the others are not shown here. */
const inUse = ['active', 'frozen'] as const;

/** One account, gateway or provider, and its state. */
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
  /** Route of the full list; absent if there is none. */
  readonly link?: string;
  /** Absent until the first answer. */
  readonly lines: readonly HealthLine[] | undefined;
  readonly failed: boolean;
}

const severity: Readonly<Record<Tone, number>> = { danger: 0, unknown: 1, warning: 2, neutral: 3, info: 4, success: 5 };

/** Most severe first. */
export const byUrgency = (a: HealthLine, b: HealthLine): number =>
  severity[a.tone] - severity[b.tone] || a.name.localeCompare(b.name, 'th');

export const isWell = ({ tone }: HealthLine): boolean => tone === 'success' || tone === 'info';

const toneOf = (field: Field, value: string | null): Tone =>
  field.options?.find((option) => option.value === value)?.tone ?? 'neutral';

/** What is needed to format the lines. */
interface LineTexts {
  readonly text: ReturnType<typeof useHealthText>;
  readonly context: FormatContext;
}

function bankLine(row: BankListReply, { text, context }: LineTexts): HealthLine {
  // A frozen account is a problem whatever its connection; one without a connection by design is not.
  const isFrozen = row.status !== 'active';
  const field = isFrozen ? bankFields.status : bankFields.session_status;
  const value = isFrozen ? row.status : row.session_status;
  const isUnconnected = !isFrozen && value === 'none';
  return {
    key: String(row.id),
    name: row.nickname || row.account_name,
    tone: isUnconnected ? 'info' : isFrozen || value !== 'offline' ? toneOf(field, value) : 'warning',
    state: formatValue(field, value, context),
    note: text.balance(groupMoney(row.balance)),
    link: `/finance/manage_bank?id=${row.id}`,
  };
}

/** `balances` = balances of the gateway's accounts. */
function gatewayLine(row: GatewayOverviewReply, balances: readonly string[], { text, context }: LineTexts): HealthLine {
  const isOpen = row.status === 'active';
  const field = isOpen ? gatewayOverviewFields.health : gatewayOverviewFields.status;
  const value = isOpen ? row.health : row.status;
  return {
    key: row.gateway ?? '',
    name: row.title || (row.gateway ?? ''),
    tone: toneOf(field, value),
    state: formatValue(field, value, context),
    note: [
      ...(row.success_rate === null
        ? []
        : [text.rate(formatValue(gatewayOverviewFields.success_rate, row.success_rate, context))]),
      ...(balances.length === 0 ? [] : [text.balance(groupMoney(addMoney(...balances)))]),
    ].join(' · '),
    link: `/${row.gateway}/orders`,
  };
}

function providerLine(row: ProviderItemsReply, { context }: LineTexts): HealthLine {
  const isOpen = row.status === 'active';
  const field = isOpen ? providerFields.api_status : providerFields.status;
  const value = isOpen ? row.api_status : row.status;
  return {
    key: String(row.id),
    name: row.name,
    tone: toneOf(field, value),
    state: formatValue(field, value, context),
    note: row.code,
    link: `/game/providers/detail?id=${row.id}`,
  };
}

function groupOf<R>(
  name: string,
  link: string | undefined,
  answer: Pick<Query<{ readonly data: readonly R[] }>, 'data' | 'error'>,
  line: (row: R) => HealthLine,
): HealthGroup {
  return {
    name,
    ...(link === undefined ? {} : { link }),
    lines: answer.data?.data.map(line).sort(byUrgency),
    failed: answer.error !== undefined && answer.data === undefined,
  };
}

/** State of accounts, gateways and providers, as far as the user may see them. */
export function useHealth(): readonly HealthGroup[] {
  const can = useCan();
  const text = useHealthText();
  const lineTexts: LineTexts = { text, context: useFormatContext() };
  const seesBanks = can(bankList.permission);
  const seesGateways = can('finance.bank.view') || can(gatewaySources.permission);
  const banks = useBankList(seesBanks ? { status: inUse, limit: 200 } : null, options);
  const gateways = useGatewayOverview(seesGateways ? noFilter : null, options);
  const sources = useGatewaySources(can(gatewaySources.permission) ? { limit: 100 } : null, options);
  const providers = useProviderItems(can('game.provider.view') ? { limit: 100 } : null, options);
  const balancesOf = (gateway: string | null) =>
    (sources.data?.data ?? []).filter((row) => row.gateway === gateway).map(({ balance }) => balance);
  return [
    ...(seesBanks
      ? [groupOf(text.banks, `/finance/manage_banks?status=${inUse.join()}`, banks, (row) => bankLine(row, lineTexts))]
      : []),
    ...(seesGateways && !gateways.absent && gateways.data?.data.length !== 0
      ? [groupOf(text.gateways, undefined, gateways, (row) => gatewayLine(row, balancesOf(row.gateway), lineTexts))]
      : []),
    ...(can('game.provider.view')
      ? [groupOf(text.providers, '/game/providers', providers, (row) => providerLine(row, lineTexts))]
      : []),
  ];
}
