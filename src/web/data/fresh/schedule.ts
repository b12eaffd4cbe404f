import { answerHeaders, type Changed, type TableChange } from '#contract/changes.ts';
import type { Answered, Changes, Reading } from '../changes.ts';
import { createMemory, type Heard, type Memory, memory } from './memory.ts';

/** When what is on screen is read again: because it has changed, or because nobody says whether it has. */
export interface Schedule {
  /** Something has changed; `id` is where and when the server heard of it. */
  changed(changed: Changed, id: string): void;
  /** Changes may have been missed. */
  everything(): void;
  stop(): void;
}

/** Milliseconds. */
const pace = {
  /** The readings of many people are spread over so long after a change … */
  spread: 60,
  /** … and after a reset, which concerns everybody. */
  wideSpread: 2_000,
  /** Between two readings of the same, or so many times as long as one takes. */
  least: 300,
  share: 20,
  /** Between two times when everything is read for being seen again, where nobody tells what has changed. */
  seen: 10_000,
  /** What changes by the clock alone is read so often while changes are told. */
  rest: 15 * 60_000,
} as const;

/** What is known of one address on screen. */
interface Slot {
  /** When it was last read from here, or seen first. */
  began: number;
  took: number;
  underWay: boolean;
  /** It has changed: read it again then. */
  due: number;
  /** The latest change, or undefined when it is to be read in any case. */
  id: string | undefined;
  /** Between 0.9 and 1.1, so that tabs do not ask in step. */
  readonly jitter: number;
}

/** What an answer depends on. */
interface Origin {
  /** Tables, that of its records first; others with the columns that matter: `member.username.status`. */
  readonly sources: readonly string[];
  /** Server process and its moment before it read. */
  readonly asOf: string;
}

/** As the answer's headers say; undefined where it depends on more than the database. */
export function originOf(answer: Answered | undefined): Origin | undefined {
  const sources = answer?.headers.get(answerHeaders.sources);
  return sources ? { sources: sources.split(','), asOf: answer?.headers.get(answerHeaders.asOf) ?? '' } : undefined;
}

const momentOf = (position: string) => {
  const [process = '', at] = position.split('-');
  return { process, at: Number(at) };
};

/** Was the answer read after the same server had heard of the change? */
function contains({ asOf }: Origin, id: string | undefined): boolean {
  if (id === undefined) return false;
  const [read, told] = [momentOf(asOf), momentOf(id)];
  return read.process === told.process && read.at > told.at;
}

/** Has one of the columns changed, or have rows come or gone? No columns = all of them. */
const hits = ({ columns: changed }: TableChange, columns: readonly string[]): boolean =>
  columns.length === 0 || changed === undefined || changed.some((column) => columns.includes(column));

/** Does the change concern the answer? A record is not concerned by changes of others of its table. */
function touches({ call, key: [, query] }: Reading, origin: Origin | undefined, changed: Changed): boolean {
  // A simple server names calls instead of tables.
  if (Object.hasOwn(changed, call.path)) return true;
  return (origin?.sources ?? []).some((source, index) => {
    const [table = '', ...columns] = source.split('.');
    const change = changed[table];
    if (!change || !hits(change, columns)) return false;
    if (index > 0 || call.kind !== 'record' || !change.keys) return true;
    const key = new URLSearchParams(query).get(call.key ?? 'id');
    return change.keys.some((one) => String(one) === key);
  });
}

/** Readings by address: the same may be shown twice. */
function onScreen({ readings }: Changes): ReadonlyMap<string, readonly Reading[]> {
  const found = new Map<string, Reading[]>();
  for (const { current } of readings) {
    const address = current.key.filter((part) => part !== '').join('?');
    found.set(address, [...(found.get(address) ?? []), current]);
  }
  return found;
}

const newSlot = (began: number): Slot => ({
  began,
  took: 0,
  underWay: false,
  due: Number.POSITIVE_INFINITY,
  id: undefined,
  jitter: 0.9 + Math.random() * 0.2,
});

/** When an answer is due that nobody says has changed. */
function rhythmOf(changes: Changes, address: string, same: readonly Reading[], { jitter }: Slot): number {
  const shortest = Math.min(...same.map(({ options }) => options.refresh ?? Number.POSITIVE_INFINITY));
  const isTold = changes.live.get() && originOf(changes.answers.get(address));
  return (isTold && shortest < pace.rest ? pace.rest : shortest) * jitter;
}

/** Not before this moment, so that what takes long is not read all the time. */
const earliest = ({ began, took }: Slot): number => (took === 0 ? 0 : began + Math.max(pace.least, pace.share * took));

