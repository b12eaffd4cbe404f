import { Link } from 'wouter';
import { depositFields as d } from '#generated/api/fields/deposit.ts';
import { rawTransactionFields as r } from '#generated/api/fields/raw-transaction.ts';
import type { DepositContextReply, RecentDeposit } from '#generated/api/finance.ts';
import { renderDetail } from '#web/fields/cells.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { MoneyLines } from '#web/screens/shared/money-lines.tsx';
import { useRecordHref } from '#web/screens/shared/use-record-href.ts';
import { Block } from '#web/ui/panel.tsx';
import { Stack } from '#web/ui/stack.tsx';
import css from './match.module.css';
import { Outcome } from './outcome.tsx';
import { useOwnerText } from './owner-texts.ts';
import { People } from './people.tsx';
import { doubtful, type KnownLine, type KnownRequest, type SidesKnown } from './read-match.ts';
import { Side } from './side.tsx';
import { useMatchText } from './texts.ts';
import { Timeline } from './timeline.tsx';

interface Props {
  readonly reply: SidesKnown;
  readonly reference: string;
  /** Only one side is known: of the others nothing can be said, not even that there is none. */
  readonly isAlone: boolean;
  /** It waits for its owner: the members are compared above. */
  readonly isFree: boolean;
  readonly isLine: boolean;
}

/** The sides of a deposit next to each other, and below them its candidates and its timeline. */
export function Sides({ reply, reference, isAlone, isFree, isLine }: Props) {
  const text = useMatchText();
  const owners = useOwnerText();
  const context = useFormatContext();
  const { order, wallet, recent } = reply;
  const [request, line] = [reply.request ?? undefined, reply.line ?? undefined];
  const people = isFree ? [] : reply.members;
  const received = line?.amount ?? order?.pay_amount;
  const requestedAmount = request?.requested_amount;
  const differs = received !== undefined && requestedAmount !== undefined && received !== requestedAmount;
  const flags = (line ?? request)?.flags ?? [];
  return (
    <>
      <Outcome line={line} />
      {!isLine && line && doubtful.has(line.match_status) && (
        <Link className={css.link} href={`/finance/suspicious?q=${line.raw_ref}`}>
          {owners.goMatch}
        </Link>
      )}
      {flags.length > 0 && <div>{renderDetail(r.flags, { flags }, context)}</div>}
      <Stack gap={3}>
        {(request || !isAlone) && <RequestSide request={request} />}
        {order ? (
          <OrderSide order={order} differs={differs} />
        ) : (
          (line || !isAlone) && <LineSide line={line} differs={differs} />
        )}
        {(wallet || !isAlone) && <WalletSide wallet={wallet} />}
      </Stack>
      {request?.slip_url && <Block title={text.slip}>{renderDetail(d.slip_url, request, context)}</Block>}
      {people.length > 0 && (
        <Block title={text.members}>
          <People people={people} />
        </Block>
      )}
      {recent.length > 0 && <Recent deposits={recent} here={[reference, request?.deposit_ref]} />}
      {!isAlone && (
        <Block title={text.timeline}>
          <Timeline moments={reply.timeline} />
        </Block>
      )}
    </>
  );
}

/** The request. */
function RequestSide({ request }: { readonly request: KnownRequest | undefined }) {
  const text = useMatchText();
  const member = useRecordHref('/member/users', 'member.member.view')(request?.member_id);
  return (
    <Side
      title={text.request}
      record={request}
      reference={request?.deposit_ref}
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
      links={{ username: member, member_name: member }}
      none={text.noRequest}
    />
  );
}

interface OrderProps {
  readonly order: NonNullable<DepositContextReply['order']>;
  /** The requested amount differs. */
  readonly differs: boolean;
}

/** What a gateway says. */
function OrderSide({ order, differs }: OrderProps) {
  const text = useMatchText();
  return (
    <Side
      title={text.order}
      record={{ ...order, amount: order.pay_amount, requested_at: order.created_at, note: order.message }}
      reference={order.order_ref}
      amount={d.amount}
      facts={[d.gateway, d.requested_at, d.fee]}
      wide={[d.note]}
      none={text.noLine}
      tone={differs ? 'danger' : 'success'}
    />
  );
}

interface LineProps extends Pick<OrderProps, 'differs'> {
  readonly line: KnownLine | undefined;
}

/** What a statement says. */
function LineSide({ line, differs }: LineProps) {
  const text = useMatchText();
  const isBad = line && (differs || doubtful.has(line.match_status) || line.review_status === 'confirmed');
  return (
    <Side
      title={text.line}
      record={line}
      reference={line?.raw_ref}
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
      tone={line && (isBad ? 'danger' : 'success')}
    >
      {differs && <Chip tone="danger" text={text.differs} />}
    </Side>
  );
}

/** What was credited. */
function WalletSide({ wallet }: Pick<DepositContextReply, 'wallet'>) {
  const text = useMatchText();
  return (
    <Side
      title={text.wallet}
      record={wallet ? { ...wallet, credited_at: wallet.created_at } : undefined}
      reference={wallet?.log_no}
      amount={d.amount}
      facts={[d.balance_before, d.balance_after, d.credited_at]}
      none={text.noWallet}
      tone={wallet ? 'success' : undefined}
    />
  );
}

interface RecentProps {
  readonly deposits: readonly RecentDeposit[];
  /** What names the one that is open. */
  readonly here: readonly (string | undefined)[];
}

/** The latest deposits of the member. */
function Recent({ deposits, here }: RecentProps) {
  const text = useMatchText();
  return (
    <Block title={text.recent}>
      <MoneyLines
        lines={deposits.map(({ deposit_ref: ref, requested_at, amount, requested_amount, status }) => ({
          ref,
          fields: { at: d.requested_at, status: d.status, amount: d.amount },
          at: requested_at,
          amount: amount ?? requested_amount,
          status,
          isIn: true,
          isHere: here.includes(ref),
        }))}
      />
    </Block>
  );
}
