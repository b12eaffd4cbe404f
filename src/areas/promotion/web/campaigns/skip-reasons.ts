import type { Row } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';
import { smsCampaignFields as f } from '#generated/api/fields/sms-campaign.ts';

const reasons = [f.skipped_inactive, f.skipped_duplicate, f.skipped_unknown] as const;

/** Why members are left out of a campaign, and how many: `บัญชีไม่ได้ใช้งาน 120 · เบอร์ซ้ำกับผู้รับคนอื่น 4`; '' for nobody. */
export function skipReasons(row: Row, label: (text: Text) => string): string {
  return reasons
    .map((field) => [field.label, Number(row[field.name] ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${label(name)} ${count.toLocaleString('en-US')}`)
    .join(' · ');
}
