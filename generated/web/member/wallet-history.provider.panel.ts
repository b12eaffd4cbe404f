// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Panel } from '#contract/panel.ts';
import { providerLogFields as f } from '#generated/api/fields/provider-log.ts';
import { icons } from '../icons.ts';

export const panel: Panel = {
  title: { th: 'คำสั่งของค่าย {txn_id}', en: 'Provider call {txn_id}' },
  name: f.txn_id,
  chips: [f.action, f.status],
  sections: [
    {
      title: { th: 'รายละเอียด', en: 'Details' },
      fields: [
        f.created_at,
        f.provider_code,
        f.provider_status,
        f.provider_api,
        f.sub_provider_code,
        { ...f.username, link: '/member/users?username={username}', permission: 'member.member.view' },
        f.ign,
        f.game_name,
        f.game_code,
        f.round_id,
        f.bet_amount,
        f.valid_amount,
        f.win_amount,
        f.jackpot_amount,
        f.balance_before,
        f.balance_after,
        { ...f.latency_ms, label: { th: 'เวลาตอบ', en: 'Latency' } },
        f.error_code,
        f.error_message,
      ],
    },
    { fields: [f.request_json] },
    { fields: [f.response_json] },
  ],
  places: [f.txn_id],
  icons: icons,
};
