import { useLabel } from '#web/locale/language.ts';
import { type KeyLine, KeyLines } from '#web/ui/key-lines.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { useKeysText } from './keys-texts.ts';
import type { ListModel } from './use-list-screen.ts';

/** The keys of a list. */
export function ListKeys({ model: { actions, bulk, screen, searchFilter } }: { readonly model: ListModel }) {
  const text = useKeysText();
  const label = useLabel();
  const isQueue = screen.panel?.next !== undefined;
  const tabs = screen.tabs && isQueue ? Math.min(screen.tabs.items.length + 1, 9) : 0;
  const lines: readonly KeyLine[] = [
    ['J / K', text.move],
    ['Enter', text.open],
    ...actions.permitted.flatMap((action): readonly KeyLine[] =>
      action.key === undefined ? [] : [[action.key.toUpperCase(), label(action.label)]],
    ),
    ...(bulk.length > 0 ? [['X', text.select] as const] : []),
    ...(searchFilter ? [['/', text.search] as const] : []),
    ...(tabs > 0 ? [[`1 … ${tabs}`, text.tabs] as const] : []),
  ];
  const isMoney = actions.permitted.some(({ call, key }) => call?.money && key !== undefined);
  return (
    <>
      <KeyLines keys={lines} />
      {isMoney && <Quiet>{text.moneyKeys}</Quiet>}
    </>
  );
}
