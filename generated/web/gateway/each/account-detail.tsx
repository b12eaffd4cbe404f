// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { GatewayInfo } from '#contract/catalog.ts';
import type { Field } from '#contract/field.ts';
import type { Action, Related, Validator } from '#contract/screen.ts';
import type { GatewayAccountFieldName } from '#generated/api/fields/gateway-account.ts';
import type { GatewayAgentConfigFieldName } from '#generated/api/fields/gateway-agent-config.ts';
import type { GatewayBalanceLogFieldName } from '#generated/api/fields/gateway-balance-log.ts';
import { gatewayBankItemFields } from '#generated/api/fields/gateway-bank-item.ts';
import { gatewayStatementLineFields } from '#generated/api/fields/gateway-statement-line.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../../record-history.ts';

/** What a gateway has of its own for this page. */
export type Own = { readonly gatewayAgentConfigs: Call; readonly gatewayDetail: Call; readonly gatewayUpdate: Call; readonly validateGatewayUpdate: Validator; readonly f: Readonly<Record<GatewayAccountFieldName, Field>>; readonly gatewayAgentConfigFields: Readonly<Record<GatewayAgentConfigFieldName, Field>>; readonly gatewayBalance?: Call; readonly gatewayBalanceLogs?: Call; readonly gatewayOrderInquiry?: Call; readonly gatewayBalanceLogFields?: Readonly<Record<GatewayBalanceLogFieldName, Field>>; readonly gatewayBankLists?: Call; readonly gatewayStatement?: Call; readonly fields: readonly Field[]; readonly accountFields: readonly string[] };

