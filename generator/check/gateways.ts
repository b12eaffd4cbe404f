import { credentialNames } from '../model/expand.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

/** Gateways have capabilities that the template knows, and codes of their own. */
export const gateways: Rule = function* (world) {
  const complain = complaints('gateway', world);
  const { template, gateways: all } = world.draft;
  const capabilities = Object.keys(template?.capabilities ?? {});
  const codes = new Map<string, string>();
  for (const { name, raw } of all) {
    if (!template && !world.draft.places.mayExist('template')) {
      yield complain({
        holder: raw,
        key: 'gateway',
        received: name,
        message: 'there is no manifest/gateways/gateway.yaml to expand for it',
      });
      return;
    }
    for (const [index, capability] of (raw.has ?? []).entries()) {
      if (!capabilities.includes(capability))
        yield* unknownName(
          'capability',
          world,
          { holder: raw.has ?? raw, key: index },
          capability,
          capabilities,
          `unknown capability “${capability}”`,
        );
    }
    if (world.draft.places.isDamaged(raw, 'code')) continue;
    const other = codes.get(raw.code);
    if (other !== undefined)
      yield complain({
        holder: raw,
        key: 'code',
        received: raw.code,
        message: `the code ${raw.code} belongs to ${other}: business numbers would collide`,
      });
    codes.set(raw.code, name);
  }
  if (template) yield* conditions(template, world, [...capabilities, ...new Set(all.flatMap(credentialNames))]);
};

/** Every `if` in the template names a capability, or a credential that some gateway has. */
function* conditions(
  node: unknown,
  world: World,
  capabilities: readonly string[],
  seen = new Set<unknown>(),
): Iterable<Problem> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if (!Array.isArray(node) && 'if' in node && typeof node.if === 'string' && !capabilities.includes(node.if)) {
    yield* unknownName(
      'capability',
      world,
      { holder: node, key: 'if' },
      node.if,
      capabilities,
      `unknown capability “${node.if}”`,
    );
  }
  for (const child of Object.values(node)) yield* conditions(child, world, capabilities, seen);
}
