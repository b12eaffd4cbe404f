import type { Model } from '#generator/model/types.ts';
import { sampleModel } from './sample-model.ts';

const endpoints = new Set([
  'payout.told',
  'payout.list',
  'quote',
  'payout.put_back',
  'payout.refund',
  'payout.refund.verdict',
  'payout.take',
  'bank.items',
  'bank.detail',
  'bank.add',
  'bank.update',
  'alpha.add',
  'gateway.balance',
  'sign-in',
]);
const entities = new Set(['User', 'Bank', 'Payout', 'GatewayAccount', 'AlphaAccount']);
const screens = new Set(['/desk/payouts', '/desk/banks', '/desk/banks/detail', '/alpha/account/add', '/']);

/** The part of the sample that the goldens show: small enough to be read beside what is made of it. */
export const given: Model = {
  ...sampleModel,
  entities: sampleModel.entities.filter((each) => entities.has(each.name)),
  endpoints: sampleModel.endpoints.filter((each) => endpoints.has(each.id)),
  screens: sampleModel.screens
    .filter((each) => screens.has(each.path))
    .map((each) => ('record' in each && each.kind === 'list' ? withoutRecord(each) : each)),
  deployments: sampleModel.deployments.map((each) => ({
    ...each,
    routes: each.routes.filter((path) => screens.has(path)),
    endpoints: each.endpoints.filter((id) => endpoints.has(id)),
  })),
};

function withoutRecord<T extends { readonly record?: string }>(screen: T): Omit<T, 'record'> {
  const { record: _, ...rest } = screen;
  return rest;
}
