import type { Text } from '#contract/text.ts';
import { smsCampaignFields as f } from '#generated/api/fields/sms-campaign.ts';
import type { PromotionSmsPreviewReply, SmsListReply } from '#generated/api/promotion.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';

const reasons = ['skipped_inactive', 'skipped_duplicate', 'skipped_unknown'] as const;

type Skipped = Pick<SmsListReply | PromotionSmsPreviewReply, (typeof reasons)[number]>;

/** Skip reasons with counts: `บัญชีไม่ได้ใช้งาน 120 · เบอร์ซ้ำกับผู้รับคนอื่น 4`; '' if no one is skipped. */
export function skipReasons(campaign: Skipped, label: (text: Text) => string): string {
  return reasons
    .map((name) => [f[name].label, campaign[name] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${label(name)} ${formatCount(count)}`)
    .join(' · ');
}
