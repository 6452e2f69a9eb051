import { createApi, type Api, type Terms, type Usecases } from './platform/http/api.ts';
import { addressRoutes } from './shop/routes/addresses.ts';
import { analyticsRoutes } from './statistics/routes/analytics.ts';
import { apiKeyRoutes } from './people/routes/api-keys.ts';
import { blockRoutes } from './shop/routes/blocks.ts';
import { branchRoutes } from './shop/routes/branches.ts';
import { categoryRoutes } from './shop/routes/categories.ts';
import { configRoutes } from './shop/routes/config.ts';
import { deviceRoutes } from './printing/routes/devices.ts';
import { divisionRoutes } from './shop/routes/divisions.ts';
import { donateeRoutes } from './shop/routes/donatees.ts';
import { failure } from './platform/http/failures.ts';
import { imageRoutes, pictureRoutes } from './media/routes/images.ts';
import { initRoutes } from './shop/routes/init.ts';
import { meRoutes } from './people/routes/me.ts';
import { logRoutes } from './people/routes/logs.ts';
import { menuRoutes } from './shop/routes/menus.ts';
import { messageRoutes } from './messages/routes/messages.ts';
import { pushRoutes } from './messages/routes/push.ts';
import { orderAnswerRoutes } from './orders/routes/order-answers.ts';
import { orderEventRoutes } from './orders/routes/order-events.ts';
import { orderStepRoutes } from './orders/routes/order-steps.ts';
import { orderRoutes } from './orders/routes/orders.ts';
import { printerRoutes } from './printing/routes/printers.ts';
import { printRoutes } from './printing/routes/prints.ts';
import { paymentRoutes } from './payments/routes/payments.ts';
import { productRoutes } from './shop/routes/products.ts';
import { publishingRoutes } from './publishing/routes/publishing.ts';
import { sessionRoutes } from './people/routes/sessions.ts';
import { sharePictureRoutes } from './media/routes/share-pictures.ts';
import { statisticsRoutes } from './statistics/routes/statistics.ts';
import { staffOrderRoutes } from './orders/routes/staff-orders.ts';
import { tableRoutes } from './shop/routes/tables.ts';
import { tagRoutes } from './shop/routes/tags.ts';
import { uploadRoutes } from './media/routes/uploads.ts';
import { userRoutes } from './people/routes/users.ts';

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
