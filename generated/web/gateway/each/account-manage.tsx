// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { GatewayInfo } from '#contract/catalog.ts';
import type { Field } from '#contract/field.ts';
import type { Action, Column } from '#contract/screen.ts';
import type { GatewayAccountFieldName } from '#generated/api/fields/gateway-account.ts';
import { listPage } from '#web/screens/list/list-page.tsx';

/** What a gateway has of its own for this page. */
export type Own = { readonly gatewayAccounts: Call; readonly gatewayUpdate: Call; readonly f: Readonly<Record<GatewayAccountFieldName, Field>>; readonly gatewayBalance?: Call; readonly columns: readonly Column[] };

export const page = (g: GatewayInfo, own: Own) =>
  listPage({
    kind: 'list',
    path: `/${g.name}/account/manage`,
    area: g.name,
    title: { th: `บัญชี ${g.title.th}`, en: `${g.title.en} accounts` },
    permission: `gateway.${g.name}.account.view`,
    list: own.gatewayAccounts,
    key: 'id',
    columns: [
      { ...own.f.name, pin: 'start', sortable: true, link: `/${g.name}/account/detail?id={id}` },
      ...own.columns,
      { ...own.f.deposit_enabled, sortable: true },
      { ...own.f.withdraw_enabled, sortable: true },
      { ...own.f.deposit_fee_pct, width: 140, sortable: true },
      { ...own.f.withdraw_fee_fixed, width: 160, sortable: true },
      ...(own.gatewayBalance ? ([{ ...own.f.balance, sortable: true, total: true }] satisfies readonly Column[]) : []),
      { ...own.f.today_in, sortable: true, total: true },
      { ...own.f.today_out, sortable: true, total: true },
      { ...own.f.success_rate_today, sortable: true },
      { ...own.f.agent_count, sortable: true },
      { ...own.f.health, sortable: true },
      { ...own.f.status, pin: 'end', sortable: true },
    ],
    filters: [
      { name: 'status', operator: 'in', params: ['status'], field: own.f.status },
      { name: 'health', operator: 'in', params: ['health'], field: own.f.health },
      { name: 'deposit_enabled', operator: 'eq', params: ['deposit_enabled'], field: own.f.deposit_enabled },
      { name: 'withdraw_enabled', operator: 'eq', params: ['withdraw_enabled'], field: own.f.withdraw_enabled },
      { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
    ],
    sort: 'name',
    limit: 20,
    open: `/${g.name}/account/detail?id={id}`,
    rowActions: [
      { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: `gateway.${g.name}.account.view`, to: `/${g.name}/account/detail?id={id}` },
      ...(own.gatewayBalance ? ([{ id: 'balance', label: { th: 'เช็คยอด', en: 'Check balance' }, icon: 'cash-sync', permission: `gateway.${g.name}.account.balance`, call: own.gatewayBalance }] satisfies readonly Action[]) : []),
      {
        id: 'pause',
        label: { th: 'ปิดปรับปรุง', en: 'Put in maintenance' },
        icon: 'wrench',
        tone: 'warning',
        permission: `gateway.${g.name}.account.update`,
        when: { status: ['active'] },
        call: own.gatewayUpdate,
        set: { status: 'maintenance' },
        confirm: { th: 'ปิดบัญชี {name}? คำสั่งฝากใหม่จะไปใช้ช่องทางอื่น', en: 'Close {name}? New deposits will go elsewhere.' },
      },
      {
        id: 'resume',
        label: { th: 'เปิดใช้งาน', en: 'Activate' },
        icon: 'play',
        tone: 'success',
        permission: `gateway.${g.name}.account.update`,
        when: { status: ['maintenance', 'inactive'] },
        call: own.gatewayUpdate,
        set: { status: 'active' },
        confirm: { th: 'เปิดใช้งานบัญชี {name}?', en: 'Activate {name}?' },
      },
    ],
    bulkActions: [],
    headerActions: [{ id: 'add', label: { th: 'เพิ่มบัญชี', en: 'Add account' }, icon: 'plus', permission: `gateway.${g.name}.account.create`, to: `/${g.name}/account/add` }],
  });
