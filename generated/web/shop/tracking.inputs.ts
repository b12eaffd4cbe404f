// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { carrierOptions } from '#generated/api/enums/carrier.ts';
import { shopRedeemFields as f } from './fields/shop-redeem.ts';
import {
  validateShopInquiryUpdate,
  validateShopInquiryUpdateOnShopRedeemListReject,
  validateShopInquiryUpdateOnShopRedeemListReturned,
} from './validators.ts';

export type TrackingInputsAction = 'ship' | 'returned' | 'reject' | 'note';

export const inputs: Readonly<Record<TrackingInputsAction, Inputs>> = {
  ship: {
    fields: [
      { name: 'carrier', kind: 'enum', label: f.carrier.label, required: true, options: carrierOptions },
      {
        name: 'tracking_no',
        kind: 'code',
        label: f.tracking_no.label,
        required: true,
        maxLength: 40,
        pattern: '^[A-Za-z0-9-]{4,40}$',
      },
    ],
    validate: validateShopInquiryUpdate,
  },
  returned: {
    fields: [{ name: 'note', kind: 'string', label: f.note.label, maxLength: 255, nullable: true }],
    validate: validateShopInquiryUpdateOnShopRedeemListReturned,
  },
  reject: {
    fields: [{ name: 'note', kind: 'string', label: f.note.label, required: true, maxLength: 255 }],
    validate: validateShopInquiryUpdateOnShopRedeemListReject,
  },
  note: {
    fields: [{ name: 'note', kind: 'string', label: f.note.label, required: true, maxLength: 255 }],
    validate: validateShopInquiryUpdateOnShopRedeemListReject,
  },
};
