import type { StoredField } from '#contract/endpoint.ts';
import type { EndpointModel, EntityModel, ScreenModel } from '#generator/model/types.ts';
import { endpoint } from './endpoint.ts';
import { entity } from './entities.ts';
import { field, id, label, managed, plain } from './fields.ts';
import { column, screenBase } from './screen.ts';

/** Two gateways on one table: what is expanded for each of them. */
const accountFields = [id, field('name', 'string', { required: true, maxLength: 60 }), ...managed];

export const gatewayAccount = entity('GatewayAccount', 'gateway', accountFields, { managed: true });

function gatewayEntity(gateway: string, own: readonly StoredField[]): EntityModel {
  const name = `${gateway[0]?.toUpperCase()}${gateway.slice(1)}Account`;
  return entity(name, gateway, [...accountFields.slice(0, 2), ...own, ...managed], {
    table: 'gateway_account',
    extends: 'GatewayAccount',
    where: { gateway },
    managed: true,
  });
}

export const alpha = gatewayEntity('alpha', [
  field('api_key', 'secret', { required: true }),
  field('fee', 'percent', { initial: '1.5' }),
]);
export const beta = gatewayEntity('beta', [field('merchant', 'string', { required: true, maxLength: 20 })]);

function ownerOf(gateway: string): EntityModel {
  return gateway === 'alpha' ? alpha : beta;
}

export function gatewayEndpoints(gateway: string): readonly EndpointModel[] {
  const owner = ownerOf(gateway);
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

export function gatewayScreens(gateway: string): readonly ScreenModel[] {
  const owner = ownerOf(gateway);
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
