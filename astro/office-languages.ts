import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { STAFF_LANGUAGES, type StaffLanguage } from '../src/lib/domain/languages.ts';

/** Where staff's words stand: German in these files, other languages in the folders `en` and `tr` beside them (docs/decisions/0030). */
const CATALOGUE =
  /^.*\/src\/(?:backoffice|content\/texts|lib\/domain\/words|lib\/contract\/words)\/(?:[\w-]+\/)*[\w-]+\.ts$/;
const CHOICE = fileURLToPath(new URL('../src/backoffice/data/language.ts', import.meta.url));
const [GERMAN, ...OTHERS] = STAFF_LANGUAGES;

/** A catalogue's file in a language, or null: its German words stand in. */
function fileOf(id: string, language: StaffLanguage): string | null {
  const file = join(dirname(id), language, basename(id));
  return existsSync(file) ? file : null;
}

/** The language that a reader of a language is shown, among those that a catalogue has: Turkish ones read English before German. */
function shownIn(language: StaffLanguage, has: ReadonlyMap<StaffLanguage, string>): StaffLanguage {
  if (has.has(language)) return language;
  return has.has('en') ? 'en' : GERMAN;
}

/** The names that a catalogue exports. */
const namesIn = (code: string) =>
  [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name ?? '');

/** The languages of the back office: every catalogue has all of them, and takes the one that the page is in as it starts. */
export const officeLanguages: Plugin = {
  name: 'office-languages',
  enforce: 'pre',
  load: {
    filter: { id: CATALOGUE },
    async handler(id) {
      const files = new Map<StaffLanguage, string>([[GERMAN, `${id}?german`]]);
      for (const language of OTHERS) {
        const file = fileOf(id, language);
        if (file !== null) files.set(language, file);
      }
      if (files.size === 1) return null;
      // An expression for each name, so that what nobody imports is left out.
      const choiceOf = (name: string) =>
        OTHERS.map(
          (language) => `PAGE_LANGUAGE === '${language}' ? ${shownIn(language, files)}.${name} : `,
        ).join('') + `${GERMAN}.${name}`;
      return [
        `import { PAGE_LANGUAGE } from ${JSON.stringify(CHOICE)};`,
        ...Array.from(files, ([language, file]) => `import * as ${language} from ${JSON.stringify(file)};`),
        ...namesIn(await readFile(id, 'utf8')).map((name) => `export const ${name} = ${choiceOf(name)};`),
      ].join('\n');
    },
  },
};
