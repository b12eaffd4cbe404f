import { emit } from '#generator/emit/index.ts';
import { manySamples } from './many.ts';

// Prints how long the emitters take for a model of N samples (default 17: 170 screens, 289 calls), in a new process each.
const times = Number(process.argv[2] ?? 17);
const model = manySamples(times);
const start = performance.now();
const before = process.cpuUsage();
const files = await emit(model);
const { user, system } = process.cpuUsage(before);
const bytes = files.reduce((sum, file) => sum + file.text.length, 0);
console.log(
  `${model.screens.length} screens, ${model.endpoints.length} calls: ${files.length} files, ${Math.round(bytes / 1000)} kB, ` +
    `${Math.round(performance.now() - start)} ms, ${Math.round((user + system) / 1000)} ms of CPU, ` +
    `${Math.round(process.memoryUsage().rss / 1e6)} MB`,
);
