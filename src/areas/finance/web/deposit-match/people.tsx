import type { Row } from '#contract/envelope.ts';
import { depositFields as d } from '#generated/web/finance/fields/deposit.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import marks from '#web/ui/marks.module.css';
import { toneOfMatch } from '#web/ui/name-verdict.tsx';
import facts from '../withdraw-requests/facts.module.css';
import css from './match.module.css';
import { likenessOf, textOf } from './read-match.ts';
import { useMatchText } from './texts.ts';

/** Members that the money may belong to, and how well each fits. */
export function People({ people }: { readonly people: readonly Row[] }) {
  const text = useMatchText();
  const context = useFormatContext();
  return (
    <ul className={css.people}>
      {people.map((person) => {
        const likeness = likenessOf(person);
        const username = textOf(person, 'username') ?? '';
        return (
          <li key={username}>
            <p>
              <strong>{username}</strong> {textOf(person, 'name')}
              <a href={`/finance/deposit_requests?q=${encodeURIComponent(username)}`} data-internal="">
                {text.seeMember}
              </a>
            </p>
            <p>
              <span className={css.ref}>
                {textOf(person, 'bank_code')} {textOf(person, 'bank_account_no')}
              </span>
              <span>{textOf(person, 'bank_account_name')}</span>
            </p>
            <p>
              {likeness && (
                <span className={`${marks.pill} ${facts.match}`} data-tone={toneOfMatch(likeness.match)}>
                  {text.name(likeness.percent)}
                </span>
              )}
              {typeof person.account_fits === 'boolean' && (
                <span className={`${marks.pill} ${facts.match}`} data-tone={person.account_fits ? 'success' : 'danger'}>
                  {person.account_fits ? text.account : text.noAccount}
                </span>
              )}
              <small>
                {text.deposits(
                  Number(person.deposit_count ?? 0).toLocaleString('en-US'),
                  formatValue(d.amount, person.deposit_total, context),
                )}
              </small>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
