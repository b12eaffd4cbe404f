/**
 * Where the emulator of the identity service is, as the server's greeting says; undefined when it says nothing. Only an
 * address of this very machine is believed: passwords must not be sent anywhere else.
 */
export function emulatorOf(greeting: unknown): string | undefined {
  const data = fieldOf(greeting, 'data');
  const url = fieldOf(fieldOf(data, 'identity'), 'emulator');
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const { protocol, hostname, origin } = new URL(url);
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) ? origin : undefined;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}
