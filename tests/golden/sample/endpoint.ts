import type { Call } from '#contract/call.ts';
import type { EndpointModel } from '#generator/model/types.ts';
import { label } from './fields.ts';

function call(endpoint: Omit<EndpointModel, 'call'>, invalidates?: readonly string[]): Call {
  const { id, method, path, permission, money, multipart, optOut, kind, key, over } = endpoint;
  return {
    id,
    method,
    path,
    permission,
    kind,
    ...(key === undefined ? {} : { key }),
    ...(over === undefined ? {} : { over }),
    ...(money ? { money } : {}),
    ...(multipart ? { multipart } : {}),
    ...(optOut ? { optOut } : {}),
    ...(invalidates ? { invalidates } : {}),
  };
}

/** An endpoint with what the resolver would add to it. */
export function endpoint(
  id: string,
  area: string,
  kind: EndpointModel['kind'],
  path: string,
  permission: string,
  extra: Partial<EndpointModel> = {},
  invalidates?: readonly string[],
): EndpointModel {
  const get = ['page', 'record', 'items', 'report'].includes(kind);
  const made = {
    id,
    area,
    kind,
    method: get ? ('GET' as const) : ('POST' as const),
    path,
    permission,
    title: label(id),
    input: [],
    queryFields: [],
    replyFields: [],
    source: undefined,
    ...extra,
  };
  return { ...made, call: call(made, invalidates) };
}