export const page = (g: GatewayInfo, own: Own) =>
  formPage({
    kind: 'form',
    path: `/${g.name}/account/detail`,
    area: g.name,
    title: { th: `รายละเอียดบัญชี ${g.title.th}`, en: `${g.title.en} account` },
    permission: `gateway.${g.name}.account.view`,
    mode: 'update',
    record: own.gatewayDetail,
    save: own.gatewayUpdate,
    savePermission: `gateway.${g.name}.account.update`,
    key: 'id',
    fields: [
      own.f.name,
      ...own.fields,
      own.f.api_url,
      own.f.callback_url,
      own.f.callback_ips,
      own.f.deposit_enabled,
      own.f.withdraw_enabled,
      own.f.deposit_methods,
      own.f.deposit_min,
      own.f.deposit_max,
      own.f.withdraw_min,
      own.f.withdraw_max,
      own.f.qr_expire_min,
      own.f.deposit_fee_pct,
      own.f.deposit_fee_fixed,
      own.f.withdraw_fee_pct,
      own.f.withdraw_fee_fixed,
      own.f.daily_in_limit,
      own.f.daily_out_limit,
      own.f.low_balance_alert,
      own.f.status,
      own.f.note,
    ],
    groups: [
      { title: { th: 'ข้อมูลบัญชี', en: 'Account' }, fields: ['name', ...own.accountFields, 'api_url', 'callback_url', 'callback_ips'] },
      {
        title: { th: 'ฝากและถอน', en: 'Deposits and withdrawals' },
        fields: [
          'deposit_enabled', 'withdraw_enabled', 'deposit_methods', 'deposit_min', 'deposit_max', 'withdraw_min',
          'withdraw_max', 'qr_expire_min',
        ],
      },
      {
        title: { th: 'ค่าธรรมเนียมและวงเงิน', en: 'Fees and limits' },
        fields: [
          'deposit_fee_pct', 'deposit_fee_fixed', 'withdraw_fee_pct', 'withdraw_fee_fixed', 'daily_in_limit',
          'daily_out_limit', 'low_balance_alert',
        ],
      },
      { title: { th: 'สถานะ', en: 'Status' }, fields: ['status', 'note'] },
    ],
    validate: own.validateGatewayUpdate,
    related: [
      ...(own.gatewayBalanceLogs && own.gatewayBalanceLogFields ? ([
        {
          name: 'balance_logs',
          title: { th: 'ประวัติยอด', en: 'Balance log' },
          list: own.gatewayBalanceLogs,
          key: 'id',
          columns: [
            { ...own.gatewayBalanceLogFields.created_at, sortable: true },
            { ...own.gatewayBalanceLogFields.reason, sortable: true },
            { ...own.gatewayBalanceLogFields.ref, sortable: true },
            { ...own.gatewayBalanceLogFields.balance_before, sortable: true },
            { ...own.gatewayBalanceLogFields.change, sortable: true, total: true },
            { ...own.gatewayBalanceLogFields.balance_after, sortable: true },
            { ...own.gatewayBalanceLogFields.source, sortable: true },
          ],
          filters: [
            { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: own.gatewayBalanceLogFields.created_at, initial: 'last7', maxDays: 31 },
            { name: 'reason', operator: 'in', params: ['reason'], field: own.gatewayBalanceLogFields.reason },
          ],
          sort: '-id',
          limit: 20,
          match: { account_id: 'id' },
          permission: `gateway.${g.name}.account.view`,
        },
      ] satisfies readonly Related[]) : []),
      ...(own.gatewayStatement ? ([
        {
          name: 'statement',
          title: { th: 'สเตทเมนต์', en: 'Statement' },
          list: own.gatewayStatement,
          key: 'ref',
          columns: [
            { ...gatewayStatementLineFields.at, sortable: true },
            { ...gatewayStatementLineFields.type, sortable: true },
            { ...gatewayStatementLineFields.ref, sortable: true },
            { ...gatewayStatementLineFields.amount, sortable: true },
            { ...gatewayStatementLineFields.local_amount, sortable: true },
            { ...gatewayStatementLineFields.fee, sortable: true, total: true },
            { ...gatewayStatementLineFields.balance, sortable: true },
            { ...gatewayStatementLineFields.match, sortable: true },
          ],
          filters: [
            { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: gatewayStatementLineFields.at, initial: 'today', maxDays: 31 },
            { name: 'match', operator: 'in', params: ['match'], field: gatewayStatementLineFields.match },
          ],
          sort: '-at',
          limit: 20,
          match: { account_id: 'id' },
          permission: `gateway.${g.name}.account.statement`,
        },
      ] satisfies readonly Related[]) : []),
      ...(own.gatewayBankLists ? ([
        {
          name: 'bank_lists',
          title: { th: 'ธนาคารที่รองรับ', en: 'Supported banks' },
          list: own.gatewayBankLists,
          key: 'gateway_bank_code',
          columns: [
            { ...gatewayBankItemFields.bank_code, sortable: true },
            { ...gatewayBankItemFields.name_th, sortable: true },
            { ...gatewayBankItemFields.gateway_bank_code, sortable: true },
            { ...gatewayBankItemFields.deposit, sortable: true },
            { ...gatewayBankItemFields.withdraw, sortable: true },
          ],
          filters: [],
          sort: 'bank_code',
          limit: 100,
          match: {},
          permission: `gateway.${g.name}.account.view`,
        },
      ] satisfies readonly Related[]) : []),
      {
        name: 'agents',
        title: { th: 'เอเย่นต์ที่ใช้', en: 'Agents' },
        list: own.gatewayAgentConfigs,
        key: 'id',
        columns: [
          { ...own.gatewayAgentConfigFields.agent_code, label: { th: 'เอเย่นต์', en: 'Agent' }, sortable: true },
          { ...own.gatewayAgentConfigFields.display_name, sortable: true },
          { ...own.gatewayAgentConfigFields.deposit_enabled, sortable: true },
          { ...own.gatewayAgentConfigFields.withdraw_enabled, sortable: true },
          { ...own.gatewayAgentConfigFields.fee_payer, sortable: true },
          { ...own.gatewayAgentConfigFields.priority, sortable: true },
          { ...own.gatewayAgentConfigFields.status, sortable: true },
        ],
        filters: [
          { name: 'agent_id', operator: 'in', params: ['agent_id'], field: own.gatewayAgentConfigFields.agent_id },
          { name: 'status', operator: 'in', params: ['status'], field: own.gatewayAgentConfigFields.status },
          { name: 'deposit_enabled', operator: 'eq', params: ['deposit_enabled'], field: own.gatewayAgentConfigFields.deposit_enabled },
          { name: 'withdraw_enabled', operator: 'eq', params: ['withdraw_enabled'], field: own.gatewayAgentConfigFields.withdraw_enabled },
        ],
        sort: 'priority,agent_code',
        limit: 20,
        match: { account_id: 'id' },
        permission: `gateway.${g.name}.agent_config.view`,
      },
    ],
    actions: [
      ...(own.gatewayBalance ? ([{ id: 'balance', label: { th: 'เช็คยอด', en: 'Check balance' }, icon: 'cash-sync', permission: `gateway.${g.name}.account.balance`, call: own.gatewayBalance }] satisfies readonly Action[]) : []),
      ...(own.gatewayOrderInquiry ? ([{ id: 'inquiry', label: { th: 'ตรวจสอบกับเกตเวย์', en: 'Ask the gateway' }, icon: 'cloud-search', permission: `gateway.${g.name}.order.inquiry`, call: own.gatewayOrderInquiry }] satisfies readonly Action[]) : []),
    ],
    done: `/${g.name}/account/manage`,
    history: { call: recordHistory, entity: `${g.title.en}Account` },
  });
