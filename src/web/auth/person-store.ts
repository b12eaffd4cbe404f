import type { Call } from '#contract/call.ts';
import type { Condition } from '#contract/condition.ts';
import type { Field } from '#contract/field.ts';
import type { Store } from '#web/store/create-store.ts';
import { persistentStore } from '#web/store/persistent-store.ts';

/** A view that the person has put into the menu. */
export interface PinnedView {
  readonly id: string;
  readonly name: string;
  /** Where it opens. */
  readonly link: string;
}

/** What this browser keeps of a person, beside each list. The server has the last word where it keeps such things. */
export interface Person {
  /** What the server keeps was taken over here once, or it keeps nothing. */
  readonly known: boolean;
  /** Lists whose columns were changed here since the server was told. */
  readonly unsent: readonly string[];
  readonly pins: readonly PinnedView[];
}

const nobody: Person = { known: false, unsent: [], pins: [] };
const stores = new Map<string, Store<Person>>();
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What is kept of a person in this browser. Read with suspicion: another version may have written it. */
export function personStore(userId: string): Store<Person> {
  const before = stores.get(userId);
  if (before) return before;
  const store = persistentStore<Person>(`person:${userId}`, (stored) => {
    if (typeof stored !== 'object' || stored === null) return nobody;
    const { known, unsent, pins } = stored as Readonly<Record<string, unknown>>;
    return {
      known: known === true,
      unsent: textsIn(unsent),
      pins: (Array.isArray(pins) ? pins : []).filter(
        (pin): pin is PinnedView =>
          [pin?.id, pin?.name, pin?.link].every((text) => typeof text === 'string') && pin.link.startsWith('/'),
      ),
    };
  });
  stores.set(userId, store);
  return store;
}

/** How the person has a list sent to them regularly. */
export interface Subscribing {
  readonly call: Call;
  /** What is asked, in order, some of it only where the answers before meet a condition. */
  readonly inputs: readonly { readonly field: Field; readonly when?: Condition }[];
  /** Where all of it is found, and the files that have come. */
  readonly all: string;
  readonly files: string;
}

/** What people should know of days: read, and written by whoever may. */
export interface AnnotationCalls {
  readonly list: Call;
  readonly add: Call;
  readonly change: Call;
  readonly remove: Call;
  /** What is said of one. */
  readonly inputs: readonly { readonly field: Field }[];
}

/** Charts of reports that a person puts together. */
export interface DashboardCalls {
  readonly list: Call;
  readonly save: Call;
  /** Where they are. */
  readonly page: string;
}

/** The calls behind it, and behind what else is the person's own. */
export interface PreferenceCalls {
  readonly read: Call;
  readonly keepDisplay: Call;
  readonly keepColumns: Call;
  readonly saveView: Call;
  readonly shareView: Call;
  readonly firstView: Call;
  readonly deleteView: Call;
  /** Roles with whom a view can be shared. */
  readonly roles: Call;
  /** What concerns the person, and that they have read one of it, or all. */
  readonly notices: Call;
  readonly readNotice: Call;
  readonly readNotices: Call;
  readonly subscribing?: Subscribing;
  readonly annotations?: AnnotationCalls;
  readonly dashboards?: DashboardCalls;
}

type Load = () => Promise<PreferenceCalls | undefined>;
let load: Load = async () => undefined;

/** The composition root says how they are fetched; nobody needs them before the first page is drawn. */
export function offerPreferences(loader: Load): void {
  load = loader;
}

/** Undefined where nothing of a person is kept but in their browser. */
export const loadPreferenceCalls: Load = () => load();
