import { Part } from '#web/ui/part.tsx';
import type { ListModel } from './use-list-screen.ts';

/** The hand-written part above the rows, where the screen names one. */
export function AboveList({ model: { list, screen } }: { readonly model: ListModel }) {
  const { above, refresh } = screen;
  if (!above) return null;
  return (
    <Part
      load={above.load}
      props={{ query: list.query, reply: list.reply, refresh, reread: list.refresh }}
      fallback={above.height === undefined ? undefined : <div style={{ minHeight: above.height }} />}
    />
  );
}
