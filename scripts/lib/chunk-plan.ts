/** What the bundler lends a function that names chunks; structural, so that this file needs no bundler to be read. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

interface Group {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string, graph: Graph) => string | null;
  /** Of how many files a module is asked for at least. */
  readonly minShareCount?: number;
}

/** The pages that share code, each by what all of its kind import. */
type Reader =
  | 'start'
  | 'signIn'
  | 'shell'
  | 'list'
  | 'cards'
  | 'related'
  | 'record'
  | 'action'
  | 'work'
  | 'dialog'
  | 'decision'
  | 'desk';

/** What the plan asks about a module. */
interface Facts {
  reads(...readers: readonly Reader[]): boolean;
  /** Does a page, a dialog or a panel load it that shows no record? */
  readonly isElsewhere: boolean;
}

type Rule = readonly [chunk: string, holds: (facts: Facts) => boolean];

/** Which chunk a module goes into: the first whose rule holds; where none does, the bundler decides. */
const plan: readonly Rule[] = [
  ['start', ({ reads }) => reads('start') || (reads('signIn') && reads('shell', 'list', 'related', 'record'))],
  ['frame', ({ reads }) => reads('shell') || (reads('list') && reads('record'))],
  ['list', ({ reads }) => reads('list')],
  // Figures above the rows: asked for together with the rows, by the lists that have them.
  ['cards', ({ reads }) => reads('cards')],
  ['inputs', ({ reads, isElsewhere }) => reads('record') && isElsewhere],
  ['inputs', ({ reads }) => reads('action')],
  ['form', ({ reads }) => reads('record')],
  ['work', ({ reads }) => reads('work')],
  ['dialog', ({ reads }) => reads('dialog')],
  ['decision', ({ reads }) => reads('decision')],
  ['desk', ({ reads }) => reads('desk')],
];

/**
 * Which of the files that an import needs are fetched in parallel rather than after it: style sheets, which have to be
 * there before, and what is shared by plan. To fetch the rest at once, too, the first file would have to name every
 * file of the product. Files that every page starts with are always loaded.
 */
export function fetchedAhead(file: string): boolean {
  if (file.startsWith('assets/start-')) return false;
  return file.endsWith('.css') || plan.some(([chunk]) => file.startsWith(`assets/${chunk}-`));
}

/** All of our own modules that run before those given, and they themselves. */
function reached(ids: readonly string[], graph: Graph, isOurs: (id: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !isOurs(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** What the plan asks about modules, found once for the whole graph. */
function factsOf(graph: Graph, base: string): (id: string) => Facts {
  const web = `${base}/src/web`;
  const isOurs = (id: string) => id.startsWith(`${base}/src/`) || id.startsWith(`${base}/generated/`);
  const from = (...ids: readonly string[]) => reached(ids, graph, isOurs);
  const loadedBy = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(isOurs);
  const start = from(`${web}/main.tsx`);
  const pages = loadedBy(start);
  const readers: Readonly<Record<Reader, ReadonlySet<string>>> = {
    start,
    signIn: from(...pages.filter((id) => id.startsWith(`${base}/src/areas/auth/`))),
    // The heading is what hand-written pages have in common with lists.
    shell: from(
      `${web}/app/shell/default-layout.tsx`,
      `${web}/ui/page-header.tsx`,
      // Some hundred bytes that many pages need.
      ...['ui/scroll-box.tsx', 'ui/plain-table.module.css', 'core/guarded.ts'].map((file) => `${web}/${file}`),
      // Half a kilobyte that many pages reckon with.
      `${base}/src/contract/money.ts`,
    ),
    // Figures stand above some lists and above the withdrawal desk, which needs nothing else of the former.
    list: from(`${web}/screens/list/list-page.tsx`, `${web}/ui/figure.tsx`),
    cards: from(`${web}/screens/list/list-cards.tsx`),
    related: from(`${web}/screens/shared/related-list.tsx`),
    record: from(
      `${web}/screens/detail/detail-page.tsx`,
      `${web}/screens/form/form-page.tsx`,
      // What generated pages bring to them.
      `${base}/src/contract/validate.ts`,
      `${base}/generated/web/record-history.ts`,
    ),
    // Inputs outside of forms: what an action asks for.
    action: from(`${web}/form/action-input.tsx`, `${web}/core/action-body.ts`),
    // What imports and updates show of their runs, and files that are made.
    work: from(`${web}/ui/step-bar.tsx`, `${web}/screens/list/use-export.ts`),
    dialog: from(`${web}/ui/confirm-dialog.tsx`),
    decision: from(
      `${web}/screens/shared/decision/use-own-decision.tsx`,
      `${web}/screens/shared/decision/use-bulk-verdict.ts`,
    ),
    // What lists share whose rows open.
    desk: from(`${web}/screens/board/board-page.tsx`, `${base}/src/areas/finance/web/withdraw-requests/risk.tsx`),
  };
  const loaders = new Map<string, ReadonlySet<string>>();
  const waiting = [...pages];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (loaders.has(id)) continue;
    const modules = from(id);
    loaders.set(id, modules);
    waiting.push(...loadedBy(modules));
  }
  const records = [`${web}/screens/detail/detail-screen.tsx`, `${web}/screens/form/form-screen.tsx`];
  const others = [...loaders.values()].filter((modules) => !records.some((id) => modules.has(id)));
  return (id) => ({
    reads: (...names) => names.some((name) => readers[name].has(id)),
    isElsewhere: others.some((modules) => modules.has(id)),
  });
}

/**
 * Groups for the bundler's code splitting: what every list needs is a few files instead of thirty, and what every form
 * needs as well. By itself the bundler makes a file of each set of modules that some dialog shares with some page, and each
 * of them costs a request and what it could have had in common with its neighbours after compression. A dialog with one
 * field fetches all kinds of them for it; they are the next screen's then. Packages follow the first group whose modules
 * import them. `root` is the project's folder.
 */
export function chunkPlan(root: string): Group[] {
  const base = root.replaceAll('\\', '/').replace(/\/$/, '');
  let known: ((id: string) => Facts) | undefined;
  const planned = plan.map(([chunk], at) => ({
    debugName: chunk,
    priority: plan.length - at,
    name(id: string, graph: Graph) {
      known ??= factsOf(graph, base);
      const facts = known(id);
      return plan.find(([, holds]) => holds(facts))?.[0] === chunk ? chunk : null;
    },
  }));
  // The calls of a resource and their hooks, where several screens share both.
  const calls = /^\/generated\/web\/([\w-]+)\/(?:calls|hooks)\/([\w-]+)\.ts$/;
  return [
    ...planned,
    {
      debugName: 'calls',
      priority: 0,
      minShareCount: 2,
      name(id) {
        const [, area, resource] = (id.startsWith(base) && calls.exec(id.slice(base.length))) || [];
        return area === undefined ? null : `${area}-${resource}`;
      },
    },
  ];
}
