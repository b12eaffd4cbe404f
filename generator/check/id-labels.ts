import { complaints, type Rule } from './rule.ts';

/** Words of a program, addresses and places of files: what people read as gibberish. */
const looksLikeAnId = /^(?:[a-z0-9]+(?:[_.-][a-z0-9]+)+|[a-z]+[A-Z][A-Za-z0-9]*|(?:https?:\/)?\/\S*)$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** No label is an id or an address: of fields, columns, filters, actions, tabs, values, groups and whatever else is shown. */
export const idLabels: Rule = function* (world) {
  const complain = complaints('id-label', world);
  const { places, access, app, areas, enums, entities, resources, endpoints, screens, menus } = world.draft;
  const { auditActions, gateways, template, deployments } = world.draft;
  const seen = new Set<object>();
  function* labels(value: unknown): ReturnType<Rule> {
    if (!isRecord(value) || seen.has(value) || places.isDamaged(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'th' || key === 'en') && typeof inner === 'string') {
        if (looksLikeAnId.test(inner.trim()))
          yield complain({
            holder: value,
            key,
            received: inner,
            message: `“${inner}” is an id or an address, which nobody can read as a label`,
          });
      } else yield* labels(inner);
    }
  }
  const named = [
    ...enums.values(),
    ...entities.values(),
    ...resources.values(),
    ...auditActions.values(),
    ...endpoints.values(),
    ...screens.values(),
    ...menus,
  ];
  yield* labels([app, access, areas, gateways, template, deployments]);
  for (const { raw } of named) yield* labels(raw);
};
