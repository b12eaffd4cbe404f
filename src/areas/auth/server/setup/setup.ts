import type { FastifyInstance } from 'fastify';
import { patterns } from '#contract/formats.ts';
import { passwordLength } from '#contract/password.ts';
import { invalid } from '#server/base/failure.ts';
import { anonymous, contextOf } from '#server/context/context-factory.ts';
import type { Platform } from '#server/context/platform.ts';
import { authenticate, requestInfo } from '#server/http/auth.ts';
import { notFound } from '#server/http/static.ts';
import { createFirstOwner, type FirstOwner, isEmpty, type Provider } from '#server/identity/first-owner.ts';
import { namesOf, passwordProblem } from '../password-rules.ts';
import { authTexts } from '../texts.ts';
import { setupPage, setupScript } from './page.ts';

const endpoint = {
  id: 'setup.first_owner',
  area: 'system',
  kind: 'service',
  method: 'POST',
  path: '/api/setup',
  permission: 'public',
  extension: true,
} as const;

const text = (min: number, max: number) => ({
  type: 'string',
  minLength: min,
  maxLength: max,
  pattern: patterns.filled,
});

/** The owner's credential, by identity provider. */
const credentialSchemas = {
  local: { password: { type: 'string', minLength: passwordLength.min, maxLength: passwordLength.max } },
  firebase: { uid: { type: 'string', pattern: '^[A-Za-z0-9_:.-]{1,128}$' } },
} as const;

const bodyOf = (provider: Provider) => ({
  type: 'object',
  properties: {
    token: text(20, 200),
    username: { type: 'string', pattern: '^[a-z0-9_.]{4,32}$' },
    email: { type: 'string', pattern: patterns.email },
    name: text(1, 80),
    ...credentialSchemas[provider],
  },
  required: ['token', 'username', 'email', 'name', ...Object.keys(credentialSchemas[provider])],
  additionalProperties: false,
});

type Body = Pick<FirstOwner, 'token' | 'username' | 'email' | 'name'> & {
  readonly password?: string;
  readonly uid?: string;
};

/**
 * The page of the one-time link that an empty installation prints: `/setup#<token>`. The token is in the URL fragment,
 * which browsers do not send, so it appears in no log. Once any account exists, these routes answer 404.
 */
export function addSetup(app: FastifyInstance, platform: Platform): void {
  const { provider } = platform.deployment.identity;
  const page = (type: string, content: string) => ({
    type: `${type}; charset=utf-8`,
    content,
  });
  const pages = {
    '/setup': page('text/html', setupPage(platform.deployment.brand.name, provider)),
    '/setup.js': page('text/javascript', setupScript),
  };
  for (const [url, { type, content }] of Object.entries(pages)) {
    app.get(url, { config: { isPublic: true }, preValidation: app.rateLimit() }, async (request, reply) => {
      if (!(await isEmpty(platform.db, provider))) return notFound(request, reply);
      return reply.headers({ 'content-type': type, 'cache-control': 'no-store' }).send(content);
    });
  }
  app.post<{ Body: Body }>(endpoint.path, {
    config: { isPublic: true },
    schema: { body: bodyOf(provider) },
    onRequest: (request) => authenticate(platform, endpoint, request),
    preValidation: app.rateLimit(),
    handler: async (request) => {
      const ctx = contextOf(platform, { principal: anonymous, request: requestInfo(request), endpoint });
      const { password = '', uid = '', ...owner } = request.body;
      const problem = provider === 'local' && passwordProblem(password, namesOf(owner, platform.deployment));
      if (problem) throw invalid({ password: problem });
      const proof = provider === 'local' ? { password } : { provider, uid };
      await createFirstOwner(ctx, { ...owner, proof }, platform.deployment.server);
      return { error: 0, data: {}, message: authTexts.theOwnerWasCreated[ctx.language] };
    },
  });
}
