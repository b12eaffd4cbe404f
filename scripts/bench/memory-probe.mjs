// Loaded by a server that is measured, before its own modules: answers each message with what its process says of its memory.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.on('message', () => process.send?.(process.memoryUsage()));
  process.channel.unref();
}
