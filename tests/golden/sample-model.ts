import type { Call } from '#contract/call.ts';
import type { StoredField } from '#contract/endpoint.ts';
import type { Field, Option } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import type { Column } from '#contract/screen.ts';
import type {
  ActionModel,
  Deployment,
  EndpointModel,
  EntityModel,
  FormModel,
  ListModel,
  Model,
  RelatedModel,
  ScreenModel,
} from '#generator/model/types.ts';

/**
 * A small resolved manifest, made by hand: a queue with tabs, filters and moves; a form of every field kind; two
 * gateways on one table; two deployments. Golden, compile and parity tests emit it.
 */
const label = (en: string) => ({ th: `ไทย ${en}`, en });

type Extra = Partial<Omit<StoredField, 'name' | 'kind' | 'label'>>;

function field(name: string, kind: Field['kind'], extra: Extra = {}): StoredField {
  const en = name.replaceAll('_', ' ');
  const isNullable =
    !extra.required && !extra.readonly && extra.initial === undefined && kind !== 'boolean' && kind !== 'id';
  return { name, kind, label: label(en), ...(isNullable ? { nullable: true as const } : {}), column: name, ...extra };
}

function virtual(name: string, kind: Field['kind'], extra: Extra = {}): StoredField {
  const { column: _, nullable: _n, ...rest } = field(name, kind, extra);
  return { ...rest, readonly: true };
}

const byName = (fields: readonly StoredField[]) => Object.fromEntries(fields.map((each) => [each.name, each]));

const id = field('id', 'id', { readonly: true });
const managed = [
  field('created_at', 'datetime', { readonly: true }),
  field('created_by', 'ref', { readonly: true, nullable: true, target: 'User' }),
  field('updated_at', 'datetime', { readonly: true }),
  field('updated_by', 'ref', { readonly: true, nullable: true, target: 'User' }),
  field('version', 'integer', { readonly: true }),
];

const plain = ({ column: _c, through: _t, target: _r, unique: _u, immutable: _i, ...rest }: StoredField): Field => rest;

export const statuses: readonly Option[] = [
  { value: 'pending', label: label('Pending'), tone: 'warning' },
  { value: 'paid', label: label('Paid'), tone: 'success' },
  { value: 'refunded', label: label('Refunded') },
];

function entity(
  name: string,
  area: string,
  fields: readonly StoredField[],
  extra: Partial<EntityModel> = {},
): EntityModel {
  return {
    name,
    area,
    title: label(name),
    table: name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase(),
    key: 'id',
    display: 'name',
    fields: byName(fields),
    search: [],
    indexes: [],
    source: undefined,
    ...extra,
  };
}

const user = entity('User', 'system', [id, field('name', 'string', { required: true, maxLength: 80 })]);

const bank = entity(
  'Bank',
  'desk',
  [field('code', 'code', { required: true }), field('name', 'string', { required: true })],
  {
    key: 'code',
  },
);

const bankReference = { entity: 'Bank', path: '/api/bank/items', value: 'code', label: 'name' };

const payout = entity(
  'Payout',
  'desk',
  [
    id,
    field('payout_ref', 'code', { readonly: true, unique: true }),
    field('bank_code', 'ref', { required: true, target: 'Bank', reference: bankReference }),
    virtual('bank_title', 'string', { through: { ref: 'bank_code', field: 'name' } }),
    field('amount', 'money', { required: true, min: '0.01', max: '500000.00' }),
    field('status', 'enum', { readonly: true, options: statuses, initial: 'pending' }),
    field('note', 'text'),
    field('slip', 'image'),
    virtual('timeline', 'list', { item: { kind: 'json' } }),
    ...managed,
  ],
  {
    display: 'payout_ref',
    managed: true,
    search: ['payout_ref', 'bank_title'],
    lifecycle: {
      field: 'status',
      initial: 'pending',
      moves: {
        pay: { name: 'pay', from: ['pending'], to: ['paid'] },
        refund: { name: 'refund', from: ['pending'], to: ['refunded'] },
        add_note: { name: 'add_note', from: ['pending', 'paid', 'refunded'], to: [] },
      },
    },
    indexes: [{ columns: ['status', 'created_at'] }],
  },
);