/** Hears when the page is seen again, and when its network is back. */
function followPage(
  page: Window,
  { onSeen, plan, now }: { readonly onSeen: () => void; readonly plan: () => void; readonly now: () => number },
): () => void {
  let last = now();
  const seen = () => {
    if (page.document.visibilityState === 'hidden') return;
    if (now() - last < pace.seen) return plan();
    last = now();
    onSeen();
  };
  const end = new AbortController();
  const { signal } = end;
  page.addEventListener('online', plan, { signal });
  page.addEventListener('focus', seen, { signal });
  page.document.addEventListener('visibilitychange', seen, { signal });
  return () => end.abort();
}

/** When an address is to be read; it is no longer due if an answer has come that contains the change. */
function dueOf(changes: Changes, address: string, same: readonly Reading[], slot: Slot): number {
  if (slot.underWay || same.some(({ options }) => options.still)) return Number.POSITIVE_INFINITY;
  const origin = originOf(changes.answers.get(address));
  if (slot.id !== undefined && origin && contains(origin, slot.id))
    Object.assign(slot, { due: Number.POSITIVE_INFINITY, id: undefined });
  return Math.min(Math.max(slot.due, earliest(slot)), slot.began + rhythmOf(changes, address, same, slot));
}

/** The last change since the answer was requested that it may lack: it was not on screen yet, so nobody has marked it. */
function missedBy(answer: Answered | undefined, reading: Reading, heard: Memory): Heard | undefined {
  const origin = originOf(answer);
  if (!answer || !origin) return undefined;
  return heard
    .since(answer.asked)
    .findLast(({ changed, id }) => !changed || (!contains(origin, id) && touches(reading, origin, changed)));
}

/** Drops what is known of addresses that are on screen no longer, or were read ahead and never shown. */
function forget(
  { answers }: Changes,
  slots: Map<string, Slot>,
  shown: ReadonlyMap<string, readonly Reading[]>,
  now: number,
): void {
  for (const [address, { asked }] of answers)
    if (!shown.has(address) && (slots.has(address) || now - asked > memory)) answers.delete(address);
  for (const address of slots.keys()) if (!shown.has(address)) slots.delete(address);
}

/** Does anybody see what is shown here, or are they told of it all the same? */
const isToRead = (same: readonly Reading[], { document }: Window): boolean =>
  document.visibilityState !== 'hidden' || same.some(({ options }) => options.unseen);

/** Plans what is on screen. While nobody sees the page, nothing is read but what somebody is told of all the same. */
export function createSchedule(changes: Changes, page: Window = window, now = () => performance.now()): Schedule {
  const slots = new Map<string, Slot>();
  const heard = createMemory(now);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slotOf = (address: string): Slot => {
    const slot = slots.get(address) ?? newSlot(now());
    slots.set(address, slot);
    return slot;
  };
  const run = async (reading: Reading, slot: Slot) => {
    Object.assign(slot, { underWay: true, began: now(), due: Number.POSITIVE_INFINITY, id: undefined });
    await reading.refresh();
    Object.assign(slot, { underWay: false, took: now() - slot.began });
    plan();
  };
  /** Reads what is due, and waits for the next. */
  const plan = () => {
    clearTimeout(timer);
    if (!page.navigator.onLine) return;
    const shown = onScreen(changes);
    forget(changes, slots, shown, now());
    let next = Number.POSITIVE_INFINITY;
    for (const [address, same] of [...shown].filter(([, same]) => isToRead(same, page))) {
      if (!slots.has(address)) catchUp(address, same[0]);
      const slot = slotOf(address);
      const due = dueOf(changes, address, same, slot);
      if (due > now()) next = Math.min(next, due);
      else if (same[0]) void run(same[0], slot);
    }
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(plan, next - now());
  };
  const mark = (slot: Slot, spread: number, id: string | undefined) =>
    Object.assign(slot, { due: Math.min(slot.due, now() + Math.random() * spread), id });
  const catchUp = (address: string, reading: Reading | undefined) => {
    const missed = reading && missedBy(changes.answers.get(address), reading, heard);
    if (missed) mark(slotOf(address), pace.spread, missed.id);
  };
  const onSeen = () => {
    if (!changes.live.get())
      for (const [address, same] of onScreen(changes))
        if (same.some(({ options }) => !options.once)) mark(slotOf(address), 0, undefined);
    plan();
  };
  const unsee = followPage(page, { onSeen, plan, now });
  const unfollow = changes.live.subscribe(plan);
  changes.onReading = plan;
  changes.onAnswer = (address) => {
    catchUp(address, onScreen(changes).get(address)?.[0]);
    plan();
  };
  plan();
  return {
    changed(changed, id) {
      heard.add(id, changed);
      for (const [address, [reading]] of onScreen(changes))
        if (reading && touches(reading, originOf(changes.answers.get(address)), changed))
          mark(slotOf(address), pace.spread, id);
      plan();
    },
    everything() {
      heard.add(undefined);
      for (const address of onScreen(changes).keys()) mark(slotOf(address), pace.wideSpread, undefined);
      plan();
    },
    stop() {
      clearTimeout(timer);
      unfollow();
      unsee();
      delete changes.onReading;
      delete changes.onAnswer;
    },
  };
}
