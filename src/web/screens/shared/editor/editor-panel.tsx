import { use } from 'react';
import type { Editor, EditorTab } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import { EditorView } from './editor-view.tsx';

interface Props {
  readonly tab: EditorTab;
  readonly record: Row;
  /** Route of the screen. */
  readonly path: string;
  readonly onChanged: () => void;
}

const loaded = new WeakMap<EditorTab, Promise<Editor>>();

/** What a tab holds, fetched once. A failure is forgotten: the next look asks the network again. */
function fetchEditor(tab: EditorTab): Promise<Editor> {
  const found = loaded.get(tab);
  if (found) return found;
  const editor = tab.load();
  loaded.set(tab, editor);
  editor.catch(() => loaded.delete(tab));
  return editor;
}

/** Rows that belong to a record, edited on its screen; suspends until it is known what they are. */
export function EditorPanel({ tab, ...rest }: Props) {
  return <EditorView editor={use(fetchEditor(tab))} {...rest} />;
}
