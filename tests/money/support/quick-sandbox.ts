/**
 * A sandbox that is quick, and patient enough for a slow machine: what is silent is given up after 250 ms, what comes
 * late comes after 150 ms, and what has not been heard of for a second will not surface any more.
 */
export const quickSandbox = { latency: [0, 0], timeout: 250, lateAfter: 150, surfacesWithin: 1_000 } as const;
