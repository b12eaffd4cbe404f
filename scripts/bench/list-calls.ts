// Prints the paths of all calls that list records, for measurements that walk through them.
import { endpoints } from '#generated/api/endpoints.ts';

const lists = endpoints.filter(
  ({ kind, method, query, variant }) =>
    kind === 'page' && method === 'GET' && !variant && !JSON.stringify(query ?? {}).includes('"required"'),
);
process.stdout.write(JSON.stringify(lists.map(({ path }) => path)));
