// What a run of vitest found, written to the file that TEST_SUMMARY names: what the end of `npm test` tells.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './steps.mjs';

/**
 * @typedef {object} Summary
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly (readonly [name: string, why: string])[]} failures tests, and whatever else a file does
 * @property {readonly (readonly [name: string, why: string])[]} unsteady passed only when they were repeated
 */

/** @param {readonly import('vitest/node').SerializedError[] | undefined} errors as `vitest` prints it, without colours */
const whyOf = (errors) => errors?.map(({ message, stack }) => stack ?? message ?? '').join('\n') ?? '';

/** A reporter of `vitest`: says nothing, and writes a `Summary`. What fails before or after a group of tests counts as a failure of its own. */
export default class TestSummary {
  /** @param {readonly import('vitest/node').TestModule[]} modules @param {readonly import('vitest/node').SerializedError[]} unhandled */
  onTestRunEnd(modules, unhandled) {
    /** @type {[string, string][]} */
    const failures = [];
    /** @type {[string, string][]} */
    const unsteady = [];
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      const path = relative(root, module.moduleId);
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state !== 'pending') counts[state] += 1;
        const found = /** @type {[string, string]} */ ([`${path}: ${test.fullName}`, whyOf(errors)]);
        if (state === 'failed') failures.push(found);
        else if (state === 'passed' && errors?.length) unsteady.push(found);
      }
      // What fails outside a test, before all of a group for instance, leaves its tests skipped.
      for (const part of [module, ...module.children.allSuites()]) {
        const name = 'fullName' in part ? `${part.fullName} ` : '';
        if (part.errors().length > 0) failures.push([`${path}: ${name}(outside its tests)`, whyOf(part.errors())]);
      }
    }
    if (unhandled.length > 0) failures.push(['(outside every file)', whyOf(unhandled)]);
    const failed = Math.max(counts.failed, failures.length);
    const file = process.env.TEST_SUMMARY;
    if (file) writeFileSync(file, JSON.stringify(/** @type {Summary} */ ({ ...counts, failed, failures, unsteady })));
  }
}