/** One field of every kind, some required, some bounded. */
export const kinds: readonly StoredField[] = [
  id,
  field('a_code', 'code', { required: true, pattern: '^[A-Z]{2}-[0-9]{3}$', unique: true }),
  field('a_ref', 'ref', { required: true, target: 'User' }),
  field('bank_code', 'ref', { target: 'Bank', reference: bankReference }),
  field('a_string', 'string', { required: true, minLength: 2, maxLength: 12 }),
  field('a_text', 'text'),
  field('a_html', 'html', { required: true }),
  field('a_money', 'money', { required: true, min: '0.01', max: '1000.50' }),
  field('a_loss', 'money', { min: '-99.99', initial: '0.00' }),
  field('a_percent', 'percent', { required: true, min: '0', max: '100' }),
  field('a_multiplier', 'multiplier'),
  field('some_points', 'points', { required: true, min: 0 }),
  field('an_integer', 'integer', { min: -5, max: 5 }),
  field('a_boolean', 'boolean', { initial: true }),
  field('an_enum', 'enum', { required: true, options: statuses }),
  field('another_enum', 'enum', { options: statuses }),
  field('a_date', 'date', { required: true }),
  field('a_datetime', 'datetime'),
  field('a_time', 'time', { required: true }),
  field('a_phone', 'phone', { required: true }),
  field('an_account', 'account'),
  field('a_secret', 'secret', { required: true, minLength: 8 }),
  field('an_image', 'image'),
  field('a_url', 'url', { required: true }),
  field('an_email', 'email', { required: true }),
  field('an_ip', 'ip', { required: true }),
  field('a_json', 'json', { required: true }),
  field('some_strings', 'list', { item: { kind: 'string', maxLength: 5 }, maxLength: 3 }),
  field('some_choices', 'list', { required: true, item: { kind: 'enum', options: statuses } }),
  field('some_ips', 'list', { item: { kind: 'ip' }, initial: [] }),
];

const everything = entity('Everything', 'desk', [...kinds, ...managed], { managed: true, display: 'a_string' });

const accountFields = [id, field('name', 'string', { required: true, maxLength: 60 }), ...managed];
const gatewayAccount = entity('GatewayAccount', 'gateway', accountFields, { managed: true });

function gatewayEntity(gateway: string, own: readonly StoredField[]): EntityModel {
  const name = `${gateway[0]?.toUpperCase()}${gateway.slice(1)}Account`;
  return entity(name, gateway, [...accountFields.slice(0, 2), ...own, ...managed], {
    table: 'gateway_account',
    extends: 'GatewayAccount',
    where: { gateway },
    managed: true,
  });
}

const alpha = gatewayEntity('alpha', [
  field('api_key', 'secret', { required: true }),
  field('fee', 'percent', { initial: '1.5' }),
]);
const beta = gatewayEntity('beta', [field('merchant', 'string', { required: true, maxLength: 20 })]);

function call(endpoint: Omit<EndpointModel, 'call'>, invalidates?: readonly string[]): Call {
  const { id, method, path, permission, onError, money, multipart, optOut, kind, key } = endpoint;
  return {
    id,
    method,
    path,
    permission,
    onError,
    kind,
    ...(key === undefined ? {} : { key }),
    ...(money ? { money } : {}),
    ...(multipart ? { multipart } : {}),
    ...(optOut ? { optOut } : {}),
    ...(invalidates ? { invalidates } : {}),
  };
}

function endpoint(
  id: string,
  area: string,
  kind: EndpointModel['kind'],
  path: string,
  permission: string,
  extra: Partial<EndpointModel> = {},
  invalidates?: readonly string[],
): EndpointModel {
  const get = ['page', 'record', 'items', 'report'].includes(kind);
  const made = {
    id,
    area,
    kind,
    method: get ? ('GET' as const) : ('POST' as const),
    path,
    permission,
    onError: 'log' as const,
    reply: {},
    title: label(id),
    input: [],
    queryFields: [],
    replyFields: [],
    source: undefined,
    ...extra,
  };
  return { ...made, call: call(made, invalidates) };
}

