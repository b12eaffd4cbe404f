import { parseMoney } from '#contract/money.ts';
import { depositFields as d } from '#generated/api/fields/deposit.ts';
import { walletLogFields as l } from '#generated/api/fields/wallet-log.ts';
import { withdrawalFields as w } from '#generated/api/fields/withdrawal.ts';
import type { MemberUsersReply, MoneyMove, RecentPlay } from '#generated/api/member.ts';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { MoneyLines } from '#web/screens/shared/money-lines.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Block } from '#web/ui/panel.tsx';
import tables from '#web/ui/plain-table.module.css';
import { Quiet } from '#web/ui/quiet.tsx';
import css from './panel.module.css';
import { usePanelText } from './texts.ts';

const satang = (value: string | null): bigint => parseMoney(value ?? '') ?? 0n;

const money = (value: string | null, context: FormatContext) => formatValue(l.balance_after, value, context);

/** What a member wins the company loses. */
const toneOf = (won: bigint) => (won < 0n ? 'success' : won > 0n ? 'danger' : undefined);

interface PlayProps {
  readonly member: Pick<MemberUsersReply, 'turnover_required' | 'turnover_done'>;
  readonly play: RecentPlay | null;
}

/** Turnover still required before a withdrawal, and recent play. */
export function Play({ member, play }: PlayProps) {
  const text = usePanelText();
  const context = useFormatContext();
  const required = satang(member.turnover_required);
  const done = satang(member.turnover_done);
  const providers = play?.providers ?? [];
  return (
    <>
      <Block title={text.turnover}>
        {required === 0n ? (
          <Quiet>{text.noTurnover}</Quiet>
        ) : (
          <Meter
            value={text.turnoverOf(money(member.turnover_done, context), money(member.turnover_required, context))}
            part={Number((done * 100n) / required)}
            tone={done >= required ? 'success' : 'warning'}
          />
        )}
      </Block>
      {play && (
        <Block title={text.play(play.days)} aside={<small>{text.bets(formatCount(play.bet_count))}</small>}>
          {providers.length === 0 && <Quiet>{text.noPlay}</Quiet>}
          {providers.length > 0 && <Providers providers={providers} />}
          {providers.length > 0 && <Quiet>{text.winlossHint}</Quiet>}
        </Block>
      )}
    </>
  );
}

function Providers({ providers }: Pick<RecentPlay, 'providers'>) {
  const text = usePanelText();
  const context = useFormatContext();
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{text.provider}</th>
          <th scope="col" data-end="">
            {text.valid}
          </th>
          <th scope="col" data-end="">
            {text.memberWinloss}
          </th>
        </tr>
      </thead>
      <tbody>
        {providers.map((provider) => (
          <tr key={provider.name}>
            <td>{provider.name}</td>
            <td data-end="">{money(provider.valid_turnover, context)}</td>
            <td className={css.amount} data-end="" data-tone={toneOf(satang(provider.winloss))}>
              {money(provider.winloss, context)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const moneyFields = {
  deposit: { at: d.requested_at, status: d.status, amount: d.amount },
  withdraw: { at: w.requested_at, status: w.status, amount: w.amount },
} as const;

/** The latest deposits and withdrawals with their status. */
export function Money({ lines }: { readonly lines: readonly MoneyMove[] | null }) {
  const text = usePanelText();
  if (lines === null) return null;
  return (
    <Block title={text.money}>
      {lines.length === 0 && <Quiet>{text.noMoney}</Quiet>}
      <MoneyLines
        lines={lines.map(({ channel: _, kind, ...line }) => ({
          ...line,
          fields: moneyFields[kind],
          href: `/finance/${kind}_requests?ref=${encodeURIComponent(line.ref)}`,
          kind: text[kind],
          isIn: kind === 'deposit',
        }))}
      />
    </Block>
  );
}
