import { type Answer, type Ask, isRecord } from './exchange.ts';
import { type Finding, refusalOf } from './judge.ts';

type Json = Readonly<Record<string, unknown>>;

const fault = (what: string): Finding => ({ weight: 'fault', what });
const gap = (what: string): Finding => ({ weight: 'gap', what });

const dataOf = ({ json }: Answer): Json => (isRecord(json) && isRecord(json.data) ? json.data : {});

/** The access token of a reply to signing in: beside the data, or in them. */
export function tokenOf(answer: Answer): string | undefined {
  const beside = isRecord(answer.json) ? answer.json.access_token : undefined;
  const found = [beside, dataOf(answer).access_token].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : undefined;
}

/** Signs in as the sign-in page does. */
export async function signIn(
  ask: Ask,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<{ readonly token: string } | { readonly problem: string }> {
  const answer = await ask({ method: 'POST', path: '/api/auth' }, { email: username, password });
  const refusal = refusalOf(answer, false);
  if (refusal) return { problem: refusal.findings[0]?.what ?? 'the server does not have POST /api/auth' };
  const token = tokenOf(answer);
  return token === undefined ? { problem: 'the reply has no access_token, neither beside data nor in it' } : { token };
}

/** What the greeting says of extensions. */
export async function greeting(ask: Ask): Promise<{
  readonly announced: ReadonlySet<string> | undefined;
  readonly findings: readonly Finding[];
}> {
  const answer = await ask({ method: 'POST', path: '/api/handshake' }, {});
  const refusal = refusalOf(answer, false);
  if (refusal)
    return { announced: undefined, findings: [fault(refusal.findings[0]?.what ?? 'the server does not have it')] };
  const { extensions } = dataOf(answer);
  const names = Array.isArray(extensions) ? extensions.filter((one) => typeof one === 'string') : undefined;
  return {
    announced: names && new Set(names),
    findings: names ? [] : [gap('announces no extensions: each is tried once in a session')],
  };
}

/** How often an entry of the menu can be drawn: it has a label, and a link or entries below it. */
function isEntry(value: unknown): boolean {
  if (!isRecord(value) || typeof value.label !== 'string' || value.label === '') return false;
  const items: readonly unknown[] = Array.isArray(value.subItems) ? value.subItems : [];
  const leads = (one: unknown) => isRecord(one) && typeof one.link === 'string' && one.link !== '';
  return leads(value) || items.some((item) => isRecord(item) && typeof item.label === 'string' && leads(item));
}

/** Is there a user that the browser recognises, and what follows from what the profile leaves out? */
export function profileFindings(answer: Answer): readonly Finding[] {
  const refusal = refusalOf(answer, false);
  if (refusal) return [fault(refusal.findings[0]?.what ?? 'the server does not have it')];
  const beside = isRecord(answer.json) ? answer.json : {};
  const within = dataOf(answer);
  const data: Json = { ...beside, ...within, ...(isRecord(within.user) ? within.user : {}) };
  const isThere = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';
  const findings: Finding[] = [];
  if (![data.user_id, data.id, data.username, data.email, data.name].some(isThere))
    return [fault('names nobody: data (or data.user) needs user_id, id, username, email or name')];
  if (data.permissions === undefined || data.permissions === null)
    findings.push(gap('names no permissions: every action is offered, and the server decides'));
  else if (!Array.isArray(data.permissions))
    findings.push(fault('permissions is no list of texts: nothing may be done'));
  const menus: readonly unknown[] = Array.isArray(data.menus) ? data.menus : [];
  if (!menus.some(isEntry))
    findings.push(fault('has no menus: { id, label, icon, link | subItems: [{ label, link }] }'));
  else if (!menus.every(isEntry)) findings.push(gap('has menus without a label or a link: they are not drawn'));
  if (!isThere(data.server)) findings.push(gap('names no server: the top bar says Disconnected'));
  if (!isThere(data.role_name)) findings.push(gap('names no role_name'));
  return findings;
}
