import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { gatewayOverviewFields as f } from '#generated/api/fields/gateway-overview.ts';
import type { GatewayOverviewRow } from '#generated/api/gateway.ts';
import { gatewayOverview } from '#generated/web/gateway/calls/gateway.ts';
import { useGatewayOverview } from '#generated/web/gateway/hooks/gateway.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import strip from '#web/ui/strip.module.css';
import css from './overview-strip.module.css';
import { useOverviewText } from './texts.ts';

/** Polling interval in milliseconds. */
const refresh = 30_000;
const noFilter = {};

/** One line per visible gateway: status, success rate and open orders. */
export function OverviewStrip() {
  const text = useOverviewText();
  const can = useCan();
  const answer = useGatewayOverview(can(gatewayOverview.permission) ? noFilter : null, { refresh });
  const lines = answer.data?.data ?? [];
  // The strip is optional: without the call, or after a failed answer, nothing is rendered.
  if (answer.absent || (answer.error && !answer.data) || (answer.data && lines.length === 0)) return null;
  return (
    <nav className={css.frame} aria-label={text.title}>
      <ul className={`${strip.strip} ${css.lines}`}>
        <li className={css.legend} aria-hidden="true">
          {text.legend}
        </li>
        {lines.map((line) => (
          <li key={line.gateway}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Line({ line }: { readonly line: GatewayOverviewRow }) {
  const text = useOverviewText();
  const context = useFormatContext();
  const [path] = useLocation();
  const state = line.status === 'active' ? line.health : line.status;
  const field = line.status === 'active' ? f.health : f.status;
  const word = state === null ? text.noAccount : formatValue(field, state, context);
  const rate = line.success_rate === null ? '–' : formatValue(f.success_rate, line.success_rate, context);
  const title = line.title ?? line.gateway ?? '';
  const pending = line.pending ?? 0;
  const here = path.startsWith(`/${line.gateway}/`);
  const orders = `/${line.gateway}/orders`;
  const link = useRef<HTMLAnchorElement>(null);
  // If the strip is wider than the screen, scroll to the current gateway.
  useEffect(() => {
    if (here) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [here]);
  const isWell = line.status === 'active' && line.health === 'ok';
  return (
    <Link
      ref={link}
      href={pending > 0 && line.pending_query ? `${orders}?${line.pending_query}` : orders}
      className={css.line}
      title={text.explained(title, word, rate, pending)}
      {...(here && { 'aria-current': 'true' as const })}
    >
      <span className={css.dot} data-tone={toneOf(line)} aria-hidden="true" />
      <b>{title}</b>
      <span className={isWell ? 'unseen' : css.word} data-tone={toneOf(line)}>
        {word}
      </span>
      <span className="tnum">
        <span className="unseen">{text.rate} </span>
        {rate}
      </span>
      <span className="tnum" data-waiting={pending > 0 || undefined}>
        <span className="unseen">{text.pending} </span>
        {formatCount(pending)}
      </span>
    </Link>
  );
}

/** Tone of the shown state: the status if not active, else the health. */
function toneOf({ status, health }: GatewayOverviewRow): string {
  const field = status === 'active' ? f.health : f.status;
  const value = status === 'active' ? health : status;
  return field.options?.find((option) => option.value === value)?.tone ?? 'neutral';
}
