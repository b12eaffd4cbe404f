import { mdiAlertCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { PlainButton } from './plain-button.tsx';
import { StatePanel } from './state-panel.tsx';

interface Props {
  /** Default: the data could not be loaded. */
  readonly title?: string;
  /** What went wrong, in words of the person. */
  readonly message?: string | undefined;
  /** Identifies the request in the server's log. */
  readonly reference?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  readonly actions?: ReactNode;
}

/** A failure with a way out. */
export function ErrorState({ title, message, reference, onRetry, isRetrying, actions }: Props) {
  const t = useText();
  return (
    <StatePanel
      icon={mdiAlertCircleOutline}
      tone="danger"
      role="alert"
      title={title ?? t.state.failed}
      actions={
        <>
          {onRetry && (
            <PlainButton variant="default" onClick={onRetry} busy={isRetrying ?? false}>
              {t.common.retry}
            </PlainButton>
          )}
          {actions}
        </>
      }
    >
      {message}
      {reference && (
        <div>
          {t.state.reference}: <code>{reference}</code>
        </div>
      )}
    </StatePanel>
  );
}
