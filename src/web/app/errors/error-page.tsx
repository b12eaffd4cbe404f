import { useText } from '#web/locale/use-text.ts';
import { PlainButton, PlainLink } from '#web/ui/plain-button.tsx';
import classes from './error-page.module.css';

interface Props {
  /** 404, or 500 for everything unforeseen. */
  readonly status?: number;
  /** What exactly; shown small. */
  readonly detail?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Status code, 'Not Found' or 'An error occurred', and the way home. */
export function ErrorPage({ status = 500, detail, onRetry }: Props) {
  const t = useText();
  const missing = status === 404;
  return (
    <section className={classes.page} role={missing ? undefined : 'alert'}>
      <p className={classes.code}>{status}</p>
      <h1 className={classes.title} tabIndex={-1} data-page-title>
        {missing ? 'Not Found' : 'An error occurred'}
      </h1>
      <p className={classes.lead}>{missing ? 'This page could not be found' : t.state.crashed}</p>
      <p className={classes.hint}>
        {missing ? `${t.state.notFound} · ${t.state.notFoundHint}` : t.state.crashedHint}
        {detail && <code className={classes.detail}>{detail}</code>}
      </p>
      <div className={classes.actions}>
        {onRetry && (
          <PlainButton variant="default" onClick={onRetry}>
            {t.common.retry}
          </PlainButton>
        )}
        <PlainLink href="/">{t.common.home}</PlainLink>
      </div>
    </section>
  );
}
