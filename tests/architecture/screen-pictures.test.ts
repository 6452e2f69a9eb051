import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HELP as ENGLISH } from '../../src/backoffice/shell/help/en/sentences.ts';
import { HELP, type HelpedPath } from '../../src/backoffice/shell/help/sentences.ts';
import { screenPicture } from '../pictures/screen-picture.ts';

const PAGE = readFileSync('docs/backoffice.md', 'utf8');
const screens = Object.entries(HELP).map(([path, { title }]) => ({
  title,
  picture: `pictures/screens/${screenPicture(path)}`,
  sentence: ENGLISH[path as HelpedPath].sentence,
}));

test.each(screens)(
  '$title has its sentence and its picture in the documentation',
  ({ title, picture, sentence }) => {
    expect(PAGE.replaceAll(/ +/g, ' ')).toContain(`| [${title}](${picture}) | ${sentence} |`);
    expect(existsSync(`docs/${picture}`), picture).toBe(true);
  },
);
