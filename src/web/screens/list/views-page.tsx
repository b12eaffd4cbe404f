import { type ComponentType, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import type { Access, Call } from '#contract/call.ts';
import type { ListScreen, ReportScreen } from '#contract/screen.ts';
import type { Text } from '#contract/text.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { tabOf, tabQuery } from '#web/core/view-url.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { useLabel } from '#web/locale/language.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageSkeleton } from '#web/ui/skeletons.tsx';
import { shapeOf } from '../shared/use-list.ts';
import { HeadingPlace } from './heading-place.ts';
import { ViewTabs } from './view-tabs.tsx';
import css from './views.module.css';

/** The page of one list, with what it was made of. */
type OnePage<S extends ListScreen | ReportScreen = ListScreen | ReportScreen> = ComponentType & { readonly screen: S };

interface View {
  readonly name: string;
  readonly title: Text;
  readonly permission: Access;
  /** The call of the list, where it is an extension. */
  readonly needs?: Call;
  /** Fetches the page of the list. */
  readonly load: () => Promise<{ readonly default: OnePage }>;
}

interface Views<S extends ListScreen | ReportScreen, V extends readonly View[]> {
  /** The page of the screen's own list: the tab that an address without a tab opens. */
  readonly first: OnePage<S>;
  readonly name: string;
  readonly title: Text;
  /** The further ones, in their order; a hand-written page of the route knows each by its call. */
  readonly views: V;
}

/** One tab of the screen. */
interface Tab {
  readonly name: string;
  readonly title: Text;
  readonly permission: Access;
  readonly needs?: Call;
  readonly Page: ComponentType;
  /** The list behind it, fetched where it is not here yet. */
  readonly screen: () => Promise<ListScreen | ReportScreen>;
}

function tabsOf({ first, name, title, views }: Views<ListScreen | ReportScreen, readonly View[]>): readonly Tab[] {
  const own: Tab = {
    name,
    title,
    permission: first.screen.permission,
    Page: first,
    screen: async () => first.screen,
  };
  return [
    own,
    ...views.map((view): Tab => {
      const Page = late(async () => {
        const { default: One } = await view.load();
        return { default: () => <One /> };
      });
      return { ...view, Page, screen: async () => (await view.load()).default.screen };
    }),
  ];
}

/** The page of a route with several lists, each behind a tab. Only the list that is open is fetched, and asks anything. */
export function viewsPage<S extends ListScreen | ReportScreen, const V extends readonly View[]>(
  spec: Views<S, V>,
): OnePage<S> & { readonly spec: Views<S, V> } {
  const tabs = tabsOf(spec);
  const { screen } = spec.first;
  // biome-ignore lint/correctness/noComponentHookFactories: one page a screen, made once when its file is loaded
  function Page() {
    return <ViewsScreen title={screen.title} tabs={tabs} />;
  }
  return Object.assign(Page, { screen, spec });
}

/** Which tab is open, and the way to the others. No tab is open where the person may see none. */
function useOpenTab(tabs: readonly Tab[]) {
  const can = useCan();
  const router = useRouter();
  // As it is written: what is foreign in it is handed on untouched.
  const search = router.searchHook(router);
  const [path, navigate] = useLocation();
  const offered = useOffers();
  const there = useMemo(() => tabs.filter((tab) => !can(tab.permission) || offered(tab.needs)), [tabs, can, offered]);
  const allowed = useMemo(() => there.filter((tab) => can(tab.permission)), [there, can]);
  const requested = there.find((tab) => tab.name === tabOf(search));
  // A tab that nobody knows is as good as none; one that a person may not see is not another one.
  const current = requested ?? allowed[0];
  const open = current && allowed.includes(current) ? current : undefined;
  /** Lists that have been open: what they left in the address is known. */
  const visited = useRef(new Set<Tab>());
  const latest = useRef(search);
  latest.current = search;
  if (open) visited.current.add(open);

  const select = async (tab: Tab) => {
    const seen = await Promise.allSettled([...visited.current].map((one) => one.screen()));
    const shapes = seen.flatMap((one) => (one.status === 'fulfilled' ? shapeOf(one.value) : []));
    const query = tabQuery(latest.current, tab === tabs[0] ? undefined : tab.name, shapes);
    navigate(query === '' ? path : `${path}?${query}`);
  };
  return { allowed, open, select };
}

function ViewsScreen({ title, tabs }: { readonly title: Text; readonly tabs: readonly Tab[] }) {
  const label = useLabel();
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { allowed, open, select } = useOpenTab(tabs);
  if (!open) return <Forbidden />;
  const { Page } = open;
  const isAlone = allowed.length === 1;
  return (
    <div className={css.screen}>
      <PageHeader title={label(title)}>
        <div ref={setPlace} className={css.place} />
      </PageHeader>
      {!isAlone && (
        <ViewTabs
          id={id}
          label={label(title)}
          tabs={allowed.map((tab) => ({ name: tab.name, title: label(tab.title) }))}
          open={open.name}
          onNear={(name) =>
            void tabs
              .find((tab) => tab.name === name)
              ?.screen()
              .catch(() => undefined)
          }
          onOpen={(name) => {
            const tab = tabs.find((one) => one.name === name);
            if (tab) void select(tab);
          }}
        />
      )}
      <div {...(!isAlone && { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${open.name}` })}>
        <HeadingPlace value={place}>
          <Suspense fallback={<PageSkeleton />}>
            <Page key={open.name} />
          </Suspense>
        </HeadingPlace>
      </div>
    </div>
  );
}
