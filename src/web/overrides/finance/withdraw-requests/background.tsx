import type { WithdrawContextReply } from '#generated/api/finance.ts';
import { withdrawalFields as f } from '#generated/web/finance/fields/withdrawal.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import desk from './desk.module.css';
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
        <section className={css.block}>
          <h3>{text.duplicates}</h3>
          <div className={css.flags}>
            {duplicates.map((item) => (
              <span key={`${item.username}${item.reason}`} className={css.flag}>
                {item.username} · {item.reason === 'bank' ? text.sameBank : text.sameAddress}
              </span>
            ))}
          </div>
        </section>
      )}
      <section className={css.block}>
        <h3>
          {text.recent}
          <small data-bad={!reply.chain_ok || undefined}>{reply.chain_ok ? text.chainOk : text.chainBroken}</small>
        </h3>
        {recent.length === 0 ? (
          <p className={desk.quiet}>{text.noRecent}</p>
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
      </section>
    </>
  );
}
