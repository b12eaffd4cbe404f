// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { affiliateTierOptions } from '#generated/api/enums/affiliate-tier.ts';
import { affiliateRowFields as f } from '#generated/api/fields/affiliate-row.ts';
import { reportPage } from '#web/screens/report/report-page.tsx';
import { memberAffiliate } from './calls/member.ts';

export default reportPage({
  kind: 'report',
  path: '/affiliate',
  area: 'member',
  title: { th: 'แนะนำเพื่อน', en: 'Affiliate' },
  permission: 'member.affiliate.view',
  list: memberAffiliate,
  key: 'id',
  columns: [
    { ...f.username, width: 130, pin: 'start', sortable: true },
    { ...f.name, width: 160, sortable: true },
    { ...f.agent_code, sortable: true },
    { ...f.referral_code, width: 120, sortable: true },
    { ...f.referral_link, hidden: true, sortable: true },
    { ...f.downline_l1, sortable: true, total: true },
    { ...f.downline_l2, sortable: true, total: true },
    { ...f.downline_active, sortable: true },
    { ...f.downline_deposit_total, sortable: true },
    { ...f.downline_valid_turnover, sortable: true },
    { ...f.downline_winloss, sortable: true },
    { ...f.income_total, sortable: true, total: true, pin: 'end' },
    { ...f.income_paid, sortable: true, total: true },
    { ...f.income_pending, sortable: true, total: true },
    { ...f.last_income_at, sortable: true },
    { ...f.status, pin: 'end', sortable: true },
  ],
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: { name: 'date', kind: 'date', label: { th: 'ช่วงคำนวณรายได้', en: 'Period' } }, initial: 'last7', maxDays: 92 },
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'level', operator: 'in', params: ['level'], field: { name: 'level', kind: 'enum', label: { th: 'ชั้น', en: 'Level' }, options: affiliateTierOptions } },
    { name: 'min_downline', operator: 'eq', params: ['min_downline'], field: { name: 'min_downline', kind: 'integer', label: { th: 'สมาชิกใต้สายขั้นต่ำ', en: 'Least downline' } } },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-income_total,username',
  limit: 50,
  click: 'tree',
  rowActions: [
    { id: 'tree', label: { th: 'ดูสายงาน', en: 'See the downline' }, part: () => import('#areas/member/web/parts/downline.tsx') },
    { id: 'link', label: { th: 'คัดลอกลิงก์แนะนำ', en: 'Copy the referral link' }, when: { referral_link: { not: [null] } }, copy: 'referral_link' },
    { id: 'wallet', label: { th: 'ประวัติกระเป๋า', en: 'Wallet history' }, icon: 'wallet', permission: 'member.wallet.view', to: '/member/wallet-history?username={username}&wallet_type=affiliate' },
  ],
  bulkActions: [],
  headerActions: [],
  export: 'member.affiliate.export',
  drill: {},
  heat: [],
});
