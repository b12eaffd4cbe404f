// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { reportGroupOptions } from '#generated/api/enums/report-group.ts';
import { agentShareFields } from '#generated/api/fields/agent-share.ts';
import { agentFields as f } from '#generated/api/fields/agent.ts';
import { reportRowFields } from '#generated/api/fields/report-row.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { agentChannels, agentDetail, agentShares, agentSummaryDetail, agentUpdate } from './calls/agent.ts';
import { validateAgentUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/agent/detail',
  area: 'agent',
  title: { th: 'รายละเอียดเอเย่นต์', en: 'Agent' },
  permission: 'agent.agent.view',
  mode: 'update',
  record: agentDetail,
  save: agentUpdate,
  savePermission: 'agent.agent.update',
  key: 'agent_id',
  fields: [
    { name: 'code', kind: 'string', label: f.code.label, readonly: true },
    f.name,
    f.type,
    f.parent_id,
    f.server,
    f.prefix,
    f.domain,
    f.status,
    f.share_pct,
    f.commission_pct,
    f.credit_limit,
    f.contact_name,
    f.contact_tel,
    f.line_id,
    f.note,
  ],
  groups: [
    { title: { th: 'เอเย่นต์', en: 'Agent' }, fields: ['code', 'name', 'type', 'parent_id', 'server', 'prefix', 'domain', 'status'] },
    { title: { th: 'ส่วนแบ่ง', en: 'Shares' }, fields: ['share_pct', 'commission_pct', 'credit_limit'] },
    { title: { th: 'ผู้ติดต่อ', en: 'Contact' }, fields: ['contact_name', 'contact_tel', 'line_id', 'note'] },
  ],
  validate: validateAgentUpdate,
  panels: [
    { name: 'settings', title: { th: 'การตั้งค่า', en: 'Settings' }, part: () => import('#areas/agent/web/parts/settings.tsx'), kept: true },
    { name: 'channels', title: { th: 'ช่องทางการเงิน', en: 'Money channels' }, part: () => import('#areas/agent/web/parts/channels.tsx'), permission: 'agent.agent.view', call: agentChannels },
  ],
  related: [
    {
      name: 'performance',
      title: { th: 'ผลประกอบการ', en: 'Performance' },
      list: agentSummaryDetail,
      key: 'row_key',
      columns: [
        { ...reportRowFields.stat_date, sortable: true },
        { ...reportRowFields.bet_member, sortable: true, total: true },
        { ...reportRowFields.bet_count, sortable: true, total: true },
        { ...reportRowFields.turnover, sortable: true, total: true },
        { ...reportRowFields.member_winloss, sortable: true, total: true },
        { ...reportRowFields.agent_winloss, sortable: true, total: true },
        { ...reportRowFields.company_net, sortable: true, total: true },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: reportRowFields.stat_date, initial: 'last7', maxDays: 732 },
        { name: 'group_by', operator: 'eq', params: ['group_by'], field: { name: 'group_by', kind: 'enum', label: { th: 'จัดกลุ่ม', en: 'Group by' }, options: reportGroupOptions }, initial: 'type_day' },
        { name: 'compare', operator: 'contains', params: ['compare'], field: { name: 'compare', kind: 'code', label: { th: 'เทียบกับ', en: 'Compare with' } } },
        { name: 'game_type', operator: 'in', params: ['game_type'], field: reportRowFields.game_type },
      ],
      sort: '-stat_date,-turnover',
      limit: 50,
      match: { agent_id: 'id' },
      chart: {
        x: 'stat_date',
        bars: ['agent_winloss'],
        lines: ['member_winloss'],
        group: 'day',
        full: '/agent/winloss-summary?group_by=member&agent_id={id}',
        help: { th: 'ยอดของมาสเตอร์ดูจากรายงานแพ้/ชนะของเอเย่นต์ใต้สาย', en: 'The figures of a master are in the reports of its agents' },
      },
      permission: 'agent.winloss.view',
    },
    {
      name: 'shares',
      title: { th: 'ประวัติถือสู้', en: 'Share history' },
      list: agentShares,
      key: 'id',
      columns: [
        { ...agentShareFields.effective_from, sortable: true, pin: 'start' },
        { ...agentShareFields.share_pct, sortable: true },
        { ...agentShareFields.commission_pct, sortable: true },
        { ...agentShareFields.changed_at, sortable: true },
        { ...agentShareFields.changed_by, sortable: true },
      ],
      filters: [],
      sort: '-effective_from',
      limit: 20,
      match: { agent_id: 'id' },
      permission: 'agent.agent.view',
    },
  ],
  actions: [],
  about: '{name} · {code}',
  asks: [
    { question: { th: 'การเปลี่ยนถือสู้/คอมมิชชั่นมีผลกับยอดตั้งแต่วันนี้เป็นต้นไป ยืนยัน?', en: 'New shares and commissions count for amounts from today on. Go on?' }, fields: ['share_pct', 'commission_pct'] },
    { question: { th: 'ระงับเอเย่นต์ {name}? สมาชิกจะเข้าเล่น ฝาก และถอนไม่ได้', en: 'Suspend {name}? Its members can no longer play, deposit or withdraw.' }, fields: ['status'], when: { status: ['suspended'] } },
    { question: { th: 'เปิดใช้งานเอเย่นต์ {name} อีกครั้ง?', en: 'Activate {name} again?' }, fields: ['status'], when: { status: ['active'] } },
    {
      question: { th: 'ปิดเอเย่นต์ถาวรไม่สามารถย้อนกลับได้ พิมพ์รหัส {code} เพื่อยืนยัน', en: 'Closing an agent cannot be undone. Type its code {code} to confirm.' },
      fields: ['status'],
      when: { status: ['closed'] },
      typed: 'code',
      send: { confirm_code: '{code}' },
    },
  ],
  history: { call: recordHistory, entity: 'Agent' },
});
