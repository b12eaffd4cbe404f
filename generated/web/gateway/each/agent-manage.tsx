// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { GatewayInfo } from '#contract/catalog.ts';
import type { Field } from '#contract/field.ts';
import type { GatewayAgentConfigFieldName } from '#generated/api/fields/gateway-agent-config.ts';
import { listPage } from '#web/screens/list/list-page.tsx';

/** What a gateway has of its own for this page. */
export type Own = { readonly gatewayAgentConfigs: Call; readonly gatewayAgentUpdate: Call; readonly f: Readonly<Record<GatewayAgentConfigFieldName, Field>> };

export const page = (g: GatewayInfo, own: Own) =>
  listPage({
    kind: 'list',
    path: `/${g.name}/agent/manage`,
    area: g.name,
    title: { th: `ตั้งค่าเอเย่นต์ ${g.title.th}`, en: `${g.title.en} agent configs` },
    permission: `gateway.${g.name}.agent_config.view`,
    list: own.gatewayAgentConfigs,
    key: 'id',
    columns: [
      { ...own.f.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, pin: 'start', sortable: true, link: `/${g.name}/agent/detail?id={id}` },
      { ...own.f.account_id, sortable: true },
      { ...own.f.display_name, sortable: true },
      { ...own.f.deposit_enabled, sortable: true },
      { ...own.f.withdraw_enabled, sortable: true },
      { name: 'deposit_min', kind: 'money', label: own.f.deposit_min.label, nullable: true, sortable: true },
      { name: 'deposit_max', kind: 'money', label: own.f.deposit_max.label, nullable: true, sortable: true },
      { name: 'withdraw_min', kind: 'money', label: own.f.withdraw_min.label, nullable: true, sortable: true },
      { name: 'withdraw_max', kind: 'money', label: own.f.withdraw_max.label, nullable: true, sortable: true },
      { ...own.f.auto_withdraw_max, sortable: true },
      { ...own.f.fee_payer, sortable: true },
      { ...own.f.priority, sortable: true },
      { ...own.f.open_from, sortable: true },
      { ...own.f.open_to, sortable: true },
      { ...own.f.status, pin: 'end', sortable: true },
    ],
    filters: [
      { name: 'agent_id', operator: 'in', params: ['agent_id'], field: own.f.agent_id },
      { name: 'account_id', operator: 'in', params: ['account_id'], field: own.f.account_id },
      { name: 'status', operator: 'in', params: ['status'], field: own.f.status },
      { name: 'deposit_enabled', operator: 'eq', params: ['deposit_enabled'], field: own.f.deposit_enabled },
      { name: 'withdraw_enabled', operator: 'eq', params: ['withdraw_enabled'], field: own.f.withdraw_enabled },
    ],
    sort: 'priority,agent_code',
    limit: 20,
    open: `/${g.name}/agent/detail?id={id}`,
    rowActions: [
      { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: `gateway.${g.name}.agent_config.view`, to: `/${g.name}/agent/detail?id={id}` },
      {
        id: 'close',
        label: { th: 'ปิด', en: 'Close' },
        icon: 'pause',
        tone: 'warning',
        permission: `gateway.${g.name}.agent_config.update`,
        when: { status: ['active'] },
        call: own.gatewayAgentUpdate,
        set: { status: 'inactive' },
        confirm: { th: `ปิด ${g.title.th} ของเอเย่นต์ {agent_code}?`, en: `Close ${g.title.en} for {agent_code}?` },
      },
      {
        id: 'open',
        label: { th: 'เปิด', en: 'Open' },
        icon: 'play',
        tone: 'success',
        permission: `gateway.${g.name}.agent_config.update`,
        when: { status: ['inactive'] },
        call: own.gatewayAgentUpdate,
        set: { status: 'active' },
        confirm: { th: `เปิด ${g.title.th} ของเอเย่นต์ {agent_code}?`, en: `Open ${g.title.en} for {agent_code}?` },
      },
    ],
    bulkActions: [
      {
        id: 'deposit_on',
        label: { th: 'เปิดฝาก', en: 'Deposits on' },
        permission: `gateway.${g.name}.agent_config.update`,
        when: { deposit_enabled: [false] },
        call: own.gatewayAgentUpdate,
        set: { deposit_enabled: true },
        confirm: { th: `เปิดฝาก ${g.title.th} ของ {n} เอเย่นต์?`, en: `Open ${g.title.en} deposits for {n} agents?` },
      },
      {
        id: 'deposit_off',
        label: { th: 'ปิดฝาก', en: 'Deposits off' },
        tone: 'warning',
        permission: `gateway.${g.name}.agent_config.update`,
        when: { deposit_enabled: [true] },
        call: own.gatewayAgentUpdate,
        set: { deposit_enabled: false },
        confirm: { th: `ปิดฝาก ${g.title.th} ของ {n} เอเย่นต์?`, en: `Close ${g.title.en} deposits for {n} agents?` },
      },
      {
        id: 'withdraw_on',
        label: { th: 'เปิดถอน', en: 'Withdrawals on' },
        permission: `gateway.${g.name}.agent_config.update`,
        when: { withdraw_enabled: [false] },
        call: own.gatewayAgentUpdate,
        set: { withdraw_enabled: true },
        confirm: { th: `เปิดถอน ${g.title.th} ของ {n} เอเย่นต์?`, en: `Open ${g.title.en} withdrawals for {n} agents?` },
      },
      {
        id: 'withdraw_off',
        label: { th: 'ปิดถอน', en: 'Withdrawals off' },
        tone: 'warning',
        permission: `gateway.${g.name}.agent_config.update`,
        when: { withdraw_enabled: [true] },
        call: own.gatewayAgentUpdate,
        set: { withdraw_enabled: false },
        confirm: { th: `ปิดถอน ${g.title.th} ของ {n} เอเย่นต์?`, en: `Close ${g.title.en} withdrawals for {n} agents?` },
      },
    ],
    headerActions: [{ id: 'add', label: { th: 'เพิ่มเอเย่นต์', en: 'Add agent' }, icon: 'plus', permission: `gateway.${g.name}.agent_config.create`, to: `/${g.name}/agent/add` }],
  });
