import { notFound, offline, shell } from '../../../src/content/texts/shell.ts';
import { wallet } from '../../../src/content/texts/orders.ts';
import { status } from '../../../src/content/texts/status.ts';
import { robots, sitemap } from '../../../src/content/search-engines.ts';
import { knowsWithdrawal } from '../../../src/lib/domain/withdrawal.ts';
import { island } from './island.ts';
import { each, esc, page } from './layout.ts';
import { config, shop } from './shop.ts';

interface Single {
  file: string;
  make: () => string;
}

const plate = (() => {
  const shape = (tag: string, attributes: string) => `<${tag} ${attributes} data-ok></${tag}>`;
  const crumbs = ['118,66,3.2', '139,80,2.4', '127,88,1.8', '146,64,1.6', '110,80,1.6'].map((one) =>
    one.split(','),
  );
  return `<svg class="plate" viewBox="0 0 260 150" width="260" height="150" aria-hidden="true" data-ok>${shape('ellipse', 'class="shadow" cx="130" cy="136" rx="78" ry="9"')}${shape('circle', 'class="rim" cx="130" cy="74" r="62"')}${shape('circle', 'class="well" cx="130" cy="74" r="43"')}<g class="crumbs" data-ok>${each(crumbs, ([x, y, r]) => shape('circle', `cx="${x}" cy="${y}" r="${r}"`))}</g><g class="cutlery" data-ok>${shape('path', 'd="M34 24v26a9 9 0 0 0 18 0V24M43 24v26M43 60v64"')}${shape('path', 'd="M216 124V24c9 7 13 20 13 34 0 8-5 13-13 13"')}</g></svg>`;
})();

const CID = 'data-ok';

/** A page without content. */
const empty = (name: string, heading: string, text: string, href: string, link: string, own = '') =>
  `<section class="${name}" ${CID}>${plate}<h1 ${CID}>${heading}</h1><p ${CID}>${text}</p><a class="button" href="${href}"${own}>${link}</a></section>`;

const missing = () =>
  page({
    kind: 'missing',
    path: '/404',
    title: notFound.title,
    isIndexed: false,
    main: () => empty('page empty-page', notFound.title, notFound.message, '/', notFound.back),
  });

const withoutReception = () =>
  page({
    kind: 'offline',
    path: '/offline',
    title: offline.heading,
    isIndexed: false,
    hasToolbar: false,
    main: () =>
      empty('page empty-page offline-page', offline.heading, offline.check, '', offline.retry, ' data-74'),
  });

const settings = () =>
  JSON.stringify({
    areTicketsDisabled: config.disableTickets,
    isFrontdeskEnabled: config.enablePluginFrontdesk,
    areReviewsEnabled: config.enablePluginOrderReviews,
    knowsWithdrawal: knowsWithdrawal(config),
  });

const order = () =>
  page({
    kind: 'status',
    path: '/status',
    title: status.title,
    isIndexed: false,
    main: (next) =>
      `<div class="page status-page" data-a5><noscript><p class="notice" data-a5>${shell.noScript}</p></noscript>${island(`data-order-status="${esc(settings())}"`, 'data-a5', 3)}</div>${next()}`,
  });

const orders = () =>
  page({
    kind: 'wallet',
    path: '/bestellungen',
    title: wallet.title,
    isIndexed: false,
    main: (next) =>
      `<div class="page orders-page" data-pv><noscript><p class="notice" data-pv>${shell.noScript}</p></noscript>${island('data-orders', 'data-pv', 3)}</div>${next()}`,
  });

const icons = [
  [192, 'any', 'icon-192'],
  [512, 'any', 'icon-512'],
  [192, 'maskable', 'icon-maskable-192'],
  [512, 'maskable', 'icon-maskable-512'],
].map(([size, purpose, name]) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
}));
const manifest = () =>
  JSON.stringify({
    id: '/',
    name: config.title || config.shopName,
    short_name: config.shopName,
    description: config.description,
    lang: config.locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#ffd200',
    background_color: '#010101',
    icons,
  });

const singles: Single[] = [
  { file: '/404.html', make: missing },
  { file: '/offline/index.html', make: withoutReception },
  { file: '/status/index.html', make: order },
  { file: '/bestellungen/index.html', make: orders },
  { file: '/manifest.webmanifest', make: manifest },
  { file: '/sitemap.xml', make: () => sitemap(shop) },
  { file: '/robots.txt', make: robots },
];

export const data = {
  pagination: { data: 'singles', size: 1, alias: 'single' },
  singles,
  eleventyExcludeFromCollections: true,
  permalink: ({ single }: { single: Single }) => single.file,
};

export const render = ({ single }: { single: Single }): string => single.make();
