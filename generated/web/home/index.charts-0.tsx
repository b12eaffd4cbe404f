// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { reportRowFields as f } from '#generated/api/fields/report-row.ts';
import { chartsGrid } from '#web/screens/dashboard/charts-grid.tsx';

export default chartsGrid({
  charts: [
    {
      kind: 'lines',
      of: 'hours',
      title: { th: 'ฝาก/ถอน รายชั่วโมง', en: 'Deposits and withdrawals by hour' },
      to: '/agent/deposit-withdraw-daily?group_by=hour&date_from={today-1d}&date_to={today}',
      x: f.hour,
      bars: [],
      lines: [[f.deposit_total], [f.withdraw_total]],
      day: 'stat_date',
    },
    {
      kind: 'lines',
      of: 'days',
      title: { th: 'ฝาก-ถอน และแพ้/ชนะ 30 วัน', en: 'Net flow and win/loss, 30 days' },
      to: '/agent/daily-summary?date_from={today-29d}&date_to={today}',
      x: f.stat_date,
      bars: [[f.net_flow]],
      lines: [[f.company_winloss, f.agent_winloss]],
    },
    { kind: 'ring', of: 'types', title: { th: 'ยอดเดิมพันแยกหมวดเกม', en: 'Turnover by game type' }, to: '/agent/winloss-summary-provider?group_by=game_type&date_from={from}&date_to={to}', x: f.game_type, part: f.turnover },
    {
      kind: 'ranking',
      of: 'agents',
      title: { th: '10 เอเย่นต์ ยอดเดิมพันสูงสุด', en: 'Top 10 agents by turnover' },
      to: '/agent/winloss-summary?group_by=agent&date_from={from}&date_to={to}',
      code: f.agent_code,
      name: f.agent_title,
      amount: f.turnover,
      key: 'row_key',
      row: '/agent/winloss-summary?group_by=member&agent_id={agent_id}&date_from={from}&date_to={to}',
    },
  ],
});
