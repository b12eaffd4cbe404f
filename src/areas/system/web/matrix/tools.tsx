import { Button, NativeSelect } from '@mantine/core';
import { SearchBox } from '#web/screens/list/search-box.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import { useMatrixText } from './texts.ts';

interface Props {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly isNarrow: boolean;
  /** Label of the filter switch. */
  readonly narrowLabel: string;
  readonly onNarrow: (on: boolean) => void;
  readonly isClosed: boolean;
  readonly onCloseAll: (closed: boolean) => void;
  /** Roles to copy from; absent when nothing may be changed. */
  readonly sources?: readonly { readonly id: number; readonly name: string }[] | undefined;
  readonly onCopy?: (id: number) => void;
}

/** Tools of the matrix: search, filter, groups, and copying another role. */
export function MatrixTools(props: Props) {
  const text = useMatrixText();
  const { sources, onCopy } = props;
  return (
    <Toolbar>
      <SearchBox value={props.words} onChange={props.onWords} hint={text.search} />
      <Button
        variant={props.isNarrow ? 'light' : 'default'}
        aria-pressed={props.isNarrow}
        onClick={() => props.onNarrow(!props.isNarrow)}
      >
        {props.narrowLabel}
      </Button>
      <Button variant="subtle" color="gray" onClick={() => props.onCloseAll(!props.isClosed)}>
        {props.isClosed ? text.expand : text.collapse}
      </Button>
      {sources && (
        <NativeSelect
          aria-label={text.copyFrom}
          value=""
          data={[
            { value: '', label: text.copy },
            ...sources.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(event) => {
            const id = Number(event.currentTarget.value);
            if (id > 0) onCopy?.(id);
          }}
        />
      )}
    </Toolbar>
  );
}
