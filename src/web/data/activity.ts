import { createStore } from '#web/store/create-store.ts';

/** How many things the person is waiting for: calls and pages on their way. The loading bar shows that it is not 0. */
export const activityStore = createStore(0);

export function changeActivity(change: 1 | -1): void {
  activityStore.set((count) => Math.max(0, count + change));
}

/** Milliseconds without anything to wait for after which the page shows what it was opened for. */
const calm = 1500;

/** Does something once, when the page shows what it was opened for: nothing else comes between a person and the rows. */
export function whenCalm(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (activityStore.get() === 0) timer = setTimeout(done, calm);
  };
  const end = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  const done = () => {
    end();
    then();
  };
  const unsubscribe = activityStore.subscribe(look);
  look();
  return end;
}
