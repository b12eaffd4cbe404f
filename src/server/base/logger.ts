import type { FastifyBaseLogger } from 'fastify';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof levels)[number];

/** A known level, or `info`. */
export function logLevelOf(text: string | undefined): LogLevel {
  return levels.find((level) => level === text) ?? 'info';
}

/** Only these properties of a logged object are written: a request or a row may hold tokens and account numbers. */
const written = ['reqId', 'route', 'status', 'ms', 'task', 'topic'] as const;

/** One JSON line an entry. Errors by name, code, message and stack; never headers, bodies or rows. */
export function jsonLogger(
  level: LogLevel,
  write: (line: string) => void,
  bindings: Readonly<Record<string, unknown>> = {},
): FastifyBaseLogger {
  const least = levels.indexOf(level);
  const at = (name: LogLevel) => (details: unknown, message?: string) => {
    if (levels.indexOf(name) < least) return;
    const text = typeof details === 'string' ? details : message;
    write(
      `${JSON.stringify({ time: new Date().toISOString(), level: name, ...bindings, ...picked(details), message: text })}\n`,
    );
  };
  return {
    level,
    trace: at('trace'),
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    silent() {},
    child: (more) => jsonLogger(level, write, { ...bindings, ...picked(more) }),
  };
}

function picked(details: unknown): Readonly<Record<string, unknown>> {
  if (details instanceof Error) return { err: errorOf(details) };
  if (typeof details !== 'object' || details === null) return {};
  const entries = Object.entries(details).filter(([name]) => written.some((one) => one === name));
  const error = 'err' in details && details.err instanceof Error ? { err: errorOf(details.err) } : {};
  return { ...Object.fromEntries(entries), ...error };
}

function errorOf(error: Error): Readonly<Record<string, unknown>> {
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, message: error.message, stack: error.stack };
}