const statusFilter: Filter = {
  name: 'status',
  operator: 'in',
  params: ['status'],
  field: plain(payout.fields.status ?? id),
};
const dateFilter: Filter = {
  name: 'date',
  operator: 'between',
  params: ['date_from', 'date_to'],
  field: plain(payout.fields.created_at ?? id),
  initial: 'today',
  maxDays: 31,
};
const amountFilter: Filter = {
  name: 'amount',
  operator: 'between',
  params: ['amount_min', 'amount_max'],
  field: plain(payout.fields.amount ?? id),
};
const bankFilter: Filter = {
  name: 'bank_code',
  operator: 'in',
  params: ['bank_code'],
  field: plain(payout.fields.bank_code ?? id),
};
const searchFilter: Filter = {
  name: 'q',
  operator: 'search',
  params: ['q'],
  field: { name: 'q', kind: 'string', label: label('Search') },
};

const payoutLists = ['/api/desk/payout/list', '/api/desk/payout/detail'];
const reason: Field = { name: 'reason', kind: 'string', label: label('Reason'), required: true, maxLength: 255 };
const slip: Field = { name: 'slip', kind: 'image', label: label('Slip'), required: true };
const everythingInput = kinds.slice(1).map(plain);

const sampleEndpoints: readonly EndpointModel[] = [
  endpoint('payout.list', 'desk', 'page', '/api/desk/payout/list', 'desk.payout.view', {
    entity: 'Payout',
    fields: ['id', 'payout_ref', 'bank_code', 'bank_title', 'amount', 'status', 'created_at', 'version'],
    filters: [statusFilter, dateFilter, amountFilter, bankFilter, searchFilter],
    sortable: ['created_at', 'amount'],
    sort: '-created_at',
    limit: 20,
    totals: ['amount'],
    facet: 'status',
    export: 'desk.payout.export',
  }),
  endpoint('payout.detail', 'desk', 'record', '/api/desk/payout/detail', 'desk.payout.view', {
    entity: 'Payout',
    key: 'id',
    optOut: [400, 404],
  }),
  endpoint(
    'payout.pay',
    'desk',
    'move',
    '/api/desk/payout/pay',
    'desk.payout.pay',
    {
      entity: 'Payout',
      key: 'id',
      moves: ['pay'],
      money: true,
      multipart: true,
      handler: 'payout.pay',
      input: [slip],
      optOut: [400],
    },
    payoutLists,
  ),
  endpoint(
    'payout.refund',
    'desk',
    'move',
    '/api/desk/payout/refund',
    'desk.payout.refund',
    {
      entity: 'Payout',
      key: 'id',
      moves: ['refund'],
      money: true,
      handler: 'payout.refund',
      input: [reason],
      optOut: [400],
    },
    payoutLists,
  ),
  endpoint('bank.items', 'desk', 'items', '/api/bank/items', 'signed-in', { entity: 'Bank', fields: ['code', 'name'] }),
  endpoint('everything.list', 'desk', 'page', '/api/desk/everything/list', 'desk.everything.view', {
    entity: 'Everything',
    sort: '-id',
    limit: 20,
  }),
  endpoint('everything.detail', 'desk', 'record', '/api/desk/everything/detail', 'desk.everything.view', {
    entity: 'Everything',
    key: 'thing_id',
  }),
  endpoint(
    'everything.add',
    'desk',
    'create',
    '/api/desk/everything/add',
    'desk.everything.create',
    { entity: 'Everything', input: everythingInput, optOut: [400] },
    ['/api/desk/everything/list'],
  ),
  endpoint(
    'everything.update',
    'desk',
    'update',
    '/api/desk/everything/update',
    'desk.everything.update',
    { entity: 'Everything', key: 'thing_id', input: everythingInput.slice(1, 9), optOut: [400] },
    ['/api/desk/everything/list', '/api/desk/everything/detail'],
  ),
  endpoint('summary', 'desk', 'report', '/api/desk/summary', 'desk.payout.view', {
    handler: 'summary',
    filters: [dateFilter],
    replyFields: [plain(field('day', 'date', { readonly: true })), plain(field('total', 'money', { readonly: true }))],
  }),
  endpoint('sign-in', 'system', 'service', '/api/auth', 'public', {
    handler: 'sign-in',
    onError: 'session-expired-on-401',
    input: [plain(field('email', 'email', { required: true })), plain(field('password', 'secret', { required: true }))],
    replyFields: [plain(field('access_token', 'string', { readonly: true }))],
  }),
  ...['alpha', 'beta'].flatMap((gateway) => gatewayEndpoints(gateway)),
];

