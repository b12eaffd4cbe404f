import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import { dayBefore, later, stamp, type World } from '#server/demo/world.ts';

type Message = SeedRow<'sms_message'>;

interface Plan {
  /** Days before today. */
  readonly back: number;
  readonly promotion: number;
  readonly segment: 'inactive' | 'vip';
  readonly text: string;
  /** How many received it. */
  readonly take: number;
}

const plans: readonly Plan[] = [
  { back: 12, promotion: 2, segment: 'inactive', text: 'คิดถึงจัง! ฝากวันนี้รับเพิ่ม 20% ถึงเที่ยงคืน', take: 40 },
  {
    ...{ back: 5, promotion: 3, segment: 'vip', take: 25 },
    text: 'ลูกค้าวีไอพีรับโบนัสทุกยอดฝาก 5% สูงสุด 500 บาท เฉพาะสุดสัปดาห์นี้ สอบถามแอดมินได้ตลอด 24 ชั่วโมง',
  },
];

const errors = {
  sent: null,
  failed: 'หมายเลขนี้ปิดให้บริการ',
  unknown: 'ปลายทางไม่ตอบกลับภายในเวลาที่กำหนด',
} as const;

type State = keyof typeof errors;

/** Every seventeenth number is out of service, and once nobody answered. */
const stateAt = (place: number): State => (place % 17 === 16 ? 'failed' : place === 20 ? 'unknown' : 'sent');

/** Texts that were sent: one without a hitch, one with numbers out of service. */
export function makeCampaigns(world: World, members: readonly DemoMember[], ids: readonly number[]) {
  const seen = new Set<string>();
  const active = members.filter(({ status }) => status === 'active');
  const sent = plans.map((plan, at) => {
    seen.clear();
    const group = active
      .filter(({ mobile }) => !seen.has(mobile) && seen.add(mobile))
      .slice(at * 50, at * 50 + plan.take);
    return sentTo(world, plan, { id: at + 1, ids, group });
  });
  return {
    campaigns: sent.map(({ campaign }) => campaign),
    messages: sent
      .flatMap(({ messages }) => messages)
      .map((message, at): Message => ({ id: at + 1, ...message, upstream_ref: `SMS${100_000 + at}` })),
  };
}

interface Sending {
  readonly id: number;
  readonly ids: readonly number[];
  readonly group: readonly DemoMember[];
}

function sentTo(world: World, { back, promotion, segment, text }: Plan, { id, ids, group }: Sending) {
  const date = dayBefore(world, back);
  const ref = `SM${stamp(date)}0001`;
  const sentAt = new Date(`${date}T10:30:00+07:00`);
  const parts = text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const messages = group.map((member, place): Omit<Message, 'id' | 'upstream_ref'> => {
    const state = stateAt(place);
    return {
      ...{ campaign_id: id, member_id: member.id, agent_id: member.agent.id, mobile: member.mobile },
      ...{ batch: `${ref}-1`, parts, state, error: errors[state] },
      sent_at: state === 'sent' ? later(sentAt, 5_000) : null,
    };
  });
  const count = (state: State) => messages.filter((one) => one.state === state).length;
  const campaign: SeedRow<'sms_campaign'> = {
    ...{ id, campaign_ref: ref, promotion_id: promotion, agent_ids: [...ids], segment },
    audience: {
      segment,
      agent_ids: [...ids],
      ...{ levels: null, activity_states: null, usernames: null, filters: null },
      inactive_days: segment === 'inactive' ? 14 : null,
    },
    ...{ is_test: false, message: text, parts, parts_total: group.length * parts, part_price: 25n },
    ...{ total_count: group.length, skipped_count: 3, skipped_inactive: 2, skipped_duplicate: 1 },
    ...{ sent_count: count('sent'), failed_count: count('failed'), unknown_count: count('unknown'), batch_count: 1 },
    cost_estimate: BigInt(group.length * parts) * 25n,
    cost_actual: BigInt(count('sent') * parts) * 25n,
    ...{ schedule_at: null, started_at: sentAt, finished_at: later(sentAt, 20_000), status: 'done' },
    ...{ created_at: sentAt, created_by: null, updated_at: sentAt, updated_by: null, version: 3 },
  };
  return { campaign, messages };
}
