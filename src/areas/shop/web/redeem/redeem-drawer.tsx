import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { shopRedeemFields as f } from '#generated/api/fields/shop-redeem.ts';
import type { ShopInquiryListReply, ShopRedeemRow } from '#generated/api/shop.ts';
import { useShopInquiryDetail } from '#generated/web/shop/hooks/shop.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { Timeline } from '#web/screens/shared/timeline.tsx';
import { useRecordHref } from '#web/screens/shared/use-record-href.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useRecent } from '#web/ui/recent.ts';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import css from './redeem.module.css';
import { useRedeemText } from './texts.ts';

const shown = [
  ...[
    f.status,
    f.created_at,
    f.username,
    f.agent_code,
    f.item_id,
    f.qty,
    f.point_used,
    f.reward_value,
    f.receiver_name,
  ],
  ...[
    f.receiver_tel,
    f.address,
    f.carrier,
    f.tracking_no,
    f.shipped_at,
    f.delivered_at,
    f.code_issued,
    f.handled_by,
    f.note,
  ],
] as const;

/** One redemption in full, with its parcel label. */
export function RedeemDrawer({ row, onClose }: { readonly row: ShopInquiryListReply; readonly onClose: () => void }) {
  useRecent(row.redeem_ref);
  return (
    <SideDrawer title={row.redeem_ref} width={520} onClose={onClose}>
      <Redemption row={row} />
    </SideDrawer>
  );
}

function Redemption({ row }: { readonly row: ShopInquiryListReply }) {
  const text = useRedeemText();
  const label = useLabel();
  const context = useFormatContext();
  const describe = useDescribeError();
  const member = useRecordHref('/member/users', 'member.member.view')(row.member_id);
  const answer = useShopInquiryDetail({ id: row.id });
  if (answer.error && !answer.data) {
    return <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />;
  }
  if (!answer.data && !answer.absent) return <SkeletonLines count={10} />;
  // Without the detail call, the list row is shown.
  const record: ShopInquiryListReply & Partial<Pick<ShopRedeemRow, 'timeline'>> = answer.data
    ? { ...answer.data.data }
    : row;
  const isMasked = record.address?.includes('•') === true;
  return (
    <>
      <dl className={css.facts}>
        {shown
          .map((field) => ({ field, said: formatField(field, record, context) }))
          .filter(({ said }) => said !== '')
          .map(({ field, said }) => (
            <div key={field.name} className={css.fact}>
              <dt>{label(field.label)}</dt>
              <dd>{member && field === f.username ? <Link href={member}>{said}</Link> : said}</dd>
            </div>
          ))}
      </dl>
      {record.need_shipping && (
        <section className={css.parcel} aria-label={text.label}>
          {isMasked ? (
            <p className={css.quiet}>{text.noAddress}</p>
          ) : (
            <>
              <div className={css.label}>
                <p className={css.small}>
                  {record.redeem_ref} · {formatField(f.item_id, record, context)}
                </p>
                <p className={css.small}>{text.to}</p>
                <p className={css.name}>{record.receiver_name}</p>
                <p>{formatField(f.receiver_tel, record, context)}</p>
                <p>{record.address}</p>
                {record.tracking_no && <p className={css.tracking}>{record.tracking_no}</p>}
              </div>
              <Button variant="default" onClick={() => window.print()}>
                {text.label}
              </Button>
            </>
          )}
        </section>
      )}
      {record.timeline !== undefined && (
        <>
          <h2 className={css.heading}>{text.timeline}</h2>
          <Timeline value={record.timeline} options={f.status.options} actions={{}} />
        </>
      )}
    </>
  );
}
