import { createApi, type Api, type Terms, type Usecases } from './api.ts';
import { addressRoutes } from './addresses.ts';
import { analyticsRoutes } from './analytics.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { blockRoutes } from './blocks.ts';
import { branchRoutes } from './branches.ts';
import { categoryRoutes } from './categories.ts';
import { configRoutes } from './config.ts';
import { deviceRoutes } from './devices.ts';
import { divisionRoutes } from './divisions.ts';
import { donateeRoutes } from './donatees.ts';
import { failure } from './failures.ts';
import { imageRoutes, pictureRoutes } from './images.ts';
import { initRoutes } from './init.ts';
import { meRoutes } from './me.ts';
import { logRoutes } from './logs.ts';
import { menuRoutes } from './menus.ts';
import { messageRoutes } from './messages.ts';
import { pushRoutes } from './push.ts';
import { orderAnswerRoutes } from './order-answers.ts';
import { orderEventRoutes } from './order-events.ts';
import { orderStepRoutes } from './order-steps.ts';
import { orderRoutes } from './orders.ts';
import { printerRoutes } from './printers.ts';
import { printRoutes } from './prints.ts';
import { paymentRoutes } from './payments.ts';
import { productRoutes } from './products.ts';
import { publishingRoutes } from './publishing.ts';
import { sessionRoutes } from './sessions.ts';
import { sharePictureRoutes } from './share-pictures.ts';
import { statisticsRoutes } from './statistics.ts';
import { staffOrderRoutes } from './staff-orders.ts';
import { tableRoutes } from './tables.ts';
import { tagRoutes } from './tags.ts';
import { uploadRoutes } from './uploads.ts';
import { userRoutes } from './users.ts';

const ROUTES = [
  addressRoutes,
  analyticsRoutes,
  initRoutes,
  configRoutes,
  divisionRoutes,
  branchRoutes,
  sessionRoutes,
  pushRoutes,
  // Before `users`: to that, 'me' would be an id.
  meRoutes,
  userRoutes,
  logRoutes,
  menuRoutes,
  categoryRoutes,
  productRoutes,
  tagRoutes,
  tableRoutes,
  blockRoutes,
  donateeRoutes,
  imageRoutes,
  // Before `pictures`: to these, 'share' would be a use.
  sharePictureRoutes,
  pictureRoutes,
  deviceRoutes,
  printRoutes,
  printerRoutes,
  orderRoutes,
  staffOrderRoutes,
  orderStepRoutes,
  orderAnswerRoutes,
  orderEventRoutes,
  paymentRoutes,
  uploadRoutes,
  apiKeyRoutes,
  statisticsRoutes,
  publishingRoutes,
  messageRoutes,
];

/** The whole API under one router, and its description as OpenAPI 3.1. */
export function createApp(usecases: Usecases, terms: Terms): Api['app'] {
  const api = createApi(usecases, terms);
  for (const addRoutes of ROUTES) addRoutes(api);
  api.app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Bestellbar',
      version: '1',
      description: 'Online ordering for shops with several branches',
    },
  });
  api.app.all('/api/*', (c) => {
    // Tells a call that the API does not have from a thing that the shop does not have.
    c.header('x-unknown-call', '1');
    return failure(c, 404, 'notFound');
  });
  return api.app;
}
