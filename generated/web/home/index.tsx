// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { dashboardPage } from '#web/screens/dashboard/dashboard-page.tsx';
import { agentDepositWithdrawDaily, agentItems, agentSummary, agentSummaryProvider } from '../agent/calls/agent.ts';

export default dashboardPage({
  kind: 'dashboard',
  path: '/',
  area: 'home',
  title: { th: 'หน้าหลัก', en: 'Home' },
  permission: 'home.dashboard.view',
  greeting: { th: 'สวัสดี {name}', en: 'Hello {name}' },
  filters: [{ param: 'agent_id', label: { th: 'เอเย่นต์', en: 'Agent' }, all: { th: 'ทุกเอเย่นต์', en: 'All agents' }, display: 'name', items: agentItems }],
  sources: {
    days: { call: agentSummary, query: { group_by: 'day', date_from: '{today-29d}', date_to: '{today}', limit: '30', sort: 'stat_date' }, filters: ['agent_id'], refresh: 60000 },
    money: { call: agentDepositWithdrawDaily, query: { group_by: 'day', date_from: '{today}', date_to: '{today}', compare: 'previous' }, filters: ['agent_id'], refresh: 60000 },
    hours: { call: agentDepositWithdrawDaily, query: { group_by: 'hour', date_from: '{today-1d}', date_to: '{today}', limit: '48', sort: 'stat_date,hour' }, filters: ['agent_id'], refresh: 300000 },
    types: { call: agentSummaryProvider, query: { group_by: 'game_type', date_from: '{from}', date_to: '{to}', limit: '20', sort: '-turnover' }, filters: ['agent_id'], refresh: 300000 },
    agents: { call: agentSummary, query: { group_by: 'agent', date_from: '{from}', date_to: '{to}', limit: '10', sort: '-turnover' }, filters: ['agent_id'], refresh: 300000 },
  },
  tiles: [
    {
      kind: 'figures',
      of: 'days',
      day: 'stat_date',
      against: 'money',
      show: [
        { field: { name: 'deposit_total', kind: 'money' }, label: { th: 'ฝากวันนี้', en: 'Deposits today' }, sameTime: true, good: 'more', to: '/agent/deposit-withdraw-daily?group_by=hour&date_from={today}&date_to={today}' },
        { field: { name: 'withdraw_total', kind: 'money' }, label: { th: 'ถอนวันนี้', en: 'Withdrawals today' }, sameTime: true, to: '/agent/deposit-withdraw-daily?group_by=hour&date_from={today}&date_to={today}' },
        { field: { name: 'net_flow', kind: 'money' }, label: { th: 'ฝาก-ถอน', en: 'Net flow' }, sameTime: true, good: 'more', to: '/agent/deposit-withdraw-daily?group_by=hour&date_from={today}&date_to={today}' },
        {
          field: { name: 'new_member', kind: 'integer' },
          second: { name: 'first_deposit_count', kind: 'integer' },
          label: { th: 'สมัครใหม่ / ฝากแรก', en: 'New / first deposit' },
          sameTime: true,
          good: 'more',
          to: '/agent/daily-summary?date_from={today-13d}&date_to={today}',
        },
        { field: { name: 'bet_member', kind: 'integer' }, label: { th: 'ผู้เล่นวันนี้', en: 'Players today' }, good: 'more', to: '/agent/winloss-summary?group_by=agent&date_from={today}&date_to={today}' },
        { field: { name: 'valid_turnover', kind: 'money' }, label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, good: 'more', to: '/agent/winloss-summary?group_by=agent&date_from={today}&date_to={today}' },
        { field: { name: 'company_winloss', kind: 'money' }, label: { th: 'แพ้/ชนะบริษัท', en: 'Company win/loss' }, good: 'more', to: '/agent/winloss-summary?group_by=agent&date_from={today}&date_to={today}' },
        { field: { name: 'agent_winloss', kind: 'money' }, label: { th: 'แพ้/ชนะเอเย่นต์', en: 'Agent win/loss' }, good: 'more', instead: 'company_winloss', to: '/agent/winloss-summary?group_by=agent&date_from={today}&date_to={today}' },
        { field: { name: 'profit', kind: 'money' }, label: { th: 'กำไรสุทธิ', en: 'Profit' }, good: 'more', to: '/agent/daily-summary?date_from={today-13d}&date_to={today}' },
      ],
    },
    { kind: 'queues' },
    { kind: 'charts', title: { th: 'แนวโน้ม', en: 'Trends' }, periods: ['today', 'yesterday', 'last7', 'thisMonth'], of: ['hours', 'days', 'types', 'agents'], load: () => import('./index.charts-0.tsx') },
    { kind: 'part', name: 'health', load: () => import('#areas/home/web/parts/health.tsx') },
    { kind: 'shortcuts' },
  ],
  keys: {
    w: { to: '/finance/withdraw_requests', label: { th: 'รายการถอน', en: 'Withdrawal queue' } },
    d: { to: '/finance/deposit_requests', label: { th: 'รายการฝาก', en: 'Deposits' } },
    m: { to: '/member/users', label: { th: 'รายชื่อสมาชิก', en: 'Members' } },
  },
});
