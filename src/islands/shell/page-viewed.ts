import { readShopData } from '../../lib/client/page-data.ts';
import { pageView, sendPageView } from '../../lib/stores/shell/page-view.ts';

/** Tells analytics that this page was looked at, once, by being loaded; that is asked for only after consent. */
void sendPageView(readShopData().api, pageView(location.pathname, document.title));
