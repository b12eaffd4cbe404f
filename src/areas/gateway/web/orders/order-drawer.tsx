import { Link } from 'wouter';
import { gatewayOrderFields as f } from '#generated/api/fields/gateway-order.ts';
import { renderCell, renderDetail } from '#web/fields/cells.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { Facts } from '#web/screens/shared/facts.tsx';
import { useRecordHref } from '#web/screens/shared/use-record-href.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { CopyLink } from '#web/ui/copy-link.tsx';
import { Block, Moments } from '#web/ui/panel.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import type { Order } from '../records.ts';
import css from './order.module.css';
import { OrderQr } from './order-qr.tsx';
import { useOrderText } from './texts.ts';

interface Props {
  readonly row: Order;
  /** Route of this gateway's transactions. */
  readonly transactions: string;
  /** Queries the gateway about the order; undefined where it cannot be queried. */
  readonly ask: { readonly label: string; readonly run: () => void } | undefined;
  readonly onClose: () => void;
}

const member = [f.username, f.member_name, f.agent_code, f.bank_code, f.bank_account_no, f.bank_account_name];
const facts = [f.account_id, f.type, f.method, f.gateway_ref, f.gateway_status];
const sums = [f.request_amount, f.pay_amount, f.fee, f.net_amount];

/** One order in full: member, amounts, payment, timeline, and the messages sent and received. */
export default function OrderDrawer({ row, transactions, ask, onClose }: Props) {
  const text = useOrderText();
  const label = useLabel();
  const context = useFormatContext();
  const hrefOf = useRecordHref('/member/users', 'member.member.view');
  const ref = row.order_ref;
  return (
    <SideDrawer title={text.title(ref)} width={560} onClose={onClose}>
      <div className={css.order}>
        <header className={css.head}>
          <strong>{formatField(f.pay_amount, row, context)}</strong>
          {renderCell(f.type, row, context)}
          {renderCell(f.status, row, context)}
          <CopyButton value={ref} label={label(f.order_ref.label)} />
          <CopyLink name={text.title(ref)} />
        </header>
        {row.message && <p className={css.message}>{formatField(f.message, row, context)}</p>}
        <OrderLinks row={row} transactions={transactions} ask={ask} />
        {row.qr_payload && <OrderQr row={row} payload={row.qr_payload} />}
        <Block title={text.money}>
          <Facts className={css.facts} row={row} fields={sums} draw={renderCell} />
        </Block>
        <Block title={text.member}>
          <Facts
            className={css.facts}
            row={row}
            fields={member}
            draw={renderCell}
            links={{ username: hrefOf(row.member_id) }}
          />
        </Block>
        <Block title={text.pay}>
          <Facts className={css.facts} row={row} fields={facts} draw={renderCell}>
            {row.qr_image_url && !row.qr_payload && (
              <div data-wide="">
                <dt>{label(f.qr_image_url.label)}</dt>
                <dd>{renderDetail(f.qr_image_url, row, context)}</dd>
              </div>
            )}
            {row.pay_url && (
              <div data-wide="">
                <dt>{label(f.pay_url.label)}</dt>
                <dd className={css.code}>
                  {renderDetail(f.pay_url, row, context)}
                  <CopyButton value={row.pay_url} label={label(f.pay_url.label)} />
                </dd>
              </div>
            )}
          </Facts>
        </Block>
        <Timeline row={row} />
        {[
          { field: f.request_json, sent: row.request_json },
          { field: f.response_json, sent: row.response_json },
        ].map(({ field, sent }) => (
          <details key={field.name} className={css.details}>
            <summary>{label(field.label)}</summary>
            {sent ? renderDetail(field, row, context) : <p className={css.quiet}>{text.none}</p>}
          </details>
        ))}
      </div>
    </SideDrawer>
  );
}

/** Links to the related records, and the inquiry. */
function OrderLinks({ row, transactions, ask }: Omit<Props, 'onClose'>) {
  const text = useOrderText();
  const links = [
    { of: row.deposit_ref, name: text.deposit, to: '/finance/deposit_requests?ref=' },
    { of: row.withdraw_ref, name: text.withdraw, to: '/finance/withdraw_requests?ref=' },
  ].filter(({ of }) => of);
  return (
    <nav className={css.links}>
      {ask && (
        <PlainButton variant="default" onClick={ask.run}>
          {ask.label}
        </PlainButton>
      )}
      {links.map(({ of, name, to }) => (
        <Link key={to} href={`${to}${of}`}>
          {name} {of}
        </Link>
      ))}
      <Link href={`${transactions}?q=${row.order_ref}`}>{text.transactions}</Link>
    </nav>
  );
}

/** Timeline of the order. */
function Timeline({ row }: Pick<Props, 'row'>) {
  const text = useOrderText();
  const label = useLabel();
  const context = useFormatContext();
  const { callback_count: count, last_callback_status: answered, expires_at: until } = row;
  const last = answered ? ` · ${answered}` : '';
  const isPast = until !== null && Date.parse(until) < Date.now();
  const events = [
    { at: row.created_at, what: label(f.created_at.label) },
    { at: row.paid_at, what: label(f.paid_at.label) },
    { at: row.callback_at, what: `${text.callbacks(count)}${last}` },
    ...(row.paid_at ? [] : [{ at: until, what: isPast ? text.expired : text.expires }]),
  ]
    .flatMap(({ at, what }) => (at === null ? [] : [{ at, what }]))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <Block title={text.history}>
      <Moments
        list={events.map(({ at, what }) => ({
          at,
          shown: formatValue(f.created_at, at, context),
          what,
        }))}
      >
        {count === 0 && <li className={css.quiet}>{text.noCallback}</li>}
      </Moments>
    </Block>
  );
}
