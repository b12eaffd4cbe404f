import type { Field } from '#contract/field.ts';
import type {
  ActionModel,
  EditorModel,
  FormModel,
  ListModel,
  RelatedModel,
  ScreenModel,
} from '#generator/model/types.ts';
import { overview } from './dashboard.ts';
import { bankRank, reason } from './endpoints.ts';
import { bank, payout } from './entities.ts';
import { field, id, label, plain, statuses } from './fields.ts';
import { amountFilter, bankFilter, dateFilter, searchFilter, statusFilter } from './filters.ts';
import { gatewayScreens } from './gateways.ts';
import { everythingInput } from './kinds.ts';
import { payoutMatrix } from './matrix.ts';
import { column, screenBase } from './screen.ts';
import { wizardScreens } from './wizards.ts';

const payoutRelated: RelatedModel = {
  name: 'payouts',
  title: label('Payouts'),
  list: 'payout.list',
  key: 'id',
  columns: [column(payout.fields.payout_ref), column(payout.fields.amount)],
  filters: [],
  sort: '-created_at',
  limit: 10,
  match: { bank_code: 'bank_code' },
  permission: 'desk.payout.view',
};

const refund: ActionModel = {
  id: 'payout.refund',
  label: label('Refund'),
  icon: 'cash-refund',
  tone: 'danger',
  permission: 'desk.payout.refund',
  when: { status: ['pending'] },
  call: 'payout.refund',
  decides: true,
  input: [reason],
  confirm: { th: 'คืนเงิน {payout_ref} ยอด {amount}?', en: 'Refund {payout_ref}, {amount}?' },
  success: { th: 'คืนเงิน {amount} แล้ว', en: 'Refunded {amount}' },
};

/** A further list of the queue, whose action asks for something else than those of the queue itself. */
const banksOfQueue: ListModel & { readonly view: string } = {
  ...screenBase,
  kind: 'list',
  path: '/desk/payouts',
  area: 'desk',
  title: label('Banks of the queue'),
  permission: 'signed-in',
  view: 'banks',
  list: 'bank.items',
  key: 'code',
  columns: [column(bank.fields.name)],
  filters: [],
  sort: 'rank',
  limit: 500,
  rowActions: [{ ...refund, input: [{ ...reason, maxLength: 40 }] }],
  bulkActions: [],
  headerActions: [],
  whole: true,
};

const queue: ListModel = {
  ...screenBase,
  kind: 'list',
  path: '/desk/payouts',
  area: 'desk',
  title: label('Payout queue'),
  help: label('Refund here what was paid twice'),
  permission: 'desk.payout.view',
  list: 'payout.list',
  record: 'payout.detail',
  key: 'id',
  columns: [
    column(payout.fields.created_at, {
      sortable: true,
      cell: { wait: { status: ['pending'] }, late: 180_000, overdue: 300_000 },
    }),
    column(payout.fields.payout_ref, { link: '/desk/payouts/detail?id={id}', pin: 'start' }),
    column(payout.fields.bank_title, { cell: { links: [{ to: '/desk/payouts/detail?id={id}' }] } }),
    column(payout.fields.amount, { sortable: true, total: true, cell: { meter: 'limit', used: 'id' } }),
    column(payout.fields.status, {
      cell: { when: { status: ['pending'] }, tone: 'warning', says: plain(payout.fields.created_at ?? id) },
    }),
  ],
  filters: [statusFilter, dateFilter, amountFilter, bankFilter, searchFilter],
  sort: '-created_at',
  limit: 20,
  tabs: { filter: 'status', items: statuses.map(({ value, label: text }) => ({ value, label: text })) },
  open: '/desk/payouts/detail?id={id}',
  find: { by: ['payout_ref'], show: ['amount', 'status'] },
  rowActions: [
    { ...refund },
    { id: 'open', label: label('Open'), icon: 'open-in-new', to: '/desk/payouts/detail?id={id}' },
  ],
  bulkActions: [{ id: 'compare', label: label('Compare'), part: 'payout_sides', rows: { min: 2, max: 3 } }],
  headerActions: [],
  refresh: 5000,
  export: 'desk.payout.export',
  panel: {
    name: plain(payout.fields.payout_ref ?? id),
    chips: [plain(payout.fields.status ?? id)],
    figure: { field: plain(payout.fields.amount ?? id), label: label('To pay') },
    record: 'bank.detail',
    beside: ['payout_ref', 'amount'],
    next: { status: ['pending'] },
    claim: { take: 'payout.take', release: 'payout.put_back', when: { status: ['pending'] } },
    sections: [
      { note: label('Do not pay {payout_ref} twice'), tone: 'danger', when: { status: ['pending'] } },
      { part: 'payout_picture', title: label('Picture') },
      {
        title: label('Facts'),
        fields: [{ ...plain(payout.fields.bank_title ?? id), link: '/desk/banks?code={bank_code}', wide: true }],
        reveal: 'bank.detail',
      },
      { moments: [{ field: plain(payout.fields.created_at ?? id), label: label('Asked for') }] },
      { timeline: 'timeline', options: statuses.map(({ value, label: text }) => ({ value, label: text })) },
    ],
    places: [plain(payout.fields.payout_ref ?? id)],
  },
  alone: 'bank_code',
  around: 'date',
  start: { status: 'pending' },
  cards: [
    { filter: 'status', values: ['pending'] },
    { filter: 'status', values: ['paid', 'refunded'], label: label('Done'), tone: 'success' },
    { field: plain(payout.fields.amount ?? id) },
    { parts: [{ field: plain(payout.fields.amount ?? id) }], gain: 'player', label: label('Cost'), note: label('All') },
    { part: 'amount', label: label('Each') },
  ],
  views: { name: 'queue', title: label('Queue'), permission: 'desk.payout.view', further: [banksOfQueue] },
};

