// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Panel } from '#contract/panel.ts';
import { withdrawalStatusOptions } from '#generated/api/enums/withdrawal-status.ts';
import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import { noteShape } from '#generated/api/shapes/note.ts';
import { icons } from '../icons.ts';
import { withdrawClaim, withdrawDetail, withdrawRelease } from './calls/withdraw.ts';

export const panel: Panel = {
  name: f.withdraw_ref,
  chips: [f.status, f.requested_at],
  refresh: 5000,
  sections: [
    {
      title: { th: 'ห้ามโอนซ้ำจนกว่าจะตรวจสอบผล', en: 'Do not transfer again until the result is known' },
      when: { status: ['unknown'] },
      note: { th: 'ปลายทางยังไม่ตอบว่าโอนสำเร็จหรือไม่ กดตรวจสอบเพื่อถามผลอีกครั้ง', en: 'The other side has not said whether the transfer went through. Verify to ask again' },
      tone: 'unknown',
    },
    { part: () => import('#areas/finance/web/parts/withdraw-destination.tsx') },
    { title: { th: 'ส่งต่อให้หัวหน้าโดย {handed_by}', en: 'Handed over to a lead by {handed_by}' }, when: { for_lead: [true] }, note: { th: '{handed_note}', en: '{handed_note}' } },
    { title: { th: 'ส่งต่อให้ {handed_to} โดย {handed_by}', en: 'Handed over to {handed_to} by {handed_by}' }, when: { handed_to: { not: [null] } }, note: { th: '{handed_note}', en: '{handed_note}' } },
    { when: { status: ['verified'] }, part: () => import('#areas/finance/web/parts/withdraw-may-approve.tsx') },
    { part: () => import('#areas/finance/web/parts/withdraw-standing.tsx') },
    {
      fields: [
        { ...f.username, link: '/member/users?open={member_id}', permission: 'member.member.view' },
        { ...f.member_name, link: '/member/users?open={member_id}', permission: 'member.member.view' },
        f.member_level,
        f.agent_code,
        f.active_promotion,
        f.deposit_today,
        f.withdraw_today,
        f.withdraw_count_today,
        f.deposit_total,
        f.withdraw_total,
        f.winloss_total,
        f.balance_before,
        f.balance_after,
        f.type,
        f.from_bank_id,
        f.gateway_account_id,
        f.verified_by,
        f.approved_by,
        f.upstream_ref,
        f.upstream_message,
        f.refund_reason,
      ],
    },
    { part: () => import('#areas/finance/web/parts/withdraw-background.tsx') },
    { fields: [{ ...f.notes, item: { kind: 'shape', shape: noteShape } }] },
    { fields: [f.slip_url] },
    { timeline: 'timeline', options: withdrawalStatusOptions },
  ],
  places: [f.amount, f.fee, f.fee_payer, f.handed_note, f.handed_by, f.handed_to],
  figure: { field: f.net_amount, label: { th: 'ยอดที่ต้องโอน', en: 'To be transferred' }, note: { th: 'ยอดถอน {amount} · ค่าธรรมเนียม {fee} ({fee_payer})', en: 'Amount {amount} · Fee {fee} ({fee_payer})' } },
  record: withdrawDetail,
  claim: { take: withdrawClaim, release: withdrawRelease, when: { status: ['pending', 'verified', 'failed', 'unknown'] } },
  icons: icons,
};
