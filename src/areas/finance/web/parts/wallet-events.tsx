import type { Fields } from '#contract/envelope.ts';
import type { ActionPart } from '#contract/screen-part.ts';
import { matchStatusOptions } from '#generated/api/enums/match-status.ts';
import { bankFields as f } from '#generated/api/fields/bank.ts';
import type { TrueMoneyListReply } from '#generated/api/finance.ts';
import { useTrueMoneyEvents } from '#generated/web/finance/hooks/true_money.ts';
import { formatValue } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import plain from '#web/ui/plain-table.module.css';
import { Quiet } from '#web/ui/quiet.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import css from '../bank/bank.module.css';
import { nameOf } from '../bank/read.ts';
import { useBankText } from '../bank/texts.ts';

/** The latest transfers of a wallet, read from the wallet. */
export default function WalletEvents({ rows: [row], close }: ActionPart<Fields<TrueMoneyListReply>>) {
  const text = useBankText();
  const title = text.eventsOf(nameOf({ nickname: row.nickname, account_no: row.wallet_no }));
  return (
    <SideDrawer title={title} width={560} onClose={close}>
      <Events id={row.id} />
    </SideDrawer>
  );
}

function Events({ id }: { readonly id: number }) {
  const text = useBankText();
  const context = useFormatContext();
  const label = useLabel();
  const events = useTrueMoneyEvents({ id });
  if (!events.data) return <AnswerState of={events} lines={10} />;
  const lines = events.data.data.last_transactions;
  if (lines.length === 0) return <Quiet>{text.noEvents}</Quiet>;
  return (
    <table className={`${plain.table} ${css.table}`}>
      <tbody>
        {lines.map((line) => {
          const match = matchStatusOptions.find(({ value }) => value === line.match_status);
          return (
            <tr key={`${line.transaction_id} ${line.txn_at} ${line.amount}`}>
              <td>
                {line.sender_name ?? '–'} <span className={css.quiet}>{line.sender_mobile}</span>
                <div className={css.quiet}>{formatValue(f.last_sync_at, line.txn_at, context)}</div>
              </td>
              <td data-end className={css.amount}>
                {line.direction === 'out' ? '−' : '+'}
                {formatValue(f.today_in, line.amount, context)}
                <div className={css.quiet}>{line.transaction_id}</div>
                {match ? (
                  <Chip tone={match.tone ?? 'neutral'} text={label(match.label)} />
                ) : (
                  <span className={css.quiet}>{text.unread}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
