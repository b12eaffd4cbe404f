import type { RelatedModel } from '../model/types.ts';
import { columnsOf, filtersOf, type Stub } from './stub.ts';

/** Lists on the screen of a record, as its stub writes them. */
export function relatedOf(stub: Stub, all: readonly RelatedModel[]): readonly unknown[] {
  return all.map((related) => {
    const endpoint = stub.endpoint(related.list);
    return {
      ...related,
      list: stub.call(related.list),
      columns: columnsOf(stub, related.columns, endpoint),
      filters: filtersOf(stub, related.filters, endpoint),
    };
  });
}
