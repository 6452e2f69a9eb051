import type { Config } from '../lib/contract/config.ts';
import { onceFor } from './memo.ts';

const compiled = onceFor(async ({ css }: Pick<Config, 'css'>): Promise<string> => {
  if (css === '') return '';
  const { compileCss } = await import('../lib/domain/shop-css/compile.ts');
  const own = compileCss(css);
  return own.ok ? own.css : '';
});

/** The style of the shop's own CSS; '': none. Other APIs may send anything: what is not allowed stands in no page. */
export const shopCss = (config: Config): Promise<string> => compiled(config);
