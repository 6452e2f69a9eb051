import { basename } from 'node:path';

interface Suite {
  suites?: Suite[];
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[];
}

/** A JSON report of Vitest or of Playwright; times in milliseconds. */
interface Report {
  testResults?: { name: string; startTime: number; endTime: number }[];
  suites?: Suite[];
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The test files that took longest, longest first: 'odd-values 112, backup 87', in seconds of one worker. */
export function slowestFiles(report: string, count = 8): string {
  const { testResults = [], suites = [] }: Report = JSON.parse(report);
  const seconds = new Map<string, number>();
  const add = (file: string, ms: number) => {
    const name = basename(file).replace(/\.test\.tsx?$/, '');
    seconds.set(name, (seconds.get(name) ?? 0) + ms / 1000);
  };
  for (const { name, startTime, endTime } of testResults) add(name, endTime - startTime);
  for (const { file, tests } of suites.flatMap(specsOf))
    for (const { results } of tests) for (const { duration } of results) add(file, duration);
  return [...seconds]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, took]) => `${name} ${Math.round(took)}`)
    .join(', ');
}
