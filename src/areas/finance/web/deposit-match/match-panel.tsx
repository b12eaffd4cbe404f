import { Button } from '@mantine/core';
import { Link } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import { depositFields as d } from '#generated/api/fields/deposit.ts';
import { rawTransactionFields as r } from '#generated/api/fields/raw-transaction.ts';
import type { DepositContextReply, OwnerCandidate } from '#generated/api/finance.ts';
import { useDepositContext } from '#generated/web/finance/hooks/deposit.ts';
import { icons } from '#generated/web/icons.ts';
import { actionState } from '#web/core/actions.ts';
import { renderCell, renderDetail } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import { MoneyLines } from '#web/screens/shared/money-lines.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Block, Panel } from '#web/ui/panel.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import desk from '../withdraw-requests/desk.module.css';
import panel from '../withdraw-requests/panel.module.css';
import { Happenings } from './happenings.tsx';
import css from './match.module.css';
import { Outcome } from './outcome.tsx';
import { useOwnerText } from './owner-texts.ts';
import { Owners } from './owners.tsx';
import { Payer } from './payer.tsx';
import { People } from './people.tsx';
import { textOf } from './read-match.ts';
import { Side } from './side.tsx';
import { startMatch } from './start-match.ts';
import { useMatchText } from './texts.ts';

interface Props {
  readonly row: Row;
  readonly model: ListModel;
  readonly onClose: () => void;
  /** Hears which members the money may be credited to now, in the order in which they are shown. */
  readonly onOwners: (owners: readonly OwnerCandidate[]) => void;
}

/** Milliseconds between two looks at what is open. */
const rhythm = 10_000;

/** A deposit or a line of a statement, from its three sides: what was asked for, what the bank says, what was credited. */
export function MatchPanel({ row, model, onClose, onOwners }: Props) {
  const text = useMatchText();
  const context = useFormatContext();
  const rawRef = textOf(row, 'raw_ref');
  const depositRef = textOf(row, 'deposit_ref');
  const isLine = 'match_status' in row;
  const reference = (isLine ? rawRef : depositRef) ?? '';
  const query = isLine && rawRef ? { raw_ref: rawRef } : depositRef ? { deposit_ref: depositRef } : null;
  const { data, error, absent, refresh } = useDepositContext(query, {
    refresh: model.actions.isOpen ? undefined : rhythm,
  });
  // Where nobody compares, the row still says what it knows of its own side.
  const reply = data ? sidesOf(data.data) : absent ? { ...onlyOwn, [isLine ? 'line' : 'request']: row } : undefined;
  // The list lets go of a row that is decided, and what it gave stays as it was: the comparison knows what came of it.
  const known: Row = { ...row, ...(isLine ? reply?.line : reply?.request) };
  const isFree = isLine && doubtful.has(known.match_status) && known.direction !== 'out';
  const mayMatch = model.actions.permitted.some(({ id }) => id === 'match');
  return (
    <Panel
      dense
      title={text.panel(reference)}
      onClose={onClose}
      head={
        <>
          <span className={panel.ref}>{reference}</span>
          <CopyButton value={reference} label={reference} />
          {renderCell(isLine ? r.match_status : d.status, known, context)}
          {isLine && known.review_status !== null && renderCell(r.review_status, known, context)}
        </>
      }
      foot={<Actions row={row} known={known} model={model} />}
    >
      {reply && isFree && rawRef && (
        <>
          <Payer line={known} />
          <Owners
            rawRef={rawRef}
            onMatch={mayMatch ? (owner) => startMatch(model, row, owner) : undefined}
            onShown={onOwners}
            refresh={model.actions.isOpen ? undefined : rhythm}
          />
        </>
      )}
      {reply ? (
        <Sides reply={reply} reference={reference} isAlone={absent} isFree={isFree} isLine={isLine} />
      ) : error ? (
        <EmptyState title={text.failed}>
          <Button variant="default" size="sm" onClick={() => void refresh()}>
            {text.retry}
          </Button>
        </EmptyState>
      ) : (
        <div className={desk.waiting}>
          <SkeletonLines count={12} />
        </div>
      )}
    </Panel>
  );
}

/** Lines that nobody was credited for. */
const doubtful: ReadonlySet<unknown> = new Set(['suspicious', 'multiple', 'unmatched']);

/** What is known of the sides: as the comparison says, or the row itself as one of them. */
type SidesKnown = Omit<DepositContextReply, 'request' | 'line'> & {
  readonly request: Row | null;
  readonly line: Row | null;
};

const onlyOwn: SidesKnown = {
  ...{ request: null, line: null, order: null, wallet: null },
  ...{ members: [], recent: [], timeline: [] },
};

const sidesOf = ({ request, line, ...rest }: DepositContextReply): SidesKnown => ({
  ...rest,
  request: request && { ...request },
  line: line && { ...line },
});

interface SidesProps {
  readonly reply: SidesKnown;
  readonly reference: string;
  /** Only one side is known: of the others nothing can be said, not even that there is none. */
  readonly isAlone: boolean;
  /** It waits for its owner: the members are compared above. */
  readonly isFree: boolean;
  readonly isLine: boolean;
}

