import shop from '../astro.config.mjs';
import { pageWriter } from './page-writer.mjs';

/** The same pages as code that stays in memory, in SITE_OUT_DIR: `astro build --config astro/writer.config.mjs`. */
export default {
  ...shop,
  output: 'server',
  adapter: pageWriter,
  session: false,
};
