import type { ActionModel } from '#generator/model/types.ts';
import type { StepModel, WizardModel } from '#generator/model/wizards.ts';
import { reason } from './endpoints.ts';
import { bank, payout } from './entities.ts';
import { id, label, plain } from './fields.ts';
import { column, screenBase } from './screen.ts';

const begin = (name: string): ActionModel => ({
  id: name,
  label: label('Read the file'),
  permission: 'desk.payout.refund',
  call: 'payout.refund',
  input: [reason],
  button: label('Read'),
});

const refundAll: ActionModel = {
  id: 'payout.refund',
  label: label('Refund'),
  call: 'payout.refund',
  input: [reason],
  repeat: { reason: 'payout_ref' },
  button: label('Refund {amount}'),
};

const behind: readonly StepModel[] = [
  {
    name: 'match',
    title: label('Columns'),
    when: { status: ['pending'] },
    again: { status: ['paid'] },
    match: {
      into: 'payout_ref',
      heads: 'bank_title',
      samples: { call: 'payout.list', cells: 'bank_title' },
      fields: [{ name: 'amount', label: label('Amount'), required: true, pattern: '^[0-9]+$' }],
    },
    actions: [],
  },
  {
    name: 'result',
    title: label('Result'),
    facts: ['payout_ref'],
    notes: [{ tone: 'warning', says: label('There is {payout_ref} already') }],
    figures: [{ field: 'amount', tone: 'info' }],
    groups: { by: 'status', items: [{ value: 'paid', label: label('Paid'), count: 'amount' }], first: ['paid'] },
    rows: {
      name: 'rows',
      title: label('Rows'),
      list: 'payout.list',
      key: 'id',
      columns: [column(payout.fields.amount)],
      filters: [],
      sort: '-id',
      limit: 50,
      match: { bank_code: 'bank_code', status: 'status' },
      permission: 'desk.payout.view',
    },
    part: 'payout_lines',
    failures: { call: 'payout.list', when: { status: ['pending'] } },
    stops: [{ when: { status: ['refunded'] }, unless: 'desk.payout.refund', says: label('Nothing to do') }],
    actions: [refundAll],
  },
];

const wizard = (path: string, name: string): WizardModel => ({
  ...screenBase,
  kind: 'wizard',
  path,
  area: 'desk',
  title: label(path),
  permission: 'desk.payout.view',
  batch: 'payout.detail',
  key: 'id',
  display: 'payout_ref',
  fields: [plain(payout.fields.amount ?? id), plain(bank.fields.name ?? id)],
  steps: [
    { name: 'file', title: label('File'), start: begin(name), file: { field: 'file', accepts: ['csv'] }, actions: [] },
    ...behind,
  ],
});

/** Two wizards that differ in how a batch is begun: the second takes its further steps from the first. */
export const wizardScreens: readonly WizardModel[] = [
  wizard('/desk/import', 'standard'),
  wizard('/desk/import-old', 'old'),
];
