// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { reportPage } from '#web/screens/report/report-page.tsx';
import { reportRowFields as f } from '../report/fields/report-row.ts';
import { memberSummary } from './calls/member.ts';

export default reportPage({
  kind: 'report',
  path: '/member/winloss-summary-provider',
  area: 'member',
  title: { th: 'แพ้/ชนะ สมาชิก แยกค่าย', en: 'Member win/loss by provider' },
  permission: 'member.winloss.view',
  list: memberSummary,
  key: 'row_key',
  columns: [
    { ...f.stat_date, width: 110, pin: 'start', sortable: true, groups: ['bet_day', 'day'] },
    { ...f.sub_provider_title, width: 150, pin: 'start', sortable: true, groups: ['provider', 'bet_day'] },
    { ...f.game_title, width: 180, pin: 'start', sortable: true, groups: ['game'] },
    { ...f.game_provider, sortable: true, groups: ['game'] },
    { ...f.sub_provider_of, sortable: true, groups: ['provider', 'bet_day'] },
    { ...f.sub_provider_type, sortable: true, groups: ['provider', 'bet_day'] },
    { ...f.bet_member, sortable: true, total: true, whole: true },
    { ...f.bet_count, sortable: true, total: true },
    { ...f.turnover, sortable: true, total: true },
    { ...f.valid_turnover, sortable: true, total: true },
    { ...f.payout, sortable: true, total: true },
    { ...f.member_winloss, label: { th: 'แพ้/ชนะ', en: 'Win/loss' }, sortable: true, total: true },
    { ...f.member_commission, label: { th: 'คอม', en: 'Commission' }, sortable: true, total: true },
    { ...f.company_winloss, label: { th: 'บริษัท', en: 'Company' }, sortable: true, total: true },
    { ...f.rtp_pct, sortable: true, total: true, whole: true },
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
          { value: 'provider', label: { th: 'ค่ายเกม', en: 'Provider' } },
          { value: 'bet_day', label: { th: 'รายการเดิมพันรายวัน', en: 'Bets of each day' } },
          { value: 'game', label: { th: 'เกม', en: 'Game' } },
        ],
      },
      initial: 'provider',
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
    { name: 'username', operator: 'eq', params: ['username'], field: f.username },
    { name: 'game_type', operator: 'in', params: ['game_type'], field: f.game_type },
    { name: 'provider_id', operator: 'in', params: ['provider_id'], field: f.provider_id },
  ],
  sort: '-stat_date,-turnover',
  limit: 50,
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  export: 'member.winloss.export',
  drill: {
    provider: '?group_by=bet_day',
    game: '/game/provider-history?game_code={game_code}&provider_id={game_provider_id}',
  },
  heat: ['rtp_pct'],
  chart: { x: 'sub_provider_title', bars: ['turnover', 'payout'], lines: [], top: 10 },
});