function gatewayEndpoints(gateway: string): readonly EndpointModel[] {
  const owner = gateway === 'alpha' ? alpha : beta;
  const input = Object.values(owner.fields)
    .filter((each) => !each.readonly)
    .map(plain);
  const list = `/api/system/${gateway}/accounts`;
  return [
    endpoint(`${gateway}.accounts`, gateway, 'page', list, `gateway.${gateway}.view`, {
      entity: owner.name,
      gateway,
      sort: '-id',
      limit: 20,
    }),
    endpoint(
      `${gateway}.add`,
      gateway,
      'create',
      `/api/system/${gateway}/add`,
      `gateway.${gateway}.create`,
      {
        entity: owner.name,
        gateway,
        input,
      },
      [list],
    ),
    endpoint(`${gateway}.balance`, gateway, 'service', `/api/system/${gateway}/balance`, `gateway.${gateway}.view`, {
      method: 'GET',
      gateway,
      handler: 'gateway.balance',
      queryFields: [plain(field('account_id', 'ref', { required: true }))],
      replyFields: [plain(field('balance', 'money', { readonly: true }))],
    }),
  ];
}

const column = (from: StoredField | undefined, extra: Partial<Column> = {}): Column => ({
  ...plain(from ?? id),
  ...extra,
});
const screenBase = { layout: 'default' as const, source: undefined };

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
  input: [reason],
  confirm: { th: 'คืนเงิน {payout_ref} ยอด {amount}?', en: 'Refund {payout_ref}, {amount}?' },
};

const queue: ListModel = {
  ...screenBase,
  kind: 'list',
  path: '/desk/payouts',
  area: 'desk',
  title: label('Payout queue'),
  permission: 'desk.payout.view',
  list: 'payout.list',
  record: 'payout.detail',
  key: 'id',
  columns: [
    column(payout.fields.created_at, { sortable: true }),
    column(payout.fields.payout_ref, { link: '/desk/payouts/detail?id={id}', pin: 'start' }),
    column(payout.fields.bank_title),
    column(payout.fields.amount, { sortable: true, total: true }),
    column(payout.fields.status),
  ],
  filters: [statusFilter, dateFilter, amountFilter, bankFilter, searchFilter],
  sort: '-created_at',
  limit: 20,
  tabs: { filter: 'status', items: statuses.map(({ value, label: text }) => ({ value, label: text })) },
  open: '/desk/payouts/detail?id={id}',
  rowActions: [
    { ...refund },
    { id: 'open', label: label('Open'), icon: 'open-in-new', to: '/desk/payouts/detail?id={id}' },
  ],
  bulkActions: [],
  headerActions: [],
  refresh: 5000,
  export: 'desk.payout.export',
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
  related: mode === 'update' ? [payoutRelated] : [],
  actions: [],
  done: '/desk/payouts',
});

