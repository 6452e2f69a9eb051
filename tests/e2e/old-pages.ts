import type { Page } from '@playwright/test';
import { BRANCH } from './customer.ts';

/** Pages of days ago, as an edge of a CDN or an installed app may still have them; the API is the one of today. */

const ROW = '<li class="product';

/** What an old page says otherwise: `menu` of its rows, by product, and `facts` of its branch. */
interface Otherwise {
  menu?: Record<string, (row: string) => string>;
  facts?: (html: string) => string;
}

function aged(html: string, { menu, facts }: Otherwise): string {
  const [head = '', ...rows] = html.split(ROW);
  const old = rows.map((row) => {
    const change = Object.entries(menu ?? {}).find(([name]) =>
      new RegExp(`data-name[^>]*>${name}`).test(row),
    );
    return change ? change[1](ROW + row) : ROW + row;
  });
  const page = head + old.join('');
  return (facts?.(page) ?? page)
    .replace(/("menu":)"[^"]*"(,"facts")/, menu ? '$1"older"$2' : '$&')
    .replace(/("facts":)"[^"]*"/, facts ? '$1"older"' : '$&');
}

/** Requests for the branch's page get the old one; `times`: only so often. */
export async function serveOld(
  page: Page,
  otherwise: Otherwise,
  path = BRANCH,
  times?: number,
): Promise<void> {
  const handle = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: aged(await response.text(), otherwise) });
  };
  await page.route(`**${path}`, handle, times === undefined ? {} : { times });
}

/** The row of a product that cost something else. */
export const costing = (was: number, is: number) => (row: string) =>
  row
    .replace(`'price':${is}`, `'price':${was}`)
    .replace(`${is.toFixed(2).replace('.', ',')} EUR`, `${was.toFixed(2).replace('.', ',')} EUR`);

/** The row of a product that could still be had. */
export const onSale = (row: string) =>
  row
    .replace('product sold-out', 'product')
    .replace('data-open disabled', 'data-open')
    .replace('data-sold-out', 'data-sold-out hidden')
    .replace(/(aria-label="[^"]*") hidden/, '$1');

/** The row of a product that was not there yet. */
export const missing = (row: string) => row.replace(/^.*?<\/li>/s, '');

/** A branch that never closed. */
export const alwaysOpen = (html: string) =>
  html
    .replaceAll(/data-opening="[^"]*"/g, 'data-opening="[[0,9e15,&quot;23:00&quot;]]"')
    .replace(/data-notice="[^"]*"/, 'data-notice="{&quot;texts&quot;:[&quot;&quot;],&quot;steps&quot;:[]}"');
