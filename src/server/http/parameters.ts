import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { nearest } from '#contract/nearest.ts';
import { invalid } from '../base/failure.ts';
import { baseTexts } from '../base/texts.ts';

/** Names that the query string of a call may have. */
export function parametersOf({ query, variant }: Pick<Endpoint, 'query' | 'variant'>): readonly string[] {
  const properties = query?.properties;
  return [
    ...Object.keys(typeof properties === 'object' && properties ? properties : {}),
    ...Object.keys(variant ?? {}),
  ];
}

/**
 * A parameter that a call does not have is refused by its name, with the nearest one that there is: a filter with a typing
 * error would otherwise answer with every row.
 *
 * @example
 * refuseUnknown(withdrawList, { statsu: 'pending' }); // 422, { statsu: 'There is no such parameter here; did you mean status?' }
 */
export function refuseUnknown(endpoint: Pick<Endpoint, 'query' | 'variant'>, query: Row): void {
  const known = new Set(parametersOf(endpoint));
  const unknown = Object.keys(query).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const shown = (name: string) => name.slice(0, 60);
  throw invalid(
    Object.fromEntries(
      unknown.map((name) => {
        const near = nearest(name, known);
        return [shown(name), near === undefined ? baseTexts.unknownHere : baseTexts.unknownButNear({ near })];
      }),
    ),
    baseTexts.unknownParameter({ name: unknown.map(shown).join(', ') }),
  );
}
