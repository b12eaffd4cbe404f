// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { wheelRewardFields as f } from '#generated/api/fields/wheel-reward.ts';
import { validateWheelCancel, validateWheelShip } from './validators.ts';

export type FortuneWheelManagePrizesInputsAction = 'wheel.ship' | 'wheel.cancel';

export const inputs: Readonly<Record<FortuneWheelManagePrizesInputsAction, Inputs>> = {
  'wheel.ship': {
    fields: [{ name: 'tracking_no', kind: 'string', label: f.tracking_no.label, required: true, maxLength: 60 }, f.note],
    validate: validateWheelShip,
    confirm: { th: 'บันทึกว่าจัดส่งรางวัลของ {username} แล้ว?', en: 'The prize of {username} has been shipped?' },
  },
  'wheel.cancel': {
    fields: [{ name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, maxLength: 255 }],
    validate: validateWheelCancel,
    confirm: { th: 'ยกเลิกรางวัลของ {username}?', en: 'Cancel the prize of {username}?' },
  },
};
