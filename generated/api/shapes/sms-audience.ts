// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { activityStateOptions } from '../enums/activity-state.ts';
import { memberLevelOptions } from '../enums/member-level.ts';
import { smsSegmentOptions } from '../enums/sms-segment.ts';

export const smsAudienceShape: FieldShape = {
  name: 'SmsAudience',
  fields: [
    { name: 'segment', kind: 'enum', label: { th: 'กลุ่มเป้าหมาย', en: 'Audience' }, required: true, options: smsSegmentOptions },
    { name: 'agent_ids', kind: 'list', label: { th: 'เอเย่นต์', en: 'Agents' }, required: true, minLength: 0, maxLength: 500, item: { kind: 'integer' } },
    { name: 'levels', kind: 'list', label: { th: 'ระดับ', en: 'Levels' }, nullable: true, minLength: 0, item: { kind: 'enum', options: memberLevelOptions } },
    { name: 'activity_states', kind: 'list', label: { th: 'ความเคลื่อนไหว', en: 'Activity' }, nullable: true, minLength: 0, item: { kind: 'enum', options: activityStateOptions } },
    { name: 'inactive_days', kind: 'integer', label: { th: 'ไม่เคลื่อนไหวกี่วัน', en: 'Days without activity' }, nullable: true },
    { name: 'usernames', kind: 'list', label: { th: 'ยูสเซอร์', en: 'Usernames' }, nullable: true, minLength: 0, maxLength: 1000, item: { kind: 'string' } },
    { name: 'filters', kind: 'json', label: { th: 'ตัวกรองของรายงาน', en: 'Filters of the report' }, nullable: true, item: { kind: 'string' } },
  ],
};
