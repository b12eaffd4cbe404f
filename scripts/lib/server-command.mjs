// How the built server is started, by `npm start` and by the measurements alike.

/**
 * Flags of Node. Traces name lines of src/. New objects get 8 MB instead of 16 before they are looked through: three such
 * spaces stay with the process, and calls need no more of the processor for it. Old ones are looked through when there are
 * 30 % more than lived the last time, instead of twice as many and more (docs/decisions/0404-memory-of-the-server.md).
 */
const flags = ['--enable-source-maps', '--max-semi-space-size=8', '--heap-growing-percent=30'];

/** Settings of the C library, which may be read before a process starts only: two pools of memory for all threads together. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };

/** The arguments of Node. */
export const serverArguments = [...flags, 'dist/server/main.mjs'];
