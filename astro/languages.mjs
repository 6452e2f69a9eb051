import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GERMAN_VARIANTS, LANGUAGES } from '../src/lib/domain/languages.ts';
import { germanSource, isVariant } from './german.mjs';

/** The catalogues: German in these folders, each other language in a folder of its own in them (docs/decisions/0027). */
const CATALOGUE = /^(.*\/src\/(?:content\/texts|lib\/domain\/words))\/([a-z-]+\.ts)$/;
/** The same in a variant of German, where the code for the page writer has all of them. */
const IN_VARIANT = /^(.*\/src\/(?:content\/texts|lib\/domain\/words))\/([a-z-]+\.ts)\?(de-[A-Z]{2})$/;
const [GERMAN, ...FURTHER] = LANGUAGES;
/** All that scripts are built for besides German as the specification has it. */
const OTHERS = [...FURTHER, ...GERMAN_VARIANTS];
/** Not languages: longer words, for looking at screens (pseudo.mjs); the second from right to left. */
const PSEUDO = ['pseudo', 'pseudo-rtl'];
const [, RIGHT_TO_LEFT] = PSEUDO;
/** What formats values, and what counts them. */
const FORMATS = /\/(locale|plural|catalogue|suggestion)\.ts$/;

/** A catalogue's file in a language, or null if it is none. */
function fileOf(id, language) {
  const [, folder, name] = CATALOGUE.exec(id) ?? [];
  const file = folder && join(folder, language, name);
  return file && existsSync(file) ? file : null;
}

/** In code for the page writer: all languages, and German in its variants. The one is taken that the code is loaded for, as `entry.mjs?en` (publishing/rendering). */
function allLanguages(id, names) {
  const nameOf = (wording) => wording.replace('-', '_');
  const imports = [GERMAN, ...OTHERS].map((wording) => {
    const from =
      wording === GERMAN ? `${id}?german` : isVariant(wording) ? `${id}?${wording}` : fileOf(id, wording);
    return `import * as ${nameOf(wording)} from ${JSON.stringify(from)};`;
  });
  const exports = names.map((name) => `export const ${name} = words.${name};`);
  const all = [GERMAN, ...OTHERS].map((wording) => `'${wording}': ${nameOf(wording)}`);
  const choice = `const words = { ${all.join(', ')} }[import.meta.url.split('?')[1] ?? '${GERMAN}'];`;
  return [...imports, choice, ...exports].join('\n');
}

/** The German words of a catalogue, made longer. */
const pseudoWords = (id, names) =>
  [
    `import * as german from ${JSON.stringify(`${id}?german`)};`,
    `import { pseudo } from ${JSON.stringify(fileURLToPath(new URL('pseudo.mjs', import.meta.url)))};`,
    ...names.map((name) => `export const ${name} = pseudo(german.${name});`),
  ].join('\n');

/** A `lang` that is undefined on every German page (lib/domain/lang-of-words.ts). */
const LANG_OF_WORDS = / lang=\{langOf\w+\([^{}]*\)\}/g;

/** The names that a catalogue exports. */
const namesIn = (code) => [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);

/** The language that a build is in. The writer's build has all of them, one after the other. */
let current = process.env.PAGE_LANGUAGE ?? GERMAN;
/** The scripts of the writer's build: by language, the file of each by its sources. */
const scripts = new Map();
/** Files that only other languages load. */
const foreign = new Set();

/**
 * Builds pages and scripts for every language from the same sources: each script with its own words, so that a page loads one language.
 * `isWriter`: the code renders all languages, and browsers get scripts in each; otherwise the build is in the one that PAGE_LANGUAGE names.
 */
export const languages = ({ isWriter = false } = {}) => ({
  name: 'languages',
  enforce: 'pre',
  buildApp: {
    order: 'pre',
    handler(builder) {
      if (!isWriter) return;
      const build = builder.build.bind(builder);
      builder.build = async (environment) => {
        if (environment.name !== 'client') return build(environment);
        for (const language of OTHERS) {
          current = language;
          await build(environment);
        }
        current = GERMAN;
        // Last, because Astro remembers the files of the last one.
        return build(environment);
      };
    },
  },
  resolveId: {
    order: 'pre',
    filter: { id: /^\.{1,2}\/.*\.ts$/ },
    async handler(source, importer, options) {
      if (current === GERMAN || isVariant(current) || (isWriter && this.environment.name !== 'client'))
        return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && (fileOf(found.id, current) ?? found);
    },
  },
  transform: {
    order: 'pre',
    filter: { id: /\.tsx$/, code: LANG_OF_WORDS },
    handler(code) {
      const isGerman = current === GERMAN || isVariant(current);
      if (!isGerman || this.environment.name !== 'client') return null;
      return { code: code.replace(LANG_OF_WORDS, ''), map: null };
    },
  },
  load: {
    order: 'pre',
    filter: { id: [CATALOGUE, IN_VARIANT] },
    async handler(id) {
      const [, folder, name, variant] = IN_VARIANT.exec(id) ?? CATALOGUE.exec(id);
      if (variant) return germanSource(folder, name, variant);
      if (PSEUDO.includes(current) && !FORMATS.test(id))
        return pseudoWords(id, namesIn(await readFile(id, 'utf8')));
      if (current === RIGHT_TO_LEFT && id.endsWith('/words/locale.ts'))
        return (await readFile(id, 'utf8')).replace("DIRECTION: string = 'ltr'", "DIRECTION: string = 'rtl'");
      const isForAll = isWriter && this.environment.name !== 'client';
      if (isVariant(current) && !isForAll) return germanSource(folder, name, current);
      if (!isForAll || !fileOf(id, 'en')) return null;
      return allLanguages(id, namesIn(await readFile(id, 'utf8')));
    },
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (!isWriter || this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      for (const { fileName } of chunks)
        if (current === GERMAN) foreign.delete(fileName);
        else foreign.add(fileName);
      scripts.set(
        current,
        new Map(chunks.map((one) => [one.facadeModuleId ?? one.moduleIds.join('\n'), one.fileName])),
      );
    },
  },
});

/** What the app prefetches: nothing that only other languages load. Workbox's `manifestTransforms`. */
export const withoutForeign = (entries) => ({
  manifest: entries.filter(({ url }) => !foreign.has(url)),
  warnings: [],
});

/** By language: the German script's address → the language's own, where they differ. */
export function scriptsByLanguage() {
  const german = scripts.get(GERMAN) ?? new Map();
  const own = (language) =>
    [...german].flatMap(([source, file]) => {
      const other = scripts.get(language)?.get(source) ?? file;
      return other === file ? [] : [[file, other]];
    });
  return Object.fromEntries(OTHERS.map((language) => [language, Object.fromEntries(own(language))]));
}
