import { groupMoney } from '#contract/money.ts';
import { rawTransactionFields as f } from '#generated/api/fields/raw-transaction.ts';
import type { AccountLine } from '#generated/api/finance.ts';
import { formatValue } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import plain from '#web/ui/plain-table.module.css';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './console.module.css';
import { useConsoleText } from './texts.ts';

/** Lines of an account; a matched one leads to its deposit, the words of an unmatched one can be searched for. */
export function LinesTable({ lines }: { readonly lines: readonly AccountLine[] }) {
  const text = useConsoleText();
  const label = useLabel();
  const context = useFormatContext();
  if (lines.length === 0) return <Quiet>{text.noLines}</Quiet>;
  return (
    <div className={css.scroll}>
      <table className={`${plain.table} ${css.table}`}>
        <thead>
          <tr>
            <th>{text.time}</th>
            <th>{text.details}</th>
            <th data-end>{text.amount}</th>
            <th data-end>{text.after}</th>
            <th>{text.match}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => {
            const match = f.match_status.options?.find((option) => option.value === line.match_status);
            const href = line.deposit_ref
              ? `/finance/deposit_requests?ref=${line.deposit_ref}`
              : line.withdraw_ref
                ? `/finance/withdraw_requests?ref=${line.withdraw_ref}`
                : undefined;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two payments alike are two lines alike
              <tr key={`${index} ${line.txn_at}`}>
                <td className={css.time}>{formatValue(f.txn_at, line.txn_at, context)}</td>
                <td>
                  {line.description}
                  {line.username && <small> {line.username}</small>}
                </td>
                <td data-end data-direction={line.direction}>
                  {line.direction === 'in' ? '+' : '−'}
                  {groupMoney(line.amount)}
                </td>
                <td data-end>{line.balance_after === null ? '–' : groupMoney(line.balance_after)}</td>
                <td>
                  <Toolbar>
                    {match && <Chip tone={match.tone ?? 'neutral'} text={label(match.label)} />}
                    {href && (
                      <a href={href} data-internal="">
                        {line.deposit_ref ?? line.withdraw_ref}
                      </a>
                    )}
                    {!href && line.direction === 'in' && (
                      <CopyButton value={line.description} label={text.copySearch} />
                    )}
                  </Toolbar>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
