import { createStore } from '#web/store/create-store.ts';

/** How many things the person is waiting for: calls and pages on their way. The loading bar shows that it is not 0. */
export const activityStore = createStore(0);

export function changeActivity(change: 1 | -1): void {
  activityStore.set((count) => Math.max(0, count + change));
}
