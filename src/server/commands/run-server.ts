import { readConfig } from '../config.ts';
import type { Release } from '../release.ts';

/** Runs the server until it is told to stop. `release`: what it serves; null: the API alone, from sources. Says in German what is wrong. */
export async function runServer(release: Release | null): Promise<void> {
  const read = readConfig();
  if (!read.ok) {
    process.stderr.write(`${read.problems.join('\n')}\n`);
    process.exit(1);
  }
  // Only now: what is wrong with the settings is told at once.
  const { startServer } = await import('../server.ts');
  const started = await startServer(read.config, release);
  if (!started.ok) {
    process.stderr.write(`${started.message}\n`);
    process.exit(1);
  }
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Asked a second time, it does not wait.
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
