// Adds up vitest's JSON reports and the rows of `npm run chaos` in a folder and prints the closing line of .ci/run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);

/** A report that cannot be read is of a run that broke off. */
function countsIn(name) {
  try {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return 'rows' in report ? countsOfRows(report.rows) : countsOfTests(report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function countsOfTests({ numPassedTests, numFailedTests, success }) {
  // a file that cannot be loaded has no tests to count, but its suite failed
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) };
}

function countsOfRows(rows) {
  const bad = rows.filter(({ lost, doubled, failed }) => lost + doubled + failed > 0).length;
  return { passed: rows.length - bad, failed: bad };
}

const counts = readdirSync(folder).map(countsIn);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const [passed, failed] = [sum('passed'), sum('failed')];
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
