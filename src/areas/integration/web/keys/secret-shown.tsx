import { Button } from '@mantine/core';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import css from './keys.module.css';
import { useKeyText } from './texts.ts';

/** What the calls that make a secret answer. */
export interface Made {
  readonly secret: string;
  /** Path of a call to try it with. */
  readonly example?: string | null;
}

/** A secret, the only time that it is shown: to copy, with how to use it. It is kept nowhere in the browser. */
export function SecretShown({
  made: { secret, example },
  onDone,
}: {
  readonly made: Made;
  readonly onDone: () => void;
}) {
  const text = useKeyText();
  const curl = `curl -H 'Authorization: Bearer ${secret}' \\\n  '${location.origin}${example ?? '/api/'}'`;
  return (
    <Stack>
      <Notice tone="warning">{text.once}</Notice>
      <span className={css.label}>
        {text.secret}
        <CopyButton value={secret} label={text.secret} size={18} />
      </span>
      <code className={css.secret}>{secret}</code>
      {typeof example === 'string' && (
        <>
          <span className={css.label}>
            {text.example}
            <CopyButton value={curl} label={text.example} size={18} />
          </span>
          <pre className={css.curl}>{curl}</pre>
        </>
      )}
      <Toolbar>
        <Button data-end="" onClick={onDone}>
          {text.done}
        </Button>
      </Toolbar>
    </Stack>
  );
}
