import type { Field } from '#contract/field.ts';
import { claimReply, takeOver } from '#generator/model/claims.ts';
import { reasonField, verdictOf } from '#generator/model/decisions.ts';
import type { EndpointModel } from '#generator/model/types.ts';
import { endpoint } from './endpoint.ts';
import { payout } from './entities.ts';
import { field, label, plain } from './fields.ts';
import { amountFilter, bankFilter, dateFilter, searchFilter, statusFilter } from './filters.ts';
import { gatewayEndpoints } from './gateways.ts';
import { everythingInput } from './kinds.ts';
import { line, told } from './shapes.ts';

const payoutLists = ['/api/desk/payout/list', '/api/desk/payout/detail'];
export const reason: Field = { name: 'reason', kind: 'string', label: label('Reason'), required: true, maxLength: 255 };
export const bankRank = plain(field('rank', 'integer', { min: 0, max: 1000, initial: 0 }));
const slip: Field = { name: 'slip', kind: 'image', label: label('Slip'), required: true };

const refund = endpoint(
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
    decides: true,
    decision: {
      amount: plain(payout.fields.amount ?? reason),
      to: [plain(field('bank_name', 'string')), plain(payout.fields.payout_ref ?? reason)],
      facts: [plain(payout.fields.created_at ?? reason)],
      by: ['reason'],
      next: true,
    },
    input: [reason, reasonField],
    optOut: [400],
  },
  payoutLists,
);

export const sampleEndpoints: readonly EndpointModel[] = [
  endpoint('payout.told', 'desk', 'ingest', '/api/ingest/payouts', 'desk.payout.pay', {
    input: [
      plain(
        field('facts', 'list', {
          required: true,
          item: { kind: 'shape', shape: told },
          minLength: 1,
          maxLength: 10_000,
        }),
      ),
    ],
    replyFields: [plain(field('id', 'integer', { required: true }))],
  }),
  endpoint('payout.take', 'desk', 'claim', '/api/desk/payout/take', 'desk.payout.view', {
    entity: 'Payout',
    key: 'id',
    over: 'desk.payout.pay',
    input: [takeOver],
    replyFields: claimReply(payout),
  }),
  endpoint('payout.put_back', 'desk', 'release', '/api/desk/payout/put_back', 'desk.payout.view', {
    entity: 'Payout',
    key: 'id',
    replyFields: claimReply(payout),
  }),
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
  refund,
  verdictOf(refund),
  endpoint('bank.items', 'desk', 'items', '/api/bank/items', 'signed-in', {
    entity: 'Bank',
    fields: ['code', 'name', 'group_code', 'icon', 'rank', 'payout_count'],
    sort: 'rank',
    limit: 500,
  }),
  endpoint('bank.detail', 'desk', 'record', '/api/bank/detail', 'desk.payout.view', { entity: 'Bank', key: 'code' }),
  endpoint(
    'bank.add',
    'desk',
    'create',
    '/api/bank/add',
    'desk.everything.create',
    { entity: 'Bank', key: 'code', input: [plain(field('code', 'code', { required: true })), bankRank] },
    ['/api/bank/items'],
  ),
  endpoint(
    'bank.update',
    'desk',
    'update',
    '/api/bank/update',
    'desk.everything.update',
    { entity: 'Bank', key: 'code', input: [bankRank] },
    ['/api/bank/items'],
  ),
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
  endpoint('quote', 'desk', 'service', '/api/desk/quote', 'desk.payout.view', {
    method: 'GET',
    handler: 'quote',
    replyFields: [
      plain(field('lines', 'list', { required: true, item: { kind: 'shape', shape: line } })),
      plain(field('best', 'shape', { shape: line })),
    ],
  }),
  endpoint('sign-in', 'system', 'service', '/api/auth', 'public', {
    handler: 'sign-in',
    input: [plain(field('email', 'email', { required: true })), plain(field('password', 'secret', { required: true }))],
    replyFields: [plain(field('access_token', 'string', { readonly: true }))],
  }),
  ...['alpha', 'beta'].flatMap((gateway) => gatewayEndpoints(gateway)),
];