function gatewayScreens(gateway: string): readonly ScreenModel[] {
  const owner = gateway === 'alpha' ? alpha : beta;
  const shared = { ...screenBase, area: gateway, gateway, permission: `gateway.${gateway}.view` };
  const input = Object.values(owner.fields)
    .filter((each) => !each.readonly)
    .map(plain);
  return [
    {
      ...shared,
      kind: 'list',
      path: `/${gateway}/account/manage`,
      title: label(`${gateway} accounts`),
      list: `${gateway}.accounts`,
      key: 'id',
      columns: [column(owner.fields.name), column(owner.fields.created_at)],
      filters: [],
      sort: '-id',
      limit: 20,
      rowActions: [],
      bulkActions: [],
      headerActions: [{ id: 'add', label: label('Add'), icon: 'plus', to: `/${gateway}/account/add` }],
    },
    {
      ...shared,
      kind: 'form',
      path: `/${gateway}/account/add`,
      title: label(`Add ${gateway} account`),
      mode: 'create',
      save: `${gateway}.add`,
      savePermission: `gateway.${gateway}.create`,
      key: 'id',
      fields: input,
      groups: [{ fields: input.map((each) => each.name) }],
      related: [],
      actions: [],
    },
  ];
}

const sampleScreens: readonly ScreenModel[] = [
  queue,
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
  },
  { ...screenBase, kind: 'custom', path: '/', area: 'system', title: label('Home'), permission: 'signed-in' },
  ...['alpha', 'beta'].flatMap((gateway) => gatewayScreens(gateway)),
];

const permissions = [...new Set(sampleEndpoints.map((each) => each.permission))]
  .filter((key) => key.includes('.'))
  .concat('desk.payout.export')
  .sort();

function deployment(name: string, gateways: readonly string[]): Deployment {
  const here = (each: { readonly gateway?: string }) => each.gateway === undefined || gateways.includes(each.gateway);
  return {
    name,
    title: label(name),
    server: name,
    brand: { name },
    gateways,
    areas: ['desk', 'system', ...gateways],
    routes: sampleScreens.filter(here).map((each) => each.path),
    endpoints: sampleEndpoints.filter(here).map((each) => each.id),
    relabel: name === 'narrow' ? { '/desk/payouts': label('Narrow queue'), 'Payout.amount': label('Sum') } : {},
  };
}

/** The whole sample. */
export const sampleModel: Model = {
  app: {
    name: 'Sample',
    titleSuffix: ' - Sample',
    locale: 'th',
    servers: [{ key: 'wide', name: 'WIDE', type: 'seamless' }],
    timings: { logoutToast: 3000 },
    breakpoints: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 },
    storageKey: 'local_data',
  },
  access: {
    permissions: permissions.map((key) => ({ key, title: label(key), risk: 'low' as const })),
    roles: [
      { code: 'owner', title: label('Owner'), rank: 1, scope: 'all', permissions },
      { code: 'viewer', title: label('Viewer'), rank: 50, scope: 'assigned', permissions: ['desk.payout.view'] },
    ],
  },
  areas: [
    { name: 'desk', title: label('Desk') },
    { name: 'system', title: label('System') },
    { name: 'gateway', title: label('Gateways') },
    { name: 'alpha', title: label('Alpha'), gateway: 'alpha' },
    { name: 'beta', title: label('Beta'), gateway: 'beta' },
  ],
  enums: { PayoutStatus: { name: 'PayoutStatus', area: 'desk', options: statuses } },
  entities: [user, bank, payout, everything, gatewayAccount, alpha, beta],
  endpoints: sampleEndpoints,
  screens: sampleScreens,
  menus: [
    { id: 'home', area: 'system', label: label('Home'), icon: 'mdi-view-dashboard', link: '/', items: [] },
    {
      id: 'desk',
      area: 'desk',
      label: label('Desk'),
      icon: 'mdi-cash-multiple',
      items: [{ label: label('Queue'), link: '/desk/payouts', badge: 'payout_pending' }],
    },
    {
      id: 'alpha',
      area: 'alpha',
      label: label('Alpha'),
      icon: 'mdi-credit-card-fast',
      gateway: 'alpha',
      items: [{ label: label('Accounts'), link: '/alpha/account/manage' }],
    },
  ],
  gateways: [
    { name: 'alpha', title: label('Alpha'), code: 'AL', capabilities: ['balance'] },
    { name: 'beta', title: label('Beta'), code: 'BE', capabilities: ['balance'] },
  ],
  deployments: [deployment('wide', ['alpha', 'beta']), deployment('narrow', ['beta'])],
};
