import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import { promotionClaims } from './claims.ts';
import { sendSms, smsPreview } from './send-sms.ts';

/** The hand-written calls of this area, by the names of the manifest. */
export const promotionServices = {
  'promotion.claims': promotionClaims,
  'promotion.send_sms': sendSms,
  'promotion.sms_preview': smsPreview,
} satisfies Pick<Services<Context>, Extract<ServiceName, `promotion.${string}`>>;
