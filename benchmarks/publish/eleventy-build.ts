/** The same pages made by Eleventy, in a process of its own: `node eleventy-build.ts FOLDER`. */
import { relative, resolve } from 'node:path';
import Eleventy from '@11ty/eleventy';

const [folder = ''] = process.argv.slice(2);
const input = relative('.', resolve(import.meta.dirname, 'eleventy'));
const eleventy = new Eleventy(input, folder, {
  quietMode: true,
  config(config) {
    config.addTemplateFormats('11ty.ts');
    config.addExtension('11ty.ts', { key: '11ty.js' });
    config.addPassthroughCopy({ [relative('.', resolve(import.meta.dirname, '../../public'))]: '.' });
  },
});
await eleventy.write();
