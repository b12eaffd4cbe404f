import { Button } from '@mantine/core';
import { shopRedeemFields as f } from '#generated/api/fields/shop-redeem.ts';
import type { ShopInquiryListReply } from '#generated/api/shop.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { defineTexts } from '#web/locale/language.ts';
import type { PanelPartProps } from '#web/screens/board/panel-part.ts';
import { Quiet } from '#web/ui/quiet.tsx';
import css from './parcel-label.module.css';

const useText = defineTexts(
  {
    label: 'พิมพ์ใบปะหน้า',
    to: 'ผู้รับ',
    noAddress: 'คุณไม่มีสิทธิ์ดูที่อยู่ผู้รับ จึงพิมพ์ใบปะหน้าไม่ได้',
  },
  {
    label: 'Print the label',
    to: 'To',
    noAddress: 'You may not see the address, so there is no label to print',
  },
);

/** The label of a parcel, printed alone; whoever may not see the address has none. */
export default function ParcelLabel({ row }: PanelPartProps<ShopInquiryListReply>) {
  const text = useText();
  const context = useFormatContext();
  const isMasked = row.address?.includes('•') === true;
  if (isMasked) return <Quiet>{text.noAddress}</Quiet>;
  return (
    <section className={css.parcel} aria-label={text.label}>
      <div className={css.label}>
        <p className={css.small}>
          {row.redeem_ref} · {formatField(f.item_id, row, context)}
        </p>
        <p className={css.small}>{text.to}</p>
        <p className={css.name}>{row.receiver_name}</p>
        <p>{formatField(f.receiver_tel, row, context)}</p>
        <p>{row.address}</p>
        {row.tracking_no && <p className={css.tracking}>{row.tracking_no}</p>}
      </div>
      <Button variant="default" onClick={() => window.print()}>
        {text.label}
      </Button>
    </section>
  );
}
