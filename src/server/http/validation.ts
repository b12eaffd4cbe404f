import type { ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { check, compilers } from '../base/validation.ts';

/**
 * Makes Fastify validate with these compilers, so that its error path and ours are one. A schema is compiled when it is
 * first needed: all of them at once are seconds of every start.
 */
export function addValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<Readonly<Record<string, unknown>>>(({ schema, httpPart }) => {
    const { [httpPart === 'body' ? 'body' : 'querystring']: compiler } = compilers;
    let validate: ValidateFunction | undefined;
    return (value: unknown) => {
      try {
        validate ??= compiler.compile(schema);
        check(validate, value);
        return { value };
      } catch (error) {
        return { error: error instanceof Error ? error : new Error(String(error)) };
      }
    };
  });
}
