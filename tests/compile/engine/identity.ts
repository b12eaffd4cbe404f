// What a route table names of the identity services, without anything behind it: compile tests check types alone.
export type LoadIdentity = () => Promise<{ createIdentity(parts: object): Promise<object> }>;

export async function createIdentity(parts: object): Promise<object> {
  return parts;
}
