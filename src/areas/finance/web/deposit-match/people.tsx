import { Link } from 'wouter';
import { depositFields as d } from '#generated/api/fields/deposit.ts';
import type { DepositMember } from '#generated/api/finance.ts';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useRecordHref } from '#web/screens/shared/use-record-href.ts';
import surface from '#web/ui/card.module.css';
import marks from '#web/ui/marks.module.css';
import { toneOfMatch } from '#web/ui/name-verdict.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './match.module.css';
import { useMatchText } from './texts.ts';

/** From here on a name is taken for that of the member, in hundredths. */
const alike = 70;

const matchOf = (percent: number) => (percent >= 98 ? 'same' : percent >= alike ? 'similar' : 'other');

/** Members that the money may belong to, and how well each fits. */
export function People({ people }: { readonly people: readonly DepositMember[] }) {
  const text = useMatchText();
  const context = useFormatContext();
  const hrefOf = useRecordHref('/member/users', 'member.member.view');
  return (
    <ul className={css.list}>
      {people.map((person) => {
        const { username, name_percent: percent, account_fits: fits } = person;
        const href = hrefOf(person.id);
        return (
          <li key={username} className={`${surface.card} ${css.part}`}>
            <Toolbar className={css.row}>
              <strong>{href ? <Link href={href}>{username}</Link> : username}</strong> {person.name}
              <a data-end href={`/finance/deposit_requests?q=${encodeURIComponent(username)}`} data-internal="">
                {text.seeMember}
              </a>
            </Toolbar>
            <Toolbar className={css.row}>
              <span className={css.ref}>
                {person.bank_code} {person.bank_account_no}
              </span>
              <span>{person.bank_account_name}</span>
            </Toolbar>
            <Toolbar className={css.row}>
              {percent !== null && (
                <span className={marks.pill} data-tone={toneOfMatch(matchOf(percent))}>
                  {text.name(percent)}
                </span>
              )}
              {fits !== null && (
                <span className={marks.pill} data-tone={fits ? 'success' : 'danger'}>
                  {fits ? text.account : text.noAccount}
                </span>
              )}
              <small className={css.small}>
                {text.deposits(formatCount(person.deposit_count), formatValue(d.amount, person.deposit_total, context))}
              </small>
            </Toolbar>
          </li>
        );
      })}
    </ul>
  );
}
