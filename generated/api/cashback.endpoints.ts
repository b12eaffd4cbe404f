// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Endpoint } from '#contract/endpoint.ts';
import { querySchema } from '#contract/query-schema.ts';
import { cashbackCycleOptions } from './enums/cashback-cycle.ts';
import { cashbackStatusOptions } from './enums/cashback-status.ts';
import { gameTypeOptions } from './enums/game-type.ts';

export const cashbackEndpoints: readonly Endpoint[] = [
  {
    id: 'cashback.turnover_logs',
    area: 'cashback',
    kind: 'page',
    method: 'GET',
    path: '/api/cashback/turnover_logs',
    permission: 'cashback.turnover.view',
    entity: 'CashbackTurnover',
    key: 'id',
    fields: [
      'id', 'cycle', 'period_from', 'period_to', 'agent_id', 'agent_code', 'member_id', 'username', 'game_type',
      'turnover_base', 'rate_pct', 'amount', 'cap_applied', 'wallet_type', 'claim_mode', 'calculated_at', 'expires_at',
      'paid_at', 'status',
    ],
    sortable: [
      'id', 'cycle', 'period_from', 'period_to', 'agent_id', 'agent_code', 'member_id', 'username', 'game_type',
      'turnover_base', 'rate_pct', 'amount', 'cap_applied', 'wallet_type', 'claim_mode', 'calculated_at', 'expires_at',
      'paid_at', 'status',
    ],
    sort: '-period_to,-amount',
    limit: 20,
    totals: ['turnover_base', 'amount'],
    facet: 'status',
    groups: ['cycle', 'status'],
    export: 'cashback.turnover.export',
    filters: [
      { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: { name: 'period_to', kind: 'date', label: { th: 'รอบที่สิ้นสุด', en: 'Period ends' } }, initial: 'last7', maxDays: 92 },
      {
        name: 'agent_id',
        operator: 'in',
        params: ['agent_id'],
        field: {
          name: 'agent_id',
          kind: 'ref',
          label: { th: 'เอเย่นต์', en: 'Agent' },
          reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
        },
      },
      { name: 'cycle', operator: 'in', params: ['cycle'], field: { name: 'cycle', kind: 'enum', label: { th: 'รอบ', en: 'Cycle' }, options: cashbackCycleOptions } },
      { name: 'game_type', operator: 'in', params: ['game_type'], field: { name: 'game_type', kind: 'enum', label: { th: 'หมวดเกม', en: 'Game type' }, options: gameTypeOptions } },
      { name: 'status', operator: 'in', params: ['status'], field: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, options: cashbackStatusOptions } },
      { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
    ],
    query: querySchema({
      date_from: 'day',
      date_to: 'day',
      agent_id: 'choices',
      cycle: 'choices',
      game_type: 'choices',
      status: 'choices',
      q: 'text',
      page: 'page',
      limit: 'limit',
      sort: 'text',
      export: 'file',
      ids: 'choices',
      group_by: 'text',
    }),
  },
  {
    id: 'cashback.winloss_logs',
    area: 'cashback',
    kind: 'page',
    method: 'GET',
    path: '/api/cashback/winloss_logs',
    permission: 'cashback.winloss.view',
    entity: 'CashbackWinloss',
    key: 'id',
    fields: [
      'id', 'cycle', 'period_from', 'period_to', 'agent_id', 'agent_code', 'member_id', 'username', 'deposit_total',
      'withdraw_total', 'bonus_total', 'winloss_base', 'rate_pct', 'amount', 'cap_applied', 'wallet_type',
      'claim_mode', 'calculated_at', 'expires_at', 'paid_at', 'status',
    ],
    sortable: [
      'id', 'cycle', 'period_from', 'period_to', 'agent_id', 'agent_code', 'member_id', 'username', 'deposit_total',
      'withdraw_total', 'bonus_total', 'winloss_base', 'rate_pct', 'amount', 'cap_applied', 'wallet_type',
      'claim_mode', 'calculated_at', 'expires_at', 'paid_at', 'status',
    ],
    sort: '-period_to,-amount',
    limit: 20,
    totals: ['deposit_total', 'withdraw_total', 'bonus_total', 'winloss_base', 'amount'],
    facet: 'status',
    groups: ['cycle', 'status'],
    export: 'cashback.winloss.export',
    filters: [
      { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: { name: 'period_to', kind: 'date', label: { th: 'รอบที่สิ้นสุด', en: 'Period ends' } }, initial: 'last7', maxDays: 92 },
      {
        name: 'agent_id',
        operator: 'in',
        params: ['agent_id'],
        field: {
          name: 'agent_id',
          kind: 'ref',
          label: { th: 'เอเย่นต์', en: 'Agent' },
          reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
        },
      },
      { name: 'cycle', operator: 'in', params: ['cycle'], field: { name: 'cycle', kind: 'enum', label: { th: 'รอบ', en: 'Cycle' }, options: cashbackCycleOptions } },
      { name: 'status', operator: 'in', params: ['status'], field: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, options: cashbackStatusOptions } },
      { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
    ],
    query: querySchema({ date_from: 'day', date_to: 'day', agent_id: 'choices', cycle: 'choices', status: 'choices', q: 'text', page: 'page', limit: 'limit', sort: 'text', export: 'file', ids: 'choices', group_by: 'text' }),
  },
];
