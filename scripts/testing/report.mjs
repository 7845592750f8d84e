import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/root.mjs';

export const bin = (name) => join(root, 'node_modules', '.bin', name);
const firstLine = (text) => (text ?? '').split('\n', 1)[0];

/** What a run of checks and tests counts, and says at its end: a log of thousands of lines may be cut above it. */
export function createReport() {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const leftOut = [];

  /** A check that counts as one test. */
  function check(name, { passed, output }) {
    process.stdout.write(output);
    console.log(`${passed ? '✓' : '✗'} ${name}`);
    total[passed ? 'passed' : 'failed'] += 1;
    if (!passed) failures.push(name);
  }

  return {
    /** Says at the end that something was not run. */
    leaveOut: (what) => leftOut.push(what),
    check,

    /**
     * Checks that are programs, two at a time; what they print comes in their order.
     * @param {{ name: string, command: string, args: string[], env?: Record<string, string> }[]} checks
     */
    async checkAll(checks) {
      /** @type {{ passed: boolean, output: string }[]} */
      const results = [];
      let next = 0;
      let shown = 0;
      const work = async () => {
        while (next < checks.length) {
          const at = next++;
          results[at] = await run(checks[at], 'pipe');
          while (results[shown]) check(checks[shown].name, results[shown++]);
        }
      };
      await Promise.all([work(), work()]);
    },

    /** A vitest run whose own tests are counted; a run that reports nothing counts as one failure. */
    async vitest(name, args, env = {}, command = [bin('vitest')]) {
      const file = join(root, 'test-results', `${name}.json`);
      mkdirSync(join(root, 'test-results'), { recursive: true });
      const outside = join(root, 'test-results', `${name}.outside.json`);
      for (const old of [file, outside]) rmSync(old, { force: true });
      const reportedBefore = failures.length;
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      reporters.push(`--reporter=${join(root, 'scripts/testing/outside-errors.mjs')}`);
      const { passed, code } = await run(
        {
          command: command[0],
          args: [...command.slice(1), 'run', ...args, ...reporters],
          env: { ...env, OUTSIDE_ERRORS: outside },
        },
        'inherit',
      );
      if (!existsSync(file)) {
        total.failed += 1;
        failures.push(`${name}: no report`);
        return;
      }
      const result = JSON.parse(readFileSync(file, 'utf8'));
      total.passed += result.numPassedTests;
      total.failed += result.numFailedTests;
      failures.push(...failuresOf(result));
      // A file that fails to load, or an unhandled error, has no failed test of its own.
      if (passed || result.numFailedTests > 0) return;
      total.failed += 1;
      if (failures.length === reportedBefore) failures.push(...outsideOf(name, outside, code));
    },

    /** The last lines, and whether all is well. */
    finish() {
      for (const what of leftOut) console.log(`– left out: ${what}`);
      for (const failure of failures) console.log(`✗ ${failure}`);
      console.log(`${total.passed} passed, ${total.failed} failed`);
      return total.failed === 0 && total.passed > 0;
    },
  };
}

/** Errors that belong to no test, as a reporter wrote them to `file`; without any, the end of the program itself was the failure. */
function outsideOf(name, file, code) {
  const { reason, errors } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { reason: 'no report', errors: [] };
  if (errors.length === 0) return [`${name}: ended with ${code} (${reason}) though no test failed`];
  return errors.map((error) => `${name}: an error outside any test: ${error}`);
}

function failuresOf(result) {
  return result.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const path = relative(root, file.name);
      const tests = file.assertionResults.filter((one) => one.status === 'failed');
      if (tests.length === 0) return [`${path}: ${firstLine(file.message)}`];
      return tests.map((test) => `${path} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    });
}

/** Runs a program to its end; what it printed, if `stdio` keeps it. */
function run({ command, args, env = {} }, stdio) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ passed: false, code: null, output: `${output}${error.message}\n` }),
    );
    child.once('close', (code, signal) => resolve({ passed: code === 0, code: code ?? signal, output }));
  });
}
