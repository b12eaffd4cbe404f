import type { FastifyInstance, FastifyReply } from 'fastify';

export interface HeaderSettings {
  readonly https: boolean;
  /** Further origins that the browser may connect to. */
  readonly connectSources: readonly string[];
}

/**
 * The content security policy. Styles need a nonce because the component library writes style elements; scripts come
 * from files alone. Trusted Types are required, so that no text becomes markup by accident.
 */
export function contentPolicy(settings: HeaderSettings, nonce: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...settings.connectSources].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Replaces the policy of one answer by that of a page with a style nonce. */
export function allowStyleNonce(reply: FastifyReply, settings: HeaderSettings, nonce: string): void {
  void reply.header('content-security-policy', contentPolicy(settings, nonce));
}

/** Strict headers on every answer, errors included; answers of the API are never stored. */
export function addHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  const policy = contentPolicy(settings, undefined);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-request-id': request.id,
      ...(settings.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
      ...(request.url.startsWith('/api/') ? { 'cache-control': 'no-store' } : {}),
    });
  });
}
