import type { AxisModel, MatrixModel } from '#generator/model/matrix-screens.ts';
import { payout } from './entities.ts';
import { id, label, plain } from './fields.ts';
import { screenBase } from './screen.ts';

const banks: AxisModel = {
  list: 'bank.items',
  key: 'code',
  cell: plain(payout.fields.bank_code ?? id),
  name: 'code',
  hint: 'name',
  where: { rank: { above: 0 } },
  filters: [],
  open: '/desk/banks/detail?code={code}',
};

/** Rows times columns: the payouts of banks. */
export const payoutMatrix: MatrixModel = {
  ...screenBase,
  kind: 'matrix',
  path: '/desk/matrix',
  area: 'desk',
  title: label('Payouts of banks'),
  permission: 'desk.payout.view',
  cells: 'payout.list',
  key: 'id',
  rows: banks,
  columns: { ...banks, filters: [plain(payout.fields.status ?? id)] },
  show: plain(payout.fields.status ?? id),
  facts: [plain(payout.fields.amount ?? id)],
  empty: label('None'),
  open: '/desk/payouts/detail?id={id}',
  add: { to: '/desk/everything/add?bank_code={bank_code}', permission: 'desk.everything.create' },
  limit: 100,
  rowActions: [],
  bulkActions: [],
  headerActions: [],
};
