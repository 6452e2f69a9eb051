import { analyticsEndpoints } from './endpoints/analytics.ts';
import { deviceEndpoints } from './endpoints/devices.ts';
import { flatEntityEndpoints } from './endpoints/entities.ts';
import { imageEndpoints } from './endpoints/images.ts';
import { messageEndpoints } from './endpoints/messages.ts';
import { orderEndpoints } from './endpoints/orders.ts';
import { paymentEndpoints } from './endpoints/payments.ts';
import { peopleEndpoints } from './endpoints/people.ts';
import { printEndpoints } from './endpoints/prints.ts';
import { publishingEndpoints } from './endpoints/publishing.ts';
import { shopEndpoints } from './endpoints/shop.ts';
import { staffOrderEndpoints } from './endpoints/staff-orders.ts';
import { statisticsEndpoints } from './endpoints/statistics.ts';
import { uploadEndpoints } from './endpoints/uploads.ts';

export type { Kind, Who } from './endpoints/declare.ts';

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
  ...publishingEndpoints,
  ...messageEndpoints,
} as const;

export type Endpoints = typeof endpoints;
