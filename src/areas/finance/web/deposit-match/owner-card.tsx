import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { labelOf } from '#contract/field.ts';
import { ownerSignOptions } from '#generated/api/enums/owner-sign.ts';
import { depositFields as d } from '#generated/api/fields/deposit.ts';
import type { OwnerCandidate } from '#generated/api/finance.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useRecordHref } from '#web/screens/shared/use-record-href.ts';
import surface from '#web/ui/card.module.css';
import marks from '#web/ui/marks.module.css';
import { NameVerdict } from '#web/ui/name-verdict.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './match.module.css';
import { useOwnerText } from './owner-texts.ts';

interface Props {
  readonly owner: OwnerCandidate;
  /** 1 for the likeliest; the key that begins the match. */
  readonly place: number;
  readonly onMatch: (() => void) | undefined;
}

/** One candidate for the line: the score with its reasons, and the evidence. */
export function OwnerCard({ owner, place, onMatch }: Props) {
  const text = useOwnerText();
  const context = useFormatContext();
  const href = useRecordHref('/member/users', 'member.member.view')(owner.member_id);
  return (
    <li className={`${surface.card} ${css.part}`} data-sure={owner.is_sure || undefined}>
      <div className={css.who}>
        <span>
          <strong>{href ? <Link href={href}>{owner.username}</Link> : owner.username}</strong> {owner.name}
        </span>
        <span className={marks.pill} data-tone={owner.is_sure ? 'success' : owner.score > 0 ? 'warning' : 'danger'}>
          {text.score(owner.score)}
        </span>
        {onMatch && (
          <Button
            size="compact-sm"
            variant={place === 1 && owner.is_sure ? 'filled' : 'light'}
            aria-keyshortcuts={String(place)}
            aria-label={text.matchWith(owner.username)}
            rightSection={
              <kbd className={css.key} aria-hidden>
                {place}
              </kbd>
            }
            onClick={onMatch}
          >
            {text.match}
          </Button>
        )}
      </div>
      <Evidence owner={owner} />
      <Toolbar className={css.small}>
        {owner.reasons.map(({ code, points }) => (
          <span key={code} className="tnum" data-tone={points < 0 ? 'danger' : undefined}>
            {labelOf(ownerSignOptions, code)?.[context.language]} {points > 0 ? `+${points}` : `−${Math.abs(points)}`}
          </span>
        ))}
      </Toolbar>
    </li>
  );
}

const accountTones = { whole: 'success', part: 'success', other: 'danger', unknown: 'neutral' } as const;

function Evidence({ owner }: { readonly owner: OwnerCandidate }) {
  const text = useOwnerText();
  const context = useFormatContext();
  const money = (amount: string) => formatValue(d.amount, amount, context);
  const moment = (at: string | null) => formatValue(d.requested_at, at, context);
  const account = owner.account ?? 'unknown';
  const { request, usual } = owner;
  return (
    <ul className={`${css.small} ${css.evidence}`}>
      <li>
        <NameVerdict match={owner.name_match} person={owner.bank_account_name} />
      </li>
      <li>
        <span className={marks.pill} data-tone={accountTones[account]}>
          {text.accounts[account]}
        </span>{' '}
        <span className={css.ref}>
          {owner.bank_code} {owner.bank_account_no}
        </span>
      </li>
      <li data-quiet={request === null || undefined}>
        {request ? text.request(money(request.amount), moment(request.at)) : text.noRequest}
      </li>
      <li data-quiet={owner.earlier === 0 || undefined}>
        {owner.earlier > 0 ? text.earlier(owner.earlier, moment(owner.last_from_here)) : text.notEarlier}
      </li>
      {usual && <li data-quiet={!owner.is_usual || undefined}>{text.usual(money(usual.least), money(usual.most))}</li>}
      {owner.sharers > 0 && (
        <li>
          <span className={marks.pill} data-tone="warning">
            {text.sharers(owner.sharers)}
          </span>
        </li>
      )}
      {owner.status !== 'active' && (
        <li>
          <span className={marks.pill} data-tone="danger">
            {text.inactive}
          </span>
        </li>
      )}
    </ul>
  );
}
