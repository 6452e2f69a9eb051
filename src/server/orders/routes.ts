import type { PeopleService } from '../people/service.ts';
import type { Api } from '../platform/http/api.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { customerOrderRoutes, orderAnswerRoutes, type CountOrder } from './routes/customers.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { orderEventRoutes, type WatchBusy } from './routes/order-events.ts';
import { placeRoutes } from './routes/places.ts';
import { promotionRoutes } from './routes/promotions.ts';
import { orderStepRoutes, staffOrderRoutes } from './routes/staff.ts';
import { tillRoutes } from './routes/till.ts';
import type { OrderService } from './service.ts';

export function ordersRoutes(
  api: Api,
  orders: OrderService,
  people: PeopleService,
  watchBusy: WatchBusy,
  countOrder: CountOrder,
): void {
  placeRoutes(api.app, orders);
  promotionRoutes(api, orders);
  deliveryRoutes(api, orders);
  customerOrderRoutes(api, orders, countOrder);
  staffOrderRoutes(api, orders);
  orderStepRoutes(api, orders);
  tillRoutes(api, orders.till);
  calendarRoutes(api, orders.readCalendar);
  orderAnswerRoutes(api, orders);
  orderEventRoutes(api, orders, watchBusy, people);
}