const form = (mode: 'create' | 'update', save: string, path: string, fields: readonly Field[]): FormModel => ({
  ...screenBase,
  kind: 'form',
  path,
  area: 'desk',
  title: label(path),
  permission: 'desk.everything.view',
  mode,
  ...(mode === 'update' ? { record: 'everything.detail' } : {}),
  save,
  savePermission: `desk.everything.${mode}`,
  key: 'thing_id',
  fields,
  groups: [{ title: label('All'), fields: fields.map((each) => each.name) }],
  ...(mode === 'update' && { panels: [{ name: 'notes', title: label('Notes'), part: 'desk_notes', kept: true }] }),
  related: mode === 'update' ? [payoutRelated] : [],
  actions: [],
  done: '/desk/payouts',
});

/** Rows under each other, in an order made by hand. */
const banks: ListModel = {
  ...screenBase,
  kind: 'list',
  path: '/desk/banks',
  area: 'desk',
  title: label('Banks'),
  permission: 'desk.payout.view',
  list: 'bank.items',
  key: 'code',
  columns: [column(bank.fields.name), column(bank.fields.icon), column(bank.fields.payout_count)],
  filters: [],
  sort: 'rank',
  limit: 500,
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  whole: true,
  tree: 'group_code',
  order: { field: 'rank', save: 'bank.update', key: 'code', min: 0, max: 1000 },
  edit: { save: 'bank.update', columns: ['rank'], when: { payout_count: [0] }, input: [bankRank] },
};

/** Rows of the record that are edited on its screen, each saved by itself. */
const ranks: EditorModel = {
  name: 'ranks',
  title: label('Ranks'),
  permission: 'signed-in',
  list: 'bank.items',
  key: 'code',
  parent: { group_code: 'code' },
  sort: 'rank',
  columns: [column(bank.fields.name), column(bank.fields.payout_count)],
  fields: [bankRank],
  save: { call: 'bank.update', fields: ['rank'] },
  actions: [{ ...refund, id: 'refund_all' }],
  header: [],
  order: { field: 'rank', min: 0, max: 1000 },
  totals: ['payout_count'],
  shown: { rank: { payout_count: [0] } },
  locks: {},
  asks: [{ question: label('Change the order?'), when: { rank: [0] } }],
  above: 'rank_board',
};

/** One route that creates without an identifier and changes with one. */
const bankForm: FormModel = {
  ...screenBase,
  kind: 'form',
  path: '/desk/banks/detail',
  area: 'desk',
  title: label('Change bank'),
  permission: 'desk.payout.view',
  mode: 'update',
  record: 'bank.detail',
  save: 'bank.update',
  savePermission: 'desk.everything.update',
  key: 'code',
  fields: [plain(field('code', 'code', { readonly: true })), bankRank],
  groups: [{ fields: ['code', 'rank'] }],
  add: {
    title: label('Add bank'),
    save: 'bank.add',
    savePermission: 'desk.everything.create',
    fields: [plain(field('code', 'code', { required: true })), bankRank],
    groups: [{ fields: ['code', 'rank'] }],
  },
  related: [],
  editors: [ranks],
  actions: [],
  done: '/desk/banks/detail?code={code}',
  about: '{name} · {code}',
  asks: [
    {
      question: label('Move {name} with {payout_count} to {new.rank}?'),
      fields: ['rank'],
      was: { payout_count: { above: 0 } },
      typed: 'code',
      send: { confirm_code: '{code}' },
      places: [plain(bank.fields.payout_count ?? id)],
    },
  ],
  aside: 'bank_card',
};

export const sampleScreens: readonly ScreenModel[] = [
  overview,
  queue,
  banks,
  {
    ...screenBase,
    kind: 'detail',
    path: '/desk/payouts/detail',
    area: 'desk',
    title: label('Payout'),
    permission: 'desk.payout.view',
    record: 'payout.detail',
    key: 'id',
    fields: Object.values(payout.fields).map(plain),
    groups: [{ title: label('Payout'), fields: ['payout_ref', 'amount', 'status'] }],
    actions: [refund],
    related: [],
    timeline: 'timeline',
  },
  form('create', 'everything.add', '/desk/everything/add', everythingInput),
  form('update', 'everything.update', '/desk/everything/detail', everythingInput.slice(1, 9)),
  bankForm,
  payoutMatrix,
  {
    ...screenBase,
    kind: 'report',
    path: '/desk/summary',
    area: 'desk',
    title: label('Summary'),
    permission: 'desk.payout.view',
    list: 'summary',
    key: 'day',
    columns: [column(field('day', 'date')), column(field('total', 'money'), { total: true })],
    filters: [dateFilter],
    sort: '-day',
    limit: 100,
    rowActions: [],
    bulkActions: [],
    headerActions: [],
    report: { drill: {}, heat: [] },
  },
  ...wizardScreens,
  { ...screenBase, kind: 'custom', path: '/', area: 'system', title: label('Home'), permission: 'signed-in' },
  ...['alpha', 'beta'].flatMap((gateway) => gatewayScreens(gateway)),
];
