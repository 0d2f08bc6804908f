// Adds up vitest's JSON reports in a folder and prints the closing line of .ci/run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);
const reports = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
// a file that cannot be loaded has no tests to count, but its suite failed
const failed =
  sum('numFailedTests') + reports.filter((report) => !report.success && report.numFailedTests === 0).length;
const passed = sum('numPassedTests');
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
