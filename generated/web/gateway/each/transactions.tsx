// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { GatewayInfo } from '#contract/catalog.ts';
import type { Field } from '#contract/field.ts';
import type { GatewayTransactionFieldName } from '#generated/api/fields/gateway-transaction.ts';
import { listPage } from '#web/screens/list/list-page.tsx';

/** What a gateway has of its own for this page. */
export type Own = { readonly gatewayTransactions: Call; readonly f: Readonly<Record<GatewayTransactionFieldName, Field>> };

export const page = (g: GatewayInfo, own: Own) =>
  listPage({
    kind: 'list',
    path: `/${g.name}/transactions`,
    area: g.name,
    title: { th: `ธุรกรรม ${g.title.th}`, en: `${g.title.en} transactions` },
    permission: `gateway.${g.name}.transaction.view`,
    list: own.gatewayTransactions,
    key: 'id',
    columns: [
      { ...own.f.received_at, sortable: true },
      { ...own.f.txn_ref, pin: 'start', sortable: true },
      { ...own.f.order_ref, sortable: true, link: `/${g.name}/orders?q={order_ref}` },
      { ...own.f.gateway_ref, sortable: true },
      { ...own.f.account_id, sortable: true },
      { ...own.f.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, sortable: true },
      { ...own.f.username, sortable: true },
      { ...own.f.type, sortable: true },
      { ...own.f.amount, sortable: true, total: true },
      { ...own.f.fee, sortable: true, total: true },
      { ...own.f.net_amount, sortable: true, total: true },
      { ...own.f.balance_after, sortable: true },
      { ...own.f.payer_bank_code, sortable: true },
      own.f.payer_account_no,
      { ...own.f.payer_name, sortable: true },
      { ...own.f.payee_mismatch, sortable: true },
      { ...own.f.signature_valid, sortable: true },
      { ...own.f.source_ip, sortable: true },
      { ...own.f.process_status, sortable: true },
      { ...own.f.message, sortable: true },
    ],
    filters: [
      { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: own.f.received_at, initial: 'today', maxDays: 31 },
      { name: 'agent_id', operator: 'in', params: ['agent_id'], field: own.f.agent_id },
      { name: 'account_id', operator: 'in', params: ['account_id'], field: own.f.account_id },
      { name: 'type', operator: 'in', params: ['type'], field: own.f.type },
      { name: 'process_status', operator: 'in', params: ['process_status'], field: own.f.process_status },
      { name: 'payee_mismatch', operator: 'eq', params: ['payee_mismatch'], field: own.f.payee_mismatch },
      { name: 'signature_valid', operator: 'eq', params: ['signature_valid'], field: own.f.signature_valid },
      { name: 'amount', operator: 'between', params: ['amount_min', 'amount_max'], field: own.f.amount },
      { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
    ],
    sort: '-received_at',
    limit: 20,
    rowActions: [],
    bulkActions: [],
    headerActions: [],
    export: `gateway.${g.name}.transaction.export`,
  });