function Sides({ reply, reference, isAlone, isFree, isLine }: SidesProps) {
  const text = useMatchText();
  const owners = useOwnerText();
  const context = useFormatContext();
  const { order, wallet, recent } = reply;
  const [request, line] = [reply.request ?? undefined, reply.line ?? undefined];
  const people = isFree ? [] : reply.members;
  const received = textOf(line, 'amount') ?? order?.pay_amount;
  const asked = textOf(request, 'requested_amount');
  const differs = received !== undefined && asked !== undefined && received !== asked;
  const flags = (line ?? request)?.flags;
  return (
    <>
      <Outcome line={line} />
      {!isLine && doubtful.has(line?.match_status) && (
        <Link className={css.goMatch} href={`/finance/suspicious?q=${textOf(line, 'raw_ref') ?? ''}`}>
          {owners.goMatch}
        </Link>
      )}
      {Array.isArray(flags) && flags.length > 0 && <div>{renderDetail(r.flags, { flags }, context)}</div>}
      <div className={css.sides}>
        {(request || !isAlone) && (
          <Side
            title={text.request}
            record={request}
            reference={textOf(request, 'deposit_ref')}
            status={d.status}
            amount={d.requested_amount}
            facts={[
              d.username,
              d.member_name,
              d.channel,
              d.requested_at,
              d.from_account_no,
              d.from_account_name,
              d.match_method,
              d.operator,
            ]}
            wide={[d.note]}
            none={text.noRequest}
          />
        )}
        {order ? (
          <Side
            title={text.order}
            record={{ ...order, amount: order.pay_amount, requested_at: order.created_at, note: order.message }}
            reference={order.order_ref}
            amount={d.amount}
            facts={[d.gateway, d.requested_at, d.fee]}
            wide={[d.note]}
            none={text.noLine}
            state={differs ? 'bad' : 'good'}
          />
        ) : line || !isAlone ? (
          <Side
            title={text.line}
            record={line}
            reference={textOf(line, 'raw_ref')}
            status={r.match_status}
            amount={r.amount}
            facts={[
              r.txn_at,
              r.detected_at,
              r.source,
              r.from_account_no,
              r.from_account_name,
              r.balance_after,
              r.upstream_ref,
            ]}
            wide={[r.description]}
            none={text.noLine}
            state={
              line &&
              (differs || doubtful.has(line.match_status) || line.review_status === 'confirmed' ? 'bad' : 'good')
            }
          >
            {differs && <p className={css.differs}>{text.differs}</p>}
          </Side>
        ) : null}
        {(wallet || !isAlone) && (
          <Side
            title={text.wallet}
            record={wallet ? { ...wallet, credited_at: wallet.created_at } : undefined}
            reference={wallet?.log_no}
            amount={d.amount}
            facts={[d.balance_before, d.balance_after, d.credited_at]}
            none={text.noWallet}
            state={wallet ? 'good' : undefined}
          />
        )}
      </div>
      {request && textOf(request, 'slip_url') && (
        <Block title={text.slip}>{renderDetail(d.slip_url, request, context)}</Block>
      )}
      {people.length > 0 && (
        <Block title={text.members}>
          <People people={people} />
        </Block>
      )}
      {recent.length > 0 && (
        <Block title={text.recent}>
          <MoneyLines
            lines={recent.map((deposit) => {
              const ref = deposit.deposit_ref;
              return {
                ref,
                fields: { at: d.requested_at, status: d.status, amount: d.amount },
                at: deposit.requested_at,
                amount: deposit.amount ?? deposit.requested_amount,
                status: deposit.status,
                isIn: true,
                isHere: ref === textOf(request, 'deposit_ref') || ref === reference,
              };
            })}
          />
        </Block>
      )}
      {!isAlone && (
        <Block title={text.timeline}>
          <Happenings moments={reply.timeline} />
        </Block>
      )}
    </>
  );
}

interface Doable extends Pick<Props, 'row' | 'model'> {
  /** The row as it stands by now. */
  readonly known: Row;
}

/** What can be done to the row, as its list offers it, and still can by what is known of it now. */
function Actions({ row, known, model }: Doable) {
  const context = useFormatContext();
  const scope = { actions: model.screen.rowActions, fields: model.screen.columns, can: () => true };
  const possible = model.actions.permitted.filter((action) =>
    [row, known].every((one) => actionState(action, one, scope) === 'ready'),
  );
  return possible.map((action) => {
    const path = action.icon === undefined ? undefined : icons[action.icon];
    return (
      <Button
        key={action.id}
        size="sm"
        variant={action.tone === 'success' ? 'filled' : 'light'}
        {...(action.tone === 'danger' && { color: 'red' })}
        leftSection={path && <Icon path={path} size={16} />}
        onClick={() => model.actions.start(action, row)}
      >
        {action.label[context.language]}
      </Button>
    );
  });
}
