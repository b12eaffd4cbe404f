// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Panel } from '#contract/panel.ts';
import { redeemStatusOptions } from '#generated/api/enums/redeem-status.ts';
import { shopRedeemFields as f } from '#generated/api/fields/shop-redeem.ts';
import { icons } from '../icons.ts';
import { shopInquiryClaim, shopInquiryDetail, shopInquiryRelease } from './calls/shop.ts';

export const panel: Panel = {
  name: f.redeem_ref,
  chips: [f.status],
  sections: [
    {
      fields: [
        f.created_at,
        { ...f.username, link: '/member/users?open={member_id}', permission: 'member.member.view' },
        f.agent_code,
        f.item_id,
        f.qty,
        f.point_used,
        f.reward_value,
        f.receiver_name,
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
    },
    { when: { need_shipping: [true] }, part: () => import('#areas/shop/web/parts/parcel-label.tsx') },
    { timeline: 'timeline', options: redeemStatusOptions },
  ],
  places: [],
  record: shopInquiryDetail,
  claim: { take: shopInquiryClaim, release: shopInquiryRelease, when: { status: ['pending', 'approved', 'packing', 'returned'] } },
  icons: icons,
};
