/** Is this what a browser says when a module or its style cannot be fetched? */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script failed|unable to preload css|error loading|ChunkLoadError/i.test(
    `${error.name} ${error.message}`,
  );
}
