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
}

/** The pages that share code, each by what all of its kind import. */
type Reader = 'start' | 'signIn' | 'shell' | 'list' | 'related' | 'record';
type Rule = readonly [chunk: string, holds: (reads: (...readers: readonly Reader[]) => boolean) => boolean];

/** Which chunk a module goes into: the first whose rule holds; where none does, the bundler decides. */
const plan: readonly Rule[] = [
  ['start', (reads) => reads('start')],
  ['common', (reads) => reads('signIn') && reads('shell', 'list', 'related', 'record')],
  ['shell', (reads) => reads('shell')],
  ['values', (reads) => reads('list') && reads('record')],
  ['rows', (reads) => reads('list') && reads('related')],
  ['list', (reads) => reads('list')],
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

/**
 * Groups for the bundler's code splitting: what every list needs is a few files instead of thirty. By itself the bundler
 * makes a file of each set of modules that some dialog shares with some page, and each of them costs a request and
 * what it could have had in common with its neighbours after compression. No page loads more for it: a module joins only
 * what all of its readers load anyway. Packages follow the first group whose modules import them. `root` is the
 * project's folder.
 */
export function chunkPlan(root: string): Group[] {
  const base = root.replaceAll('\\', '/').replace(/\/$/, '');
  const web = `${base}/src/web`;
  const isOurs = (id: string) => id.startsWith(`${base}/src/`) || id.startsWith(`${base}/generated/`);
  let cached: Readonly<Record<Reader, ReadonlySet<string>>> | undefined;
  const read = (graph: Graph) => {
    const from = (...ids: readonly string[]) => reached(ids, graph, isOurs);
    const start = `${web}/main.tsx`;
    const first = from(start);
    const pages = [...first].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    return {
      start: first,
      signIn: from(...pages.filter((id) => id.startsWith(`${base}/src/areas/auth/`))),
      // The heading is what hand-written pages have in common with lists.
      shell: from(`${web}/app/shell/default-layout.tsx`, `${web}/ui/page-header.tsx`),
      list: from(`${web}/screens/list/list-page.tsx`),
      related: from(`${web}/screens/shared/related-list.tsx`),
      record: from(`${web}/screens/detail/detail-page.tsx`, `${web}/screens/form/form-page.tsx`),
    };
  };
  return plan.map(([chunk], at) => ({
    debugName: chunk,
    priority: plan.length - at,
    name(id, graph) {
      cached ??= read(graph);
      const readers = cached;
      const first = plan.find(([, holds]) => holds((...names) => names.some((name) => readers[name].has(id))));
      return first?.[0] === chunk ? chunk : null;
    },
  }));
}
