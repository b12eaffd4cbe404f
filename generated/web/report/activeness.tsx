// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { activityStateOptions } from '#generated/api/enums/activity-state.ts';
import { memberActivityFields as f } from '#generated/api/fields/member-activity.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { memberFilterActiveness } from './calls/member.ts';

export default listPage({
  kind: 'list',
  path: '/report/activeness',
  area: 'report',
  title: { th: 'ความเคลื่อนไหวสมาชิก', en: 'Activeness' },
  permission: 'report.activeness.view',
  list: memberFilterActiveness,
  key: 'id',
  columns: [
    { ...f.username, width: 130, sortable: true, pin: 'start' },
    { ...f.name, width: 160, sortable: true },
    { ...f.agent_code, width: 110 },
    { ...f.level, width: 100, sortable: true },
    { ...f.registered_at, width: 165, sortable: true },
    { ...f.last_login_at, width: 165, sortable: true },
    { ...f.last_deposit_at, width: 165, sortable: true },
    { ...f.last_bet_at, width: 165, sortable: true },
    { ...f.last_active_at, width: 165, sortable: true },
    f.days_inactive,
    { ...f.login_days_30, sortable: true },
    { ...f.deposit_count_30, sortable: true, total: true },
    { ...f.deposit_total_30, sortable: true, total: true },
    { ...f.valid_turnover_30, sortable: true, total: true },
    { ...f.winloss_30, sortable: true, total: true },
    { ...f.ltv, sortable: true, total: true, pin: 'end' },
    { ...f.mobile, hidden: true },
    { ...f.utm_source, hidden: true },
    { ...f.days_since_register, hidden: true },
    { ...f.activity_state, width: 130, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.last_active_at, maxDays: 93 },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'activity_state', operator: 'in', params: ['activity_state'], field: f.activity_state },
    { name: 'level', operator: 'in', params: ['level'], field: f.level },
    { name: 'inactive_days', operator: 'between', params: ['inactive_days_min', 'inactive_days_max'], field: { ...f.days_inactive, label: { th: 'ไม่เคลื่อนไหว (วัน)', en: 'Inactive days' } } },
    { name: 'deposit_total', operator: 'between', params: ['deposit_total_min', 'deposit_total_max'], field: f.deposit_total_30 },
    { name: 'utm_source', operator: 'eq', params: ['utm_source'], field: f.utm_source },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-last_active_at',
  limit: 20,
  tabs: { filter: 'activity_state', items: activityStateOptions },
  rowActions: [
    { id: 'profile', label: { th: 'ดูสมาชิก', en: 'The member' }, icon: 'account', permission: 'member.member.view', to: '/member/users?username={username}' },
    { id: 'member', label: { th: 'แพ้/ชนะของสมาชิก', en: 'The member\'s win/loss' }, icon: 'chart-box', permission: 'member.winloss.view', to: '/member/winloss-summary?username={username}' },
    { id: 'wallet', label: { th: 'ดูกระเป๋า', en: 'The wallet' }, icon: 'wallet', permission: 'member.wallet.view', to: '/member/wallet-history?username={username}' },
  ],
  bulkActions: [],
  headerActions: [{ id: 'sms', label: { th: 'ส่ง SMS กลุ่มนี้', en: 'Text this segment' }, icon: 'message-text-outline', permission: 'promotion.sms.send', to: '/promotion/manage?audience={filters}' }],
  export: 'report.activeness.export',
  above: { load: () => import('#areas/report/web/parts/activeness-summary.tsx'), height: 436 },
});
