import { Button } from '@mantine/core';
import css from './decision/decision.module.css';
import { useDecisionText } from './decision/texts.ts';

/** What stands in the form was typed earlier and not sent. `at` is fit to be shown. */
export function Recalled({ at, onClear }: { readonly at: string; readonly onClear: () => void }) {
  const text = useDecisionText();
  return (
    <p className={css.recalled} role="status">
      {text.recalled(at)}
      <Button size="compact-xs" variant="subtle" color="gray" onClick={onClear}>
        {text.clear}
      </Button>
    </p>
  );
}
