import type { WithdrawContextReply } from '#generated/api/finance.ts';
import { withdrawalFields as f } from '#generated/web/finance/fields/withdrawal.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import marks from '#web/ui/marks.module.css';
import { Block, Quiet } from '#web/ui/panel.tsx';
import css from './facts.module.css';
import { usePanelText } from './panel-texts.ts';
import { readDuplicates, readRecent } from './read-context.ts';

/** Other money of the member, and other members behind the same account. */
export function Background({ reply }: { readonly reply: WithdrawContextReply }) {
  const text = usePanelText();
  const context = useFormatContext();
  const recent = readRecent(reply.recent);
  const duplicates = readDuplicates(reply.duplicates);
  const status = (value: string) => formatValue(f.status, value, context);
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
          <ul className={css.recent}>
            {recent.map((line) => (
              <li key={`${line.ref}${line.at}`}>
                <span data-kind={line.kind}>{line.kind === 'deposit' ? text.deposit : text.withdraw}</span>
                <span className={css.ref}>{line.ref}</span>
                <span>{formatValue(f.requested_at, line.at, context)}</span>
                <span>{status(line.status)}</span>
                <strong>{formatValue(f.amount, line.amount, context)}</strong>
              </li>
            ))}
          </ul>
        )}
      </Block>
    </>
  );
}
