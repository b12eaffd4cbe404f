// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { reportGroupOptions } from '#generated/api/enums/report-group.ts';
import { gameFields as f } from '#generated/api/fields/game.ts';
import { reportRowFields } from '#generated/api/fields/report-row.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { gameDetail, gameStats, gameUpdate } from './calls/game.ts';
import { validateGameUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/game/detail',
  area: 'game',
  title: { th: 'แก้ไขเกม', en: 'Game' },
  permission: 'game.game.view',
  mode: 'update',
  record: gameDetail,
  save: gameUpdate,
  savePermission: 'game.game.update',
  key: 'id',
  fields: [
    { name: 'provider_id', kind: 'ref', label: f.provider_id.label, readonly: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
    f.sub_provider_id,
    { name: 'game_code', kind: 'string', label: f.game_code.label, readonly: true },
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
  validate: validateGameUpdate,
  related: [
    {
      name: 'stats',
      title: { th: 'สถิติ 30 วัน', en: 'Thirty days' },
      list: gameStats,
      key: 'row_key',
      columns: [
        { ...reportRowFields.stat_date, sortable: true },
        { ...reportRowFields.bet_member, sortable: true, total: true },
        { ...reportRowFields.bet_count, sortable: true, total: true },
        { ...reportRowFields.turnover, sortable: true, total: true },
        { ...reportRowFields.payout, sortable: true, total: true },
        { ...reportRowFields.ggr, sortable: true, total: true },
        { ...reportRowFields.rtp_pct, sortable: true, total: true },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: reportRowFields.stat_date, initial: 'last7', maxDays: 732 },
        { name: 'group_by', operator: 'eq', params: ['group_by'], field: { name: 'group_by', kind: 'enum', label: { th: 'จัดกลุ่ม', en: 'Group by' }, options: reportGroupOptions }, initial: 'sub_provider' },
        { name: 'compare', operator: 'contains', params: ['compare'], field: { name: 'compare', kind: 'code', label: { th: 'เทียบกับ', en: 'Compare with' } } },
        { name: 'agent_id', operator: 'in', params: ['agent_id'], field: reportRowFields.agent_id },
        { name: 'provider_id', operator: 'in', params: ['provider_id'], field: reportRowFields.provider_id },
        { name: 'sub_provider_id', operator: 'in', params: ['sub_provider_id'], field: reportRowFields.sub_provider_id, narrowedBy: ['provider_id'] },
        { name: 'game_type', operator: 'in', params: ['game_type'], field: reportRowFields.game_type },
      ],
      sort: '-stat_date,-turnover',
      limit: 50,
      match: { game_id: 'id' },
      chart: { x: 'stat_date', bars: ['turnover'], lines: ['ggr'], group: 'day', full: '/report/game-stats?group_by=game&game_id={id}' },
      permission: 'report.game_stats.view',
    },
  ],
  actions: [],
  done: '/game/manage-game-list',
  about: '{name_th} · {game_code}',
  history: { call: recordHistory, entity: 'Game' },
});
