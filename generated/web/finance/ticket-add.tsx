// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { replenishTicketFields as f } from '#generated/api/fields/replenish-ticket.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { ticketAdd } from './calls/ticket.ts';
import { validateTicketAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/finance/ticket/add',
  area: 'finance',
  title: { th: 'สร้างใบขอเติมเงิน', en: 'New ticket' },
  permission: 'finance.ticket.create',
  mode: 'create',
  save: ticketAdd,
  savePermission: 'finance.ticket.create',
  key: 'id',
  fields: [f.target_bank_id, f.amount, f.priority, f.source_type, f.source_bank_id, f.gateway_account_id, f.finance_team_id, f.assignee_id, f.opened_reason, f.note],
  groups: [
    { title: { th: 'เติมเข้าบัญชี', en: 'To' }, fields: ['target_bank_id', 'amount', 'priority'] },
    { title: { th: 'แหล่งเงิน', en: 'From' }, fields: ['source_type', 'source_bank_id', 'gateway_account_id'] },
    { title: { th: 'มอบหมาย', en: 'Who' }, fields: ['finance_team_id', 'assignee_id', 'opened_reason', 'note'] },
  ],
  validate: validateTicketAdd,
  related: [],
  actions: [],
  done: '/finance/ticket/detail?id={id}',
});
