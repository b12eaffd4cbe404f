import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];

/** `segment=affiliate`: the parameter that selects a call at a shared path. */
export const variantText = (variant: Readonly<Record<string, string>>): string => String(new URLSearchParams(variant));

/**
 * Several calls may share a path, distinguished by one query parameter (`?segment=affiliate`). The router runs
 * this for each request: it compares the query with the variants at the path, so that every call keeps its own
 * permission, schema and handler.
 */
export const variants = {
  name: 'variant',
  storage() {
    const handlers = new Map<string, unknown>();
    return {
      get(query: string) {
        const sent = new URLSearchParams(query);
        for (const [variant, handler] of handlers) {
          const required = [...new URLSearchParams(variant)];
          if (required.every(([name, value]) => sent.getAll(name).join() === value)) return handler;
        }
        return null;
      },
      set(variant: string, handler: unknown) {
        handlers.set(variant, handler);
      },
    };
  },
  deriveConstraint(request: { readonly url?: string }) {
    const { url = '' } = request;
    const at = url.indexOf('?');
    return at < 0 ? undefined : url.slice(at + 1);
  },
  validate(variant: unknown) {
    if (typeof variant !== 'string') throw new TypeError('a variant is text');
  },
  mustMatchWhenDerived: false,
} as unknown as Strategy;
