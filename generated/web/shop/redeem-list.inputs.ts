// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { carrierOptions } from '#generated/api/enums/carrier.ts';
import { shopInquiryUpdateVerdict } from './calls/shop.ts';
import { shopRedeemFields as f } from './fields/shop-redeem.ts';
import {
  validateShopInquiryUpdate,
  validateShopInquiryUpdateOnShopRedeemListReject,
  validateShopInquiryUpdateOnShopRedeemListReturned,
} from './validators.ts';

export type RedeemListInputsAction =
  | 'approve'
  | 'pack'
  | 'ship'
  | 'delivered'
  | 'returned'
  | 'reject'
  | 'note'
  | 'bulk-approve';

export const inputs: Readonly<Record<RedeemListInputsAction, Inputs>> = {
  approve: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: shopInquiryUpdateVerdict,
      amount: f.reward_value,
      by: ['redeem_ref', 'action'],
      facts: [f.redeem_ref],
    },
  },
  pack: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: shopInquiryUpdateVerdict,
      amount: f.reward_value,
      by: ['redeem_ref', 'action'],
      facts: [f.redeem_ref],
    },
  },
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
    decision: {
      verdict: shopInquiryUpdateVerdict,
      amount: f.reward_value,
      by: ['redeem_ref', 'action'],
      facts: [f.redeem_ref],
    },
  },
  delivered: {
    fields: [],
    validate: () => [],
    decision: {
      verdict: shopInquiryUpdateVerdict,
      amount: f.reward_value,
      by: ['redeem_ref', 'action'],
      facts: [f.redeem_ref],
    },
  },
  returned: {
    fields: [{ name: 'note', kind: 'string', label: f.note.label, maxLength: 255, nullable: true }],
    validate: validateShopInquiryUpdateOnShopRedeemListReturned,
    decision: {
      verdict: shopInquiryUpdateVerdict,
      amount: f.reward_value,
      by: ['redeem_ref', 'action'],
      facts: [f.redeem_ref],
    },
  },
  reject: {
    fields: [{ name: 'note', kind: 'string', label: f.note.label, required: true, maxLength: 255 }],
    validate: validateShopInquiryUpdateOnShopRedeemListReject,
    decision: {
      verdict: shopInquiryUpdateVerdict,
      amount: f.reward_value,
      by: ['redeem_ref', 'action'],
      facts: [f.redeem_ref],
    },
  },
  note: {
    fields: [{ name: 'note', kind: 'string', label: f.note.label, required: true, maxLength: 255 }],
    validate: validateShopInquiryUpdateOnShopRedeemListReject,
    decision: {
      verdict: shopInquiryUpdateVerdict,
      amount: f.reward_value,
      by: ['redeem_ref', 'action'],
      facts: [f.redeem_ref],
    },
  },
  'bulk-approve': {
    fields: [],
    validate: () => [],
    decision: {
      verdict: shopInquiryUpdateVerdict,
      amount: f.reward_value,
      by: ['redeem_ref', 'action'],
      facts: [f.redeem_ref],
    },
  },
};
