import type { Filter } from '#contract/filter.ts';
import { payout } from './entities.ts';
import { id, label, plain } from './fields.ts';

export const statusFilter: Filter = {
  name: 'status',
  operator: 'in',
  params: ['status'],
  field: plain(payout.fields.status ?? id),
};
export const dateFilter: Filter = {
  name: 'date',
  operator: 'between',
  params: ['date_from', 'date_to'],
  field: plain(payout.fields.created_at ?? id),
  initial: 'today',
  maxDays: 31,
};
export const amountFilter: Filter = {
  name: 'amount',
  operator: 'between',
  params: ['amount_min', 'amount_max'],
  field: plain(payout.fields.amount ?? id),
};
export const bankFilter: Filter = {
  name: 'bank_code',
  operator: 'in',
  params: ['bank_code'],
  field: plain(payout.fields.bank_code ?? id),
};
export const searchFilter: Filter = {
  name: 'q',
  operator: 'search',
  params: ['q'],
  field: { name: 'q', kind: 'string', label: label('Search') },
};
