import { depositFields as d } from '#generated/api/fields/deposit.ts';
import { withdrawalFields as w } from '#generated/api/fields/withdrawal.ts';
import type { WithdrawContextReply } from '#generated/api/finance.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { MoneyLines } from '#web/screens/shared/money-lines.tsx';
import marks from '#web/ui/marks.module.css';
import { Block, Quiet } from '#web/ui/panel.tsx';
import css from './facts.module.css';
import { usePanelText } from './panel-texts.ts';

const moneyFields = {
  deposit: { at: d.requested_at, status: d.status, amount: d.amount },
  withdraw: { at: w.requested_at, status: w.status, amount: w.amount },
} as const;
const sight = { deposit: 'finance.deposit.view', withdraw: 'finance.withdraw.view' } as const;

/** Other money of the member, and other members behind the same account. */
export function Background({ reply }: { readonly reply: WithdrawContextReply }) {
  const text = usePanelText();
  const can = useCan();
  const { recent, duplicates } = reply;
  return (
    <>
      {duplicates.length > 0 && (
        <Block title={text.duplicates}>
          <div className={css.flags}>
            {duplicates.map((item) => (
              <span key={`${item.username}${item.reason}`} className={marks.pill} data-tone="danger">
                {item.username} · {item.reason === 'bank' ? text.sameBank : text.sameAddress}
              </span>
            ))}
          </div>
        </Block>
      )}
      <Block
        title={text.recent}
        aside={
          <small data-tone={reply.chain_ok ? 'success' : 'danger'}>
            {reply.chain_ok ? text.chainOk : text.chainBroken}
          </small>
        }
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
