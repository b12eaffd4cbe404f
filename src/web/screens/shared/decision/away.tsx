import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import shared from '../actions.module.css';
import css from './decision.module.css';
import { useDecisionText } from './texts.ts';

interface Props {
  readonly title: string;
  readonly error: ApiError | undefined;
  readonly again: () => Promise<void>;
}

/** Something could not be read: why, whether it comes back by itself, and a button that tries again. */
export function Away({ title, error, again }: Props) {
  const text = useDecisionText();
  const { common } = useText();
  const describe = useDescribeError();
  const isAway = useStore(useClient().connection.state) === 'down';
  const [isTrying, setTrying] = useState(false);
  const attempt = async () => {
    setTrying(true);
    await again();
    setTrying(false);
  };
  return (
    <div className={`${shared.notice} ${css.away}`} role="alert">
      <span>
        {title}
        {error && ` · ${describe(error)}`}
        {isAway && <small> {text.comesBack}</small>}
      </span>
      <Button size="compact-sm" variant="default" loading={isTrying} onClick={() => void attempt()}>
        {common.retry}
      </Button>
    </div>
  );
}
