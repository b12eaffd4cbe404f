// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Panel } from '#contract/panel.ts';
import { memberFields as f } from '#generated/api/fields/member.ts';
import { icons } from '../icons.ts';
import { memberContact } from './calls/member.ts';

export const panel: Panel = {
  title: { th: 'ข้อมูลสมาชิก {username}', en: 'Member {username}' },
  name: f.username,
  chips: [f.status, f.activity_state],
  sections: [
    { title: { th: '{name}', en: '{name}' }, fields: [f.mobile, f.bank_code, f.bank_account_no, f.bank_account_name, f.truewallet_no], reveal: memberContact },
    { part: () => import('#areas/member/web/parts/member-overview.tsx') },
    {
      title: { th: 'ข้อมูล', en: 'Details' },
      fields: [
        f.name,
        f.agent_code,
        f.level,
        f.tags,
        f.line_id,
        f.register_channel,
        f.utm_source,
        { ...f.upline_id, link: '/member/users?open={upline_id}', permission: 'member.member.view' },
        f.referral_code,
        f.registered_at,
        f.last_login_at,
        f.first_deposit_at,
        f.last_deposit_at,
        f.last_bet_at,
        f.last_ip,
        f.device_id,
        f.deposit_count,
        f.deposit_total,
        f.withdraw_count,
        f.withdraw_total,
        f.winloss_total,
      ],
    },
  ],
  places: [f.username, f.name],
  icons: icons,
};
