import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { useDashboardsText } from './texts.ts';

interface Props {
  readonly title: string;
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Gives something another name. */
export function NameDialog({ title, name, onSave, onClose }: Props) {
  const text = useDashboardsText();
  const { common } = useText();
  const [typed, setTyped] = useState(name);
  return (
    <PlainDialog title={title} width={380} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '') return;
          onSave(typed.trim());
          onClose();
        }}
      >
        <Stack>
          <TextInput
            label={text.name}
            value={typed}
            maxLength={80}
            data-autofocus
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Toolbar>
            <Button data-end="" variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" disabled={typed.trim() === ''}>
              {text.save}
            </Button>
          </Toolbar>
        </Stack>
      </form>
    </PlainDialog>
  );
}
