import type { EffectName, ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { approveCampaign, stopCampaign } from './campaign-moves.ts';
import { promotionClaims } from './claims.ts';
import { type SmsLimits, sendSms, smsPreview } from './send-sms.ts';

/** The hand-written calls of this area, by their manifest names. */
export const promotionServices = (limits: SmsLimits) =>
  ({
    'promotion.claims': promotionClaims,
    'promotion.send_sms': sendSms(limits),
    'promotion.sms_preview': smsPreview(limits),
  }) satisfies Pick<Services<Context>, Extract<ServiceName, `promotion.${string}`>>;

/** The hand-written parts of this area's writes. */
export const promotionEffects = {
  'sms.approve': approveCampaign,
  'sms.cancel': stopCampaign,
} satisfies Pick<CheckedEffects, Extract<EffectName, `sms.${string}`>>;
