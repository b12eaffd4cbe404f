import { mdiDragVertical } from '@mdi/js';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { bankSessionOptions } from '#generated/api/enums/bank-session.ts';
import { bankFields as f } from '#generated/api/fields/bank.ts';
import type { ReplenishDetailReply, RuleAccount } from '#generated/api/finance.ts';
import { replenishBanksUpdate } from '#generated/web/finance/calls/replenish.ts';
import { useReplenishBanksDetail, useReplenishBanksUpdate } from '#generated/web/finance/hooks/replenish.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { guarded } from '#web/core/guarded.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { formatValue } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { useSortable } from '#web/screens/shared/use-sortable.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notify.ts';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import css from './sources.module.css';
import { useSourcesText } from './texts.ts';

interface Props {
  readonly rule: ReplenishDetailReply;
  readonly refresh: () => Promise<void>;
}

/** Milliseconds between two looks at the accounts. */
const rhythm = 15_000;

/** The accounts of a rule as they are now; the order of the sources is what is dragged. */
export function Sources({ rule, refresh }: Props) {
  const text = useSourcesText();
  const context = useFormatContext();
  const describe = useDescribeError();
  const can = useCan();
  const area = useRef<HTMLOListElement>(null);
  const answer = useReplenishBanksDetail({ id: rule.id }, { refresh: rhythm });
  const { send, isSending } = useReplenishBanksUpdate();
  const [wanted, setWanted] = useState<readonly number[]>();
  const [said, setSaid] = useState('');
  const known = answer.data?.data.sources ?? [];
  const ofRule = rule.source_bank_ids;
  // A person who does not see all of them would save an order without the others.
  const isWhole = known.length === ofRule.length;
  const mayMove = can(replenishBanksUpdate.permission) && isWhole && known.length > 1 && !isSending;
  const order = wanted ?? ofRule;
  const sources = useMemo(
    () => (answer.data?.data.sources ?? []).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    [answer.data, order],
  );

  const save = async (next: readonly number[], moved: number) => {
    setWanted(next);
    try {
      await send(guarded({ id: rule.id, source_bank_ids: [...next] }, rule));
      notify.success(text.saved);
      const name = known.find(({ id }) => id === moved)?.name ?? '';
      setSaid(text.moved(name, next.indexOf(moved) + 1));
    } catch (error) {
      notify.error(describe(failureOf(error)));
    }
    await refresh();
    setWanted(undefined);
  };
  const moveBeside = (dragged: string, beside: string, side: 'before' | 'after') => {
    const id = Number(dragged);
    const rest = order.filter((one) => one !== id);
    const at = rest.indexOf(Number(beside)) + (side === 'after' ? 1 : 0);
    const next = [...rest.slice(0, at), id, ...rest.slice(at)];
    if (next.join() !== order.join()) void save(next, id);
  };
  const onKeyDown = (event: KeyboardEvent, id: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    const beside = order[order.indexOf(id) + by];
    if (mayMove && beside !== undefined) moveBeside(String(id), String(beside), by < 0 ? 'before' : 'after');
  };
  useSortable(area, {
    canMove: mayMove,
    rows: sources,
    items: 'li[data-id]',
    landing: (dragged, over) => (dragged === over ? undefined : { id: over }),
    moveBeside,
  });

  if (answer.error && !answer.data)
    return (
      <ErrorState
        message={describe(answer.error)}
        reference={answer.error.requestId}
        onRetry={() => void answer.refresh()}
        isRetrying={answer.isValidating}
      />
    );
  if (!answer.data) return <SkeletonLines count={8} />;
  const { target, needed, today_filled } = answer.data.data;
  const money = (value: string | null) => formatValue(f.balance, value, context);
  return (
    <div className={css.panel}>
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
      <section>
        <h2 className={css.title}>{text.sources}</h2>
        {sources.length === 0 && <p className={css.hint}>{text.none}</p>}
        {mayMove && <p className={css.hint}>{text.hint}</p>}
        {!isWhole && sources.length > 0 && <p className={css.hint}>{text.hidden}</p>}
        <ol ref={area} className={css.list}>
          {sources.map((account, index) => {
            const { id, name } = account;
            return (
              <li key={id} className={css.account} data-id={id}>
                <Name
                  account={account}
                  place={
                    mayMove || isSending ? (
                      <button
                        type="button"
                        data-grip
                        className={css.grip}
                        aria-label={text.move(name)}
                        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                        onKeyDown={(event) => onKeyDown(event, id)}
                      >
                        <Icon path={mdiDragVertical} size={16} />
                        {index + 1}
                      </button>
                    ) : (
                      index + 1
                    )
                  }
                />
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
          })}
        </ol>
        <output className="unseen">{said}</output>
      </section>
    </div>
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
