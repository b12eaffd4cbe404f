import { transform } from 'esbuild';
import type { Validator } from '#contract/screen.ts';
import * as runtime from '#contract/validate.ts';
import { validators } from '#generator/emit/validators.ts';
import type { Model } from '#generator/model/types.ts';
import { textOf } from '#generator/print/print.ts';

/** The generated validators of a model, running: `validatePayoutRefund` → function. */
export async function loadValidators(model: Model): Promise<Readonly<Record<string, Validator>>> {
  const loaded: Record<string, Validator> = {};
  for (const spec of validators(model)) {
    const { code } = await transform(textOf(spec), { loader: 'ts', format: 'cjs' });
    const module: { exports: Record<string, Validator> } = { exports: {} };
    new Function('require', 'module', 'exports', code)(() => runtime, module, module.exports);
    Object.assign(loaded, module.exports);
  }
  return loaded;
}
