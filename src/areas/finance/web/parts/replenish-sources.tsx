import { mdiDragVertical } from '@mdi/js';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import { bankSessionOptions } from '#generated/api/enums/bank-session.ts';
import { bankFields as f } from '#generated/api/fields/bank.ts';
import type { ReplenishBanksDetailReply, ReplenishDetailReply, RuleAccount } from '#generated/api/finance.ts';
import { useReplenishBanksDetail } from '#generated/web/finance/hooks/replenish.ts';
import { formatValue } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import css from '../replenish-detail/sources.module.css';
import { useSourcesText } from '../replenish-detail/texts.ts';
import { type SourceOrder, useSourceOrder } from '../replenish-detail/use-source-order.ts';

/** Milliseconds between two looks at the accounts. */
const rhythm = 15_000;

/** The accounts of a rule as they are now; the order of the sources is what is dragged. */
export default function ReplenishSources({ record: rule, refresh }: PanelPart<Fields<ReplenishDetailReply>>) {
  const answer = useReplenishBanksDetail({ id: rule.id }, { refresh: rhythm });
  const area = useRef<HTMLOListElement>(null);
  const order = useSourceOrder(area, answer.data?.data.sources, rule, refresh);
  if (!answer.data) return <AnswerState of={answer} />;
  return (
    <div className={css.panel}>
      <Target accounts={answer.data.data} />
      <SourceList area={area} order={order} />
    </div>
  );
}

function useMoney() {
  const context = useFormatContext();
  return (value: string | null) => formatValue(f.balance, value, context);
}

/** The account that is filled, and what it lacks. */
function Target({ accounts: { target, needed, today_filled } }: { readonly accounts: ReplenishBanksDetailReply }) {
  const text = useSourcesText();
  const money = useMoney();
  return (
    <section>
      <h2 className={css.title}>{text.target}</h2>
      <div className={css.account}>
        <Name account={target} place="" />
        <Fact label={text.balance}>{money(target.balance)}</Fact>
        <Fact label={text.needed}>{money(needed)}</Fact>
        <Fact label={text.filled}>{money(today_filled)}</Fact>
        <State account={target} ready={Number(needed) === 0 ? text.enough : undefined} />
      </div>
    </section>
  );
}

interface ListProps {
  readonly area: RefObject<HTMLOListElement | null>;
  readonly order: SourceOrder;
}

function SourceList({ area, order }: ListProps) {
  const text = useSourcesText();
  const { sources, mayMove, isWhole } = order;
  return (
    <section>
      <h2 className={css.title}>{text.sources}</h2>
      {sources.length === 0 && <p className={css.hint}>{text.none}</p>}
      {mayMove && <p className={css.hint}>{text.hint}</p>}
      {!isWhole && sources.length > 0 && <p className={css.hint}>{text.hidden}</p>}
      <ol ref={area} className={css.list}>
        {sources.map((account, index) => (
          <Source key={account.id} account={account} place={index + 1} order={order} />
        ))}
      </ol>
      <output className="unseen">{order.said}</output>
    </section>
  );
}

interface SourceProps {
  readonly account: RuleAccount;
  readonly place: number;
  readonly order: SourceOrder;
}

function Source({ account, place, order }: SourceProps) {
  const text = useSourcesText();
  const money = useMoney();
  const { id, name } = account;
  const grip = (
    <button
      type="button"
      data-grip
      className={css.grip}
      aria-label={text.move(name)}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onKeyDown={(event) => order.onKeyDown(event, id)}
    >
      <Icon path={mdiDragVertical} size={16} />
      {place}
    </button>
  );
  return (
    <li className={css.account} data-id={id}>
      <Name account={account} place={order.mayMove || order.isSending ? grip : place} />
      <Fact label={text.balance}>{money(account.balance)}</Fact>
      <Fact label={text.available}>{money(account.available)}</Fact>
      <Fact
        label={text.out}
        more={account.daily_out_limit === null ? undefined : text.limit(money(account.daily_out_limit))}
      >
        {money(account.today_out)}
      </Fact>
      <State account={account} ready={text.usable} />
    </li>
  );
}

function Name({ account, place }: { readonly account: RuleAccount; readonly place: ReactNode }) {
  return (
    <>
      <span className={css.place}>{place}</span>
      <span className={css.name}>
        <strong>{account.name}</strong>
        <small>
          {account.bank_code} {account.account_no} {account.account_name}
        </small>
      </span>
    </>
  );
}

function Fact({
  label,
  more,
  children,
}: {
  readonly label: string;
  readonly more?: string | undefined;
  readonly children: string;
}) {
  return (
    <span className={css.fact}>
      <small>{label}</small>
      <span>
        {children}
        {more && <small>{more}</small>}
      </span>
    </span>
  );
}

/** Whether money can come from it, else why not. */
function State({ account, ready }: { readonly account: RuleAccount; readonly ready: string | undefined }) {
  const label = useLabel();
  const session = bankSessionOptions.find(({ value }) => value === account.session_status);
  return (
    <span className={css.state}>
      {account.usable === true ? (
        ready && <Chip tone="success" text={ready} />
      ) : (
        <>
          {session && <Chip tone={session.tone ?? 'neutral'} text={label(session.label)} />}
          <div>{account.reason}</div>
        </>
      )}
    </span>
  );
}
