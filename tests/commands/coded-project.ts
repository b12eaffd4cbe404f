import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { here } from '../mistakes/planted.ts';
import { makeProject, run, writeIn } from '../mistakes/project.ts';

const top = join(here, '../..');

/** Hand-written code over what the good manifest generates: each way in which a name is used. */
export const handWritten: Readonly<Record<string, string>> = {
  'src/server/orders.ts': `import type { Tables } from '#generated/api/database.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import type { OrderRow, OrderShipBody } from '#generated/api/store.ts';
import { type Kysely, sql } from 'kysely';

type Own = Pick<Decisions<object>, 'order.ship'>;

// The total comes from the lines.
export const line = ({ number, total }: OrderRow): string => \`\${number}: \${total}\`;
export const bare = (row: OrderRow): Pick<OrderRow, 'total'> => ({ total: row.total });
export const carrier = (body: OrderShipBody) => body.carrier;
export const paid = (db: Kysely<Tables>) =>
  db.selectFrom('order').select(['id', 'total']).where('order.total', '>', 0n).execute();
export const sum = (db: Kysely<Tables>) => sql\`select sum(total) from "order"\`.execute(db);
export const other: Readonly<Record<string, unknown>> = { total: 1 };
export const decisions = (ship: Own['order.ship']): Own => ({ 'order.ship': ship });
`,
  'src/areas/store/web/orders/page.tsx': `import { orderFields as f } from '#generated/api/fields/order.ts';
import { useOrderList, useOrderShip } from '#generated/web/store/hooks/order.ts';
import Generated from '#generated/web/store/orders.tsx';
import { shared } from '../../shared.ts';
import { note } from './note.ts';

export default function Page() {
  const ship = useOrderShip();
  const list = useOrderList({ status: ['paid'] });
  return Generated.screen.path === '/store/orders' ? [f.total, ship.isSending, list.isLoading, note, shared].length : 0;
}
`,
  'src/areas/store/web/orders/note.ts': "export const note = 'note';\n",
  'src/areas/store/shared.ts': "export const shared = 'shared';\n",
  // The compiler complains about this before and after, and has nothing to say of the route in it.
  'tests/visit.ts': `declare function visit(see: (...args: string[]) => void): void;

visit((at: number) => at && '/store/orders');
`,
  'src/web/app.ts': "export { note } from '../areas/store/web/orders/note.ts';\n",
};

const engine: Readonly<Record<string, string>> = {
  'data/hooks.ts': 'hooks.ts',
  'screens/list/list-page.tsx': 'list-page.ts',
  'screens/list/ordered-page.tsx': 'ordered-page.ts',
  'screens/list/views-page.tsx': 'views-page.ts',
  'screens/detail/detail-page.tsx': 'detail-page.ts',
  'screens/form/form-page.tsx': 'form-page.ts',
  'screens/report/report-page.tsx': 'report-page.ts',
};

const options = (): object => {
  const { compilerOptions } = JSON.parse(readFileSync(join(top, 'tsconfig.json'), 'utf8'));
  return { ...compilerOptions, types: ['node'], allowJs: false, checkJs: false };
};

/** A copy of the good project with its code generated, and with code of its own that the compiler has no complaint about. */
export async function makeCodedProject(): Promise<string> {
  const root = makeProject();
  symlinkSync(join(top, 'src/contract'), join(root, 'src/contract'));
  for (const [path, file] of Object.entries(engine)) {
    writeIn(root, `src/web/${path}`, '');
    cpSync(join(top, 'tests/compile/engine', file), join(root, 'src/web', path));
  }
  for (const [path, text] of Object.entries(handWritten)) writeIn(root, path, text);
  const imports = Object.fromEntries(
    ['contract', 'web'].map((name) => [`#${name}/*`, `./src/${name}/*`]).concat([['#generated/*', './generated/*']]),
  );
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', imports }));
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: options(), include: ['src'] }));
  await run(root, 'generate');
  return root;
}

/** What the compiler says of the project's own code, as `path: message`. */
export function compilerSays(root: string): readonly string[] {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  );
  if (!parsed) return ['no tsconfig.json'];
  const files = parsed.fileNames.filter((path) => !path.includes('/contract/'));
  const program = ts.createProgram(files, parsed.options);
  return files
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.slice(root.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
