// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { reportPage } from '#web/screens/report/report-page.tsx';
import { reportRowFields as f } from '../report/fields/report-row.ts';
import { gameStats } from './calls/game.ts';

export default reportPage({
  kind: 'report',
  path: '/report/game-stats',
  area: 'game',
  title: { th: 'สถิติเกม', en: 'Game statistics' },
  permission: 'report.game_stats.view',
  list: gameStats,
  key: 'row_key',
  columns: [
    { ...f.sub_provider_title, width: 160, pin: 'start', sortable: true, groups: ['sub_provider'] },
    { ...f.provider_title, width: 160, pin: 'start', sortable: true, groups: ['provider'] },
    { ...f.game_type, width: 120, pin: 'start', sortable: true, groups: ['game_type'] },
    { ...f.sub_provider_of, sortable: true, groups: ['sub_provider'] },
    { ...f.sub_provider_type, sortable: true, groups: ['sub_provider'] },
    { ...f.bet_member, sortable: true, total: true, whole: true },
    { ...f.bet_count, sortable: true, total: true },
    { ...f.turnover, sortable: true, total: true },
    { ...f.valid_turnover, sortable: true, total: true },
    { ...f.payout, sortable: true, total: true },
    { ...f.member_winloss, sortable: true, total: true },
    { ...f.ggr, sortable: true, total: true },
    { ...f.rtp_pct, sortable: true, total: true, whole: true },
    { ...f.hold_pct, sortable: true, total: true, whole: true },
    { ...f.share_of_turnover_pct, sortable: true, whole: true },
  ],
  filters: [
    {
      name: 'group_by',
      operator: 'eq',
      params: ['group_by'],
      field: {
        name: 'group_by',
        kind: 'enum',
        label: { th: 'จัดกลุ่ม', en: 'Group by' },
        options: [
          { value: 'sub_provider', label: { th: 'ค่ายย่อย', en: 'Sub-provider' } },
          { value: 'provider', label: { th: 'ค่ายเกม', en: 'Provider' } },
          { value: 'game_type', label: { th: 'หมวดเกม', en: 'Game type' } },
        ],
      },
      initial: 'sub_provider',
    },
    {
      name: 'date',
      operator: 'between',
      params: ['date_from', 'date_to'],
      field: f.stat_date,
      initial: 'last7',
      maxDays: 732,
    },
    {
      name: 'compare',
      operator: 'eq',
      params: ['compare'],
      field: { name: 'compare', kind: 'boolean', label: { th: 'เทียบช่วงก่อน', en: 'Compare' } },
    },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'provider_id', operator: 'in', params: ['provider_id'], field: f.provider_id },
    { name: 'game_type', operator: 'in', params: ['game_type'], field: f.game_type },
  ],
  sort: '-turnover',
  limit: 50,
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  export: 'report.game_stats.export',
  drill: {
    provider: '?group_by=sub_provider&provider_id={provider_id}',
    game_type: '?group_by=sub_provider&game_type={game_type}',
  },
  heat: ['rtp_pct'],
  chart: { x: 'sub_provider_title', bars: ['turnover', 'payout'], lines: [], area: 'turnover', top: 10 },
});
