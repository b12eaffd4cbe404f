import type { ReactNode } from 'react';
import { createStore } from '#web/store/create-store.ts';

export type NoticeTone = 'success' | 'info' | 'danger';

export interface Notice {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly message: ReactNode;
  /** Milliseconds until it goes by itself; failures stay until closed. */
  readonly duration: number | undefined;
  /** Shows how much of its time has passed. */
  readonly progress?: boolean;
  readonly action?: NoticeAction;
}

/** What can be done about it while it is shown: by its button, or by Ctrl+Z where nobody types. */
export interface NoticeAction {
  readonly label: string;
  run(): void;
}

export interface NoticeOptions {
  readonly duration?: number;
  readonly progress?: boolean;
  readonly action?: NoticeAction;
}

/** Notices that wait to be shown. The host (lazy: the sign-in page seldom needs one) takes them from here. */
export const noticeStore = createStore<readonly Notice[]>([]);

/** How often everything shown was taken away. */
export const sweepStore = createStore(0);

let count = 0;

function show(tone: NoticeTone, message: ReactNode, duration: number | undefined, options: NoticeOptions): void {
  count += 1;
  const notice: Notice = { id: count, tone, message, duration, ...options };
  noticeStore.set((waiting) => [...waiting, notice]);
}

/** Takes away every message: they were for a person who is gone. */
export function forgetNotices(): void {
  noticeStore.set([]);
  sweepStore.set((count) => count + 1);
}

/** Short messages in the corner: `notify.success('บันทึกสำเร็จ')`. Never the only report of a failure. */
export const notify = {
  success: (message: ReactNode, options: NoticeOptions = {}) => show('success', message, 3000, options),
  info: (message: ReactNode, options: NoticeOptions = {}) => show('info', message, 5000, options),
  error: (message: ReactNode, options: NoticeOptions = {}) => show('danger', message, 10_000, options),
};
