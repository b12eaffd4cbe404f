import { Suspense } from 'react';
import { gatewayOrderFields as f } from '#generated/api/fields/gateway-order.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { defineTexts, useLabel } from '#web/locale/language.ts';
import type { PanelPartProps } from '#web/screens/board/panel-part.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { late } from '#web/ui/late.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { Order } from '../records.ts';
import css from './order-qr.module.css';

const QrCode = late(() => import('#web/ui/qr-code.tsx'));

const useText = defineTexts(
  {
    expired: 'หมดอายุ',
    scan: 'สแกนเพื่อชำระ',
    until: (time: string) => `ชำระได้ถึง ${time}`,
    closed: (status: string) => `คิวอาร์นี้ใช้ชำระไม่ได้แล้ว (${status})`,
    doNotSend: 'อย่าส่งให้สมาชิก หากต้องการฝากใหม่ให้เปิดคำสั่งใหม่',
  },
  {
    expired: 'Expired',
    scan: 'Scan to pay',
    until: (time) => `Can be paid until ${time}`,
    closed: (status) => `This code can no longer be paid by (${status})`,
    doNotSend: 'Do not send it to the member: a new deposit needs a new order',
  },
);

/** Statuses in which the order can still be paid. */
const payableStatuses = new Set<Order['status']>(['created', 'pending']);

const isExpired = ({ expires_at }: Order) => expires_at !== null && Date.parse(expires_at) <= serverNow().getTime();

/** The QR code for the payment, as the gateway issued it. */
export default function OrderQr({ row }: PanelPartProps<Order>) {
  const text = useText();
  const label = useLabel();
  const context = useFormatContext();
  const payload = row.qr_payload ?? '';
  // A paid or expired code is greyed out, so that nobody sends it to a member again.
  const payable = payableStatuses.has(row.status) && !isExpired(row);
  const reason = payableStatuses.has(row.status) ? text.expired : formatField(f.status, row, context);
  const until = row.expires_at && formatField(f.expires_at, row, context);
  return (
    <section className={css.qr} data-payable={payable}>
      <div className={css.picture}>
        <Suspense>
          <QrCode value={payload} label={text.scan} />
        </Suspense>
      </div>
      <Stack className={css.about} gap={3}>
        <strong>{payable ? text.scan : text.closed(reason)}</strong>
        <Quiet>{payable ? until && text.until(until) : text.doNotSend}</Quiet>
        <span className={css.code}>
          <span>{payload}</span>
          <CopyButton value={payload} label={label(f.qr_payload.label)} />
        </span>
      </Stack>
    </section>
  );
}
