import type { Fields } from '#contract/envelope.ts';
import { depositFields as d } from '#generated/api/fields/deposit.ts';
import { withdrawalFields as w } from '#generated/api/fields/withdrawal.ts';
import type { WithdrawalRow } from '#generated/api/finance.ts';
import { useWithdrawContext } from '#generated/web/finance/hooks/withdraw.ts';
import { useCan } from '#web/auth/session-context.tsx';
import type { PanelPartProps } from '#web/screens/board/panel-part.ts';
import { MoneyLines } from '#web/screens/shared/money-lines.tsx';
import marks from '#web/ui/marks.module.css';
import { Block } from '#web/ui/panel.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import { useWithdrawText } from './withdraw-texts.ts';

const moneyFields = {
  deposit: { at: d.requested_at, status: d.status, amount: d.amount },
  withdraw: { at: w.requested_at, status: w.status, amount: w.amount },
} as const;
const sight = { deposit: 'finance.deposit.view', withdraw: 'finance.withdraw.view' } as const;

/** Other money of the member, and other members behind the same account. */
export default function WithdrawBackground({ row }: PanelPartProps<Fields<WithdrawalRow>>) {
  const text = useWithdrawText();
  const can = useCan();
  const context = useWithdrawContext({ id: row.id });
  if (!context.data) return null;
  const { recent, duplicates, chain_ok } = context.data.data;
  return (
    <>
      {duplicates.length > 0 && (
        <Block title={text.duplicates}>
          <Toolbar>
            {duplicates.map((item) => (
              <span key={`${item.username}${item.reason}`} className={marks.pill} data-tone="danger">
                {item.username} · {item.reason === 'bank' ? text.sameBank : text.sameAddress}
              </span>
            ))}
          </Toolbar>
        </Block>
      )}
      <Block
        title={text.recent}
        aside={<small data-tone={chain_ok ? 'success' : 'danger'}>{chain_ok ? text.chainOk : text.chainBroken}</small>}
      >
        {recent.length === 0 ? (
          <Quiet>{text.noRecent}</Quiet>
        ) : (
          <MoneyLines
            lines={recent.map(({ kind, ...line }) => ({
              ...line,
              kind: text[kind],
              isIn: kind === 'deposit',
              fields: moneyFields[kind],
              ...(can(sight[kind]) && { href: `/finance/${kind}_requests?ref=${encodeURIComponent(line.ref)}` }),
            }))}
          />
        )}
      </Block>
    </>
  );
}
