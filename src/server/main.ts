import { enableCompileCache } from 'node:module';
import { readConfig } from './config.ts';
import { compiledPostgres } from './db/compiled-postgres.ts';
import { importPlainly } from './plain-imports.ts';

const read = readConfig();
if (!read.ok) {
  process.stderr.write(`${read.problems.join('\n')}\n`);
  process.exit(1);
}
// The next start takes what this one has compiled.
enableCompileCache();
importPlainly();
// What is wrong with it is said by whoever opens the database.
if (read.config.databaseUrl === null) compiledPostgres().catch(() => {});
// Only now: reading all of the server takes a while, and what is wrong with the settings is told at once.
const { startServer } = await import('./server.ts');
const started = await startServer(read.config);
if (!started.ok) {
  process.stderr.write(`${started.message}\n`);
  process.exit(1);
}
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    started.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  });

await started.ready;
if (!isStopping) {
  // As late as can be, and written down at once: it is told only here.
  const admin = await started.createFirstAdmin().catch((error: unknown) => {
    if (!isStopping) process.stderr.write(`Das erste Konto ließ sich nicht anlegen: ${String(error)}\n`);
    return null;
  });
  const hint = admin
    ? `Erste Anmeldung: ${admin.email}, Passwort ${admin.password} (wird nur jetzt gezeigt und ist beim Anmelden zu ändern)\n`
    : '';
  const notice = await started.readNotice().catch(() => null);
  process.stdout.write(`Bestellbar läuft: ${started.url}\n${hint}${notice === null ? '' : `${notice}\n`}`);
}
