import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupMetrics } from '../../../src/server/platform/backup/nightly-backups.ts';
import { diskMetrics } from '../../../src/server/platform/data-folder.ts';
import { keepMetrics } from '../../../src/server/platform/metrics.ts';
import { createTelemetry } from '../../../src/server/platform/telemetry.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { readYaml } from '../../support/read-yaml.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const rootFile = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Names of metrics in an expression: neither label matchers nor functions, words of the language nor units. */
const metricsIn = (expr: string) =>
  (expr.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').match(/[a-z_][a-z0-9_]*/gi) ?? []).filter((word) =>
    /_/.test(word),
  );

describe('the alert rules', () => {
  let app: TestApp;
  let rules: Rule[] = [];
  beforeAll(async () => {
    app = await newApp();
    const file = (await readYaml(await rootFile('deploy/alerts.yml'))) as { groups: { rules: Rule[] }[] };
    rules = file.groups.flatMap((group) => group.rules);
  });
  afterAll(() => app.close());

  it('name only metrics that the server exports', async () => {
    const telemetry = createTelemetry({ level: 'silent' });
    keepMetrics(telemetry, [...app.composeAgain().figures, diskMetrics(app.dataDir), backupMetrics(null)]);
    const exported = telemetry.registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_count`]);
    const used = rules.flatMap(({ expr }) => metricsIn(expr));
    expect(used.length).toBeGreaterThanOrEqual(rules.length);
    expect(used.filter((name) => !exported.includes(name))).toEqual([]);
  });

  it('have a severity and a summary, and each is explained to operators', async () => {
    const manual = await rootFile('docs/operations.md');
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
      expect(manual).toContain(`| \`${alert}\``);
    }
  });
});
