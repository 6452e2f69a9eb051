import { readConfig } from '../config.ts';
import { limitNewFiles } from '../platform/data-folder.ts';
import type { Release } from '../release.ts';

/** Runs the server until SIGINT or SIGTERM. `release`: what it serves; null: the API alone, from sources. Prints problems in German. */
export async function runServer(release: Release | null): Promise<void> {
  const read = readConfig();
  if (!read.ok) {
    process.stderr.write(`${read.problems.join('\n')}\n`);
    process.exit(1);
  }
  limitNewFiles(read.config.siteDir !== null);
  // Imported late, so that a wrong configuration is reported at once.
  const { startServer } = await import('../server.ts');
  const started = await startServer(read.config, release);
  if (!started.ok) {
    process.stderr.write(`${started.message}\n`);
    process.exit(1);
  }
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // A second signal ends it immediately.
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
  if (isStopping) return;
  // Last, right before it is printed: the password is shown only here.
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
