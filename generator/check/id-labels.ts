import { complaints, ofEach, type Rule } from './rule.ts';

/** Words of a program, addresses and places of files: what people read as gibberish. */
const looksLikeAnId = /^(?:[a-z0-9]+(?:[_.-][a-z0-9]+)+|[a-z]+[A-Z][A-Za-z0-9]*|(?:https?:\/)?\/\S*)$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Labels of one thing that are none. */
const labelsIn = ofEach<object>(function* (world, thing) {
  const complain = complaints('id-label', world);
  const seen = new Set<object>();
  function* labels(value: unknown): ReturnType<Rule> {
    if (!isRecord(value) || seen.has(value) || world.draft.places.isDamaged(value)) return;
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
  yield* labels(thing);
});

/** No label is an id or an address: of fields, columns, filters, actions, tabs, values, groups and whatever else is shown. */
export const idLabels: Rule = function* (world) {
  const { access, app, areas, enums, entities, resources, endpoints, screens, menus } = world.draft;
  const { auditActions, gateways, template, deployments } = world.draft;
  const named = [
    ...enums.values(),
    ...entities.values(),
    ...resources.values(),
    ...auditActions.values(),
    ...endpoints.values(),
    ...screens.values(),
    ...menus,
  ];
  for (const thing of [app, access, areas, gateways, template, deployments]) if (thing) yield* labelsIn(world, thing);
  for (const { raw } of named) if (isRecord(raw)) yield* labelsIn(world, raw);
};
