import { analyticsEndpoints, statisticsEndpoints, togetherEndpoints } from './endpoints/statistics.ts';
import { bookEndpoints } from './endpoints/books.ts';
import { backupEndpoints, privacyEndpoints } from './endpoints/stored-data.ts';
import { deviceEndpoints, printEndpoints } from './endpoints/printing.ts';
import { deliveryEndpoints } from './endpoints/delivery.ts';
import { flatEntityEndpoints } from './endpoints/entities.ts';
import { imageEndpoints, uploadEndpoints } from './endpoints/media.ts';
import { messageEndpoints } from './endpoints/messages.ts';
import { orderEndpoints, staffOrderEndpoints } from './endpoints/orders.ts';
import { paymentEndpoints } from './endpoints/payments.ts';
import { peopleEndpoints } from './endpoints/people.ts';
import { promotionEndpoints } from './endpoints/promotions.ts';
import { publishingEndpoints } from './endpoints/publishing.ts';
import { shopEndpoints } from './endpoints/shop.ts';
import { feedEndpoints } from './endpoints/feeds.ts';
import { tillEndpoints } from './endpoints/till.ts';
import { visitEndpoints } from './endpoints/visits.ts';
import { translatorEndpoints } from './endpoints/translator.ts';
import { webhookEndpoints } from './endpoints/webhooks.ts';
import { withdrawalEndpoints } from './endpoints/withdrawals.ts';

export type { Kind } from './endpoints/declare.ts';

/** Every call of the API (SPEC section 7). The router, the typed client and `/api/openapi.json` come from it. */
export const endpoints = {
  ...shopEndpoints,
  ...flatEntityEndpoints,
  ...orderEndpoints,
  ...staffOrderEndpoints,
  ...paymentEndpoints,
  ...imageEndpoints,
  ...uploadEndpoints,
  ...deviceEndpoints,
  ...printEndpoints,
  ...peopleEndpoints,
  ...analyticsEndpoints,
  ...statisticsEndpoints,
  ...togetherEndpoints,
  ...visitEndpoints,
  ...publishingEndpoints,
  ...messageEndpoints,
  ...privacyEndpoints,
  ...backupEndpoints,
  ...bookEndpoints,
  ...withdrawalEndpoints,
  ...promotionEndpoints,
  ...deliveryEndpoints,
  ...webhookEndpoints,
  ...tillEndpoints,
  ...feedEndpoints,
  ...translatorEndpoints,
} as const;

export type Endpoints = typeof endpoints;
