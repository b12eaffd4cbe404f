import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface HeaderSettings {
  readonly https: boolean;
  /** Additional origins that the browser may connect to. */
  readonly connectSources: readonly string[];
  /** Additional origins of scripts and frames: those of an identity service with a sign-in popup. */
  readonly scriptSources: readonly string[];
  readonly frameSources: readonly string[];
}

/**
 * The content security policy. Styles need a nonce because the component library writes style elements; scripts come
 * from files alone. Trusted Types are required, so that no text becomes markup by accident.
 */
export function contentPolicy(settings: HeaderSettings, nonce: string | undefined): string {
  const { connectSources, scriptSources, frameSources } = settings;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources].join(' '),
    ...(frameSources.length > 0 ? [['frame-src', ...frameSources].join(' ')] : []),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Replaces the policy of one answer with that of a page with a style nonce. */
export function allowStyleNonce(reply: FastifyReply, settings: HeaderSettings, nonce: string): void {
  void reply.header('content-security-policy', contentPolicy(settings, nonce));
}

/** The security headers of one answer; API answers are never cached. */
export function strictHeaders(
  settings: HeaderSettings,
): (request: Pick<FastifyRequest, 'id' | 'url'>) => Readonly<Record<string, string>> {
  const policy = contentPolicy(settings, undefined);
  // A sign-in popup of another origin reports to its opener, which an isolated page would not receive.
  const opener = settings.frameSources.length > 0 ? 'same-origin-allow-popups' : 'same-origin';
  return (request) => ({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': opener,
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-request-id': request.id,
    ...(settings.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(request.url.startsWith('/api/') ? { 'cache-control': 'no-store' } : {}),
  });
}

/** Security headers on every answer, including errors. */
export function addHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  const headersOf = strictHeaders(settings);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersOf(request));
  });
}
