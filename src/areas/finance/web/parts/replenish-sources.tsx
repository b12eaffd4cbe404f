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
import surface from '#web/ui/card.module.css';
import { Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack } from '#web/ui/stack.tsx';
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
    <Stack gap={5} className={css.panel}>
      <Target accounts={answer.data.data} />
      <SourceList area={area} order={order} />
    </Stack>
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
    <Stack gap={3}>
      <h2 className={surface.title}>{text.target}</h2>
      <div className={`${surface.card} ${css.account}`}>
        <Name account={target} place="" />
        <Facts
          className={css.facts}
          of={[
            { name: text.balance, value: money(target.balance) },
            { name: text.needed, value: money(needed) },
            { name: text.filled, value: money(today_filled) },
          ]}
        />
        <State account={target} ready={Number(needed) === 0 ? text.enough : undefined} />
      </div>
    </Stack>
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
    <Stack gap={3}>
      <h2 className={surface.title}>{text.sources}</h2>
      {sources.length === 0 && <Quiet>{text.none}</Quiet>}
      {mayMove && <Quiet>{text.hint}</Quiet>}
      {!isWhole && sources.length > 0 && <Quiet>{text.hidden}</Quiet>}
      <ol ref={area} className={css.list}>
        {sources.map((account, index) => (
          <Source key={account.id} account={account} place={index + 1} order={order} />
        ))}
      </ol>
      <output className="unseen">{order.said}</output>
    </Stack>
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
  const { id, name, daily_out_limit: most } = account;
  const grip = (
    <button
      type="button"
      data-grip
      className={`bare tnum ${css.grip}`}
      aria-label={text.move(name)}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onKeyDown={(event) => order.onKeyDown(event, id)}
    >
      <Icon path={mdiDragVertical} size={16} />
      {place}
    </button>
  );
  return (
    <li className={`${surface.card} ${css.account}`} data-id={id}>
      <Name account={account} place={order.mayMove || order.isSending ? grip : place} />
      <Facts
        className={css.facts}
        of={[
          { name: text.balance, value: money(account.balance) },
          { name: text.available, value: money(account.available) },
          {
            name: text.out,
            value: (
              <>
                {money(account.today_out)} {most !== null && <small>{text.limit(money(most))}</small>}
              </>
            ),
          },
        ]}
      />
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
