// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { gameFields as f } from '#generated/api/fields/game.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { gameAdd } from './calls/game.ts';
import { validateGameAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/game/add',
  area: 'game',
  title: { th: 'เพิ่มเกม', en: 'Add game' },
  permission: 'game.game.create',
  mode: 'create',
  save: gameAdd,
  savePermission: 'game.game.create',
  key: 'id',
  fields: [
    f.provider_id,
    f.sub_provider_id,
    f.game_code,
    f.name_th,
    f.name_en,
    f.type,
    f.image_url,
    f.rtp_pct,
    f.platforms,
    f.has_demo,
    f.has_freespin,
    f.has_jackpot,
    f.turnover_rate_pct,
    f.is_hot,
    f.is_new,
    f.is_recommended,
    f.sort_order,
    f.status,
  ],
  groups: [
    { title: { th: 'เกม', en: 'Game' }, fields: ['provider_id', 'sub_provider_id', 'game_code', 'name_th', 'name_en', 'type', 'image_url'] },
    { title: { th: 'คุณสมบัติ', en: 'Features' }, fields: ['rtp_pct', 'platforms', 'has_demo', 'has_freespin', 'has_jackpot', 'turnover_rate_pct'] },
    { title: { th: 'การแสดงผล', en: 'Display' }, fields: ['is_hot', 'is_new', 'is_recommended', 'sort_order', 'status'] },
  ],
  validate: validateGameAdd,
  related: [],
  actions: [],
  done: '/game/detail?id={id}',
});
