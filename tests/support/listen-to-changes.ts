import { createParser } from 'eventsource-parser';
import { type Changed, changesCall } from '#contract/changes.ts';
import { until } from './until.ts';

export interface Heard {
  readonly event: string;
  readonly id: string | undefined;
  readonly changed: Changed;
}

export interface Listening {
  readonly status: number;
  readonly heard: readonly Heard[];
  /** Waits until something of this name has come, or something that fits. */
  hears(event: string, fits?: (heard: Heard) => boolean): Promise<Heard>;
  isOver(): boolean;
  stop(): void;
}

/** Opens the stream of changes as a browser would. */
export async function listenToChanges(address: string, headers: Readonly<Record<string, string>>): Promise<Listening> {
  const stop = new AbortController();
  const response = await fetch(`${address}${changesCall.path}`, { headers, signal: stop.signal });
  const heard: Heard[] = [];
  let over = false;
  const parser = createParser({
    onEvent: ({ event = '', id, data }) => {
      const changed = event === 'changes' ? (JSON.parse(data) as Changed) : {};
      heard.push({ event, id, changed });
    },
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) parser.feed(decoder.decode(piece as Uint8Array, { stream: true }));
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      over = true;
    });
  return {
    status: response.status,
    heard,
    hears: (event, fits = () => true) =>
      until(`an event “${event}”`, () => heard.find((one) => one.event === event && fits(one))),
    isOver: () => over,
    stop: () => stop.abort(),
  };
}
