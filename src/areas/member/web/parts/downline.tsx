import type { Fields } from '#contract/envelope.ts';
import type { ActionPart } from '#contract/screen-part.ts';
import { affiliateDownlineFields as d } from '#generated/api/fields/affiliate-downline.ts';
import { affiliateRowFields as f } from '#generated/api/fields/affiliate-row.ts';
import type { AffiliateDownlineRow, MemberAffiliateReply } from '#generated/api/member.ts';
import { useMemberDownline } from '#generated/web/member/hooks/member.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Facts } from '#web/screens/shared/facts.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Block } from '#web/ui/panel.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import css from '../panel/panel.module.css';
import { usePanelText } from '../panel/texts.ts';

const facts = [
  f.name,
  f.agent_code,
  f.referral_code,
  f.downline_l1,
  f.downline_l2,
  f.income_total,
  f.income_paid,
  f.income_pending,
];

/** The downline of a member: the first level, each followed by its own referrals. */
export default function Downline({ rows: [row], filters, close }: ActionPart<Fields<MemberAffiliateReply>>) {
  const text = usePanelText();
  const context = useFormatContext();
  const username = row.username ?? '';
  const { date_from, date_to } = filters;
  const period = { ...(date_from ? { date_from } : {}), ...(date_to ? { date_to } : {}) };
  const answer = useMemberDownline({ username, ...period, limit: 500 });
  const { data } = answer;
  const people = data?.data ?? [];
  const first = people.filter(({ level }) => level === 1);
  const referralsOf = (parent: AffiliateDownlineRow) =>
    people.filter((one) => one.level === 2 && one.parent_username === parent.username);
  const link = row.referral_link;
  const dayText = (day: string | undefined) => formatValue({ ...d.registered_at, kind: 'date' }, day, context);
  return (
    <SidePanel
      title={text.treeOf(username)}
      onClose={close}
      head={
        <>
          <h2>{text.treeOf(username)}</h2>
          {renderCell(f.status, row, context)}
        </>
      }
    >
      <Block title={text.facts}>
        <Facts row={row} fields={facts} />
      </Block>
      <Block title={text.link} aside={link && <CopyButton value={link} label={text.link} />}>
        <Quiet>{link ?? text.noLink}</Quiet>
      </Block>
      <Block
        title={text.downlineTree}
        aside={date_from && date_to && <small>{text.period(dayText(date_from), dayText(date_to))}</small>}
      >
        {data === undefined ? (
          <AnswerState of={answer} lines={12} />
        ) : people.length === 0 ? (
          <Quiet>{text.noTree}</Quiet>
        ) : (
          <ul className={`${css.lines} ${css.tree}`}>
            {first
              .flatMap((person) => [person, ...referralsOf(person)])
              .map((person) => (
                <Person key={person.id} person={person} />
              ))}
          </ul>
        )}
        {data !== undefined && data.total > people.length && <Quiet>{text.more(formatCount(people.length))}</Quiet>}
      </Block>
    </SidePanel>
  );
}

function Person({ person }: { readonly person: AffiliateDownlineRow }) {
  const text = usePanelText();
  const context = useFormatContext();
  const money = (name: 'deposit_total' | 'valid_turnover' | 'winloss_total' | 'income') =>
    formatValue(d[name], person[name], context);
  return (
    <li data-level={person.level ?? 1}>
      <span>
        <a href={`/member/users?username=${encodeURIComponent(person.username ?? '')}`} data-internal="">
          {person.username}
        </a>{' '}
        {person.name}
        <small>
          {formatValue(d.registered_at, person.registered_at, context)}
          {person.level === 1 && ` · ${text.below(formatCount(person.downline_count ?? 0))}`}
        </small>
      </span>
      <small>
        {text.deposits} {money('deposit_total')} · {text.valid} {money('valid_turnover')} · {text.winloss}{' '}
        {money('winloss_total')}
      </small>
      <strong className={css.amount} title={text.income}>
        {money('income')}
      </strong>
    </li>
  );
}
