import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import vnu from 'vnu-jar';

const execute = promisify(execFile);

export async function isJavaThere(): Promise<boolean> {
  return execute('java', ['-version']).then(
    () => true,
    () => false,
  );
}

/** Its quick compiler alone: the checker ends before the better one has paid, which took half of the processor's time. */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m'];

/** The checker's CSS is older than what browsers know: its word counts for HTML. */
const NOT_CSS = ['--filterpattern', 'CSS: .*'];

/** What the Nu HTML checker calls an error in pages, by their names. */
export async function nuErrors(pages: readonly { name: string; html: string }[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bestellbar-nu-'));
  try {
    const files = pages.map(({ html }, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, html);
      return file;
    });
    const options = [
      ...SHORT_RUN,
      '-jar',
      String(vnu),
      '--errors-only',
      '--exit-zero-always',
      '--format',
      'json',
      ...NOT_CSS,
    ];
    const { stderr } = await execute('java', [...options, ...files], { maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(stderr) as {
      messages: { url: string; lastLine: number; message: string }[];
    };
    return messages.map(({ url, lastLine, message }) => {
      const page = pages[Number.parseInt(basename(url))];
      return `${page?.name}:${lastLine} ${message}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
