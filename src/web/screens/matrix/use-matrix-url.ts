import { useLocation, useRouter } from 'wouter';
import type { MatrixScreen } from '#contract/matrix.ts';

/** What the address says of a matrix: values by their parameters, and the page. */
export interface MatrixUrl {
  readonly values: Readonly<Record<string, string>>;
  readonly page: number;
  /** Changes some of the values, and goes back to the first page. */
  set(values: Readonly<Record<string, string>>): void;
  toPage(page: number): void;
}

/** Parameter of the filter for places without a cell. */
export const emptyParam = 'missing';

const paramsOf = ({ rows, columns, show }: MatrixScreen): readonly string[] => [
  'q',
  rows.cell.name,
  ...[...rows.filters, ...columns.filters].map(({ name }) => name),
  columns.cell.name,
  show.name,
  emptyParam,
];

/** The filters of a matrix, kept in the address. */
export function useMatrixUrl(screen: MatrixScreen): MatrixUrl {
  const router = useRouter();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(router.searchHook(router));
  const values = Object.fromEntries(paramsOf(screen).map((name) => [name, query.get(name) ?? '']));
  const go = (next: Readonly<Record<string, string>>) => {
    const filled = Object.entries(next).filter(([, value]) => value !== '');
    const search = new URLSearchParams(filled).toString();
    navigate(search === '' ? path : `${path}?${search}`, { replace: true });
  };
  return {
    values,
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
    set: (changed) => go({ ...values, ...changed }),
    toPage: (page) => go({ ...values, page: page > 1 ? String(page) : '' }),
  };
}
